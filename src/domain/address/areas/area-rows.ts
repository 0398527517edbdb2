/** A part of a city: its names, and what addresses in it say, such as postal codes and quarters. Each list is separated by bars. */
type AreaRow = readonly [names: string, said: string]

/** The parts of one city that people name and that few addresses name so. */
export interface AreasOfCity {
  readonly countryCode: string
  /** The city's name in the directory. */
  readonly city: string
  /** Whether listings of the areas are all filed under the city. Otherwise what addresses say has to be telling enough in the country. */
  readonly isWithinCity: boolean
  /** Other words for the city beside a part's name: `Zürich Kreis 5`. */
  readonly also: string
  readonly areas: readonly AreaRow[]
}

/** Numbered parts whose postal codes follow from the number. */
const numbered = (count: number, row: (number: number) => AreaRow): AreaRow[] =>
  Array.from({ length: count }, (_, index) => row(index + 1))

const two = (number: number) => String(number).padStart(2, '0')

export const areaRows: readonly AreasOfCity[] = [
  // Before Zürich, whose Kreise are called so too beside its name.
  {
    countryCode: 'AT',
    city: 'Wien',
    isWithinCity: false,
    also: 'Wien|Vienna|빈|Viyana',
    areas: numbered(23, (number) => [`${number}. Bezirk|Bezirk ${number}`, `1${two(number)}0 Wien`]),
  },
  {
    countryCode: 'CH',
    city: 'Zürich',
    isWithinCity: false,
    also: 'Zürich|Zurich|Zuerich|Züri|ZRH|취리히|Zürih|Zurigo|Cirih',
    areas: [
      ['Kreis 1|District 1|1구|1. Bölge|Altstadt|Niederdorf|Lindenhof', '8001'],
      [
        'Hauptbahnhof|HB|Zürich HB|Zurich HB|Main Station|중앙역|Bahnhofstrasse|Zürich Main Station|Zurich Main Station|Zürich Station|Zurich Station|Zürich Central Station|Zurich Central Station|Hauptbahnhof Zürich|취리히 중앙역|취리히역|Bahnhof Zürich|Zürich Bahnhof|Gare de Zurich|Merkez Garı|ShopVille',
        '8001',
      ],
      [
        'Paradeplatz|Bürkliplatz|Rennweg|Sihlstrasse|Central|Bellevue|Limmatquai|Grossmünster|Fraumünster|Lindenhofplatz|Pelikanplatz|Löwenplatz|Münsterhof|Rathaus|Hirschenplatz|Oberdorf|Universität Zürich|ETH|Landesmuseum|Platzspitz|Kunsthaus|Kunsthaus Zürich|National Museum|Swiss National Museum|Old Town Zurich|Zurich Old Town|University of Zurich|ETH Zürich|ETH Zurich|Heimplatz|Pfauen|Zähringerplatz|Selnau|Bahnhof Selnau',
        '8001',
      ],
      [
        'Limmatplatz|Limmatstrasse|Viadukt|Im Viadukt|Josefwiese|Prime Tower|Schiffbau|Löwenbräu|Bahnhof Hardbrücke|Escher-Wyss-Platz|Turbinenplatz|Puls 5|Frau Gerolds Garten|Toni-Areal|Sihlquai',
        '8005',
      ],
      [
        'Helvetiaplatz|Stauffacher|Bäckeranlage|Kalkbreite|Europaallee|Kanonengasse|Letzigrund|Hardplatz|Kasernenareal',
        '8004',
      ],
      [
        'Zürichsee|Lake Zurich|Zürich Lake|Zurichsee|Seepromenade|Seeufer|Zürich Gölü|취리히 호수|lac de Zurich',
        '8001|8002|8008|8038',
      ],
      ['Albisriederplatz', '8004|8003|8047'],
      ['Röschibachplatz|Bahnhof Wipkingen', '8037'],
      ['Rigiplatz', '8006'],
      ['Lindenplatz|Farbhof', '8048'],
      ['Irchel|Uni Irchel|Irchelpark', '8057|8006'],
      ['Schwamendingerplatz', '8051'],
      ['Hürlimann-Areal|Hürlimannareal', '8002'],
      ['Meierhofplatz', '8049'],
      ['Marktplatz Oerlikon|Max-Bill-Platz', '8050'],
      ['Idaplatz|Bahnhof Wiedikon|Lochergut|Schmiede Wiedikon|Goldbrunnenplatz|Sihlcity', '8003|8045'],
      ['Triemli|Friesenberg', '8055|8063'],
      ['Schaffhauserplatz|Milchbuck|Bucheggplatz|Schaffhauser Platz', '8006|8057'],
      ['Kreuzplatz|Römerhof|Hegibachplatz|Dolder|Zoo Zürich|Zurich Zoo|Zürichberg', '8032|8044'],
      [
        'Opernhaus|Opera House|Zurich Opera House|Zürich Opera House|Opernhaus Zürich|Sechseläutenplatz|Zürichhorn|Seefeldquai|Balgrist|Tiefenbrunnen Bahnhof',
        '8008|8001',
      ],
      ['Messe Zürich|Hallenstadion|Sternen Oerlikon|Leutschenbach', '8050'],
      ['Glattpark|Opfikon|Glattbrugg', '8152'],
      ['The Circle|Circle|Circle Zürich', '8058|8060|Circle'],
      ['Kreis 2|District 2|2구', '8002|8038|8041'],
      ['Enge|Bahnhof Enge', '8002'],
      ['Wollishofen', '8038'],
      ['Leimbach', '8041'],
      ['Kreis 3|District 3|3구', '8003|8045|8055|8063'],
      ['Wiedikon', '8003|8045|8055'],
      ['Kreis 4|District 4|4구|Aussersihl', '8004'],
      ['Langstrasse|Langstrassenquartier', 'Langstrasse|8004'],
      ['Kreis 5|District 5|5구|Industriequartier|Zürich West|Zurich West|Escher Wyss|Hardbrücke', '8005'],
      ['Kreis 6|District 6|6구|Unterstrass|Oberstrass', '8006|8057'],
      ['Kreis 7|District 7|7구', '8032|8044|8053'],
      ['Hottingen', '8032'],
      ['Fluntern', '8044'],
      ['Witikon', '8053'],
      ['Kreis 8|District 8|8구|Seefeld|Riesbach|Tiefenbrunnen', '8008'],
      ['Stadelhofen|Bahnhof Stadelhofen|Zürich Stadelhofen', '8001|8008'],
      ['Kreis 9|District 9|9구', '8047|8048'],
      ['Albisrieden', '8047'],
      ['Altstetten|Bahnhof Altstetten', '8048'],
      ['Kreis 10|District 10|10구', '8037|8049'],
      ['Wipkingen', '8037'],
      ['Höngg|Hoengg', '8049'],
      ['Kreis 11|District 11|11구', '8046|8050|8052'],
      ['Oerlikon|Bahnhof Oerlikon', '8050'],
      ['Affoltern', '8046'],
      ['Seebach', '8052'],
      ['Kreis 12|District 12|12구|Schwamendingen', '8051'],
      [
        'Flughafen|Airport|공항|Havalimanı|Flughafen Zürich|Zurich Airport|Zürich Airport|Flughafen Kloten|Kloten Flughafen|Kloten Airport|취리히 공항|aéroport de Zurich',
        '8058|8060|Flughafenstrasse',
      ],
    ],
  },
  {
    countryCode: 'RS',
    city: 'Belgrade',
    isWithinCity: false,
    also: 'Beograd|Belgrade|Belgrad|BGD|베오그라드|Belgrado',
    areas: [
      [
        'Novi Beograd|New Belgrade|Novi Belgrad|Yeni Belgrad|노비 베오그라드|Novom Beogradu|Novom Beograd|Novog Beograda|NBG|Blok 19|Blok 21|Blok 22|Blok 23|Blok 28|Blok 29|Blok 30|Blok 33|Blok 37|Blok 38|Blok 44|Blok 45|Blok 58|Blok 61|Blok 62|Blok 63|Blok 64|Blok 65|Blok 67|Blok 70|Blok 70a|Blok 71|Blok 72|Belville|Belvil|Novi Bgd|Novi BG|N. Beograd|N Beograd|Blokovi',
        '11070|11073|11077|Novi Beograd|Novi Belgrade',
      ],
      [
        'Bežanijska kosa|Bezanijska kosa|Bežanija|Bezanija|Bežanijskoj kosi',
        '11077|Bežanija|Bežanijska kosa',
      ],
      ['Batajnica|Batajnici', '11273|Batajnica'],
      ['Cerak|Ceraku|Cerak vinogradi|Filmski grad|Košutnjak', '11030|11031|Cerak'],
      [
        'Medaković|Medakoviću|Braće Jerković|Braće Jerkovića|Šumice|Kumodraž',
        '11010|11040|11042|Braće Jerkovića',
      ],
      ['Miljakovac|Petlovo brdo|Labudovo brdo|Kanarevo brdo|Kanarevom brdu', '11090|11091|11094'],
      ['Crveni krst|Kalenić|Kalenić pijaca|Čuburi', '11000|Vračar|Vracar|11118|11116'],
      ['Cvetkova pijaca|Đeram|Lion|Lipov lad|Cvetko', '11050|11120|11000|Bulevar kralja Aleksandra'],
      ['Tašmajdan|Tasmajdan|Pravni fakultet|Botanička bašta', '11000|11120|11158'],
      ['Bogoslovija|Višnjička banja|Rospi ćuprija', '11060|Višnjička'],
      ['Altina|Galenika|Gornji grad Zemun|Zemun Altina', '11080|11283|Altina'],
      ['Surčin|Surčinu|Ledine', '11271|11070|Surčin'],
      ['Kaluđerica|Kaluđerici', '11130|Kaluđerica'],
      ['Železnik|Zeleznik|Železniku', '11250|Železnik'],
      ['Krnjača|Krnjaca|Krnjači', '11210|Krnjača'],
      ['Zemun|제문|Zemunu', '11080|11283|11185|11186|Zemun'],
      ['Vračar|Vracar|Vračaru|Neimar|Čubura', 'Vračar|Vracar|11118|11116'],
      ['Voždovac|Vozdovac|Voždovcu', '11010|11040|11042|Voždovac|Vozdovac'],
      ['Zvezdara|Zvezdari', '11050|11051|11120|Zvezdara'],
      [
        'Čukarica|Cukarica|Čukarici|Banovo Brdo|Žarkovo|Banovom Brdu',
        '11030|11031|11147|Čukarica|Banovo Brdo',
      ],
      ['Rakovica|Rakovici|Vidikovac|Kneževac', '11090|11091|11094|Rakovica'],
      ['Palilula|Paliluli', '11060|11108|11210|11211|11120|Palilula'],
      ['Karaburma|Karaburmi', '11060|Karaburma'],
      ['Mirijevo|Mirijevu', '11160|Mirijevo'],
      ['Borča|Borca|Borči', '11211|Borča'],
      ['Dorćol|Dorcol|Dorćolu', 'Dorćol|11158'],
      ['Savski Venac|Savskom Vencu', '11040|Savski Venac'],
      ['Dedinje|Dedinju|Senjak', '11040|Dedinje'],
      ['Banjica|Banjici', 'Banjica'],
      ['Konjarnik|Konjarniku', 'Konjarnik'],
      ['Stari Grad|Starom Gradu', 'Stari Grad|11158'],
      // Addresses in the middle of the city say 11000 alone; what is there is ordered by its distance.
      ['Slavija|Trg Slavija|Slavija Square', '11000|Vračar|Vracar|11118|11116'],
      ['Hram Svetog Save|Saint Sava Temple|St. Sava Temple', '11000|Vračar|Vracar|11118|11116'],
      ['Kalemegdan|Kalemegdanska tvrđava|Belgrade Fortress', '11000|Stari Grad|11158'],
      ['Trg Republike|Republic Square', '11000|Stari Grad|11158'],
      ['Knez Mihailova|Kneza Mihaila|Knez Mihajlova|Knez Mihailovoj', '11000|Kneza Mihaila|Knez Mihailova'],
      ['Skadarlija|Skadarliji', '11000|Skadarska'],
      ['Savamala|Savamali', '11000|Savamala'],
      ['Terazije', '11000|Terazije'],
      ['Zeleni Venac|Zeleni Vencu', '11000|Zeleni Venac'],
      ['Skupština|Narodna skupština', '11000'],
      [
        'Vukov spomenik|Vukovog spomenika|Vukovom spomeniku|Vukov spomeniku',
        '11000|11120|Bulevar kralja Aleksandra',
      ],
      ['Autokomanda', '11000|11010|Autokomanda'],
      ['Arena Beograd|Belgrade Arena|Štark Arena|Stark Arena', '11070|11073|Novi Beograd|Novi Belgrade'],
      ['Ušće|Usce|Ušće Shopping Center', '11070|11073|Novi Beograd|Novi Belgrade'],
    ],
  },
  {
    countryCode: 'US',
    city: 'New York',
    isWithinCity: false,
    also: 'New York|NYC|NY|뉴욕',
    areas: [
      [
        'Queens|퀸스|퀸즈|Queens NY',
        'Queens|Flushing|Astoria|Jamaica NY|Long Island City|Elmhurst|Ridgewood NY|Woodside NY|Bayside NY|Forest Hills NY|Maspeth|Corona NY|Ozone Park|Rego Park|Far Rockaway',
      ],
      ['Bronx|The Bronx|브롱크스', 'Bronx'],
      ['Harlem|할렘', '10026|10027|10029|10030|10035|10037|10039'],
      ['Midtown|Midtown Manhattan|미드타운', '10016|10017|10018|10019|10020|10022|10036'],
      ['Upper East Side', '10021|10028|10065|10075|10128'],
      ['Upper West Side', '10023|10024|10025|10069'],
      ['Chinatown', '10013|10002'],
    ],
  },
  {
    countryCode: 'US',
    city: 'Brooklyn',
    isWithinCity: false,
    also: 'Brooklyn|BK|Brooklyn NY|NY',
    areas: [
      ['Bay Ridge|베이리지', '11209|11220|Bay Ridge'],
      ['Bensonhurst|벤슨허스트', '11204|11214|Bensonhurst'],
      ['Williamsburg Brooklyn|Williamsburg|윌리엄스버그', '11211|11206|11249'],
      ['Bushwick', '11206|11207|11221|11237'],
      ['Park Slope', '11215|11217'],
      ['Sunset Park', '11220|11232'],
      ['Sheepshead Bay', '11235|11229'],
      ['Flatbush', '11226|11210|11203'],
      ['Borough Park|Boro Park', '11219|11204'],
      ['Canarsie', '11236'],
      ['Greenpoint', '11222'],
      ['Coney Island|Brighton Beach', '11224|11235'],
    ],
  },
  {
    countryCode: 'FR',
    city: 'Paris',
    isWithinCity: false,
    also: 'Paris|파리',
    areas: numbered(20, (number) => [
      `Paris ${number}|${number}e arrondissement|${number}ème arrondissement|${number}e`,
      `750${two(number)}`,
    ]),
  },
]
