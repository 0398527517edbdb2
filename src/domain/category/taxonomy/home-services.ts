/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const homeServices = `
Plumber;배관공;Tesisatçı;배관;plumbing;su tesisatçısı;plomero;klempner;plumbing supply store;설비;누수탐지;drainage service;septic system service;하수구;sửa ống nước;plombier;水道工事
Electrician;전기 공사;Elektrikçi;전기공사업;electrical installation service;electrical contractor;전기공사;elektrik tesisatı;electricista;elektriker
HVAC contractor;냉난방 설비;Isıtma soğutma firması;mechanical contractor;air conditioning contractor;air conditioning repair service;heating contractor;에어컨 설치;에어컨;klima servisi;kombi servisi;보일러;heating equipment supplier;furnace repair service;boiler supplier;air duct cleaning service;klima;냉난방
General contractor;종합 건설;Müteahhit;contractor;construction company;건설업;건설;inşaat firması;construction;building firm;inşaat;건축;home builder;custom home builder;건축사무소;inşaat şirketi;bauunternehmen;concrete contractor;masonry contractor;demolition contractor;civil engineering company;entrepreneur;工務店
Roofing contractor;지붕 공사;Çatı ustası;roofing;지붕;çatı;gutter cleaning service;siding contractor
Painter;도장 공사;Boyacı;painting;painting contractor;페인트;boya badana;house painter;도배;wallpaper installer
Carpenter;목공;Marangoz;carpentry;mobilyacı;목공소;cabinet maker;furniture maker;woodworker;마루
Interior designer;인테리어;İç mimar;인테리어 디자인;interior design;remodeler;kitchen remodeler;bathroom remodeler;dekorasyon;iç mimarlık;리모델링;interior construction contractor;home improvement;tadilat;renovation
Cleaning service;청소 업체;Temizlik firması;house cleaning service;청소;temizlik;temizlik şirketi;carpet cleaning service;commercial cleaning service;janitorial service;window cleaning service;청소용역;halı yıkama;pressure washing service;입주청소;cleaners;maid service;cleaning;house cleaning;limpieza;dịch vụ vệ sinh;service de nettoyage;清掃サービス;reinigungsdienst
Laundry;세탁소;Çamaşırhane;dry cleaner;laundry service;laundromat;빨래방;kuru temizleme;세탁;dry cleaning;코인세탁;laundrette
Moving company;이삿짐센터;Nakliyat firması;mover;이사;moving and storage service;evden eve nakliyat;이사업체;포장이사;piano moving service;removals;entreprise de déménagement;引越し業者;chuyển nhà
Self-storage facility;셀프 스토리지;Kişisel depo;storage facility;창고;storage;eşya depolama;warehouse;depo
Locksmith;열쇠 수리;Çilingir;열쇠;anahtarcı;key duplication service;çilingirler
Pest control service;방역 업체;Haşere ilaçlama;해충방제;pest control;방역;böcek ilaçlama;ilaçlama;exterminator
Landscaper;조경;Peyzaj firması;gardener;lawn care service;landscape designer;tree service;peyzaj;정원관리;bahçıvan;landscaping;garden service;landscape architect;landscape gardener
Handyman;집수리;Tamirat ustası;handyman service;property maintenance;집수리업체;maintenance;home repair
Appliance repair service;가전 수리;Beyaz eşya servisi;가전제품수리;appliance repair;beyaz eşya;small appliance repair service;refrigerator repair service;전자제품수리;washer and dryer repair service
Window installation service;창호 시공;Pencere montajı;창호;window supplier;glass repair service;유리;camcı;glazier;door supplier;샷시;PVC doğrama;garage door supplier;window treatment store;glass shop
Flooring contractor;바닥 시공;Zemin döşeme;tile contractor;타일;flooring store;parke;carpet installer;carpet store;fayans;hardwood floor contractor
Swimming pool contractor;수영장 시공;Havuz yapımı;pool cleaning service;swimming pool repair service
Solar energy contractor;태양광 시공;Güneş enerjisi firması;solar energy company;solar panel;태양광;güneş paneli;solar energy equipment supplier
Security system installer;보안 시스템 설치;Güvenlik sistemi kurulumu;security system supplier;CCTV;alarm sistemleri;home security;security guard service;경비
Water damage restoration service;침수 복구;Su hasarı onarımı;fire damage restoration service;building restoration service;방수;waterproofing service;mold removal service;insulation contractor
Garbage collection service;폐기물 수거;Çöp toplama;junk removal service;waste management service;재활용;recycling center;dumpster rental service;고물상;폐기물처리
Upholstery shop;소파·천갈이;Döşemeci;furniture repair shop;가구수리;upholstery cleaning service
Pet groomer;애견 미용;Evcil hayvan kuaförü;애견미용;pet grooming;dog groomer;pet boarding service;dog walker;애견호텔;kennel;pet sitter;dog trainer;pet kuaför
Tailor;옷 수선;Terzi;수선;clothing alteration service;terzihane;의류수선;seamstress;양복점;dressmaker
Shoe repair shop;구두 수선;Ayakkabı tamircisi;구두수선;cobbler;kunduracı
`
