import { fold } from '../text/fold.ts'
import { directoryWords } from './directory-words.ts'
import { registerActivities } from './taxonomy/register-activities.ts'
import { taiwaneseActivities } from './taxonomy/taiwanese-activities.ts'

/**
 * Words with which lists of businesses write a trade, by its English name: the plurals of directories (`Apotheken`, `Farmacie`), the
 * terms of registers and licences, and languages that the taxonomy has no names in. One row for each trade; between bars, in any order.
 */
const written: Readonly<Record<string, string>> = {
  'Kebab shop': 'dönerimbiss|döner imbiss|kebapimbiss',
  'Electrical supply store': 'electrical goods|electrical items',
  'Auto electrical service': 'oto elektrik servisi',
  'Stationery store':
    'cartolai|comercio al por menor de artículos de papelería|schulbedarf|fournitures scolaires|artículos escolares|útiles escolares|okul malzemeleri|학용품점|학용품|artykuły szkolne|material escolar',
  Pediatrician: 'kinder- und jugendmedizin|kinder- und jugendarzt',
  'Resort hotel': 'รีสอร์ท',
  'Liquor store': '酒小売|酒類小売|酒類販売',
  Inn: 'zajazd|zajazdy|karczma z noclegami',
  'Health food store': 'reformkost|reformwaren|reformhaus|reformhäuser',
  'Musical instrument repair shop':
    'instrumentenreparaturwerkstatt|instrumentenreparaturbetrieb|instrumentenreparaturdienst|instrumentenreparaturservice|instrumentenreparaturen',
  'Furniture repair shop':
    'möbelreparaturwerkstatt|möbelreparaturbetrieb|möbelreparaturdienst|möbelreparaturservice|möbelreparaturen',
  'Appliance repair service':
    'haushaltsgerätereparaturwerkstatt|haushaltsgerätereparaturbetrieb|haushaltsgerätereparaturdienst|haushaltsgerätereparaturservice|haushaltsgerätereparaturen|elektrogerätereparaturwerkstatt|elektrogerätereparaturbetrieb|elektrogerätereparaturdienst|elektrogerätereparaturservice|elektrogerätereparaturen',
  'Electronics repair shop':
    'elektronikreparaturwerkstatt|elektronikreparaturbetrieb|elektronikreparaturdienst|elektronikreparaturservice|elektronikreparaturen',
  'Watch repair service':
    'uhrenreparaturwerkstatt|uhrenreparaturbetrieb|uhrenreparaturdienst|uhrenreparaturservice|uhrenreparaturen',
  'Seafood restaurant': 'ψαροταβέρνα|ψαροταβέρνες',
  Lodging: 'hospedagem|alojamento local',
  'Holiday home': 'apartamentos turísticos|apartamento turístico',
  'Day care center': 'day nursery|day nurseries|children’s day nursery',
  'Tree service': 'tree surgeon|tree surgery',
  'Moving company': 'man and van|man with a van',
  'Water treatment supplier': '먹는물수입판매업',
  'Nursing home': 'care home|residential care home',
  'Cell phone repair shop':
    'handyreparaturwerkstatt|handyreparaturbetrieb|handyreparaturdienst|handyreparaturservice|handyreparaturen|smartphonereparaturwerkstatt|smartphonereparaturbetrieb|smartphonereparaturdienst|smartphonereparaturservice|smartphonereparaturen|phone repair',
  'Vehicle inspection': 'mot centre|mot testing',
  'Dumpster rental service': 'skip hire',
  'Building materials store': 'builders merchant|builders merchants',
  Otolaryngologist: 'hno-heilkunde',
  'Obstetrician-gynecologist': 'frauenheilkunde|frauenheilkunde und geburtshilfe',
  Dermatologist: 'haut- und geschlechtskrankheiten',
  'Eye care center': 'augenheilkunde',
  Carpenter: 'falegnami',
  'Boat repair shop': 'boat repair',
  'Event planner': '행사대행',
  'Pet groomer':
    'peluquería canina|peluquería para perros|toelettatura cani|toelettatura per animali|hondentrimsalon|hondenkapper|psí salon|kutyakozmetika|salon dla psów|fryzjer dla psów|köpek kuaförü|parrucchiere per cani|hundfrisör|стрижка собак|toilettage pour chiens',
  'Oil company':
    'fuel oil supplier|fuel oil delivery|fioul domestique|kalorifer yakıtı|gasóleo calefacción|등유 배달|heizöllieferant',
  // Japan's kinds of permits.
  'Candy store': '菓子製造業|菓子製造販売業|菓子店',
  'Fish store': 'pescivendoli|鮮魚小売|鮮魚店|鮮魚|魚介類販売業|鮮魚介類販売業',
  'Side dish shop': 'そうざい製造業|惣菜製造業',
  'Dairy store': '乳類販売業',
  'Tofu shop': '豆腐製造業',
  Theater: '興行場',
  'Taco restaurant': 'restaurantes con servicio de preparación de tacos y tortas',
  Restaurant:
    'ristoratori|hotels & restaurants|restauranter m.v.|eating establishment|eating establishments|飲食店営業|飲食店営業（一般）|飲食店営業（軽飲食）|야식|restauranter|restaurantes con servicio de preparación de alimentos a la carta o de comida corrida|gaststätten|ristoranti|restaurantes e similares|restaurante e similares|restorani|lokantalar|restoranlar|рестораны|кафе / рестораны|ресторани|rumah makan & restoran|restoran|' +
    'ร้านอาหาร|εστιατόριο|εστιατόρια|ταβέρνα|ταβέρνες|מסעדה|מסעדות|مطعم|مطاعم|restauracje|restaurace|éttermek|étterem|restaurang|restauranger|ravintola|nhà hàng ăn uống|' +
    'preparation of food and dining on premise with seating|full service restaurant|full-service restaurants|eating place|' +
    'food service establishment|eating or drinking establishment|eating and drinking place|cafe restaurante|ร้านอาหารไทย|food establishment|general restaurant|일반음식점업|56.10a|5611201|722511',
  Cafe: "kavana|kavane|喫茶店営業|кав'ярня|кав'ярні|kavárna|kavárny|cafés|cafes|kafić|kafići|kafići i barovi|kafeler|kahveciler|кафе|кофейни|кофейня|кафетерии|warung kopi|kedai kopi|คาเฟ่|ร้านกาแฟ|καφετέρια|καφέ|בית קפה|مقهى|كافيه|kawiarnie|kawiarnia|kavárna|kavárny|kávézó|kahvila|café",
  Bar: 'baristi|consumption of liquor on premises|bar sin cocina|bar con cocina|bary|bares|bares e outros|bary i puby|бары|бар|meyhaneler|barlar|บาร์|μπαρ|56.30z|consumption on premises - incidental activity',
  Pub: 'hostinec|hostince|piwiarnia|hospoda|hospody|pubs|puby|пабы|паб|pub/bar/nightclub',
  Bakery:
    'panificatori|vervaardiging van brood en vers banketbakkerswerk|vervaardiging van brood|bagere|bagere m.v.|bagerier|bageri|fırıncılık|pekařství|pékség|panifici|panificio|panetterie|panetteria|pekare|pekara|fırınlar|fırın|ekmek fırını|пекарни|пекарня|булочные|toko roti|ร้านเบเกอรี่|αρτοποιείο|φούρνος|מאפייה|مخبز|مخابز|piekarnie|pekárna|pekárny|pékség|leipomo|tiệm bánh|tiệm bánh mì|' +
    'padaria e confeitaria com predominância de revenda|boulangerie et boulangerie-pâtisserie|10.71c|4721102',
  'Cake shop':
    'konditori|konditorier|cofetărie|cofetării|pasticcerie|konditoreien|poslastičarnice|pastaneler|кондитерские|кондитерская|toko kue|ζαχαροπλαστείο|cukiernie|cukrárna|cukrászda|tiệm bánh ngọt',
  'Bicycle repair shop':
    'fahrradreparaturwerkstatt|fahrradreparaturbetrieb|fahrradreparaturdienst|fahrradreparaturservice|fahrradreparaturen|radreparaturwerkstatt|radreparaturbetrieb|radreparaturdienst|radreparaturservice|radreparaturen|fahrradwerkstatt|fahrradreparatur|bicycle repair service|bicycle repairs|bike repair|bike repairs|reparatie van fietsen|fietsreparatie|fietsenreparatie|naprawa rowerów|oprava kol|reparación de bicicletas|riparazione biciclette|servis bicikala',
  'Diving center':
    'dive center|dive centre|scuba diving center|scuba center|centro de buceo|centro immersioni|duikcentrum|tauchcenter|tauchbasis',
  'Shoe repair shop':
    'schuhreparaturwerkstatt|schuhreparaturbetrieb|schuhreparaturdienst|schuhreparaturservice|schuhreparaturen|schuhreparatur|schusterei|schuhmacherei|cipész|cordonnerie|cordonneries',
  'Auto body shop': 'lanternagem|panel beater|panel beaters|smash repairs|smash repairer',
  'Malaysian restaurant': 'malay restaurant|malay food|masakan melayu',
  Laundromat: 'launderette',
  'Fish & chips restaurant': 'chippy',
  'Ice cream shop':
    'gelatieri|gelaterie|eisdielen|eiscafés|eiscafé|dondurmacılar|dondurmacı|мороженое|lodziarnie|sladoledžinice|ice cream parlor',
  'Pizza restaurant': 'pizzaioli|pizzerie|pizzerien|picerije|pizzacılar|пиццерии|пиццерия|pizzerías|ร้านพิซซ่า',
  'Fast food restaurant':
    'gatekjøkken|gatukök|pølsevogn|مطاعم وجبات سريعة|imbisse|schnellrestaurants|fast foods|быстрое питание|фастфуд|limited-service restaurants|warung tenda|takeaway food shops|56.10c|lanchonetes, casas de chá, de sucos e similares|5611203',
  'Noodle shop': 'ก๋วยเตี๋ยว|ร้านก๋วยเตี๋ยว|麵店|麵食館|麵館|牛肉麵|mie ayam|quán phở|quán bún',
  'Eel restaurant': 'うなぎ|鰻|鰻料理',
  'Taiwanese restaurant': '小吃|小吃店|台灣小吃|台菜',
  'Indian restaurant': 'mughlai|biryani|north indian|punjabi|hyderabadi',
  Pharmacy:
    'farmacisti|공공심야약국|chemists & druggists|chemist & druggist|farmacias sin minisúper|farmacias con minisúper|farmacie|farmacia|apotheken|apoteke|apoteka|eczaneler|аптеки|аптека|apotek|ร้านขายยา|φαρμακείο|φαρμακεία|בית מרקחת|صيدلية|صيدليات|apteki|lékárna|lékárny|lekáreň|gyógyszertár|apteekki|apotheken und drogerien|nhà thuốc tây|약|47.73z|commerce de détail de produits pharmaceutiques en magasin spécialisé|comercio al por menor de productos farmaceuticos|comercio al por menor de productos farmacéuticos|4771701',
  Dentist:
    '齿科|口腔门诊部|praktijken van tandartsen|tandartspraktijken|zahnheilkunde|dentisti medici chirurghi ed odontoiatri|consultorios dentales del sector privado|dentisti|dentisti medici chirurghi|studi dentistici|studio dentistico|odontoiatri|zahnärzte|stomatološke ordinacije|stomatolozi|zubari|dişçiler|diş hekimleri|стоматологические центры|стоматологии|стоматология|стоматологические клиники|' +
    'klinik gigi|dokter gigi|praktik dokter gigi|คลินิกทันตกรรม|ทันตแพทย์|οδοντίατρος|οδοντίατροι|οδοντιατρείο|רופא שיניים|مركز أسنان|طبيب أسنان|عيادة أسنان|stomatolodzy|dentyści|zubaři|zubní lékař|fogorvos|fogorvosok|fogászat|hammaslääkäri|phòng khám răng|' +
    'general dentistry|atividade odontológica|offices of dentists|86.23z|8630504|621210',
  Doctor:
    'general practice|ärzte|allgemeinärzte|hausärzte|medici generici|medici|lekari|doktorlar|врачи|терапевты|dokter umum|praktik dokter|ιατρός|ιατρείο|γιατρός|רופא|lekarze|lékaři|praktický lékař|háziorvos|lääkäri|bác sĩ|family medicine doctor|family doctor|86.21z|atividade médica ambulatorial',
  'Medical clinic':
    'dispensary|health post|health centre|health center|primary health centre|primary health center|rural health centre|rural health center|basic health unit|health centre ii|health centre iii|health centre iv|community health centre|community health center|поликлиники|медицинские центры|медицинский центр|klinik kesehatan|klinik umum|puskesmas|คลินิก|domovi zdravlja|poliklinike|poliklinikler|przychodnie|policlinici|מרפאה|عيادة|عيادات|مجمع طبي|clinici|phòng khám đa khoa',
  Hospital:
    'ospedali|krankenhäuser|kliniken|bolnice|hastaneler|больницы|больница|rumah sakit|โรงพยาบาล|νοσοκομείο|בית חולים|مستشفى|مستشفيات|szpitale|nemocnice|kórház|sairaala',
  Veterinarian:
    'veterinari|cliniche veterinarie|ambulatori veterinari|tierärzte|tierkliniken|veterinarske ambulante|veterinarska ambulanta|veterinerler|veteriner klinikleri|ветеринарные клиники|ветклиники|ветеринария|klinik hewan|dokter hewan|' +
    'คลินิกสัตว์|โรงพยาบาลสัตว์|κτηνίατρος|κτηνιατρείο|וטרינר|عيادة بيطرية|weterynarze|weterynarz|veterináři|állatorvos|eläinlääkäri|phòng khám thú y|thú y|75.00z|kleintiere',
  Optician:
    'ottici|augenoptiker|optiker|optičari|optike|optikçiler|оптика|оптики|салоны оптики|optik kacamata|ร้านแว่นตา|οπτικά|οπτικός|אופטיקה|نظارات|optycy|oční optika|47.78a',
  'Physical therapist':
    'fisioterapisti|physiotherapeuten|physiotherapie|krankengymnastik|fizioterapeuti|физиотерапия|φυσικοθεραπευτής|fizjoterapeuci|86.90e',
  'Hair salon':
    'cắt tóc|làm tóc|gội đầu|美容所|parrucchieri|parrucchieri per donna|parrucchieri per uomo|friseure|frizerski saloni|frizeri|kuaförler|парикмахерские|парикмахерская|salon rambut|ร้านตัดผม|ร้านทำผม|κομμωτήριο|κομμωτήρια|מספרה|صالون تجميل نسائي|fryzjerzy|salony fryzjerskie|kadeřnictví|fodrász|fodrászat|parturi-kampaamo|frisör|tiệm tóc|tiệm cắt tóc|' +
    'hair services|coiffure|96.02a|cabeleireiros, manicure e pedicure|9602501',
  'Barber shop':
    '理容業|理髪業|حلاق رجالي|صالون حلاقة رجالي|理容所|barbieri|berberler|berberi|барбершопы|барбершоп|tukang cukur|barber shop pria|pangkas rambut|حلاق|صالون حلاقة|barbershopy',
  'Beauty salon':
    'كوافير حريمي|كوافير نسائي|كوافير|صالون نسائي|hair, nail, and skin care services|hair, nail and skin care services|салон краси|салони краси|estetiste|centri estetici|istituti di bellezza|kosmetikinstitute|kosmetikstudios|kozmetički saloni|güzellik salonları|салоны красоты|салон красоты|salon kecantikan|เสริมสวย|ร้านเสริมสวย|ινστιτούτο αισθητικής|מכון יופי|صالون تجميل|salony kosmetyczne|kosmetické salony|kozmetikus|thẩm mỹ viện|spa & thẩm mỹ|96.02b',
  'Nail salon': 'nagelstudios|маникюр|ногтевые студии|tiệm nail|ร้านทำเล็บ|manicure|nail services',
  'Auto repair shop':
    'autoriparatori|станція техобслуговування|станція технічного обслуговування|станция техобслуживания|станция технического обслуживания|oficina auto|oficina automóvel|oficina de automóveis|oficina automotiva|car workshop|auto workshop|motor workshop|konserwacja i naprawa pojazdów samochodowych|naprawa pojazdów samochodowych|onderhoud en reparatie van auto’s|reparatie van auto’s|motor vehicle repair - mechanical|motor vehicle repair|motor vehicle repair (engine/mechanical)|motor vehicle repair (body work)|motor vehicle repair - body work|autofficine|officine meccaniche|autoriparazioni|autowerkstätten|kfz-werkstätten|kfz-reparatur|kfz-reparaturen|auto servisi|autoservisi|automehaničari|oto tamirciler|oto tamir|oto servis|автосервисы|автосервис|сто|ремонт автомобилей|' +
    'bengkel|bengkel mobil|อู่ซ่อมรถ|συνεργείο|συνεργεία|συνεργεία αυτοκινήτων|συνεργείο αυτοκινήτων|מוסך|مركز صيانة سيارات|ورشة سيارات|warsztaty samochodowe|mechanik samochodowy|autoservisy|autószerelő|autószerelők|autószerviz|autokorjaamo|bilverkstad|garages automobiles|garage automobile|garagiste|garagistes|' +
    'serviços de manutenção e reparação mecânica de veículos automotores|talleres mecánicos|motor vehicle repair|automotive repair|automotive services and repair|45.20a|4520001|811111',
  'Tire shop':
    'tyres & tubes|tyres and tubes|warsztat wulkanizacyjny|zakład wulkanizacyjny|serwis opon|oto lastik|vulkanizacija|borracheiro|tires|opony|tire dealers|tire dealer|tyre dealers|tyre dealer|gommisti|reifenhändler|reifendienste|vulkanizeri|lastikçiler|шиномонтаж|tambal ban|ร้านยาง|wulkanizacja|pneuservis|gumiszerviz',
  'Gas station':
    'tankstellen|distributori di carburante|benzinai|stazioni di servizio|benzinske pumpe|akaryakıt istasyonları|akaryakıt|benzin istasyonları|азс|автозаправки|заправки|заправочные станции|spbu|ปั๊มน้ำมัน|πρατήριο καυσίμων|βενζινάδικο|תחנת דלק|محطة وقود|محطات الوقود|stacje paliw|čerpací stanice|benzinkút|huoltoasema|cây xăng|' +
    'filling station|petrol stations|fuel station|47.30z|comércio varejista de combustíveis para veículos automotores',
  'Car wash':
    'غسيل سيارات|مغسلة سيارات|autolavaggi|autowäschen|waschanlagen|auto perionice|oto yıkama|автомойки|автомойка|cuci mobil|cuci motor|ร้านล้างรถ|πλυντήριο αυτοκινήτων|myjnie|myjnie samochodowe|mycí linka|autómosó|rửa xe',
  'Towing service':
    'tow truck company|tow truck|towing|towing company|abschleppdienste|abschleppdienst|soccorso stradale|šlep služba|oto kurtarma|çekici|эвакуаторы|эвакуатор|dépannage remorquage|derek mobil',
  'Taxi service': 'taxi company|taxis|taksi durakları|такси|kantor taksi',
  Hotel:
    'albergatori|旅館・ホテル営業|ホテル営業|alberghi|hotels|hoteli|oteller|гостиницы|отели|hotel bintang|penginapan hotel|โรงแรม|ξενοδοχείο|ξενοδοχεία|בית מלון|מלון|فندق|فنادق|hotele|hotely|szálloda|hotelli|hotell|khách sạn & nhà nghỉ|55.10z|hotéis',
  'Guest house':
    'pensionen|pensioni|affittacamere|pansiyonlar|гостевые дома|гостевой дом|penginapan|homestay|เกสต์เฮ้าส์|ενοικιαζόμενα δωμάτια|noclegi|penziony|nhà nghỉ|chambres d’hôtes|chambres d’hôte',
  Supermarket:
    'supermercati|supermärkte|supermarketi|marketler|супермаркеты|супермаркет|swalayan|ซูเปอร์มาร์เก็ต|σούπερ μάρκετ|סופרמרקט|سوبرماركت|supermarkety|szupermarket|47.11f|47.11d',
  'Grocery store':
    'alimentari|lebensmittel|prodavnice mešovite robe|bakkallar|продуктовые магазины|продукты|продуктовый магазин|toko kelontong|toko sembako|ร้านขายของชำ|παντοπωλείο|מכולת|بقالة|sklepy spożywcze|potraviny|élelmiszerbolt|tạp hóa|tiệm tạp hóa|grocery-retail',
  'Convenience store':
    'spaza|spaza shop|tuck shop|minimarket|mini market|ร้านสะดวกซื้อ|минимаркеты|cửa hàng tiện lợi',
  'Butcher shop':
    '食肉販売業|slagterforretninger|slagterforretning|macellerie|metzgereien|fleischereien|mesare|kasaplar|мясные лавки|мясной магазин|toko daging|ร้านขายเนื้อ|κρεοπωλείο|אטליז|ملحمة|sklepy mięsne|řeznictví|hentes',
  Florist:
    'fioristi|fiorai|blumenläden|floristen|cvećare|cvjećarnice|çiçekçiler|цветы|цветочные магазины|toko bunga|ร้านดอกไม้|ανθοπωλείο|חנות פרחים|محل زهور|kwiaciarnie|květinářství|virágbolt|kukkakauppa|tiệm hoa|shop hoa|47.76z',
  Bookstore:
    'librai|books & stationery|librerie|buchhandlungen|knjižare|kitapçılar|книжные магазины|toko buku|ร้านหนังสือ|βιβλιοπωλείο|חנות ספרים|مكتبة|księgarnie|knihkupectví|könyvesbolt|nhà sách|47.61z',
  'Jewelry store':
    'orafi|gioiellieri|gioiellerie|juweliere|zlatare|kuyumcular|ювелирные магазины|toko emas|ร้านทอง|κοσμηματοπωλείο|חנות תכשיטים|محل ذهب|jubilerzy|klenotnictví|ékszerbolt|tiệm vàng|47.77z',
  'Hardware store':
    'järnhandel|järnaffär|isenkræmmer|isenkram|ironmonger|ferramenta|ferramente|eisenwaren|baumärkte|gvožđare|nalburlar|nalbur|хозтовары|строительные магазины|toko bangunan|toko besi|ร้านวัสดุก่อสร้าง|χρωματοπωλείο|חומרי בניין|مواد بناء|sklepy budowlane|železářství|cửa hàng vật liệu xây dựng|47.52a|ferretería y tlapalería',
  'Clothing store':
    'fashion|abbigliamento|bekleidung|modegeschäfte|butici|giyim|одежда|магазины одежды|toko baju|toko pakaian|ร้านเสื้อผ้า|ρούχα|חנות בגדים|ملابس|odzież|oděvy|ruhabolt|quần áo|cửa hàng quần áo|47.71z',
  'Shoe store':
    'calzature|schuhgeschäfte|prodavnice obuće|ayakkabıcılar|обувь|магазины обуви|toko sepatu|ร้านรองเท้า|υποδήματα|חנות נעליים|أحذية|sklepy obuwnicze|obuv|cipőbolt|47.72a',
  'Pet store':
    'zoofachhandel|negozi per animali|zoohandlungen|zoofachgeschäfte|tierbedarf|prodavnice za kućne ljubimce|petshoplar|petshop|зоомагазины|зоомагазин|toko hewan|ร้านขายสัตว์เลี้ยง|חנות חיות|sklepy zoologiczne',
  'Furniture store':
    'mobilifici|möbelhäuser|saloni nameštaja|mobilyacılar|мебель|магазины мебели|toko mebel|ร้านเฟอร์นิเจอร์|έπιπλα|חנות רהיטים|أثاث|sklepy meblowe|nábytek|bútorbolt|nội thất|47.59a',
  'Electronics store':
    'elettronica|elektronikmärkte|elektronik mağazaları|электроника|магазины электроники|toko elektronik|ร้านเครื่องใช้ไฟฟ้า|điện máy',
  'Second hand store':
    'secondhand dealer - general|secondhand dealer|second hand dealer|gebrauchtwaren|комиссионные магазины',
  'Used car dealer':
    'secondhand dealer - auto|used car dealers|gebrauchtwagenhändler|gebrauchtwagen|auto usate',
  'Public bath': '목욕업|목욕장업|공중목욕탕|銭湯|hamamlar',
  'Printing shop':
    'printing services|printing service|copying & duplicating service|druckereien|tipografie|imprimeries|copy shops|drukarnie|типографии|percetakan',
  Laundry:
    'クリーニング所|مغاسل ملابس|مغسلة ملابس|lavanderie|wäschereien|waschsalons|perionice|vešernice|çamaşırhaneler|прачечные|laundry kiloan|ร้านซักรีด|πλυντήρια|מכבסה|مغسلة|مغاسل|pralnie|prádelny|mosoda|giặt ủi|giặt là|tiệm giặt ủi|retail laundry|laundries|96.01b',
  'Dry cleaner':
    'tintorie|chemische reinigungen|textilreinigungen|hemijsko čišćenje|kuru temizleme|химчистки|химчистка|στεγνοκαθαριστήριο|pralnie chemiczne|čistírny|96.01a',
  Plumber:
    'idraulici|sanitärinstallationen|sanitär|klempnereien|vodoinstalateri|tesisatçılar|su tesisatçısı|сантехники|сантехник|tukang ledeng|ช่างประปา|υδραυλικός|υδραυλικοί|שרברב|אינסטלטור|سباك|hydraulicy|instalatéři|vízvezeték-szerelő|putkimies|rörmokare|thợ sửa ống nước|plumbers & gas fitters|plombiers-chauffagistes|43.22a',
  Electrician:
    'elettricisti|elektriker|elektroinstallateure|elektroinstallationen|električari|elektrikçiler|электрики|электрик|tukang listrik|ช่างไฟฟ้า|ηλεκτρολόγος|ηλεκτρολόγοι|חשמלאי|كهربائي|elektrycy|elektrikáři|villanyszerelő|sähköasentaja|thợ điện|43.21a|instalação e manutenção elétrica',
  'HVAC contractor':
    'heizungsbau|heizung und sanitär|heizungsinstallateure|klima servisi|klimacılar|caldaie|кондиционеры|servis ac|service ac|ช่างแอร์|κλιματισμός|מיזוג אוויר|klimatyzacja|43.22b',
  Lawyer:
    'avvocati|studi legali|rechtsanwälte|advokatske kancelarije|avukatlar|адвокаты|юристы|юридические услуги|pengacara|advokat|ทนายความ|δικηγόρος|δικηγόροι|עורך דין|محامي|adwokaci|advokáti|ügyvéd|asianajaja|luật sư|69.10z|serviços advocatícios',
  Accountant:
    'commercialisti|steuerberater und buchhaltung|računovođe|knjigovodstvo|muhasebeciler|mali müşavir|бухгалтерские услуги|бухгалтеры|akuntan|kantor akuntan|สำนักงานบัญชี|λογιστής|λογιστές|רואה חשבון|محاسب|biura rachunkowe|účetní|könyvelő|kế toán|69.20z|atividades de contabilidade',
  'Real estate agency':
    'letting agent|letting agents|agenzie immobiliari|immobilienmakler|agencije za nekretnine|emlakçılar|агентства недвижимости|недвижимость|properti|agen properti|นายหน้าอสังหาริมทรัพย์|μεσιτικό γραφείο|תיווך|مكتب عقاري|عقارات|biura nieruchomości|realitní kanceláře|ingatlaniroda|bất động sản|68.31z',
  'Insurance agency':
    'agenzie di assicurazioni|versicherungen|osiguranja|sigortacılar|страхование|страховые компании|asuransi|ประกันภัย|ασφάλειες|ביטוח|تأمين|ubezpieczenia|pojišťovny|biztosító|bảo hiểm|66.22z',
  Bank: 'banche|banken|banke|bankalar|банки|bank umum|ธนาคาร|τράπεζα|τράπεζες|בנק|بنك|بنوك|banki|banky|ngân hàng tmcp|64.19z',
  School:
    'scuole|schulen|škole|okullar|школы|школа|sekolah|โรงเรียน|σχολείο|σχολεία|בית ספר|مدرسة|مدارس|szkoły|školy|iskola|koulu|85.20z',
  Kindergarten:
    'scuole materne|asili|kindergärten|kitas|vrtići|anaokulları|детские сады|детский сад|taman kanak-kanak|paud|tk|โรงเรียนอนุบาล|παιδικός σταθμός|גן ילדים|روضة أطفال|przedszkola|mateřské školy|óvoda|trường mầm non|mầm non',
  'Driving school':
    'autoscuole|fahrschulen|auto škole|sürücü kursları|автошколы|автошкола|kursus mengemudi|โรงเรียนสอนขับรถ|σχολή οδηγών|szkoły jazdy|autoškoly|autósiskola|85.53z',
  Gym: 'palestre|fitnessstudios|teretane|spor salonları|фитнес-клубы|фитнес|тренажёрные залы|tempat gym|ฟิตเนส|γυμναστήριο|חדר כושר|نادي رياضي|siłownie|fitcentra|edzőterem|kuntosali|phòng gym|93.13z',
  Church: 'chiese|kirchen|crkve|церкви|храмы|gereja|โบสถ์|εκκλησία|כנסייה|كنيسة|kościoły|kostely',
  Mosque: 'moschee|moscheen|džamije|camiler|мечети|masjid|มัสยิด|τζαμί|מסגד|مسجد|مساجد|meczety',
  Locksmith:
    'fabbri|schlüsseldienste|bravari|çilingirler|замки|вскрытие замков|tukang kunci|ช่างกุญแจ|κλειδαράς|מנעולן|ślusarze|zámečnictví|lakatos',
  'Travel agency':
    'agenzie di viaggio|reisebüros|turističke agencije|seyahat acenteleri|турагентства|biro perjalanan|agen travel|บริษัททัวร์|ταξιδιωτικό γραφείο|סוכנות נסיעות|مكتب سياحي|biura podróży|cestovní kanceláře|79.11z',
  'Photo studio':
    'fotostudios|fotografen|fotografi|фотостудии|studio foto|ร้านถ่ายรูป|φωτογράφος|צלם|fotografowie',
  'Funeral home':
    'bestatter|bestattungen|onoranze funebri|pogrebne usluge|ритуальные услуги|pompe funebri|pohřební služba|96.03z',
  'Parking garage': 'parkhäuser|garage - parking|parcheggi',
  'Bicycle store':
    'winkels in fietsen en bromfietsen|fietsenwinkels|fietsenmakers|fietsenmaker|sklepy rowerowe|fahrradläden|fahrradgeschäfte|magasins de vélos|negozi di biciclette|tiendas de bicicletas',
  'Takeout restaurant': 'takeaway/sandwich shop',
  'Italian restaurant':
    'restaurants italienisch|italienische restaurants|restaurant italien|restaurants italiens|cucina italiana',
}

/** A written word, folded → the English name of its trade. */
export const writtenTrades: ReadonlyMap<string, string> = new Map(
  [written, directoryWords, registerActivities, taiwaneseActivities]
    .flatMap(Object.entries<string>)
    .flatMap(([trade, words]) =>
      words.split('|').map((word): [string, string] => [fold(word.replaceAll('_', ' ')), trade]),
    ),
)
