/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const beautyWellness = `
Hair salon;미용실;Kuaför;헤어샵;미장원;hairdresser;kuaförler;hair care;peluquería;friseur;coiffeur;헤어살롱;hair stylist;美容院;tiệm làm tóc;friseursalon;salon de coiffure;parrucchiere;salone di parrucchiere;cabeleireiro;парикмахерская;салон красоты парикмахерская;理发店;發廊;美发店;peluquería unisex;salón de peluquería;ヘアサロン;tiệm cắt tóc;home hairdresser;일반미용업;미용업;헤어숍;理美容店;美髮店;Kapper;Fryzjer
Barber shop;이발소;Erkek berberi;barber;berber;이용원;바버샵;erkek kuaförü;이용소;men's hair salon;herrenfriseur;barbier;barbería;barbiere;barbearia;барбершоп;理髪店;床屋;tiệm hớt tóc;이용업;Barbero;Barbeiro;理容店;男士理发店;理髮店
Beauty salon;뷰티살롱;Güzellik salonu;beauty parlour;beauty parlor;güzellik merkezi;뷰티샵;피부미용;미용;salón de belleza;kosmetikstudio;institut de beauté;schönheitssalon;centro de estética;centro estetico;salão de beleza;салон красоты;エステティックサロン;beauty shop;thẩm mỹ viện;Salon de beauté;Salone di bellezza;美容サービス;美容店;Schoonheidssalon;Salon urody
Nail salon;네일샵;Tırnak salonu;네일;네일아트;nail bar;manikür;nail technician;protez tırnak;nagelstudio;onglerie;salón de uñas;centro unghie;manicure;маникюр;美甲店;tiệm nail;네일숍;네일미용업;네일 미용;Manucure;Salón de manicura;Onicotecnica;Estética de unhas;Маникюрный салон;Tiệm Làm Móng;Nagelsalon
Skin care clinic;피부관리실;Cilt bakım merkezi;피부관리;cilt bakımı;skincare;피부미용업;피부 관리
Spa;스파;Spa;wellness centre
Massage therapist;마사지;Masaj salonu;massage spa;massage;마사지샵;masöz;masaj;안마시술소;massagepraxis;massage-salon;masajista;masaje;massaggiatore;centro massaggi;massoterapeuta;массаж;按摩院;マッサージ店;mát-xa;マッサージ
Tattoo shop;타투샵;Dövmeci;tattoo parlor;tattoo studio;타투;tattoo artist;dövme stüdyosu;Tätowierer;Salon de tatouage;Salón de tatuajes;Tatuatore;Estúdio de tatuagens;Estúdio de tatuagem;タトゥースタジオ;纹身店;刺青店;Тату салон;Tiệm Xăm;Tattoozetter;Studio tatuażu
Gym;헬스장;Spor salonu;fitness center;fitness centre;피트니스;fitness;spor merkezi;fitnessstudio;gimnasio;체력단련장;physical fitness program;phòng tập;salle de sport;ジム;fitness-studio;palestra;academia de ginástica;фитнес-клуб;тренажерный зал;健身房;phòng gym;フィットネスクラブ;スポーツジム;centre de fitness;club de fitness;salle de musculation;aero dance class;body shaping class;체력단련장업
Yoga studio;요가원;Yoga stüdyosu;요가;yoga;yoga instructor;yoga retreat center;Salle de Yoga;Estudio de yoga;Centro Yoga;Estúdio de ioga;ヨガスタジオ;瑜伽馆;瑜珈教室;Студия йоги;Phòng Tập Yoga;Szkoła jogi
Pilates studio;필라테스;Pilates stüdyosu;pilates
Personal trainer;퍼스널 트레이너;Kişisel antrenör;PT샵;퍼스널트레이닝;women's personal trainer;bodybuilder
Tanning salon;태닝샵;Solaryum;태닝;spray tanning;Sonnenstudio;Salon de bronzage;Salón de bronceado;Centro abbronzatura;Solário;Salão de Bronzeamento;日焼けサロン;日光浴沙龙;日曬沙龍;Солярий;Tiệm Làm Nâu Da;Zonnebank;Solarium
Cosmetics store;화장품 가게;Kozmetik mağazası;화장품;kozmetik;Kosmetikladen;Magasin de cosmétiques;Tienda de cosméticos;Negozio di cosmetici;Loja de cosmética;Loja de Cosméticos;化粧品店;化妆品店;化妝品店;Магазин косметики;Tiệm Mỹ phẩm;Cosmeticawinkel;Sklep z kosmetykami;aromatherapy supply store
Wig shop;가발 가게;Peruk dükkanı;가발;perukçu;Perückenladen;Magasin de perruques;Tienda de pelucas;Negozio di parrucche;Loja de perucas;かつら店;假发店;假髮專賣店;Магазин париков;Tiệm Tóc giả;Pruikenwinkel;Sklep z perukami
Weight loss center;다이어트 센터;Zayıflama merkezi;다이어트;slimming center;weight loss;weight loss service;weight loss coach
Women's hair salon;여성 미용실;Kadın kuaförü;bayan kuaförü;kuaför salonu;ladies hair salon;bayan kuaför salonu
Hair extension salon;붙임머리 전문점;Saç kaynak salonu;hair extension technician;붙임머리;hair extensions supplier;saç kaynak
Braiding salon;땋은 머리 전문점;Örgü saç salonu;hair braiding;braider;afro hair salon;레게머리
Eyelash salon;속눈썹 샵;Kirpik salonu;속눈썹;속눈썹연장;lash studio;lash extensions;ipek kirpik;まつげエクステサロン;eyebrow bar;눈썹;kaş tasarım;눈썹문신;microblading
Waxing salon;왁싱샵;Ağda salonu;waxing hair removal service;왁싱;ağda;wax bar;sugaring;epilation
Laser hair removal service;레이저 제모;Lazer epilasyon;epilasyon;lazer epilasyon merkezi;제모;electrolysis hair removal service;hair removal service;épilation laser;depilación láser;脱毛サロン
Makeup artist;메이크업 아티스트;Makyaj sanatçısı;메이크업;메이크업샵;makyöz;maquilleur;maquilladora;make-up artist;bridal makeup;화장 분장 미용업;화장ㆍ분장 미용업
Permanent make-up clinic;반영구 화장;Kalıcı makyaj;반영구화장;반영구;permanent makeup;kalıcı makyaj merkezi
Medical spa;메디컬 스파;Medikal estetik;med spa;medikal estetik merkezi;aesthetic clinic;botox clinic;esthetic clinic;피부 클리닉;estetik merkezi
Facial spa;얼굴 관리실;Yüz bakım salonu;facial;skin care;에스테틱;エステサロン
Sauna;찜질방·사우나;Sauna;사우나;찜질방;サウナ;баня;한증막;불가마;steam room;스파 찜질방;public sauna;sauna club;foot bath;桑拿;三溫暖;Сауна;Tắm hơi
Public bath;목욕탕;Halk hamamı;대중목욕탕;목욕장업;공중목욕탕;銭湯;bathhouse;bath house;세신;Öffentliches Bad;Bain public;Baño público;Terme pubbliche;Banhos públicos;Banho público;公衆浴場;公共浴室;公共澡堂;Общественная баня;Nơi Tắm Công cộng;Publiek bad;Łaźnia publiczna
Turkish bath;터키식 목욕탕;Hamam;hammam;tarihi hamam;hamamlar
Hot spring;온천;Kaplıca;온천탕;温泉;therme;terme;termal;thermal;onsen;日帰り温泉;kaplıcalar
Foot massage parlor;발 마사지;Ayak masajı salonu;발마사지;reflexologist;reflexology;refleksoloji;足疗
Thai massage therapist;타이 마사지;Tay masajı salonu;thai massage;태국마사지;타이마사지;タイ式マッサージ
Sports massage therapist;스포츠 마사지;Spor masajı;스포츠마사지;sports massage
Body piercing shop;피어싱샵;Piercing stüdyosu;piercing;피어싱;piercingstudio;ear piercing service
Tattoo removal service;문신 제거;Dövme silme;laser tattoo removal;문신제거;타투제거
CrossFit box;크로스핏;CrossFit salonu;crossfit;crossfit gym;크로스핏 박스
Boxing gym;복싱 체육관;Boks salonu;복싱;권투;복싱장;boks;kick boks;boxing club;boxclub
Health club;헬스클럽;Sağlık kulübü;헬스 클럽;fitness kulübü;racquetball club
Women's fitness center;여성 전용 헬스장;Kadınlara özel spor salonu;bayan spor salonu;women's gym;여성전용헬스
Meditation center;명상 센터;Meditasyon merkezi;명상;명상센터;meditation instructor;단월드;기수련;mindfulness
Aerobics instructor;에어로빅;Aerobik eğitmeni;줌바;jazzercise;aerobik
Perfume store;향수 가게;Parfümeri;perfumery;parfumerie;향수;perfumería;profumeria;parfüm;Perfumaria;香水店;Парфюмерия;Tiệm Nước hoa;Parfumwinkel
Beauty supply store;미용 재료상;Güzellik malzemeleri mağazası;beauty product supplier;hairdressing supplier;kuaför malzemeleri
Image consultant;이미지 컨설팅;İmaj danışmanı;퍼스널컬러;stil danışmanı
Float spa;플로팅 스파;Yüzme terapisi merkezi;floatation tank;salt room;소금방
Head spa;두피 관리 센터;Saç derisi bakım merkezi;두피관리;탈모관리;scalp clinic;trichologist;두피케어;ヘッドスパ
Beauty service;미용 서비스;Güzellik hizmeti;beauty wellness;beauty;beauty and wellness;미용·웰니스;güzellik ve bakım;beauté;belleza;beleza;schönheit
Wellness center;웰니스 센터;Wellness merkezi;wellness;wellness program
Day spa;데이 스파;Günlük spa
Health spa;건강 스파;Sağlık spası;health resort;spa and health club;termal tesis;kaplıca oteli
Salt therapy;소금 동굴 테라피;Tuz odası;halotherapy;salt cave
Thermal baths;온천장;Termal banyo
Head shop;헤드숍;Head shop
Hair salon supply store;헤어용품점;Kuaför malzemeleri mağazası;barber supply store;미용재료
Stylist;스타일리스트;Stilist;fashion stylist
Henna artist;헤나 아티스트;Kına sanatçısı;mehndi designer;mehandi class;mehndi artist
Beautician;에스테티션;Estetisyen;esthetician;aesthetician;kosmetikerin;esthéticienne;esteticista;estetista
Dance fitness class;댄스 피트니스;Dans fitness;zumba;hip hop dance class
Fitness program;피트니스 프로그램;Fitness programı;boot camp;fitness class;indoor cycling;exercise program
Kickboxing school;킥복싱 체육관;Kick boks salonu;kickboxing;킥복싱
Muay Thai gym;무에타이 체육관;Muay Thai salonu;muay thai boxing gym;muay thai;무에타이;주짓수
Weightlifting area;역도장;Halter salonu
`
