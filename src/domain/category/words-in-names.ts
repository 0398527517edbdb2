/**
 * Words with which names of businesses say their trade, by the trade's English name. `-word` says it only as the last word, `word-` only as
 * the first, and `word` as either; `~ending` ends the first or last word, or a name that is written without spaces, and `start~` begins
 * one. `_` is a space. Words that also stand for something else are left out.
 */
export const wordsInNames: Readonly<Record<string, string>> = {
  'Physical therapist':
    '-physiotherapy_clinic -physiotherapy_centre -physical_therapy_clinic fysioterapeut- -physiotherapy -physical_therapy -physiotherapists physiotherapie fisioterapia- fysiotherapie fysioterapi fizjoterapia- fizioterapija- fyzioterapie- 물리치료의원',
  Dentist:
    'zahnarztpraxis- ~tandklinik tandklinik- hammaslääkäri- hammaslääkärit- -dental_care -dental_practice -dental_surgery -family_dental -dental_studio -dental_office -dentistry tandläkare tandlæge tannlege tandlæge- tandartspraktijk tandarts- ~zahnärzte ' +
    'zahnärztin- zubní_ordinace- zubná_ambulancia- stomatologia- gabinet_stomatologiczny- gabinety_stomatologiczne- fogászat cabinet_stomatologic- clinica_stomatologica- stomatološka_ordinacija- ' +
    'zubna_ordinacija- zubarska_ordinacija- οδοντιατρείο- -diş_kliniği -diş_polikliniği -ağız_ve_diş_sağlığı стоматология стоматологія стоматологическая_клиника- מרפאת_שיניים- ' +
    'عيادة_أسنان- nha_khoa- klinik_gigi- คลินิกทันตกรรม~ ~デンタルクリニック ~歯科クリニック ~牙科诊所 ~口腔诊所 ~牙醫診所 ~口腔门诊部',
  Orthodontist: '-orthodontics -orthodontists',
  Optician:
    '-opticians -optician optik- optika- óptica- ótica- ottica- opticien- optiek- optyk- оптика- ~안경 ~眼镜店 ~眼鏡店 ~眼鏡行 ร้านแว่นตา~ -optik -optikk',
  Veterinarian:
    'tierarztpraxis- -veterinary_surgery -veterinary_centre -veterinary_center -veterinary_hospital -animal_clinic ~tierarztpraxis dierenartspraktijk- dierenarts- dierenkliniek- gabinet_weterynaryjny- ' +
    'przychodnia_weterynaryjna- veterinární_ordinace- állatorvos állatorvosi_rendelő veterinarska_ambulanta- veterinarska_stanica- κτηνιατρείο- ветклиника- ветеринарная_клиника- ' +
    '-veteriner_kliniği ambulatorio_veterinario- clínica_veterinária- cabinet_veterinar- โรงพยาบาลสัตว์~ ~動物病院 ~动物医院 ~宠物医院 ~動物醫院 klinik_hewan-',
  Pharmacy:
    'apteekki ~apteekki apoteket- -मेडिकल -chemist -chemists -pharmacie -drugstore ~apotheke φαρμακείο- בית_מרקחת- -मेडिकल_स्टोर -मेडिकल_हॉल ร้านขายยา~ ~大药房 ~大藥局 ~藥局 lekáreň- farmacie- apotek- apteka- аптека- apotheek gyógyszertár',
  Chiropractor: '-chiropractic -chiropractors',
  'Nursing home': '-nursing_home -care_home ~요양원',
  'Funeral home':
    '-funeral_directors -funeral_home -funeral_services -funeral_service -funerals -undertakers bestattungen bestattungshaus- ~bestattungsinstitut bestattungsinstitut- pompes_funèbres- funeraria- funerária- ' +
    'tanatorio- onoranze_funebri- agenzia_funebre- uitvaartverzorging uitvaartcentrum- begravningsbyrå begravelsesbyrå bedemand- zakład_pogrzebowy- dom_pogrzebowy- pohřební_služba- pohrebníctvo- ' +
    'temetkezés pompe_funebre- γραφείο_τελετών- ~장례식장 ~葬儀社 ~葬祭',
  'Taxi service': '-taxis -taxi -minicabs -cabs taxi- -taksi taxiservice- ~택시 ~콜택시 ~タクシー такси-',
  'Roofing contractor':
    '-roofing_contractors -roofing_contractor -roofing_services -roofing_company -roofing -roofers ~dachdeckerei dachdecker- dachdeckermeister- couvreur-',
  Bookstore:
    '-books -booksellers ~buchhandlung buchhandlung- ~buchladen boekhandel ~boekhandel bokhandel ~bokhandel boghandel ~boghandel knihkupectví- kníhkupectvo- könyvesbolt librăria- knjižara- knjigarna- ' +
    'βιβλιοπωλείο- -kitabevi книжный_магазин- книгарня- -पुस्तक_भंडार ร้านหนังสือ~ hiệu_sách- nhà_sách- toko_buku- ~書店 ~书店 ~書局',
  'Bicycle store':
    'cykelaffären- cyklar- -cycles -bicycles -bike_shop -cyclery fahrradladen- ~fahrradladen zweirad- fahrräder- -fahrräder fietsenwinkel- ~fietsenwinkel -fietsen -tweewielers -cykler -cyklar cykelhandler- cykelaffär -sykler sklep_rowerowy- ' +
    'bicicletería- bicicletas- bicicletaria- biciclette- cicli- cycles- kerékpárbolt -bisiklet веломагазин- ~자전거 ~自転車店 ~自転車 ~自转车店 ~自行车店',
  'Fish store':
    '-fishmonger -fishmongers -fish_market fischgeschäft- poissonnerie- pescadería- peixaria- pescheria- viswinkel- vishandel- ribarnica- ιχθυοπωλείο- ~鮮魚店 ~생선가게',
  'Butcher shop':
    '-butchers ~metzgerei ~fleischerei metzgerei- fleischerei- açougue- keurslager- slakteri sklep_mięsny- řeznictví- mäsiarstvo- húsbolt hentesbolt măcelărie- mesara- mesnica- κρεοπωλείο- ' +
    '-kasabı ~精肉店 ~肉铺',
  Bakery:
    '~bäckerei bäckerei- -pékség pekárna- pekáreň- brutărie- bageri -bakers artisan_boulanger- αρτοποιείο- φούρνος- пекарня מאפיית- ร้านเบเกอรี่~ toko_roti- ~ベーカリー ~パン店',
  'Cake shop':
    '~konditorei konditorei- pasticceria- pastelería- confeitaria- cofetărie- cofetăria- konditori ζαχαροπλαστείο-',
  'Cheese shop': 'fromagerie- quesería- caseificio- kaaswinkel- -cheesemongers',
  'Rice cake shop': '~떡집',
  'Chinese restaurant': '~반점 ~대반점',
  "Farmers' market": '-farmers_market -farmers’_market',
  Museum: '~博物館 ~博物馆',
  'Art gallery': '~美術館 ~美术馆',
  'Side dish shop': '~반찬가게',
  'Jewelry store':
    '-jewellers -jewelers -jewellery -jewelry juwelier- bijouterie- joyería- joalharia- joalheria- gioielleria- guldsmed -guldsmed gullsmed jubiler- zlatnictví- zlatníctvo- zlatara- ékszerbolt -kuyumculuk -kuyumcusu κοσμηματοπωλείο- ~금은방 ~귀금속 ~珠宝店',
  Florist:
    'blumenhaus- -florists -flowers blumen- -blumen ~blumenladen fleuriste- floristería- florería- floricultura- florista- fiorista- fioreria- bloemist- bloemen- -bloemen -blomster -blommor ~blomsterhandel květinářství- kvetinárstvo- ' +
    'virágbolt virágüzlet florărie- florăria- cvjećarna- ανθοπωλείο- -çiçekçilik -çiçekçisi -çiçekevi цветы- магазин_цветов- квіти- ร้านดอกไม้~ tiệm_hoa- shop_hoa- toko_bunga- ~生花店 ~花店 ~꽃집',
  'Hardware store':
    '-hardware_store -ironmongers eisenwaren- quincaillerie- ferretería- ferramenta- ijzerhandel- isenkram- železářství- vaskereskedés gvožđara- feronerie- -hırdavat -nalburiye ~철물 ~五金店',
  'Real estate agency':
    '-estate_agents -realty -real_estate agence_immobilière- inmobiliaria- imobiliária- agenzia_immobiliare- ~makelaardij makelaardij- makelaars- -makelaars fastighetsbyrå -fastighetsmäklare agencja_nieruchomości- ' +
    'realitní_kancelář- realitná_kancelária- ingatlaniroda agenție_imobiliară- -emlak ~부동산중개 ~부동산중개사무소',
  'Law firm':
    '-law_firm -law_offices -law_office ~rechtsanwaltskanzlei rechtsanwaltskanzlei- anwaltskanzlei- ~anwaltskanzlei cabinet_d_avocats- studio_legale- kancelaria_adwokacka- kancelaria_prawna- advokátní_kancelář- advokátska_kancelária- ' +
    'advokatska_kancelarija- ügyvédi_iroda cabinet_de_avocat- advocatenkantoor- -advocaten advokatbyrå advokatfirma- advokatfirmaet- -hukuk_bürosu ~법률사무소 ~법무법인 법무법인~ ~法律事務所 ~律师事务所',
  Lawyer: '-solicitors rechtsanwalt- rechtsanwältin- -abogados abogados-',
  'Dry cleaner':
    '-dry_cleaners -dry_cleaning chemische_reinigung- tintorería- tintoria- lavasecco- -kuru_temizleme ~세탁 ~ドライクリーニング ~干洗店',
  Laundry: 'blanchisserie- lavandería- lavanderia- wäscherei- wasserette- pralnia- مغسلة- -çamaşırhanesi',
  Electrician:
    '-electricians -electrician elektriker- électricien- eletricista- elettricista- elektricien- electricista-',
  Locksmith:
    '-locksmiths -locksmith schlüsseldienst- serrurerie- serrurier- cerrajería- chaveiro- slotenmaker- låssmed -çilingir ~열쇠',
  Landscaper: '-landscaping -landscapers paysagiste- hovenier- hoveniersbedrijf-',
  'Tattoo shop': '-tattoo_studio -tattoo -tattoos -tattoo_parlour',
  'Day spa': '-day_spa',
  'Doughnut shop': '-donuts -doughnuts ~도넛',
  'Fish & chips restaurant': '-fish_chips -fish_and_chips',
  'Day care center':
    '-day_nursery -day_care -daycare -childcare kindertagesstätte- crèche- micro_crèche- guardería- asilo_nido- kinderdagverblijf- kinderopvang- żłobek- jesle- bölcsőde creșa- ~놀이방 ~托儿所 ~託兒所 ~托育中心',
  Kindergarten:
    'kindergarten- przedszkole- mateřská_škola- materská_škola- óvoda -óvoda -anaokulu -kreş детский_сад- дитячий_садок- גן_ילדים- ~幼稚園 ~幼儿园 ~幼兒園',
  'Nursery school': '~保育園 ~保育所',
  'Hair salon':
    '-hairdressers -hair_studio -hairdressing ~friseursalon friseursalon- haarstudio- coiffure- coiffeur- salon_coiffure- parrucchiere- parrucchieri- -parrucchieri acconciature- haarverzorging kapper- kappers- -kappers ' +
    'frisørsalon- -frisør -frisör frisör- -hårstudio fodrászat -fodrászszalon coafor- salon_de_coafură- frizerski_salon- frizeraj- frizer- κομμωτήριο- cabeleireiro- cabeleireiros- peluqueros- -peluqueros מספרת- ร้านทำผม~ ' +
    'tiệm_tóc- salon_tóc- ~헤어살롱 ~美容院 ~美发店 ~理发店',
  'Barber shop':
    'frizerie- -barbers barbearia- barbería- barbiere- barbershop- صالون_حلاقة- حلاق- ร้านตัดผม~ ~理容室 ~理容店 ~이발소 ~이용원 барбершоп-',
  'Nail salon': '-nail_studio nagelstudio- ~nagelstudio ~네일샵 ~네일 tiệm_nail- ~美甲店 ~ネイルサロン',
  'Beauty salon':
    '-beauty_salon -beauty_parlour -beauty_parlor kosmetikstudio- institut_de_beauté- salón_de_belleza- centro_estetico- schoonheidssalon- salon_kosmetyczny- kozmetički_salon- -güzellik_salonu салон_красоты- ' +
    '-ब्यूटी_पार्लर salon_kecantikan-',
  'Auto repair shop':
    '-auto_repair -car_repairs -car_repair -autoreparatur autowerkstatt- kfz_werkstatt- taller_mecánico- talleres_mecánicos- oficina_mecânica- autofficina- officina_meccanica- auto_mecânica- autobedrijf- garagebedrijf- ' +
    '-bilverkstad bilverkstad- ~bilverkstad bilverkstäder- -bilverkstäder bilverksted ~bilverksted -autoværksted autoværksted- autószerviz autójavító autoservis- service_auto- auto_servis- -oto_servis автосервис- автомайстерня- מוסך- ' +
    'อู่ซ่อมรถ~ bengkel_mobil- ~汽修厂 ~汽车修理厂 ~自動車整備工場 ~카서비스',
  'Ice cream shop':
    '-ice_cream -gelato eiscafé- eisdiele- heladería- sorveteria- geladaria- gelateria- lodziarnia- fagyizó -fagylaltozó zmrzlina- -dondurma ~아이스크림 ijssalon-',
  Cafe: '喫茶~ café cà_phê- quán_cà_phê- καφέ- kahvila- kávézó cafenea- кофейня- בית_קפה- ร้านกาแฟ~ kedai_kopi- warung_kopi- ~珈琲店 ~喫茶店 ~咖啡馆 ~咖啡店',
  Restaurant:
    'מסעדת- מסעדה- ร้านอาหาร~ εστιατόριο- -भोजनालय -restaurang restaurang- ravintola- restaurace- reštaurácia- vendéglő -étterem ~食堂 ~餐厅 ~餐廳 ~餐馆',
  Tavern: 'ταβέρνα-',
  'Pizza restaurant': '-pizza',
  Bistro: 'bistro- bistrot- -bistro',
  'Ramen restaurant': '~ラーメン ラーメン~',
  'Sushi restaurant': '-sushi sushi- ~寿司 寿司~ 鮨~',
  'Noodle shop': 'そば処~ 蕎麦処~ ~面馆 ~麵店',
  'Izakaya restaurant': '居酒屋~',
  'Hot pot restaurant': '~火锅店 ~火鍋店',
  'Seafood restaurant': '-balık_restaurant -balık_restoranı -balık_lokantası marisquería- ~海鲜酒楼',
  'Guest house': 'panzió pensiunea- penzion- penzión- pensjonat- pensão- -guesthouse -pansiyon',
  Hotel: 'โรงแรม~ khách_sạn- מלון- готель- гостиница- ξενοδοχείο- szálloda',
  Osteopath: '~整骨院 ~接骨院',
  Supermarket: '~超市',
  'Convenience store': '~便利店',
  'Gas station': '~오일뱅크 ~加油站 -benzinkút benzinkút- ~ガソリンスタンド',
  'Car dealer':
    'autohaus- -autohaus ~autohaus concesionario- concessionnaire- autosalon- autokuća- -oto_galeri -car_sales',
  'Car wash':
    '-oto_yıkama autolavaggio- lavadero_de_coches- lava_jato- autowaschanlage- ~autowaschanlage myjnia- myjnia_samochodowa- autopraonica- автомойка- ~세차',
  'Shoe store':
    'zapatería- sapataria- schuhhaus- ~schuhhaus calzature- chaussures- schoenen- -schoenen obuća- obuwie-',
  'Interior designer': '~인테리어',
  'Photo studio': '~사진관 ~写真館',
  'Postpartum care center': '~산후조리원',
  'Travel agency':
    '-travel_agency reisebüro- ~reisebüro agence_de_voyages- agenzia_viaggi- ~여행사 ~旅行社 reisbureau- biuro_podróży- utazási_iroda',
  'Driving school':
    'autoescuela- autoscuola- -sürücü_kursu szkoła_jazdy- автошкола- ~fahrschule rijschool- autoškola- autosiskola escuela_de_conducción- -driving_school auto_école- ~자동차운전전문학원 ~自動車学校',
  Gym:
    '-gym -fitness -fitness_studio -fitness_center -fitness_centre -fitness_club -fitness_zone -fitness_hub -fitness_gym -gym_and_fitness -health_club -crossfit crossfit- fitnessstudio- ~fitnessstudio ' +
    'fitnesscenter- -fitnesscenter fitnesszentrum- salle_de_sport- salle_de_musculation- gimnasio- palestra- sportschool- -sportschool siłownia- fitko- posilovna- posilňovňa- edzőterem -edzőterem sală_de_fitness- ' +
    'teretana- -treningssenter -spor_salonu γυμναστήριο- тренажёрный_зал- тренажерный_зал- фитнес_клуб- фитнес_центр- тренажерна_зала- ~휘트니스 ~헬스클럽 ~휘트니스센터 ~피트니스센터 ~피트니스클럽 ~健身房 ~健身中心 ~スポーツジム',
  'Martial arts school': '-martial_arts -martial_arts_academy -martial_arts_school -martial_arts_club',
  'Yoga studio': '-yoga -yoga_studio -yoga_center -yoga_centre yogastudio- ~yogastudio ~요가 ~요가원',
  'Pilates studio': '-pilates -pilates_studio',
  'Dance school':
    '-dance_studio -dance_academy -dance_school tanzschule- ~tanzschule école_de_danse- academia_de_baile- dansschool- -dansschool scuola_di_danza- ~댄스학원',
  'Sports complex': '-sports_complex',
  Podiatrist: '-podiatry -podiatrists -podiatry_clinic -chiropodists podólogo- clínica_podológica-',
  'Towing service': '-towing -towing_service abschleppdienst- ~abschleppdienst',
  'Pest control service': '-pest_control -exterminators schädlingsbekämpfung-',
  'Pet groomer': '-pet_grooming -dog_grooming -dog_groomers hundesalon- ~애견미용',
  Carpenter:
    '~schreinerei ~tischlerei schreiner- falegnameria- menuiserie- carpintería- carpintaria- stolarija- stolařství- -carpentry timmerbedrijf-',
  'Tax consultant': 'steuerberater- steuerberaterin- ~steuerkanzlei',
  Creperie: 'crêperie- crepería-',
  'Tobacco shop': 'tabaccheria-',
  'Tire shop':
    '-tyres -tires -tyre_centre -tyre_center -pneus reifenservice- ~reifenservice pneuservis- gumiszerviz vulcanizare-',
  'Garden center': '-garden_centre -garden_center gartencenter- ~gartencenter tuincentrum- jardinerie-',
  'Bowling alley': '-bowling_lanes -bowling_alley ~볼링장',
  'Medical clinic': '~診療所',
  Winery: 'weingut-',
  'Eye care center': '~眼科 ~眼科クリニック',
}
