import type { Language } from './language.ts'

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

export const german: Language = { words, kinds }
