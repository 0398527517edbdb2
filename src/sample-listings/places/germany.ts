import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

const words = {
  letter: 'a, b, A, c, B, d',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    'Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Richter, Wolf, Krüger, Lehmann, Krause, Schulze, Vogel, Jäger, Winkler, Nowak, Öztürk',
  rareSurname: '{root}{end}',
  root: 'Stein, Berg, Linden, Buch, Rosen, Eich, Haus, Wald, Brand, Hart, Kirch, Bach, Ober, Nieder, Feld, Grün, Hell, Kalten, Lang, Neu, Reichen, Sommer, Tannen, Wind, Holz, Hohen, Birken, Weiden, Altmanns, Schön, Gold, Frei, Kessel, Mühl, Dorn, Hirsch, Falken, Roth, Schwarzen, Stern',
  end: 'berger, mann, bauer, hofer, meier, bach, feld, stein, müller, ner, er, reuter, brandt, wald, haus, dorf, auer, thaler, eder, kamp, ecker, hagen, städter, horst',
  first:
    'Thomas, Michael, Andreas, Stefan, Peter, Anna, Julia, Claudia, Sabine, Martin, Katharina, Christian, Lena, Jan, Laura, Susanne, Markus, Tobias, Petra, Felix, Nina, Holger, Birgit, Ralf, Mehmet, Ayşe, Jens, Ulrike, Sven, Franziska, Karl, Greta, Emil, Frida, Otto, Ida',
  coined:
    'Sonnenschein, Morgenrot, Lindenblüte, Kastanie, Zum Goldenen Hirsch, Glücklich, Heimat, Nordlicht, Goldstück, Fräulein Frida, Blaue Stunde, Wilde Möhre, Alte Schule, Kleine Freiheit, Kupferkessel, Wolke 7, Herz & Seele, Fuchsbau, Zimt & Zucker, Apfelbaum, Sternschnuppe, Kornblume, Waldmeister, Rotkäppchen, Pusteblume, Treibgut, Hafen, Süße Ecke, Rübezahl, Leuchtturm',
  pub: 'Zum {animal}, Zum Goldenen {animal}, Zur Alten {thing}, Zum Schwarzen {animal}, Gasthaus {surname}, Wirtshaus {surname}, Zur {thing}',
  patron:
    'Löwen, Adler, Hirsch, Bären, Linden, Sonnen, Rosen, Stern, Engel, Schwanen, Marien, Rathaus, Bahnhof, Park, Einhorn, Kronen',
  woman:
    'Anna, Julia, Sabine, Katharina, Nina, Petra, Laura, Ayşe, Elena, Olga, Franziska, Lena, Jasmin, Melanie',
  animal: 'Hirschen, Löwen, Adler, Bären, Ochsen, Schwan, Fuchs, Hahn, Hecht, Dachs',
  thing: 'Linde, Eiche, Post, Mühle, Laterne, Quelle, Glocke, Schmiede, Brücke, Tanne',
  italian: 'Trattoria, Ristorante, Pizzeria, Osteria, Enoteca',
  italianName:
    'Da {italianFirst}, Bella Vista, La Piazza, Il Gusto, Da {italianFirst}, San Marco, Vesuvio, Amalfi, Mamma {italianFirst}, La Strada, Al Porto',
  italianFirst: 'Franco, Mario, Giulia, Enzo, Rosa, Salvatore, Lucia, Toni, Paolo, Carla, Nino',
  turkish: 'Adana, Mardin, Bosporus, Ali Baba, Istanbul, Antep, Konya, Izmir, Ankara, Hasir, Sultan, Öz Urfa',
  asian: 'Saigon, Hanoi, Mai, Lotus, Bambus, Thien, Sakura, Mekong, Jasmin, Hoa Sen, Phuket, Golden Reis',
  branch: '{hood}, {town} {hood}, am {road}, {district}',
  coffeeBrand: 'Röststätte Nord, Kaffeekränzchen, Bohnenrausch, Tasse & Teller',
  bakeryBrand: 'Backstube Ährengold, Bäckerei Krumenkind, Ofenfrisch',
  title: 'Dr. med., Dr., Dr. med., Dipl.-Med.',
  specialty:
    'Hausarztpraxis, Facharzt für Orthopädie, HNO-Praxis, Augenarztpraxis, Kinderarztpraxis, Hautarztpraxis, Frauenarztpraxis, Praxis für Innere Medizin, Internistische Praxis, Praxis für Psychotherapie',
  hair: 'Haarscharf, Schnittpunkt, Kopfsache, Haarwerk, Vier Haareszeiten, Scherenschnitt, Haargenau, Kammgut, Lockenpracht',
  field: 'Software, Systems, IT-Systeme, Digital, Softwareentwicklung, Solutions, Data, Tech',
  legalForm: 'GmbH, GmbH & Co. KG, UG, e.K., GmbH',
}

const kinds = `
restaurant 5; Restaurant; Restaurant; Restaurant {coined}, {pub}, {coined}, Gasthaus {surname}, Restaurant {surname}, {first}s Küche
restaurant 3; German restaurant; Deutsches Restaurant; {pub}, {pub} {hood}, Wirtshaus {surname}, Gaststätte {surname}, Ratskeller {hood}
restaurant 4; Italian restaurant; Italienisches Restaurant; {italian} {italianName}, {italian} {italianName} {hood}, Eiscafé {italianName}, Pizzeria {italianFirst}
diner 4; Doner kebab restaurant; Döner-Restaurant; {turkish} Grill, {turkish} Kebap, {turkish} Döner {hood}, Imbiss {turkish}, {turkish} Kebap Haus {hood}, {surname}s Imbiss
restaurant 3; Vietnamese restaurant; Vietnamesisches Restaurant; {asian} {hood}, Restaurant {asian}, {asian} Asia Bistro, {asian} Sushi & Grill, {asian} Küche {hood}
cafe 5; Cafe; Café; Café {coined}, {coffeeBrand} {branch}, Café {first}, Café {surname}, Kaffeehaus {surname}, {coined} Kaffee, Rösterei {surname}
bakery 5; Bakery; Bäckerei; Bäckerei {surname}, Bäckerei & Konditorei {surname}, {bakeryBrand} {hood}, Konditorei {surname}, Landbäckerei {surname} {hood}
bar 4; Bar; Bar; {coined} Bar, Bar {first}, Kneipe {coined}, Zum {animal}, Eckkneipe {surname}, Weinbar {surname}
clinic 5; Medical clinic; Arztpraxis; {title} {first} {surname}, {specialty} {title} {first} {surname}, Gemeinschaftspraxis {surname} & {surname}, MVZ {hood}, {specialty} {surname}, {specialty} am {surname}platz
clinic 1; Healthcare; Gesundheitswesen; Physiotherapie {surname}, Praxis für Physiotherapie {first} {surname}, Ergotherapie {surname}, Pflegedienst {surname}, Hebammenpraxis {hood}
dentist 4; Dentist; Zahnarzt; Zahnarztpraxis {surname}, Zahnarzt {title} {first} {surname}, Zahnärzte {hood}, Kieferorthopädie {surname}, Zahnarztpraxis {surname} & {surname}
hospital 1; Hospital; Krankenhaus; Klinik {hood}, Krankenhaus {surname}, Privatklinik {surname}
pharmacy 3; Pharmacy; Apotheke; {patron}-Apotheke, {surname}-Apotheke, Apotheke {hood}, Apotheke am {surname}platz
garage 3; Auto repair shop; Autowerkstatt; Kfz-Werkstatt {surname}, Autohaus {surname}, Kfz-Service {surname}, Autowerkstatt {surname} {hood}, Meisterwerkstatt {surname}
garage 2; Auto Service; Autoservice; Autoservice {surname}, Reifen {surname}, Auto-Service {hood}, Karosserie {surname} {legalForm}, Autoglas {surname}
carwash 1; Car wash; Autowaschanlage; Waschpark {hood}, Autowäsche {surname}, Handwäsche {surname}, Waschstraße {hood}
fuel 1; Gas station; Tankstelle; Tankstelle {surname}, Freie Tankstelle {hood}, Freie Tankstelle {surname}
salon 6; Hair salon; Friseursalon; Friseur {surname}, {hair} {hood}, Salon {first}, Friseursalon {surname}, {hair} by {first}, Barbershop {turkish}, {first} {surname} Friseure
salon 2; Beauty salon; Kosmetikstudio; Kosmetikstudio {surname}, Kosmetik {woman}, Nagelstudio {woman}, {woman} Nails, Kosmetikinstitut {surname}
spa 1; Massage therapist; Massagepraxis; Massagepraxis {surname}, Thai Massage {asian}, {coined} Massage & Spa
gym 2; Gym; Fitnessstudio; Fitness {hood}, Sportstudio {surname}, Yogastudio {coined}, Kraftwerk {hood}, Pilates {hood}
cleaning 2; Cleaning Service; Reinigungsdienst; Gebäudereinigung {surname}, {surname} Gebäudeservice {legalForm}, Reinigung {surname}, Fensterputzer {surname}, Textilreinigung {hood}
craft 4; Painter; Malerbetrieb; Malermeister {surname}, Tischlerei {surname}, Dachdeckerei {surname}, Fliesenleger {surname}, Raumausstatter {surname}, {surname} Bau {legalForm}, Glaserei {surname}
emergency 3; Plumber; Klempner; {surname} Sanitär & Heizung, Sanitär {surname} {legalForm}, Heizungsbau {surname}, Elektro {surname}, Schlüsseldienst {surname}, Elektriker {surname} {hood}
craft 1; Moving company; Umzugsunternehmen; Umzüge {surname}, {surname} Umzüge {legalForm}, Umzugsservice {hood}
office 5; Law firm; Anwaltskanzlei; Rechtsanwälte {surname} & {surname}, Kanzlei {surname}, Rechtsanwalt {first} {surname}, Notariat {surname}, Anwaltskanzlei {surname} {hood}
office 3; Tax consultant; Steuerberater; Steuerberater {first} {surname}, Steuerkanzlei {surname}, {surname} & {surname} Steuerberatungsgesellschaft, Lohnsteuerhilfe {hood}
agency 3; Real estate agency; Immobilienmakler; {surname} Immobilien, Immobilien {surname} {legalForm}, Hausverwaltung {surname}, {surname} & {surname} Immobilien
office 3; Software Development; Softwareentwicklung; {surname} {field} {legalForm}, {root}{end} {field} {legalForm}, {surname} & {surname} {field}
agency 2; Service Provider; Dienstleister; Versicherungsbüro {surname}, Bestattungen {surname}, Fotostudio {surname}, Druckerei {surname}, {surname} Consulting {legalForm}, Reisebüro {surname}
academy 2; Learning center; Nachhilfe; Musikschule {surname}, Fahrschule {surname}, Nachhilfe {hood}, Sprachschule {hood}, Tanzschule {surname}, Fahrschule {surname} {hood}
school 3; Kindergarten; Kindergarten; Kita {coined}, Kinderladen {coined}, Kita {hood}, Kindergarten {coined}, Grundschule {hood}
nightlife 1; Night club; Nachtclub; Club {coined}, Spielhalle {hood}, Billardcafé {surname}, Escape Room {hood}
culture 2; Art gallery; Kunstgalerie; Galerie {surname}, Kunstraum {coined}, Theater {hood}, Museum {hood}, Kino {coined}, Galerie {first} {surname}
convenience 2; Convenience store; Spätkauf; Späti {hood}, Spätkauf {turkish}, Kiosk {surname}, {road} Späti
shop 5; Store; Geschäft; Buchhandlung {surname}, Blumen {surname}, Optik {surname}, Fleischerei {surname}, Juwelier {surname}, Fahrradladen {surname}, Weinhandlung {surname}, Schuhhaus {surname}
stay 2; Hotel; Hotel; Hotel {surname}, Pension {surname}, Hotel {coined}, Hotel am {surname}platz, Hostel {hood}
`

const german: Language = { words, kinds }

const berlin = `
Mitte; 52.5230 13.4020; 1011%, 1017%, 10115, 1055%; Torstraße, Friedrichstraße, Rosenthaler Straße, Invalidenstraße, Chausseestraße, Linienstraße, Auguststraße, Leipziger Straße, Alte Schönhauser Straße; Mitte, Hackescher Markt, Alexanderplatz, Moabit, Wedding
Kreuzberg; 52.4980 13.4080; 10961, 10963, 10965, 10967, 10997, 10999; Oranienstraße, Bergmannstraße, Skalitzer Straße, Gneisenaustraße, Wiener Straße, Adalbertstraße, Mehringdamm, Graefestraße; Kreuzberg, Bergmannkiez, Graefekiez
Neukölln; 52.4800 13.4370; 12043, 12045, 12047, 12049, 12051, 12053; Karl-Marx-Straße, Sonnenallee, Hermannstraße, Weserstraße, Reuterstraße, Maybachufer, Schillerpromenade; Neukölln, Rixdorf, Reuterkiez, Britz
Prenzlauer Berg; 52.5390 13.4240; 10405, 10407, 10409, 10435, 10437, 10439; Kastanienallee, Schönhauser Allee, Danziger Straße, Prenzlauer Allee, Kollwitzstraße, Stargarder Straße, Greifswalder Straße; Prenzlauer Berg, Kollwitzkiez, Helmholtzplatz
Charlottenburg; 52.5080 13.3040; 10585, 10587, 10589, 10623, 10625, 10627, 10629; Kantstraße, Kurfürstendamm, Bismarckstraße, Wilmersdorfer Straße, Kaiserdamm, Savignyplatz, Otto-Suhr-Allee; Charlottenburg, Savignyplatz, Westend, Lietzensee
Friedrichshain; 52.5130 13.4540; 10243, 10245, 10247, 10249; Warschauer Straße, Boxhagener Straße, Simon-Dach-Straße, Frankfurter Allee, Karl-Marx-Allee, Revaler Straße; Friedrichshain, Boxhagener Platz, Ostkreuz
Schöneberg; 52.4860 13.3530; 10777, 10779, 10781, 10783, 10823, 10827; Hauptstraße, Potsdamer Straße, Goltzstraße, Motzstraße, Akazienstraße, Maaßenstraße; Schöneberg, Nollendorfplatz, Akazienkiez, Friedenau
Steglitz; 52.4560 13.3220; 12163, 12165, 12167, 12169; Schloßstraße, Albrechtstraße, Grunewaldstraße, Birkbuschstraße; Steglitz, Lichterfelde, Zehlendorf, Lankwitz
Spandau; 52.5350 13.2000; 13581, 13585, 13597; Carl-Schurz-Straße, Breite Straße, Seegefelder Straße, Falkenseer Chaussee; Spandau, Haselhorst, Staaken
Pankow; 52.5690 13.4020; 13187, 13189, 13156; Berliner Straße, Florastraße, Breite Straße, Wollankstraße; Pankow, Niederschönhausen, Weißensee`

const munich = `
Altstadt; 48.1390 11.5760; 80331, 80333; Sendlinger Straße, Kaufingerstraße, Tal, Theatinerstraße, Sonnenstraße, Müllerstraße, Herzog-Wilhelm-Straße; Altstadt, Marienplatz, Viktualienmarkt, Glockenbach
Schwabing; 48.1610 11.5860; 80801, 80802, 80803, 80804, 80796; Leopoldstraße, Hohenzollernstraße, Schleißheimer Straße, Belgradstraße, Türkenstraße; Schwabing, Münchner Freiheit, Milbertshofen
Haidhausen; 48.1310 11.5990; 81667, 81669, 81541; Rosenheimer Straße, Weißenburger Straße, Wörthstraße, Innere Wiener Straße, Orleansstraße; Haidhausen, Ostbahnhof, Giesing, Au
Neuhausen; 48.1540 11.5330; 80634, 80636, 80637; Nymphenburger Straße, Rotkreuzplatz, Leonrodstraße, Landshuter Allee, Donnersbergerstraße; Neuhausen, Nymphenburg, Gern
Sendling; 48.1190 11.5450; 81371, 81369, 81373; Lindwurmstraße, Plinganserstraße, Implerstraße, Albert-Roßhaupter-Straße; Sendling, Harras, Laim, Pasing`

export const germany: CountrySource = {
  code: 'DE',
  names: ['Germany', 'Deutschland', 'DE', 'Federal Republic of Germany'],
  dialCode: '49',
  language: german,
  addresses: [
    '{road} %?, {postal} {city}, Deutschland',
    '{road} %, {postal} {city}, Deutschland',
    '{road} %??, {postal} {city}, Germany',
    '{road} %?{letter}, {postal} {city}',
    '{road} %?, {postal} {city}',
  ],
  cities: [
    {
      name: 'Berlin',
      weight: 5,
      centre: [52.52, 13.405],
      phones: '030 %???????, 030 %?? ??? ??, 0176 %???????, 030 %??????, 0151 %???????',
      districts: berlin,
    },
    {
      name: 'München',
      weight: 2,
      centre: [48.1374, 11.5755],
      phones: '089 %???????, 089 %?????, 0179 %??????, 089 %???????',
      districts: munich,
    },
  ],
}
