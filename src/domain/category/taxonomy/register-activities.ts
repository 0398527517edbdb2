/**
 * How registers and chambers of some countries name trades: the descriptions of Norway's and Denmark's classes, the trades of Turkish
 * guilds as nouns (`terzilik`), and Bulgarian shops. By the English name of the trade, as in `written-trades.ts`.
 */
export const registerActivities: Readonly<Record<string, string>> = {
  'Hair salon':
    'frisering|frisering og annen skjønnhetspleie|frisørvirksomhed|frisörverksamhet|hårvård|kuaförlük|фризьорски салон|фризьор|фризьорство|фризьорски услуги',
  'Beauty salon': 'skjønnhetspleie|козметичен салон|козметични услуги|салон за красота',
  'Barber shop': 'berberlik|бръснарница',
  Tailor: 'terzilik|шивашко ателие|шивач',
  Bookstore: 'butikkhandel med bøker|detailhandel med bøger|книжарница|книжарници',
  Florist:
    'butikkhandel med blomster|butikkhandel med blomster og planter|detailhandel med blomster og planter|çiçekçilik|цветарница|магазин за цветя',
  Restaurant:
    'drift av restauranter og kafeer|drift av restauranter|restaurantdrift|lokantacılık|ресторант|ресторанти',
  Cafe: 'cafédrift|kafédrift|кафене|кафе-сладкарница|кафетерия',
  Dentist:
    'tannhelsetjenester|tannlegetjenester|tandlægepraksis|tandläkarverksamhet|зъболекар|зъболекарски кабинет|дентален кабинет|дентална клиника',
  Veterinarian: 'veterinærtjenester|veterinærvirksomhed|ветеринарна клиника|ветеринарен кабинет|ветеринар',
  Pharmacy: 'butikkhandel med apotekvarer|butikkhandel med apotekervarer|eczacılık|аптеки',
  Bakery:
    'produksjon av brød og ferske konditorvarer|butikkhandel med bakervarer og konditorvarer|fremstilling af friske bageriprodukter|хлебарница|хлебарници|пекарна',
  'Cake shop': 'pastacılık|сладкарница|сладкарници',
  'Butcher shop': 'butikkhandel med kjøtt og kjøttvarer|kasaplık|et satışı|месарница|месарски магазин',
  'Fish store': 'butikkhandel med fisk, skalldyr og bløtdyr|balık satışı|рибарница|рибен магазин',
  'Fruit and vegetable store':
    'butikkhandel med frukt og grønnsaker|manavlık|плод и зеленчук|плодове и зеленчуци',
  'Grocery store': 'bakkallık|хранителен магазин|магазин за хранителни стоки|хранителни стоки',
  'Clothing store': 'butikkhandel med klær|detailhandel med tøj|магазин за дрехи|магазин за облекло',
  'Shoe store': 'butikkhandel med skotøy|detailhandel med fodtøj|магазин за обувки',
  'Stationery store': 'kırtasiyecilik',
  'Furniture store': 'butikkhandel med møbler|магазин за мебели',
  'Jewelry store': 'butikkhandel med gull- og sølvvarer|kuyumculuk|бижутериен магазин|златарско ателие',
  Optician: 'butikkhandel med optiske artikler|gözlükçülük',
  'Hardware store': 'nalburluk|железария|железарски магазин',
  Carpenter: 'marangozluk',
  Electrician: 'elektrikçilik',
  Plumber:
    'sanitär, heizung|sanitär heizung|sanitär-heizung|sanitär und heizung|sanitär- und heizungsbau|sanitär, heizung, klima|sanitär-heizung-klima|tesisatçılık|rørleggerarbeid|vvs-arbeid',
  'Real estate agency': 'emlakçılık|eiendomsmegling|недвижими имоти',
  'Auto repair shop': 'vedlikehold og reparasjon av motorvogner|автосервиз',
  'Car wash': 'автомивка|автомивки',
  'Gas station': 'бензиностанция|бензиностанции',
  'Tortilla shop': 'tortillería|tortillerías',
  'Electric vehicle charging station': 'ev충전소|ev 충전소|전기차 충전시설|전기자동차 충전소|전기차충전시설',
}
