import type { AreasOfCity } from './area-rows.ts'

/** Counties and regions of the United States by the towns of which addresses in them say the name, and parts of large cities. */
export const americanAreaRows: readonly AreasOfCity[] = [
  {
    countryCode: 'US',
    city: '',
    isWithinCity: false,
    also: 'US|USA',
    areas: [
      [
        'Southern California|SoCal|So Cal',
        'Los Angeles CA|Long Beach CA|San Diego CA|Riverside CA|Anaheim CA|Irvine CA|Santa Ana CA|Palm Springs CA|Indio CA|Torrance CA|Pasadena CA|Glendale CA|Beverly Hills CA|Encino CA|Tarzana CA|Northridge CA|El Centro CA|Woodland Hills CA|San Pedro CA',
      ],
      [
        'Northern California|NorCal|Nor Cal',
        'San Francisco CA|Oakland CA|San Jose CA|Sacramento CA|Santa Rosa CA|Redding CA|Berkeley CA|Healdsburg CA|Sebastopol CA|Petaluma CA|Susanville CA|Chico CA|Guerneville CA',
      ],
      [
        'Bay Area|SF Bay Area|San Francisco Bay Area',
        'San Francisco CA|Oakland CA|San Jose CA|Berkeley CA|Palo Alto CA|Fremont CA|Santa Clara CA|San Mateo CA|Hayward CA|Antioch CA|San Leandro CA|Discovery Bay CA|Walnut Creek CA',
      ],
      [
        'Wine Country|Sonoma County|Sonoma Valley|Russian River',
        'Santa Rosa CA|Sebastopol CA|Healdsburg CA|Guerneville CA|Petaluma CA|Windsor CA|Rohnert Park CA|Sonoma CA|Cloverdale CA|Forestville CA|Cotati CA',
      ],
      ['Napa County|Napa Valley', 'Napa CA|St Helena CA|Calistoga CA|Yountville CA'],
      [
        'Imperial County|Imperial Valley',
        'El Centro CA|Brawley CA|Calexico CA|Imperial CA|Holtville CA|Calipatria CA|Heber CA',
      ],
      [
        'Coachella Valley|Palm Springs Area|Inland Empire|Riverside County',
        'Indio CA|Coachella CA|Palm Desert CA|Palm Springs CA|La Quinta CA|Indian Wells CA|Cathedral City CA|Rancho Mirage CA|Desert Hot Springs CA|Riverside CA|Corona CA|Moreno Valley CA|Temecula CA',
      ],
      [
        'Los Angeles County|LA County|Greater Los Angeles',
        'Los Angeles CA|Long Beach CA|Torrance CA|Pasadena CA|Glendale CA|Burbank CA|Santa Monica CA|Beverly Hills CA|Downey CA|Encino CA|Tarzana CA|Northridge CA|Woodland Hills CA|San Pedro CA|Wilmington CA|Van Nuys CA|Reseda CA|Chatsworth CA|Canoga Park CA|West Hollywood CA|Redondo Beach CA',
      ],
      [
        'San Fernando Valley|The Valley LA|SFV',
        'Northridge CA|Encino CA|Tarzana CA|Woodland Hills CA|Canoga Park CA|Chatsworth CA|Reseda CA|Van Nuys CA|Sherman Oaks CA|Granada Hills CA|Winnetka CA|Calabasas CA|North Hollywood CA|Burbank CA',
      ],
      [
        'South Bay LA|LA Harbor|Harbor Area',
        'Torrance CA|San Pedro CA|Wilmington CA|Redondo Beach CA|Lomita CA|Carson CA',
      ],
      [
        'Orange County CA|Orange County California',
        'Santa Ana CA|Anaheim CA|Irvine CA|Huntington Beach CA|Fullerton CA|Costa Mesa CA|Newport Beach CA',
      ],
      ['Kern County', 'Bakersfield CA|Ridgecrest CA|Delano CA|Tehachapi CA|Wasco CA'],
      [
        'San Luis Obispo County|SLO County|Central Coast',
        'San Luis Obispo CA|Morro Bay CA|Paso Robles CA|Atascadero CA|Templeton CA|Pismo Beach CA|Santa Maria CA',
      ],
      [
        'Lauderdale County|Lauderdale County AL',
        'Florence AL|Killen AL|Rogersville AL|Lexington AL|Anderson AL',
      ],
      [
        'Colbert County|Colbert County AL',
        'Muscle Shoals AL|Tuscumbia AL|Sheffield AL|Cherokee AL|Leighton AL',
      ],
      [
        'The Shoals|Shoals Area|Quad Cities AL|Northwest Alabama',
        'Florence AL|Muscle Shoals AL|Tuscumbia AL|Sheffield AL|Killen AL|Rogersville AL',
      ],
      [
        'North Alabama|Northern Alabama',
        'Florence AL|Muscle Shoals AL|Tuscumbia AL|Sheffield AL|Killen AL|Rogersville AL|Russellville AL|Huntsville AL|Decatur AL|Athens AL|Madison AL',
      ],
      ['Franklin County AL|Franklin County Alabama', 'Russellville AL|Red Bay AL|Phil Campbell AL'],
      [
        'Jefferson County AL|Jefferson County Alabama|Greater Birmingham|Birmingham Metro',
        'Birmingham AL|Hoover AL|Bessemer AL|Irondale AL|Trussville AL|Hueytown AL|Homewood AL|Gardendale AL|Fairfield AL|Vestavia Hills AL|Mountain Brook AL|Pinson AL|Fultondale AL|Leeds AL',
      ],
      ['Shelby County AL|Shelby County Alabama', 'Pelham AL|Chelsea AL|Alabaster AL|Helena AL|Hoover AL'],
      [
        'Upstate New York|Upstate NY|Upstate',
        'Rochester NY|Syracuse NY|Buffalo NY|Albany NY|Utica NY|Ithaca NY|Queensbury NY|Glens Falls NY|Hudson Falls NY|Lake George NY|Saratoga Springs NY|Liverpool NY|Brewerton NY|Hornell NY|Schenectady NY|Troy NY|Binghamton NY',
      ],
      [
        'Central New York|CNY|Onondaga County',
        'Syracuse NY|Liverpool NY|Brewerton NY|Cicero NY|Clay NY|Camillus NY|Baldwinsville NY|Fayetteville NY|Manlius NY|Jamesville NY|Elbridge NY',
      ],
      [
        'Monroe County NY|Monroe County New York|Greater Rochester',
        'Rochester NY|Penfield NY|Pittsford NY|Spencerport NY|Webster NY|Fairport NY',
      ],
      [
        'Warren County NY|Adirondacks|Adirondack',
        'Queensbury NY|Glens Falls NY|Lake George NY|Chestertown NY|Brant Lake NY|Hadley NY|Ticonderoga NY|Saranac Lake NY|Lake Placid NY',
      ],
      [
        'Rockland County',
        'Nanuet NY|Pearl River NY|Congers NY|Orangeburg NY|Tappan NY|West Nyack NY|Bardonia NY|Nyack NY|New City NY|Spring Valley NY',
      ],
      [
        'Westchester County|Westchester NY',
        'Yonkers NY|White Plains NY|New Rochelle NY|Sleepy Hollow NY|Eastchester NY|Hawthorne NY|Tarrytown NY|Mount Vernon NY|Mt Vernon NY',
      ],
      [
        'Long Island|Nassau County NY|Nassau County',
        'Uniondale NY|Hempstead NY|Garden City NY|Mineola NY|Levittown NY|Huntington NY|Islip NY|Freeport NY|Massapequa NY|Hicksville NY',
      ],
      [
        'Hudson Valley',
        'Poughkeepsie NY|Newburgh NY|Kingston NY|Beacon NY|Sleepy Hollow NY|Nanuet NY|Pearl River NY|Napanoch NY|Copake NY',
      ],
      [
        'Western Pennsylvania|Western PA|Allegheny County|Southwestern Pennsylvania',
        'Pittsburgh PA|Penn Hills PA|Monroeville PA|McKeesport PA|Bridgeville PA|Verona PA|Oakdale PA|Oakmont PA|Gibsonia PA|Springdale PA|Pitcairn PA|Washington PA|Canonsburg PA|Charleroi PA|Ellwood City PA|Ligonier PA|Indiana PA|Kittanning PA|Erie PA',
      ],
      [
        'Central Pennsylvania|Central PA|Cumberland County PA',
        'Carlisle PA|Harrisburg PA|York PA|Mechanicsburg PA|State College PA|Huntingdon PA|Williamsport PA|Red Lion PA',
      ],
      [
        'Eastern Pennsylvania|Eastern PA|Delaware County PA|Main Line|Philadelphia Suburbs|Greater Philadelphia',
        'Philadelphia PA|Havertown PA|Drexel Hill PA|Villanova PA|Ardmore PA|Bala Cynwyd PA|Narberth PA|Broomall PA|Folcroft PA|Southampton PA|Bryn Mawr PA',
      ],
    ],
  },
  {
    countryCode: 'US',
    city: 'Philadelphia',
    isWithinCity: false,
    also: 'Philadelphia|Philly|Philadelphia PA|필라델피아',
    areas: [
      ['South Philly|South Philadelphia', '19145|19146|19147|19148'],
      ['North Philly|North Philadelphia', '19120|19121|19122|19123|19126|19130|19132|19133|19140|19141'],
      ['West Philly|West Philadelphia|University City', '19104|19131|19139|19143|19151'],
      [
        'Northeast Philly|Northeast Philadelphia',
        '19111|19114|19115|19116|19124|19135|19136|19149|19152|19154',
      ],
      ['Center City|Center City Philadelphia', '19102|19103|19106|19107'],
      ['Fishtown|Kensington Philadelphia', '19125|19134'],
      ['Manayunk|Roxborough', '19127|19128'],
      ['Upper Darby|Upper Darby Township', '19082|19026'],
    ],
  },
  {
    countryCode: 'US',
    city: 'Pittsburgh',
    isWithinCity: false,
    also: 'Pittsburgh|Pittsburgh PA|Pittsburg|Pgh|피츠버그',
    areas: [
      ['North Hills|North Side|Northside', '15212|15214|15229|15237'],
      ['Squirrel Hill', '15217'],
      ['Shadyside', '15232'],
      ['East Liberty', '15206'],
      ['Lawrenceville Pittsburgh', '15201'],
      ['Oakland Pittsburgh', '15213'],
      ['Strip District', '15222'],
      ['South Side Pittsburgh|South Side Flats', '15203'],
      ['Mount Washington|Mt Washington', '15211'],
      ['Ross Township', '15229|15237'],
      ['North Huntingdon|North Huntingdon Township', '15642'],
      ['South Hills|Mt Lebanon|Mount Lebanon', '15216|15226|15228|15234|15236|15241'],
    ],
  },
  {
    countryCode: 'US',
    city: 'Los Angeles',
    isWithinCity: false,
    also: 'Los Angeles|LA|L.A.|로스앤젤레스',
    areas: [
      ['Koreatown|K-town|Ktown|한인타운|코리아타운', '90004|90005|90006|90010|90020'],
      [
        'Downtown LA|DTLA|Downtown Los Angeles|Staples Center|Crypto.com Arena|LA Live|L.A. Live',
        '90012|90013|90014|90015|90017|90021|90071',
      ],
      ['Century City', '90067'],
      ['Westwood|UCLA', '90024'],
      ['West LA|West Los Angeles|Westside LA', '90025|90064|90049'],
      ['Hollywood', '90028|90038|90046|90068'],
      ['Beverly Center|The Grove|Farmers Market LA|LACMA', '90048|90036'],
      ['Mid Wilshire|Miracle Mile', '90036|90010|90048'],
    ],
  },
]
