/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const autoServices = `
Auto repair shop;자동차 정비소;Oto tamirci;lpg conversion;lpg conversion service;auto gas installation;car repair;자동차정비;카센터;정비소;oto servis;oto tamir;auto repair;mechanic;car repair and maintenance service;oto sanayi;garage;자동차수리;taller mecánico;autowerkstatt;자동차 정비;dịch vụ ô tô;sửa xe;service automobile;garage automobile;カーサービス;自動車整備工場;autoservice;kfz-werkstatt;réparation automobile;atelier de réparation automobile;taller de reparación de automóviles;taller mecánico automotriz;officina meccanica;autofficina;oficina mecânica;автосервис;автомастерская;汽车维修店;汽車維修廠;sửa chữa ô tô;gara ô tô;Oto tamirhanesi;Oto servisi;Talyer
Gas station;주유소;Benzin istasyonu;petrol station;fuel station;akaryakıt istasyonu;benzinlik;gasolinera;tankstelle;petrol ofisi;주유;trạm xăng;ガソリンスタンド;station-service;distributore di benzina;posto de combustível;posto de gasolina;estación de servicio;АЗС;заправка;加油站;cây xăng;석유판매업;Stazione di servizio;Tankstation;Stacja paliw
Electric vehicle charging station;전기차 충전소;Elektrikli araç şarj istasyonu;EV charging station;şarj istasyonu
Car wash;세차장;Oto yıkama;auto car wash;세차;self service car wash;rửa xe;洗車場;lavage auto;autowaschanlage;station de lavage;lavadero de autos;autolavaggio;lava-rápido;lava jato;автомойка;洗车店;túnel de lavado;자동차 세차장;셀프세차장;출장세차;Autowäsche;Station de lavage de voiture;Lavado de automóviles;Lavagem de veículos;洗车;洗車行;Autowasstraat;Myjnia samochodowa
Car dealer;자동차 판매점;Araba galerisi;auto dealer;oto galeri;자동차매매;car dealership;Toyota dealer;Hyundai dealer;BMW dealer;motor vehicle dealer;auto market;autohändler;autohaus;concessionnaire automobile;concesionario de automóviles;concessionario auto;concessionária;автосалон;汽车经销商;đại lý ô tô;カーディーラー;kia dealer;mercedes-benz dealer;ford dealer;honda dealer;nissan dealer;volkswagen dealer;mazda dealer;audi dealer;chevrolet dealer;renault dealer;fiat dealer;mitsubishi dealer;suzuki dealer;lexus dealer;race car dealer;land rover dealer;subaru dealer;jeep dealer;peugeot dealer;opel dealer;volvo dealer;porsche dealer;tesla dealer;tesla showroom;Concessionario;Loja de automóveis;Concessionária de carros;汽车店;汽車經銷商;Автодилер;Tiệm Xe hơi;Autoshowroom;Salon sprzedaży samochodów
Tire shop;타이어 가게;Lastikçi;타이어;tyre shop;lastik;타이어전문점;reifenhändler;reifenservice;pneus;gommista;llantera;borracharia;шиномонтаж;轮胎店;タイヤショップ
Auto body shop;자동차 도장·판금;Kaporta boya;판금도장;car body shop;auto painting;oto kaporta
Auto parts store;자동차 부품점;Oto yedek parça;자동차부품;auto accessories;auto parts market;yedek parça;auto body parts supplier;alternator supplier
Towing service;견인 서비스;Oto çekici;견인;towing;긴급출동;yol yardım;çekici;roadside assistance
Car rental agency;렌터카;Araç kiralama;렌트카;car rental;rent a car;oto kiralama;autovermietung;location de voitures;alquiler de coches;autonoleggio;aluguel de carros;прокат автомобилей;租车;レンタカー;thuê xe ô tô;Alquiler de automóviles;Noleggio auto;Aluguer de automóveis;Locadora de veículos;汽车租赁;租車行;Аренда автомобилей;Cho thuê Xe;Autoverhuur;Wypożyczalnia samochodów
Motorcycle shop;오토바이 가게;Motosiklet mağazası;motorcycle dealer;오토바이;motosiklet;kawasaki motorcycle dealer;yamaha motorcycle dealer;honda motorcycle dealer;motorsports store
Parking lot;주차장;Otopark;parking;공영주차장;parkplatz;aparcamiento;estacionamiento;estacionamento;parcheggio;парковка;停车场;停車場;bãi đỗ xe;airport parking lot;public parking space;parking lot for motorcycles;Parken;停車;Parking samochodowy
Vehicle inspection;자동차 검사소;Araç muayene istasyonu;자동차검사;car inspection station;araç muayene;Fahrzeuginspektion;Centre de contrôle technique;Inspección vehicular;Centro revisioni;Centro de inspeção de veículos;Inspeção veicular;車検場;车辆检验站;車輛檢驗;Станция техосмотра;Trạm Kiểm tra Xe;Voertuigkeuring;Stacja kontroli pojazdów
Truck repair shop;화물차 정비소;Kamyon tamirci;truck service;diesel engine repair service;trailer repair shop
Taxi service;택시;Taksi;taxi;콜택시;Station de taxi;Parada de taxi;Posteggio taxi;Praça de táxis;Ponto de táxi;タクシー乗り場;出租车停车处;計程車招呼站;Стоянка такси;Bến Tắc xi;Taxistandplaats;Postój taksówek
LPG station;가스 충전소;LPG istasyonu;LPG 충전소;충전소;가스충전소;alternative fuel station;otogaz;수소충전소;autogas station
Used car dealer;중고차 매매;İkinci el oto galeri;중고차;중고차매매;중고차매매단지;중고차 판매점;ikinci el araç;gebrauchtwagenhändler;concessionnaire d'occasion;autos usados;car trader;二手车;中古車販売店;used truck dealer
Truck dealer;화물차 판매점;Kamyon bayii;commercial vehicle dealer;화물차매매;dump truck dealer;diesel engine dealer
Brake shop;브레이크 정비;Fren servisi;brake service;balata
Oil change service;엔진오일 교환;Yağ değişim servisi;엔진오일;oil change;yağ değişimi;quick lube
Transmission shop;변속기 정비;Şanzıman servisi;미션;şanzıman;transmission repair;auto transmission
Muffler shop;머플러 가게;Egzozcu;egzoz;exhaust shop;머플러
Auto electrical service;자동차 전기 수리;Oto elektrikçi;자동차배터리;auto electrician;oto akü;autoelektrik
Auto air conditioning service;자동차 에어컨 수리;Oto klima servisi;oto klima
Auto glass shop;자동차 유리;Oto camcı;auto glass repair service;oto cam;자동차유리;windshield repair;틴팅;자동차썬팅
Car detailing service;자동차 광택;Oto detay bakım;auto detailing;car detailing;광택;oto kuaför;손세차;유리막코팅;paint protection;디테일링
Auto upholstery shop;자동차 시트;Oto döşeme;car upholstery;auto upholsterer;oto döşemeci
Car stereo store;카오디오;Oto ses sistemleri;car audio;블랙박스;car alarm supplier;내비게이션;oto teyp
Auto tune up service;자동차 튜닝;Oto tuning;auto customization;튜닝;car tuning;tuning automobile
Smog inspection station;배출가스 검사소;Egzoz emisyon istasyonu;emissions testing;egzoz muayene;auto inspection service
Wheel alignment service;휠 얼라인먼트;Rot balans;얼라인먼트;rot balans ayarı;rim shop;jant
Auto salvage yard;폐차장;Oto hurdalığı;auto wrecker;salvage yard;폐차;junkyard;hurda araç;schrottplatz;casse automobile;recycled auto parts
RV dealer;캠핑카 판매점;Karavan bayii;캠핑카;motorhome dealer;karavan;camper;wohnmobil;카라반;mobile home dealer
Boat dealer;보트 판매점;Tekne bayii;tekne;보트;boat supply store;boat builder;yacht broker;Bootsbauer;Constructeur de bateaux;Constructor de barco;Costruttore navale;Construtor de barcos;Fabricante de barcos;ボート製造所;造船工坊;小艇工廠;Судоверфь;Xây Thuyền;Scheepsbouwer;Szkutnik
Bicycle repair shop;자전거 수리점;Bisiklet tamircisi;자전거수리;bisiklet tamiri;fahrradwerkstatt;réparation vélo
Motorcycle repair shop;오토바이 수리점;Motosiklet servisi;오토바이수리;motorcycle service;motorradwerkstatt;taller de motos;バイク修理店;scooter repair shop;atv repair shop;모터사이클 수리업;Réparateur de motos;Taller de reparación de motos;Officina riparazione motocicli;Oficina de motas;Oficina de motocicletas;摩托车修理店;機車行;Мотомастерская;Tiệm Sửa Xe máy;Motorreparatie;Warsztat motocyklowy
Motorcycle rental agency;오토바이 대여점;Motosiklet kiralama;motorcycle rental;thuê xe máy;Motorradverleih;Location de motos;Alquiler de motos;Noleggio motocicli;Aluguer de motas;Aluguel de motocicleta;レンタルバイク;摩托车租赁处;機車出租;Мотопрокат;Cho thuê Xe máy;Motorfietsverhuur;Wypożyczalnia motocykli
Truck rental agency;트럭 대여;Kamyonet kiralama;moving truck rental;화물차 렌탈
Bicycle rental service;자전거 대여점;Bisiklet kiralama;bike rental;자전거대여;bicicletas de alquiler;fahrradverleih;location de vélos
Limousine service;리무진 서비스;VIP transfer;limousine;리무진;transfer;공항 리무진;özel şoför
Bus charter;전세버스;Otobüs kiralama;관광버스;bus tour agency;고속버스;charter bus;coach company;minibus taxi service;servis taşımacılığı;전세버스운송
Auto broker;자동차 중개;Oto komisyoncu;오토리스
Vehicle registration office;자동차 등록사업소;Araç tescil bürosu;department of motor vehicles;DMV;auto tag agency;자동차등록;trafik tescil;차량등록사업소
Tractor dealer;농기계 판매점;Traktör bayii;농기계;traktör;farm equipment supplier;농기계수리;zirai alet
Automotive service;자동차 서비스;Otomotiv hizmeti;auto service;auto services;automotive;otomotiv;자동차;araba;oto;car services;자동차관리업;vehicle repair shop;car service
Auto machine shop;자동차 부품 가공;Oto torna atölyesi;auto spring shop;driveshaft shop;auto sunroof shop;engine rebuilding service;rektefiye
Auto restoration service;자동차 복원;Klasik araç restorasyonu;car restoration
Vehicle wrapping service;차량 래핑;Araç kaplama;car wrapping;랩핑
Auto window tinting service;자동차 썬팅;Cam filmi;window tinting service;썬팅;선팅;car window tinting
Auto dent removal service;덴트 복원;Boyasız göçük düzeltme;덴트;dent repair;pdr
Car battery store;자동차 배터리 판매점;Akücü;akü;auto battery store;battery store;battery wholesaler;배터리;バッテリー専門店;Tindahan ng Baterya ng Sasakyan
Car accessories store;자동차 용품점;Oto aksesuar mağazası;auto accessories wholesaler;자동차용품;oto aksesuar;hub cap supplier;auto care products store
Wheel store;휠 판매점;Jant mağazası;휠;jantçı
Truck parts supplier;화물차 부품점;Kamyon yedek parça;truck accessories store;truck topper supplier
Used auto parts store;중고 자동차 부품점;Çıkma yedek parça;중고부품;çıkma parça
Trailer dealer;트레일러 판매점;Römork satıcısı;utility trailer dealer;horse trailer dealer;boat trailer dealer;trailer manufacturer;trailer supply store
Trailer rental service;트레일러 대여;Römork kiralama
Van rental agency;승합차 대여;Minibüs kiralama;van rental
RV rental agency;캠핑카 대여;Karavan kiralama;recreational vehicle rental agency;motorhome rental;캠핑카 대여점
RV repair shop;캠핑카 정비소;Karavan tamiri;rv detailing service;rv supply store
Golf cart dealer;골프 카트 판매점;Golf arabası bayii
Car leasing service;자동차 리스;Araç leasing;leasing service;car finance and loan company;리스;장기렌트;filo kiralama
Car sharing location;카셰어링;Araç paylaşım noktası;car sharing;carsharing
ATV dealer;ATV 판매점;ATV bayii;powersports vehicle dealer;snowmobile dealer;personal watercraft dealer
Motorcycle parts store;오토바이 용품점;Motosiklet parça mağazası;motorcycle accessories;motosiklet aksesuar
Scooter rental service;스쿠터 대여;Scooter kiralama;moped rental
Boat repair shop;보트 수리점;Tekne tamircisi;tekne tamiri;boat builders;boat detailing service;boat cleaning service;shipbuilding and repair company;shipyard;조선소;tersane
Marine supply store;선박용품점;Denizcilik malzemeleri mağazası;boat accessories supplier;outboard motor store;boat cover supplier
Boat storage facility;보트 보관소;Tekne parkı
Valet parking service;발레파킹;Vale hizmeti;vale
Parking garage;주차 빌딩;Kapalı otopark;katlı otopark;parkhaus;tiefgarage;garaža;parking garaža;주차타워
Bicycle parking;자전거 보관소;Bisiklet parkı;parking lot for bicycles;bicycle rack
Airport shuttle service;공항 셔틀;Havaalanı servisi;airport transfer;shuttle service;shuttle bus
Chauffeur service;운전 대행;Özel şoför hizmeti;chauffeur;대리운전;designated driver
School bus service;통학 버스;Okul servisi;school bus
Bus company;버스 회사;Otobüs firması;bus and coach company;otobüs şirketi;버스회사;시내버스
Tractor repair shop;트랙터 수리점;Traktör tamircisi;farm equipment repair service
Aircraft maintenance company;항공기 정비;Uçak bakım şirketi
Traffic school;교통안전 교육장;Trafik eğitim merkezi;road safety town;driving test center;운전면허시험장;learner driver training area
Driver's license office;운전면허 민원실;Ehliyet ofisi;driver's license;license bureau
Auto radiator repair service;라디에이터 수리;Radyatör tamircisi;radiator shop;radiator repair service;라디에이터
`
