/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const homeServices = `
Plumber;배관공;Tesisatçı;배관;plumbing;su tesisatçısı;plomero;klempner;설비;sửa ống nước;plombier;水道工事;idraulico;encanador;fontanero;сантехник;installateur;水管工;utility contractor;Sanitärbetrieb;Canalizador;配管工;管路工坊;Офис слесаря-сантехника;Loodgieter;Hydraulik;Tubero
Electrician;전기 공사;Elektrikçi;전기공사업;electrical installation service;electrical contractor;전기공사;elektrik tesisatı;electricista;elektriker;elektroinstallateur;électricien;elettricista;eletricista;электрик;電気工事店;电工;電氣技師;Офис электрика;Lắp Điện;Elektricien;Elektryk
HVAC contractor;냉난방 설비;Isıtma soğutma firması;냉난방;Empresa de climatización
General contractor;종합 건설;Müteahhit;contractor;건설업;building firm;inşaat;건축;건축사무소;entrepreneur;工務店;entreprise générale;shopfitter;building consultant;line marking service
Roofing contractor;지붕 공사;Çatı ustası;roofing;지붕;çatı;dachdecker;couvreur;techador;кровля;屋根工事
Painter;도장 공사;Boyacı;painting;painting contractor;boya badana;house painter;malerbetrieb;maler;peintre en bâtiment;pintor;imbianchino;маляр;塗装業者;Peintre;Pittore;塗装業;油漆工程;油漆匠;Thợ Sơn
Carpenter;목공;Marangoz;carpentry;mobilyacı;목공소;마루;tischlerei;schreinerei;tischler;menuisier;carpintería;carpintero;falegname;falegnameria;marcenaria;столярная мастерская;charpentier;Zimmerer;Carpentiere;Carpinteiro;木匠工坊;木匠;Плотник;Đóng Đồ Gỗ;Timmerman;Cieśla
Interior designer;인테리어;İç mimar;인테리어 디자인;interior design;iç mimarlık;innenarchitekt;décorateur d'intérieur;diseñador de interiores;arredatore d'interni;designer de interiores;дизайн интерьера;室内设计;thiết kế nội thất
Cleaning service;청소 업체;Temizlik firması;house cleaning service;청소;temizlik;temizlik şirketi;입주청소;cleaners;cleaning;house cleaning;limpieza;dịch vụ vệ sinh;service de nettoyage;清掃サービス;reinigungsdienst;gebäudereinigungsfirma;servicio de limpieza;impresa di pulizie;serviço de limpeza;клининг;клининговая компания;清洁服务;ménage;Ditta di pulizie;家政保洁服务;清潔服務;Уборщик;Lau dọn;Poetsdienst;Sprzątanie;청소 서비스;Temizlik hizmeti
Laundry;세탁소;Çamaşırhane;laundry service;세탁;wäscherei;blanchisserie;lavandería;прачечная;洗衣店;giặt ủi;Lavandaria;Tiệm Giặt là;Wasserette;Pralnia
Moving company;이삿짐센터;Nakliyat firması;mover;이사;moving and storage service;evden eve nakliyat;이사업체;포장이사;removals;entreprise de déménagement;引越し業者;chuyển nhà;umzugsunternehmen;empresa de mudanzas;mudanzas;traslochi;impresa di traslochi;mudanças;переезды;搬家公司;引越し会社;Nakliyat;Lipat-bahay
Self-storage facility;셀프 스토리지;Kişisel depo;storage;eşya depolama
Locksmith;열쇠 수리;Çilingir;열쇠;anahtarcı;çilingirler;schlüsseldienst;serrurier;cerrajero;cerrajería;fabbro;chaveiro;вскрытие замков;开锁;鍵屋;thợ khóa;Serralheiro;鍵屋（専門店）;锁匠铺;鎖店;Изготовление ключей;Slotenmaker
Pest control service;방역 업체;Haşere ilaçlama;해충방제;pest control;방역;böcek ilaçlama;ilaçlama;exterminator;소독;구충;소독업;소독 구충업;dead animal removal;dead animal removal service
Landscaper;조경;Peyzaj firması;landscape designer;peyzaj;landscaping;landscape architect;garten- und landschaftsbau;gartenbau;paysagiste;paisajista;giardinaggio;paisagista;ландшафтный дизайн;造園業;pond contractor;greenhouse;topsoil supplier;retaining wall supplier
Handyman;집수리;Tamirat ustası;handyman service;집수리업체;home repair
Appliance repair service;가전 수리;Beyaz eşya servisi;가전제품수리;appliance repair;small appliance repair service;refrigerator repair service;전자제품수리;washer and dryer repair service
Window installation service;창호 시공;Pencere montajı;PVC doğrama
Flooring contractor;바닥 시공;Zemin döşeme;carpet installer;hardwood floor contractor;floor sanding and polishing service;wood floor installation service;Magasin de tapis;Tienda de alfombras;Negozio di tappeti;Loja de tapetes;Tapeçaria;カーペット店;地毯店;Магазин ковров;Tiệm Thảm;Tapijtwinkel;Sklep z dywanami
Swimming pool contractor;수영장 시공;Havuz yapımı;pool cleaning service;swimming pool repair service
Solar energy contractor;태양광 시공;Güneş enerjisi firması;solar energy company;solar panel;태양광;güneş paneli;solar energy equipment supplier
Security system installer;보안 시스템 설치;Güvenlik sistemi kurulumu;alarm sistemleri;home security
Water damage restoration service;침수 복구;Su hasarı onarımı;fire damage restoration service;mold removal service
Garbage collection service;폐기물 수거;Çöp toplama;waste management service;폐기물처리
Upholstery shop;소파·천갈이;Döşemeci
Pet groomer;애견 미용;Evcil hayvan kuaförü;애견미용;pet grooming;dog groomer;pet kuaför;동물미용업;동물미용;Tierfriseur;Salon de toilettage;Peluquería de mascotas;Tolettatura per animali;Salão de banhos e tosquias;Banho e tosa;ペット美容室;宠物美容;寵物美容師;Парикмахерская для животных;Huisdiertrimmer;Salon fryzjerski dla zwierząt;Frizer za pse i mačke;Груминг-салон;Salón pro domácí zvířata
Tailor;옷 수선;Terzi;수선;terzihane;seamstress;양복점;schneiderei;couturier;retoucherie;sastrería;sastre;sartoria;alfaiate;ателье;裁缝店;洋服直し;tiệm may;men's tailor;의류 이불 수선업;이불 수선;Schneider;Tailleur;Alfaiataria;仕立屋;裁縫;Портной;Kleermaker;ドレスメーカー;女装裁缝;女裝裁縫;May Áo Phụ nữ;Kleermaker voornamelijk voor vrouwen;Krawcowa
Shoe repair shop;구두 수선;Ayakkabı tamircisi;구두수선;cobbler;kunduracı;가죽 가방 신발수선업;가방 수선;Schuhreparatur;Cordonnier;Taller de reparación de calzado;Calzolaio;Reparador de sapatos;Loja de conserto de calçados;靴修理店;修鞋店;Ремонт обуви;Tiệm Sửa Giày;Schoenenreparatiewinkel
Air conditioning contractor;에어컨 설치·수리;Klima servisi;에어컨 설치;에어컨;klima;klima montajı;エアコン工事;klimatechnik;refrigeration service
Heating contractor;난방·보일러 설비;Kombi servisi;보일러;kombi;kalorifer;heizungsbauer;chauffagiste;water heater installer;heizungsinstallateur
Air duct cleaning service;환기구 청소;Havalandırma kanalı temizliği;dryer vent cleaning service;굴뚝청소;baca temizleme
Drainage service;하수구·누수 공사;Tıkanıklık açma;drain cleaning;하수구;하수구막힘;누수;누수탐지;septic tank;변기막힘;su kaçağı tespiti
Water treatment supplier;정수기;Su arıtma firması;정수기 렌탈;water filter supplier;water softening equipment supplier;su arıtma;water purification company;정수기 렌탈업
Electric generator shop;발전기 판매점;Jeneratör mağazası;jeneratör;generator shop;발전기
Concrete contractor;콘크리트 공사;Beton firması;concrete work;아스팔트
Masonry contractor;석공·조적 공사;Duvar ustası;mason;maçon;albañil;maurer;stone carving;stone cutter
Demolition contractor;철거 업체;Yıkım firması;철거;yıkım;demolition;구조물해체
Excavating contractor;굴착·토목 공사;Hafriyat firması;excavation;hafriyat;포크레인;중장비;iş makinesi kiralama;earth works company;terrassement
Home builder;주택 건축;Konut yapımcısı;custom home builder;주택건설;전원주택;house builder;garage builder;conservatory construction contractor;patio enclosure supplier
Remodeler;리모델링;Tadilat firması;renovation;tadilat;home improvement;reformas;リフォーム会社;リフォーム;dekorasyon;interior construction contractor;실내건축;실내인테리어
Kitchen furniture store;주방 가구;Mutfak mobilyası mağazası;싱크대;mutfak dolabı;küchenstudio;cuisiniste;주방가구;mutfak
Wallpaper installer;도배;Duvar kağıdı ustası;도배 장판;도배장판;duvar kağıdı;papel pintado
Plasterer;미장 공사;Sıvacı;plastering;미장;alçı;plâtrier;yesero;stuckateur;stucco contractor;Intonacatore;Estucador;Gesseiro;左官;粉刷工程;泥水匠;Штукатур;Trát Vữa;Stukadoor;Tynkarz
Tile contractor;타일 공사;Fayans ustası;타일시공;fayans;욕실타일;fliesenleger;carreleur;azulejos;タイル工事
Siding contractor;외벽 공사;Dış cephe kaplama;외벽;mantolama;gutter service;dış cephe;sheet metal contractor;판금;façadier
Waterproofing service;방수 공사;Su yalıtımı;방수;방수공사;옥상방수;izolasyon;yalıtım;防水工事;étanchéité
Insulation contractor;단열 공사;Isı yalıtımı;insulation;단열;isolierung;ısı yalıtım
Fence contractor;펜스 공사;Çit firması;fence supply store;울타리;çit;tel örgü;휀스;gate;clôture;ferronnerie;鉄工所
Garage door supplier;차고 문 설치;Garaj kapısı firması;garage door repair;셔터;kepenk;자동문;automatic door;otomatik kapı;roll shutter;シャッター
Door supplier;문 시공·판매;Kapı firması;door shop;도어;çelik kapı;방화문;중문;door manufacturer;kapı;Türgeschäft;Magasin de portes;Negozio di porte;Loja de portas;ドア販売店;门业商店;門店;Магазин дверей;Tiệm Cửa;Deurenwinkel;Sklep z drzwiami
Glass shop;유리 가게;Camcı;유리;glass repair service;cam;glass cutting service;glazier;vitrier;vidriería;glaserei;거울;ガラス店;mirror shop;cam balkon;glass merchant;glass blower;shower door shop
Curtain store;커튼·블라인드 가게;Perdeci;커튼;perde;window treatment store;curtain supplier;cortinas;gardinen;rideaux;커튼 블라인드;Vorhanggeschäft;Magasin de rideaux;Tienda de cortinas;Negozio di tende;Loja de cortinas;カーテン店;窗帘店;窗廉店;Магазин штор и драпировок;Tiệm Màn cửa;Gordijnenwinkel;Sklep z zasłonami
Carpet cleaning service;카펫 청소;Halı yıkama;halı yıkama fabrikası;carpet cleaning;teppichreinigung;매트리스청소
Window cleaning service;유리창 청소;Cam temizliği;외벽청소;window cleaner;fensterreinigung;dış cephe temizliği;laveur de vitres
Pressure washing service;고압 세척;Basınçlı yıkama;pressure washing;power washing;고압세척
Commercial cleaning service;건물 청소;Ticari temizlik hizmeti;janitorial service;청소용역;office cleaning;건물위생관리업;gebäudereinigung;ofis temizliği;ビル清掃;entreprise de nettoyage;건물관리;시설관리;sanitization service;disinfection service
Dry cleaner;드라이클리닝;Kuru temizleme;dry cleaning;드라이크리닝;tintorería;pressing;クリーニング店;tintoria;lavanderia a secco;chemische reinigung;크린토피아;Limpeza a seco;Lavanderia a seco;干洗店;乾洗店;Химчистка;Tiệm Giặt khô;Stomerij;Pralnia chemiczna
Laundromat;빨래방;Self-servis çamaşırhane;코인빨래방;코인세탁;coin laundry;laundrette;lavandería automática;コインランドリー;waschsalon;laverie automatique;laverie;labahan;셀프빨래방;Waschsalon mit Selbstbedienung;Laverie en libre-service;Lavandería de autoservicio;Lavanderia self-service;Lavandaria de autosserviço;Lavanderia de autosserviço;自助洗衣店;自助洗衣;Прачечная самообслуживания;Tiệm Giặt là Tự phục vụ;Wasserette met zelfbediening;Pralnia samoobsługowa
Piano moving service;피아노 운반;Piyano taşıma;피아노운반
Furniture repair shop;가구 수리;Mobilya tamircisi;가구수리;furniture restoration;mobilya tamiri;tapicería
Woodworker;목공방;Ahşap ustası;lumberyard;keresteci;가구제작;ébéniste
Lawn care service;잔디 관리;Çim bakım hizmeti;lawn mower repair shop;잔디;çim;lawn sprinkler system contractor
Tree service;수목 관리;Ağaç budama;arborist;ağaç kesim;벌목;elagage;나무병원;tree trimming;stump removal
Snow removal service;제설 서비스;Kar küreme;snow plowing;제설
Gardener;정원사;Bahçıvan;정원관리;gardening;jardinier;jardinero;gärtner;giardiniere;garden service;landscape gardener;植木屋;garden building supplier;Jardineiro;园艺工坊;園藝師;Ландшафтный дизайнер или садовник;Làm vườn;Tuinman;Ogrodnik
Fire protection service;소방 설비;Yangın güvenlik hizmeti;소방설비;소방;yangın söndürme;fire protection equipment supplier;소화기;fire alarm supplier;소방시설;yangın güvenlik sistemleri
Home automation company;스마트홈;Akıllı ev sistemleri;smart home;홈네트워크;akıllı ev
Elevator service;승강기 업체;Asansör firması;엘리베이터;elevator manufacturer;asansör;lift company;승강기;승강기유지관리업체;승강기유지관리
Recycling center;재활용 센터;Geri dönüşüm merkezi;재활용;recycling;자원;폐지;déchetterie;wertstoffhof;punto limpio;Point de recyclage;Reciclaje;Riciclaggio;Reciclagem;リサイクル施設;资源回收设施;回收;Вторичное сырьё;Tái chế;Przetwarzanie odpadów;Centro de reciclaje;Centro di riciclaggio;Centro de reciclagem;リサイクルセンター;回收站;回收中心;Пункт приёма вторичного сырья;Nhà máy Tái chế;Centrum przetwarzania odpadów;tire recycling
Dumpster rental service;폐기물 컨테이너 대여;Konteyner kiralama;dumpster rental;container service;moloz
Pet boarding service;반려동물 호텔;Evcil hayvan oteli;cat hotel;dog hotel;애견호텔;dog boarding;pet hotel;köpek oteli;ペットホテル;동물위탁관리업;동물위탁관리;Служба за смештај љубимаца
Dog trainer;애견 훈련소;Köpek eğitmeni;애견훈련;köpek eğitim merkezi;dog training;hundeschule;반려견 훈련;pet trainer;Dreser ljubimaca;Trener pasa;Тренер паса
Dog walker;반려견 산책;Köpek gezdirme;산책대행
Sewing shop;재봉·수예점;Dikiş dükkanı;미싱;수예;quilt shop;thread supplier;silk store;섬유 원단;직물;Tienda textil;生地屋;布店;布料行;Магазин тканей;Stofwinkel
Watch repair service;시계 수리점;Saat tamircisi;시계수리;saat tamiri;watchmaker;horloger;relojería;uhrmacher;시계 귀금속 악기 수리업;Relojero;Orologiaio;Relojoeiro;時計製造業;制表工坊;製錶匠;Часовщик;Sửa Đồng hồ;Horlogemaker
Sharpening service;칼갈이;Bileme hizmeti;knife sharpening;bileyici
Housekeeping service;가사 도우미;Ev işleri hizmeti;maid service;가사도우미;파출부;house keeping;domestic helper;gündelikçi;家事代行;babysitter;베이비시터;bakıcı;아이돌봄
Property maintenance;시설 유지 보수;Bina bakım hizmeti;facility management;building maintenance;maintenance;apartman yönetimi;site yönetimi;hausmeisterservice;bina yönetimi
Gas installation service;가스 설비;Doğalgaz tesisatçısı;gasfitter;gas engineer;doğalgaz tesisatı;gazinstallateur;가스시공
Furnace repair service;난방기 수리;Kazan ve kombi tamiri;boiler repair;보일러수리
Boiler supplier;보일러 판매점;Kazan ve kombi satıcısı;furnace store;heating equipment supplier;hot water system supplier;boiler manufacturer
Air conditioning store;에어컨 판매점;Klima mağazası;air conditioning system supplier;klima satış
Air conditioning repair service;에어컨 수리;Klima tamiri;에어컨수리;에어컨 청소;에어컨청소
Air compressor repair service;공기 압축기 수리;Kompresör tamiri;air compressor supplier;kompresör
Chimney sweep;굴뚝 청소;Baca temizliği;chimney services;kaminkehrer;kaminfeger;schornsteinfeger;ramoneur;deshollinador;spazzacamino;kominiarz;dimničar;oxhak
Welder;용접;Kaynakçı;welding service;kaynak;용접공사;용접업;schweißer;soudeur;soldador;saldatore;zavarivač;tukang las
Iron works;철공소;Demir doğrama;ferforje;railing contractor;ornamental iron works;철물공사;철공;bravarska radnja;bravar;schlosserei
Blacksmith;대장간;Demirci;schmied;forgeron;herrero;kovač
Scaffolding service;비계 설치;İskele kurulumu;scaffolding rental service;scaffolder;gerüstbau;gerüstbauer;echafaudage;andamios;비계;skele
Road construction company;도로 공사;Yol yapım firması;paving contractor;asphalt contractor;asphalt mixing plant;asfalt;도로포장;straßenbau
Construction company;건설사;İnşaat şirketi;construction;건설;건설회사;inşaat firması;bauunternehmen;baufirma;bauunternehmer;entreprise de construction;constructora;empresa constructora;impresa edile;construtora;građevinska firma;građevinsko preduzeće;bouwbedrijf;firma budowlana;建筑公司;建設会社;công ty xây dựng;xây dựng;종합건설;строительная компания;edil;builder;builders
Fireplace store;벽난로 판매점;Şömine mağazası;wood stove shop;fireplace manufacturer;grill store;şömine;gas logs service
Well drilling contractor;우물 시추;Sondajcı;sondaj;지하수개발;drilling contractor;brunnenbau
Bottled water supplier;생수 배달;Su bayii;생수;su bayi;damacana su;water delivery
Gutter cleaning service;홈통 청소;Oluk temizliği
Upholstery cleaning service;소파·가구 세척;Koltuk yıkama;koltuk temizliği;소파청소
House clearance service;유품·집 정리;Ev boşaltma hizmeti;entrümpelung;유품정리;debris removal service;estate clearance
Junk removal service;폐가구·쓰레기 처리;Moloz ve eşya atımı
House sitter;집 관리인;Ev bakıcısı;house sitter agency
Pet sitter;펫시터;Evcil hayvan bakıcısı;dog sitter;pet care service;펫시팅;Čuvar kućnih ljubimaca;Чувар кућних љубимаца
Dog day care center;강아지 유치원;Köpek kreşi;dog daycare;애견유치원;Дневни боравак за псе
Kennel;애견 훈련·사육장;Köpek çiftliği;dog breeder;cattery;cat breeder;애견분양;animal breeder;Uzgajivač pasa;Узгајивач паса;Hundezüchter;Éleveur de chiens;Собаковод;Одгајивачница паса
Key duplication service;열쇠 복사;Anahtar kopyalama
Leather repair service;가죽 수선;Deri tamiri;가죽수선
Shoe shining service;구두 닦이;Ayakkabı boyacısı;구두닦이;구두수선소
Clothing alteration service;옷 수선집;Terzi tadilat;수선집;옷수선;의류수선;alterations;änderungsschneiderei;retouches;arreglos de ropa;popravka odeće;krawiectwo poprawki
Dressmaker;양장점;Kadın terzisi;damenschneiderei;couturière;modista;sarta;costureira;krojačica;kostürer;modistahan;sastra
Embroidery service;자수;Nakış;embroidery shop;needlework shop;stickerei
Building restoration service;건물 복원;Bina restorasyonu;restorasyon;heritage preservation
Asbestos removal service;석면 철거;Asbest sökümü;asbestos testing service
Damp proofing service;방습 공사;Rutubet yalıtımı;impermeabilization service
Kitchen remodeler;주방 리모델링;Mutfak tadilatı;kitchen renovator;주방리모델링
Bathroom remodeler;욕실 리모델링;Banyo tadilatı;bathroom renovator;욕실리모델링
Countertop store;조리대·상판 판매점;Tezgah mağazası;countertop contractor;granite supplier
Stair contractor;계단 시공;Merdiven ustası
Deck builder;데크 시공;Deck ustası;deck contractor
Drywall contractor;석고보드 시공;Alçıpan ustası;dry wall contractor;alçıpan;석고보드
Shed builder;창고·헛간 제작;Baraka ve kulübe yapımı;gazebo builder;carport and pergola builder;sunroom contractor;portable building manufacturer
Prefabricated house supplier;조립식 주택;Prefabrik ev;modular home builder;prefabricated house companies;조립식주택;prefabrik;modular home dealer;log home builder
Sculptor;조각가;Heykeltıraş;sculpture
Marble contractor;대리석 시공;Mermerci;mermer;marble supplier;대리석
Home service;생활 서비스;Ev hizmeti;home services;집수리·생활;ev hizmetleri
Graffiti removal service;낙서 제거;Grafiti temizleme
Septic system service;정화조 청소;Vidanjör;정화조;sewage disposal service;vidanjör hizmeti;cesspit service
Fitted furniture supplier;맞춤 가구;Ölçüye özel mobilya;cabinet maker;custom furniture;tischlerei nach maß;맞춤가구;붙박이장;mobilyacı imalat;nameštaj po meri
Mechanical contractor;기계 설비 공사;Mekanik tesisat
`
