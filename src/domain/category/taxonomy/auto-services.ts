/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const autoServices = `
Auto repair shop;자동차 정비소;Oto tamirci;car repair;auto service;자동차정비;카센터;정비소;oto servis;oto tamir;auto repair;mechanic;car service;car repair and maintenance service;oto sanayi;garage;자동차수리;taller mecánico;autowerkstatt;otomotiv;자동차 정비;oto elektrikçi;auto electrical service;brake shop;transmission shop;muffler shop;oil change service;auto tune up service;smog inspection station;자동차 서비스;dịch vụ ô tô;sửa xe;service automobile;garage automobile;カーサービス;自動車整備工場;autoservice
Gas station;주유소;Benzin istasyonu;petrol station;fuel station;akaryakıt istasyonu;benzinlik;LPG 충전소;충전소;가스충전소;gasolinera;tankstelle;petrol ofisi;주유;trạm xăng;ガソリンスタンド;station-service
Electric vehicle charging station;전기차 충전소;Elektrikli araç şarj istasyonu;EV charging station;şarj istasyonu
Car wash;세차장;Oto yıkama;auto car wash;세차;손세차;car detailing service;auto detailing;oto kuaför;self service car wash;car detailing;rửa xe;洗車場;lavage auto
Car dealer;자동차 판매점;Araba galerisi;auto dealer;used car dealer;중고차;중고차매매;oto galeri;자동차매매;car dealership;Toyota dealer;Hyundai dealer;BMW dealer;motor vehicle dealer;truck dealer;auto market
Tire shop;타이어 가게;Lastikçi;타이어;tyre shop;lastik;wheel alignment service;wheel store;타이어전문점
Auto body shop;자동차 도장·판금;Kaporta boya;판금도장;car body shop;auto painting;oto kaporta;auto glass shop;auto glass repair service;oto cam;auto dent removal service;car upholstery
Auto parts store;자동차 부품점;Oto yedek parça;자동차부품;auto accessories;oto aksesuar;car accessories store;auto parts market;car battery store;yedek parça;자동차용품;car stereo store;auto wrecker
Towing service;견인 서비스;Oto çekici;견인;towing;긴급출동;yol yardım;çekici;roadside assistance
Car rental agency;렌터카;Araç kiralama;렌트카;car rental;rent a car;oto kiralama;rent-a-car;car leasing service;van rental agency;motorcycle rental agency
Motorcycle shop;오토바이 가게;Motosiklet mağazası;motorcycle dealer;motorcycle repair shop;오토바이;motosiklet servisi;scooter repair shop;motosiklet
Parking lot;주차장;Otopark;parking;parking garage;공영주차장;katlı otopark
Vehicle inspection;자동차 검사소;Araç muayene istasyonu;자동차검사;car inspection station;araç muayene
Truck repair shop;화물차 정비소;Kamyon tamirci;truck service;diesel engine repair service;trailer repair shop;RV repair shop
Taxi service;택시;Taksi;taxi;taxi stand;taksi durağı;limousine service;콜택시;airport shuttle service
`
