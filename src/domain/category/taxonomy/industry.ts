/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const industry = `
Warehouse;창고;Depo;storage warehouse;lager;lagerhaus;entrepôt;almacén;magazzino;armazém;magacin;skladište;склад;倉庫;仓库;nhà kho;kho hàng;bodega ng imbakan;pakhuis;magazyn;물류창고;창고업;distribution warehouse;depo ve antrepo;antrepo;lagerhalle;imbakan
Gas company;가스 회사;Gaz şirketi;가스;doğalgaz dağıtım;natural gas company;가스공사;도시가스;doğalgaz;butane gas supplier;gasversorger;compagnie du gaz;empresa de gas;industrial gas supplier;gasgesellschaft;gas utility
Propane supplier;LPG 판매점;Tüp gaz bayii;고압가스업;gas cylinders supplier;tüp bayii;tüpçü;lpg;가스판매;lpg판매;gas shop;helium gas supplier;tindahan ng lpg;welding gas supplier;가스 판매점
Electric utility company;전력 회사;Elektrik dağıtım şirketi;power company;한국전력;electricity company;energieversorger;stromversorger;elektrik şirketi;elektrodistribucija;electrical substation;energy supplier;electric company
Oil company;석유 회사;Petrol şirketi;유류;석유;heating oil supplier;heating oil;oil & natural gas company;oil refinery;petroleum products company;정유;oilfield;fuel supplier;석유판매;diesel fuel supplier;heizölhandel;kerosene supplier;석유판매소;oil wholesaler;gasoil
Foundry;주물 공장;Dökümhane;주물;gießerei;livnica;döküm
Furniture manufacturer;가구 제조;Mobilya imalatçısı;furniture maker;가구제조;mobilya imalatı;proizvodnja nameštaja;möbelhersteller;proizvođač nameštaja
Car manufacturer;자동차 제조;Otomobil üreticisi;car factory;자동차제조
Auto parts manufacturer;자동차 부품 제조;Oto yedek parça üreticisi
Food manufacturer;식품 제조;Gıda üreticisi;식품제조가공업;식품제조·가공업;식품제조;food producer;food products manufacturer;food processing company;식품공장;gıda imalatı;lebensmittelhersteller;cannery;식품첨가물제조업;건강기능식품제조업;식품 제조 가공업;dodavač prehrambenih proizvoda;frozen food manufacturer;food manufacturing supply;proizvođač hrane;prehrambena industrija;dobavljač hrane
Beverage manufacturer;음료 제조;İçecek üreticisi;alcohol manufacturer;주류제조;mineral water company;주류제조업
Shoe factory;신발 공장;Ayakkabı fabrikası;ayakkabı imalatı;fabrika obuće
Clothing manufacturer;의류 제조;Giyim üreticisi;apparel company;의류제조;knitwear manufacturer;tekstil imalatı;konfekcija;봉제공장;봉제;sewing company;clothes and fabric manufacturer;konfeksiyon
Clothing wholesaler;의류 도매;Giyim toptancısı;clothing wholesale market place;의류도매;clothes and fabric wholesaler
Machinery manufacturer;기계 제조;Makine üreticisi;machine construction;기계제조;makine imalatı;maschinenbau;machinery parts manufacturer;maschinenbauunternehmen;makina imalat;agricultural machinery manufacturer
Glass manufacturer;유리 제조;Cam üreticisi;glass industry;glassware manufacturer
Paper mill;제지 공장;Kağıt fabrikası;paper distributor;제지;종이;kağıt;papierfabrik
Rice mill;정미소;Pirinç fabrikası;정미;gilingan ng palay
Flour mill;제분소;Un fabrikası;değirmen;mill;mlin;mühle;water mill
Sugar factory;제당 공장;Şeker fabrikası
Rubber products supplier;고무 제품 업체;Kauçuk ürünleri tedarikçisi;고무
Plastic bag supplier;비닐 포장재 업체;Plastik poşet tedarikçisi;비닐;plastic bags wholesaler;polythene and plastic sheeting supplier;poşet
Container supplier;컨테이너 판매;Konteyner tedarikçisi;containers supplier;컨테이너;konteyner
Forklift dealer;지게차 판매점;Forklift bayii;forklift rental service;지게차;forklift
Pump supplier;펌프 판매점;Pompa tedarikçisi;water pump supplier;펌프;pompa
Laboratory equipment supplier;실험 기자재 업체;Laboratuvar cihazları tedarikçisi;scientific equipment supplier
Bearing supplier;베어링 판매점;Rulman tedarikçisi;베어링;rulman
Fastener supplier;볼트·나사 판매점;Cıvata ve bağlantı elemanları;screw supplier;볼트;cıvata;vijci;vijčana roba
Metal supplier;금속 자재상;Metal tedarikçisi;steel distributor;철강;demir çelik;aluminum supplier;aluminium supplier;copper supplier;stainless steel plant;iron and steel store;alüminyum;stahlhandel;kalfçelik;crna metalurgija;철재
Plating service;도금 업체;Kaplama hizmeti;도금;metal finisher;powder coating service;sandblasting service;metal polishing service;kumlama;galvaniz
Laser cutting service;레이저 가공;Lazer kesim;water jet cutting service;레이저컷팅;lasersko sečenje
Equipment supplier;장비 공급업체;Ekipman tedarikçisi;material handling equipment supplier;oil field equipment supplier;mining equipment;ausrüstungslieferant
Equipment exporter;수출업체;İhracatçı;exporter;수출;ihracat;exportfirma;garment exporter;exportateur
Importer;수입업체;İthalatçı;수입;ithalat;uvoznik;importeur;importateur;importador;수입업
Distribution service;유통업체;Dağıtım şirketi;distributor;유통;dağıtım;유통업;distribucija;großhandelsvertrieb;food broker
Aerospace company;항공우주 기업;Havacılık şirketi;aircraft manufacturer
Biotechnology company;생명공학 기업;Biyoteknoloji şirketi;바이오;biotech
Automation company;자동화 업체;Otomasyon firması;자동화;otomasyon
Water works;상수도 사업소;Su işleri;water treatment plant;상수도사업소;waste water treatment;vodovod;wasserwerk;하수처리장
Incineration plant;소각장;Çöp yakma tesisi;매립지;deponija;waste transfer station
Winery equipment;양조 장비점;Şarap yapım malzemeleri;brewing supply store;winemaking supply store
Cattle farm;소 목장;Sığır çiftliği;한우농장
Dairy farm;낙농장;Süt çiftliği;낙농
Poultry farm;양계장;Kümes hayvancılığı;양계;tavuk çiftliği;živinarska farma
Pig farm;양돈장;Domuz çiftliği;양돈
Fish farm;양식장;Balık çiftliği;aquaculture farm;fischzucht;ribnjak;prawn fishing;shrimp farm;seafood farm
Orchard;과수원;Meyve bahçesi;obstgarten;voćnjak;verger;fruit farm
Organic farm;유기농 농장;Organik çiftlik;유기농농장
Honey farm;양봉장;Arıcı;양봉;beekeeper;imkerei;apiary;honey;bal;꿀;bee farm;arıcılık;pčelar;med;prodavnica meda;bienenzüchter;mật ong
Slaughterhouse;도축장;Mezbaha;도축;schlachthof;klanica;matadero;mezbahane;abattoir
Farm shop;농장 직판장;Çiftlik mağazası;hofladen;로컬푸드;pick your own farm produce;농산물직판장
Agricultural service;농업 서비스;Tarım hizmeti;agriculture;tarım;농업;landwirtschaft;poljoprivreda;agricultural production;agricultural organization;agricultural association;farming and cattle raising;agricultural engineer;ziraat mühendisi;crop grower;agrikultura;agricoltura;농업회사법인;영농조합법인
Forestry service;산림 서비스;Ormancılık hizmeti;logging contractor;산림조합;forstbetrieb;orman
Fishing company;수산 회사;Balıkçılık şirketi;fish processing
Restaurant equipment supplier;주방 설비 업체;Endüstriyel mutfak ekipmanları;commercial refrigerator supplier;food machinery supplier;bakery equipment;coffee machine supplier;업소용주방;ice cream equipment supplier;endüstriyel mutfak;주방설비;food processing equipment;주방기구
Store equipment supplier;매장 설비 업체;Mağaza ekipmanları;display stand manufacturer;진열대;mağaza rafları;shelving store;raf sistemleri
Computer wholesaler;컴퓨터 도매;Bilgisayar toptancısı;electronics wholesaler;computer hardware manufacturer
Telecommunications equipment supplier;통신 장비 업체;Telekomünikasyon ekipmanı
Printing equipment supplier;인쇄 장비 업체;Baskı ekipmanı tedarikçisi
Grocery wholesaler;식료품 도매상;Market toptancısı;wholesale grocer;wholesale food store;식자재;식자재마트;식자재도매;fruit and vegetable wholesaler;vegetable wholesaler;fruits wholesaler;fruit wholesaler;produce wholesaler;confectionery wholesaler;vegetable wholesale market;spice wholesaler;seafood wholesaler;wholesale bakery
Jewelry wholesaler;귀금속 도매;Mücevher toptancısı;wholesale jeweler
Florist wholesaler;꽃 도매;Çiçek toptancısı;wholesale florist
Textile company;섬유 회사;Tekstil firması;tekstil;섬유;textile exporter;textile merchant;textilunternehmen;tekstilna industrija
Tannery;제혁소;Tabakhane;kožara
Technology park;과학기술단지;Teknopark;teknokent
`
