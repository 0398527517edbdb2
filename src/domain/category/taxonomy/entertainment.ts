/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const entertainment = `
Movie theater;영화관;Sinema;cinema;극장;movie theatre;sinema salonu;cine;kino;drive-in movie theater;rạp chiếu phim;кинотеатр;电影院;電影院;映画館;multiplex;비디오물감상실업;비디오방;DVD방;Rạp phim;Bioscoop
Theater;공연장;Tiyatro;performing arts theater;theatre;소극장;teatro;공연;amphitheater;The­a­ter;劇場;剧院;Театр;Nhà hát;Teatr;Amphithéâtre;Anfiteatro;野外劇場;圆形剧场;圓形劇場;Амфитеатр;Amfitheater;Amfiteatr
Museum;박물관;Müze;museo;musée;müzeler;bảo tàng;музей;博物馆;博物館;museu;rail museum;博物館・美術館;Muzeum
Art gallery;미술관;Sanat galerisi;갤러리;gallery;galerie;화랑;art dealer;mural;예술품;화랑 갤러리;Kunstgalerie;Galerie d'art;Galería de arte;Galleria d'arte;アートギャラリー;美术馆;藝廊;Художественная галерея;Phòng tranh;Kunstgalerij;Muzeum sztuki;Wandmalerei;Peinture ou fresque murale;Murale;壁画;壁畫;Монументальная живопись;Tranh tường;Muurschildering;ギャラリー
Karaoke bar;노래방;Karaoke bar;노래연습장;karaoke;코인노래방;노래연습장업;karaoke box;videoke;カラオケ;Caixa de karaoke;カラオケボックス;KTV;卡拉 OK 店;Караоке-бокс;Dàn Karaoke;Karaokehokje;Budka karaoke
Night club;나이트클럽;Gece kulübü;nightclub;disco club;클럽;dance club;discoteca;night clubs;무도 유흥 주점;무도장;콜라텍;Diskothek;Boîte de nuit;Boate;ナイトクラブ;夜总会;夜店;Ночной клуб;Câu lạc bộ Giải trí;Nachtclub
PC room;PC방;İnternet kafe;피시방;internet cafe;gaming cafe;인터넷컴퓨터게임시설제공업;cybercafe;Internetcafé;Cibercafé;インターネットカフェ;网吧;網咖;Интернет-кафе;Quán Internet;Kafejka internetowa
Amusement park;놀이공원;Lunapark;theme park;테마파크;eğlence parkı;유원지;amusement park ride;Themenpark;Parc d'attraction;Parque de atracciones;Parco a tema;Parque de diversões;Parque temático;テーマパーク;主题公园;主題公園;Парк развлечений;Công viên Chủ đề;Themapark;Park rozrywki
Zoo;동물원;Hayvanat bahçesi;safari park;petting zoo;animal park;wildlife park;Zoológico;Jardim zoológico;動物園;动物园;Зоопарк;Vườn thú;Dierentuin;Streichelzoo;Zoo pour enfants;Zoológico de animales acariciables;Fattoria didattica;Jardim zoológico para crianças;ふれあい動物園;儿童动物园;可愛動物園;Контактный зоопарк;Vườn thú Trẻ em;Kinderboerderij;Mini zoo;Safaripark;Parc safari;Parque Safari;Zoo safari;Parque de safaris;Parque de Safari;サファリパーク;野生动物园;大型野生動物園;Сафари-парк;Công viên Safari;Park safari;Wildpark;Parc animalier;Parque de vida silvestre;Parco Faunistico;Parque de vida selvagem;野生公園;野放动物公园;野生動物園;Парк дикой природы;Công viên Động vật Hoang dã;Park dzikich zwierząt
Park;공원;Park;parque;parklar;công viên;парк;公园;公園;parc;parco;grünanlage;Jardin;Giardino;Jardim;庭園;花园;Сад;Vườn;Tuin;Ogród;Parque público;Parque ou praça;Парк отдыха;Gemeinschaftsgarten;Jardin partagé;Jardín comunitario;Orti in concessione;Jardim comunitário;コミュニティ庭園;社区花园;社區花園;Общественный сад;Khu Vườn Gia đình;Volkstuin;Ogród społeczny
Tourist attraction;관광 명소;Turistik yer;관광지;명소;landmark;sightseeing;Sehenswürdigkeit;Attraction touristique;Atracción turística;Attrazione turistica;Atração turística;観光地;旅游名胜;觀光景點;Достопримечательность;Điểm Thu hút Du lịch;Toeristische attractie;Atrakcja turystyczna
Bowling alley;볼링장;Bowling salonu;bowling;볼링;Bowlingbahn;Sala da Bowling;Pista de bólingue;Pista de boliche;ボウリング場;保龄球馆;保齡球館;Боулинг центр;Khu Bowling;Bowlingbaan;Kręgielnia
Billiard hall;당구장;Bilardo salonu;pool hall;billiards;당구;bilardo;pool billard club
Golf course;골프장;Golf sahası;golf club;골프;private golf course;Golfplatz;Parcours de golf;Campo de golf;Campo da golf;Campo de golfe;ゴルフコース;高尔夫球场;高爾夫球場;Площадка для гольфа;Sân Gôn;Golfbaan;Pole golfowe
Swimming pool;수영장;Yüzme havuzu;public swimming pool;yüzme;indoor swimming pool;piscina;havuz;schwimmbad;Schwimmbecken;Piscine;遊泳プール（屋外）;游泳池;Hồ Bơi;Basen
Stadium;경기장;Stadyum;arena;stadion;estadio;sports activity location;Stade;Stadio;スタジアム;体育场;體育館;Sân vận động
Climbing gym;클라이밍장;Tırmanış salonu;rock climbing gym;실내암벽장;클라이밍;rock climbing;Kletterhalle;Salle d'escalade;Gimnasio de escalada;Palestra di arrampicata;Local de escalada artificial;Academia de escalada;クライミングジム;攀岩馆;攀岩場;Скалодром;Khu Tường Leo núi;Klimhal;Centrum wspinaczkowe
Ice skating rink;아이스링크;Buz pateni pisti;스케이트장;skating rink;빙상장;빙상장업
Horse riding school;승마장;Binicilik okulu;승마;equestrian facility;at çiftliği;horseback riding service;equestrian club;horse boarding stable;horse rental service
Fishing spot;낚시터;Balık tutma yeri;낚시;실내낚시;fishing club;fishing charter;Angelplatz;Lieu de pêche;Lugar de pesca;Punto per la pesca;Local de pesca;Ponto de pesca;釣りスポット;钓鱼地点;釣魚場;Место для рыбалки;Chỗ Câu cá;Visstek;Łowisko
Camping ground;캠핑장;Kamp alanı;campground;야영장;camping;kamp;글램핑;camp;fishing camp;캠핑;야영장업;Campingplatz;Campamento;Campeggio;Parque de campismo;Local de acampamento;キャンプ場;宿营场地;露營地;Khu Cắm trại;Kemping;Wohnmobil-Stellplatz;Aire pour caravanes;Parque de autocaravanas;Sosta per camper;Parque de caravanas;Estacionamento de trailers;オートキャンプ場;房车营地;露營車停車場;Стоянка трейлеров;Bãi Đậu Nhà lưu động;Kemping dla kamperów;Sommercamp;Camp d'été;Campamento de verano;Campo estivo;Colónia de férias;Acampamento de verão;サマーキャンプ場;夏令营;夏令營;Ośrodek kolonijny
Escape room;방탈출 카페;Kaçış oyunu;방탈출;escape room center;axe throwing;haunted house;Escape game;Sala de escape;Sala de fuga;脱出ゲーム場;密室逃脱;密室逃脫;Квест комната;Trò chơi Thoát khỏi Phòng;Escaperoom
Casino;카지노;Kumarhane;Kasino;Cassino;カジノ;赌场;賭場;Казино;Sòng bạc;Kasyno
Beach;해수욕장;Plaj;해변;public beach;playa;sahil;strand;bãi biển
Tourist boat;유람선;Tur teknesi;cruise agency
Music store;음반·악기점;Müzik mağazası;record store;음반 비디오물;음반;Musikgeschäft;Disquaire;Tienda de música;Negozio di musica;Loja de música;Loja de Discos Musicais;音乐店;唱片行;Музыкальный магазин;Tiệm Âm nhạc;Muziekwinkel;Sklep muzyczny
Concert hall;콘서트홀;Konser salonu;콘서트홀 공연장;salle de concert;konzerthaus;sala de conciertos;auditorium;コンサートホール;강당;오페라하우스
Live music venue;라이브 공연장;Canlı müzik mekanı;라이브공연장;라이브하우스;ライブハウス;jazz club;재즈클럽;jazz bar
Comedy club;코미디 클럽;Komedi kulübü;stand-up comedy;소극장 개그
Cultural center;문화센터;Kültür merkezi;문화회관;culture center;centro cultural;centre culturel;kulturzentrum;문화예술회관;문화원;casa de cultura;nhà văn hóa;아트센터;文化会館;文化中心;Ośrodek kultury
Arts center;아트 센터;Sanat merkezi;art center;sanat evi;Kunstzentrum;Centre artistique et culturel;Centro de arte;Centro artistico;アートセンター;艺术中心;藝文中心;Центр Искусств;Trung tâm Nghệ thuật;Cultureel centrum;Ośrodek sztuki
Art studio;작업실·화실;Sanat atölyesi;artist;화가;ressam;작업실;art workshop;조각;Bildhauer;Sculpteur;Escultor;Scultore;彫刻製作所;雕塑工坊;雕塑家;Скульптор;Nhà Điêu khắc;Beeldhouwer;Rzeźbiarz
Art museum;미술 박물관;Sanat müzesi;미술박물관;museum of art;musée d'art;kunstmuseum;美術館;resim müzesi;modern art museum
History museum;역사 박물관;Tarih müzesi;역사박물관;heritage museum;기념관;local history museum;민속박물관;etnografya müzesi;Historisches Museum;Musée d'histoire;Museo de historia;Museo di storia;Museu de História;歴史博物館;历史博物馆;歷史博物館;Исторический музей;Bảo tàng Lịch sử;Museum over geschiedenis;Muzeum historyczne
Science museum;과학관;Bilim müzesi;과학박물관;bilim merkezi;naturkundemuseum;Planetario;プラネタリウム;天文馆;天文台;Планетарий;Cung Thiên văn
Children's museum;어린이 박물관;Çocuk müzesi;어린이박물관;체험관
Aquarium;아쿠아리움;Akvaryum;수족관;aquário;水族館;Acuario;Acquario;Aquário público;水族馆;Аквариум;Thủy cung;Akwarium
Botanical garden;식물원;Botanik bahçesi;수목원;jardín botánico;jardin botanique;botanischer garten;植物園;arboretum;Giardino botanico;Jardim botânico;植物园;Ботанический сад;Vườn Bách thảo;Botanische tuin;Ogród botaniczny
National park;국립공원;Milli park;도립공원;자연보호구역;tabiat parkı;parque nacional;nationalpark;parc national;国立公園;forest park;자연휴양림;휴양림
City park;도시공원;Şehir parkı;근린공원;어린이공원;도시근린공원;체육공원;mesire yeri;millet bahçesi;public garden;stadtpark
Playground;놀이터;Oyun parkı;어린이놀이터;çocuk oyun alanı;çocuk parkı;spielplatz;aire de jeux;parque infantil;키즈파크;indoor playground;실내놀이터;oyun alanı;sân chơi;Aire de jeux pour enfants;Patio de juegos;Parco giochi;Parquinho;遊び場;儿童游乐场;遊樂區;Детская площадка;Speeltuin;Plac zabaw;Innenliegender Spielplatz;Aire de jeux en intérieur;Patio de juegos de interior;Parco giochi interno;Parque infantil interior;Parquinho interno;室内遊園地;室内儿童游乐场;室內遊樂區;Детская площадка внутри здания;Sân chơi Trong nhà;Speeltuin in gebouw
Dog park;반려견 놀이터;Köpek parkı;애견운동장;hundepark;애견놀이터;Parc canin;Parque para perros;Area per cani;Parque canino;Cachorródromo;ドッグラン;狗公园;狗公園;Площадка для выгула собак;Công viên dành cho Chó;Hondenpark;Wybieg dla psów
Memorial;기념비·추모 시설;Anıt;memorial park;추모공원;war memorial;현충원;현충탑;şehitlik;Monumento conmemorativo;Memoriale;記念碑;纪念物;紀念物;Памятник;Vật Tưởng niệm;Gedenkteken;Grand monument commémoratif;Monumento grande;Memorial monumental;記念堂;纪念堂;纪念建築;Công trình Tưởng niệm;Monumentaal groot gedenkteken
Historical landmark;유적지;Tarihi yer;사적지;문화재;historical place;tarihi eser;historic site;antik kent;고궁;향교;서원;sitio histórico;di tích lịch sử;heritage building
Castle;성·궁;Kale;고궁 성곽;castillo;château;schloss;burg;castello;palace;궁궐;saray;城;Castelo;城堡;Замок;Lâu đài;Kasteel;Zamek;Palast;Palacio;Palazzo;宮殿（歴史的）;宫殿;宮殿;Дворец;Cung điện;Paleis;Pałac;Château non fortifié;Palacete;シャトー（歴史的）;法式宫城;法式城堡;Шато
Observation deck;전망대;Seyir terası;viewpoint;전망;scenic spot;manzara noktası;mirador;aussichtspunkt;展望台;Point de vue;Punto panoramico;Miradouro;Mirante;观景点;觀景點;Обзорная точка;Điểm Ngắm cảnh;Uitzichtpunt;Punkt widokowy
Tourist information center;관광 안내소;Turizm danışma ofisi;관광안내소;visitor center;turizm danışma;oficina de turismo;office de tourisme;touristinformation;観光案内所;Besucherzentrum;Centre d'accueil des visiteurs;Centro de visitantes;Centro visitatori;Centro de interpretação;ビジターセンター;游客中心;遊客中心;Центр для посетителей;Centrum obsługi zwiedzających
Water park;워터파크;Su parkı;aquapark;물놀이장;parque acuático;parc aquatique;water slide;Erlebnisbad;Parc à thème aquatique;Parco acquatico;Parque aquático;ウォーターパーク;水上乐园;水上樂園;Аквапарк;Công viên Nước;Waterpretpark;Akwapark
Fun center;실내 놀이 시설;Eğlence merkezi;amusement center;children's amusement center;family entertainment center;키즈랜드;실내놀이시설;lunapark eğlence merkezi;centre de loisirs
Video arcade;오락실;Oyun salonu;video game arcade;게임장;아케이드;ゲームセンター;일반게임제공업;playstation salonu;playstation cafe;인형뽑기;arcade;game store arcade;청소년게임제공업;전자 게임장;전자오락실
Comic book cafe;만화 카페;Çizgi roman kafesi;만화카페;만화방;漫画喫茶;ネットカフェ
Board game cafe;보드게임 카페;Kutu oyunu kafesi;보드게임카페;board game club;보드카페
VR arcade;VR 체험관;Sanal gerçeklik merkezi;VR 체험;virtual reality center;VR게임장;스크린스포츠
Golf driving range;골프 연습장;Golf atış alanı;골프연습장;ゴルフ練習場;실외골프연습장;driving range
Screen golf;스크린 골프장;Kapalı golf salonu;스크린골프;indoor golf course;골프존;golf simulator;シミュレーションゴルフ;스크린골프장
Miniature golf course;미니 골프장;Mini golf;minigolf;미니골프;파크골프장;mini golf course;Discgolfanlage;Parcours de disc golf;Golf de disco;Campo da golf del disco;Campo de golfe de disco;Percurso de golfe de disco;ディスクゴルフコース;飞盘高尔夫场;飛盤高爾夫球場;Поле для диск-гольфа;Sân Gôn Đĩa;Discgolfparcours;Pole do gry w disc golfa
Tennis court;테니스장;Tenis kortu;tennis club;테니스;tenis kulübü;tennisplatz;club de tenis;テニスコート;Padelplatz;Court de padel;Campo da padel;Campo de padel;Quadra de Padel;パデルコート;笼式网球场;籠式網球場;Sân Padel;Padelveld;Kort do padla;Court de tennis;Cancha de tenis;Campo da tennis;Campo de ténis;Quadra de tênis;网球场;網球場;Теннисный корт;Sân Quần vợt;Tennisveld;Kort tenisowy
Badminton court;배드민턴장;Badminton kortu;배드민턴;배드민턴클럽;sân cầu lông;Badmintonplatz;Court de Badminton;Cancha de bádminton;Campo da badminton;Campo de badminton;Quadra de badminton;バドミントンコート;羽毛球场;羽毛球場;Площадка для бадминтона;Badmintonveld;Kort do badmintona
Basketball court;농구장;Basketbol sahası;농구;basketbol;sân bóng rổ;basketball club;배구;Basketballplatz;Terrain de basket;Campo da basket;Campo de basquetebol;Quadra de basquetebol;バスケットボール場;篮球场;籃球場;Баскетбольная площадка;Basketbalveld;Boisko do koszykówki;Volleyballplatz;Terrain de volleyball;Cancha de voleibol;Campo da pallavolo;Campo de voleibol;Quadra de voleibol;バレーボールコート;排球场;排球場;Волейбольная площадка;Sân Bóng chuyền;Volleybalveld;Boisko do siatkówki
Soccer field;축구장;Futbol sahası;halı saha;풋살장;futsal court;soccer club;축구;football club;futbol kulübü;fútbol;sân bóng đá;football field;fußballplatz;サッカー場;캠퍼스구장;Futsalplatz;Terrain de football en salle;Campo de futsal;Quadra de Futsal;フットサルコート;五人制足球场;室內五人制足球場;Площадка для мини-футбола;Sân Bóng đá Trong nhà;Futsalveld;Terrain de football;Campo o cancha de fútbol;Campo di calcio;Campo de futebol;足球场;足球場;Футбольное поле;Voetbalveld;Boisko do piłki nożnej
Baseball field;야구장;Beyzbol sahası;야구;야구연습장;野球場;softball club;Baseballfeld;Terrain de baseball;Campo de béisbol;Campo da baseball;Campo de beisebol;棒球场;棒球場;Бейсбольное поле;Sân Bóng chày;Honkbalveld;Boisko do baseballa
Athletic field;운동장;Atletizm sahası;육상경기장;running track;종합운동장;sportplatz;athletic track;Laufbahn;Piste de course à pied;Pista de atletismo;Pista da corsa;ランニングトラック;体育跑道;跑道;Беговая дорожка;Đường Chạy;Hardloopbaan;Bieżnia
Sports complex;종합 체육 시설;Spor kompleksi;체육센터;스포츠센터;체육관;체육시설;gymnasium;sports center;spor tesisi;sporthalle;gymnase;polideportivo;体育館;국민체육센터;nhà thi đấu;sport tesisi;kapalı spor salonu;종합 스포츠시설;스포츠시설;종합체육시설업;종합체육시설;Pavilhão desportivo;Ginásio;屋内運動場;体育馆;室內運動場;Спортзал;Nhà thi đấu Thể thao;Sporthal;Sala sportowa
Sports club;스포츠 클럽;Spor kulübü;athletic club;sportverein;club deportivo;club de sport;운동부;스포츠클럽;swim club;sports;baseball club;bowling club;volleyball club;motoring club;Club de deportes;Club sportivo;Clube desportivo;Clube de esportes;スポーツクラブ;体育俱乐部;運動俱樂部;Спортивный клуб;Câu lạc bộ Thể thao;Sportclub;Klub sportowy
Community center;주민 문화 시설;Topluluk merkezi;recreation club;마을회관;커뮤니티센터;청소년문화의집;gemeindezentrum;centre social;公民館;youth social services;Centre communautaire;Centro Comunitario;Centro sociale;コミュニティセンター;社区活动中心;社區中心;Общественный центр;Trung tâm Cộng đồng;Buurthuis;Centrum społecznościowe;Centre pour la jeunesse;Centro Juvenil;Centro comunitário para jovens;Centro de juventude;青少年センター;青年中心;青少年中心;Молодёжный центр;Trung tâm Thanh niên;Jeugdcentrum;Ośrodek młodzieżowy
Table tennis club;탁구장;Masa tenisi salonu;탁구;ping pong;masa tenisi;tischtennis;卓球場
Shooting range;사격장;Atış poligonu;사격;실탄사격장;양궁;poligon;국궁;rifle club;Bogenschießanlage;Terrain pour tir à l'arc;Campo de tiro con arco;Campo di tiro con l'arco;Campo de tiro com arco;矢場;射箭场;射箭場;Стрельбище для стрельбы из лука;Trường Bắn cung;Boogschietbaan;Strzelnica łucznicza;Schießbahn;Champ de tir;Campo de tiro;Campo di tiro a volo;Carreira de tiro desportiva;射撃場（競技用）;射击场;靶場;Стрельбище;Trường bắn;Schietbaan;concealed weapon training;firearms academy
Ski resort;스키장;Kayak merkezi;눈썰매장;snow resort;station de ski;skigebiet;スキー場;estación de esquí;썰매장;썰매장업
Roller skating rink;롤러스케이트장;Paten pisti;롤러장;인라인;roller skating club;Parque de patinaje;Parque de skate;Pista de Skate;スケートパーク;滑板场;滑板場;Скейт-парк;Công viên Trượt ván
Go-kart track;카트 체험장;Go-kart pisti;go-kart;카트장;gokart;레이싱;karting;자동차경주장
Laser tag center;서바이벌 게임장;Lazer oyun merkezi;서바이벌;paintball;サバイバルゲーム;레이저태그
Trampoline park;트램펄린 파크;Trambolin parkı;트램폴린;방방;trambolin;Trampolinpark;Parc à trampolines;Parque de trampolín;Parco di trampolini;Parque de trampolim;トランポリンパーク;室内蹦床乐园;彈跳床公園;Батутный парк;Khu Giàn nhún;Trampolinepark;Park trampolin
Diving center;다이빙 센터;Dalış merkezi;scuba diving;스쿠버다이빙;dalış okulu;scuba instructor;다이브샵;프리다이빙;tauchschule;centre de plongée;ダイビングショップ
Surf school;서핑 샵;Sörf okulu;서핑;surfing;sörf;kitesurfing;water sports;수상스키;수상레저;サーフショップ;windsurf;canoe & kayak rental service;kayaking;제트스키
Paragliding center;패러글라이딩;Yamaç paraşütü;paragliding;패러글라이딩장;hot air balloon tour agency;balon turu;짚라인
Hunting club;사냥 클럽;Avcılık kulübü;av kulübü;hunting area;사냥터;수렵장
Hiking area;등산로;Yürüyüş parkuru;등산;hiking trail;둘레길;trekking;doğa yürüyüşü;wanderweg;randonnée;登山
Lake;호수;Göl;reservoir;저수지;gölet;waterfall;폭포;şelale;Speicherbecken;Bassin de rétention;Embalse;Bacino idrico;Reservatório hidrográfico;Represa;貯水池;水库;水庫;Водохранилище;Hồ Chứa Nước;Zbiornik retencyjny
Lottery retailer;복권 판매점;Loto bayii;복권;복권판매점;로또;로또판매점;lottery shop;milli piyango bayii;iddaa bayii;lotto;lottery ticket seller;ganyan bayii;lotería;宝くじ売り場;복권 발행;Lottoannahmestelle;Loterie;Ricevitoria;Loja de lotaria;Casa lotérica;彩票店;彩券行;Продажа лотерейных билетов;Tiệm Xổ số;Loterij;Kolektura
Recording studio;녹음실;Kayıt stüdyosu;녹음 스튜디오;müzik stüdyosu;연습실;rehearsal studio;합주실;tonstudio;studio d'enregistrement;Estudio de grabación;Studio di registrazione audio;Estúdio de gravação;レコーディングスタジオ;录音工作室;錄音室;Студия записи;Phòng Thu;Studio nagrań
Television station;방송국;Televizyon kanalı;방송;tv kanalı;televisión;fernsehsender;テレビ局;broadcasting company;Radiostation;Studio emittente radiofonica;Estação de rádio;ラジオ局;广播站;廣播電臺;Радиостанция;Đài Phát thanh;Radiozender;Studio radiowe;Fernsehstation;Station de télévision;Estación de televisión;Studio emittente televisiva;Estação de televisão;电视台;電視臺;Телестанция;Đài Truyền hình;Televisiestation;Studio telewizyjne
Musical instrument store;악기점;Müzik aletleri mağazası;악기;müzik aletleri;기타샵;musikinstrumente;magasin de musique;楽器店;violin shop;piano repair service;Musikinstrumentegeschäft;Magasin d'instruments de musique;Tienda de instrumentos musicales;Negozio di strumenti musicali;Loja de instrumentos musicais;乐器店;音樂器材行;Магазин музыкальных инструментов;Tiệm Nhạc cụ;Muziekinstrumentenwinkel;Sklep z instrumentami muzycznymi
Strip club;성인 클럽;Striptiz kulübü;adult entertainment club;gentlemen's club;strip kulübü;Stripclub;Club de strip-tease;Club de striptease;Club di spogliarello;Clube de strip;ストリップ劇場;脱衣舞俱乐部;脫衣舞俱樂部;Стриптиз-клуб;Klub ze striptizem
Festival;축제;Festival alanı;행사;fair;축제장;fuar;event
Marina;마리나;Yat limanı;요트장;marinas;puerto deportivo;port de plaisance;yachthafen;마리나항;boat launch;マリーナ;游艇码头;遊艇碼頭;Стоянка для яхт;Bến tàu;Jachthaven;Przystań
Entertainment venue;여가·오락 시설;Eğlence mekanı;entertainment;recreation;eğlence;여가·문화;entretenimiento;divertissement;unterhaltung;leisure
Observatory;천문대;Gözlemevi;planetarium;천문관;planetaryum;sternwarte;observatorium
Natural history museum;자연사 박물관;Doğa tarihi müzesi;naturhistorisches museum
Archaeological museum;고고학 박물관;Arkeoloji müzesi
War museum;전쟁 기념관;Savaş müzesi;army museum;military museum
Wax museum;밀랍 박물관;Balmumu müzesi
Open air museum;민속촌·야외 박물관;Açık hava müzesi
Opera house;오페라 극장;Opera binası;opera company;opernhaus;opera
Theater company;극단;Tiyatro topluluğu;performing arts group;theater production;puppet theater;dinner theater;ballet theater
Orchestra;오케스트라;Orkestra;philharmonic hall;choir;합창단
Circus;서커스;Sirk;zirkus
Fairground;축제 마당;Şenlik alanı;festival hall
River;강;Nehir;하천;fluss;rivière;río;fiume;river port
Mountain peak;산봉우리;Dağ zirvesi;산;berggipfel;mountain
Nature preserve;자연 보호 구역;Tabiat koruma alanı;wildlife refuge;national reserve;protected area;naturschutzgebiet;state park;wildlife and safari park;national forest
Garden;정원;Bahçe;park and garden;community garden;garten
Picnic ground;피크닉장;Piknik alanı;barbecue area;바비큐장;mesire alanı;picnic area
Promenade;산책로;Gezinti yolu;산책길
Archery range;양궁장;Okçuluk alanı;archery club;archery store;국궁장;okçuluk
Rafting;래프팅;Rafting;raft trip outfitter;canoeing area;canoe and kayak club
Boat rental service;보트 대여;Tekne kiralama;houseboat rental service;bootsverleih;yat kiralama;boat club
Yacht club;요트 클럽;Yat kulübü;sailing club;요트;rowing club;yachtclub
Padel court;파델 코트;Padel kortu;padel club;padel;pickleball court
Squash court;스쿼시장;Squash kortu;squash club;스쿼시
Volleyball court;배구장;Voleybol sahası;beach volleyball court;beach volleyball club
Cricket ground;크리켓 경기장;Kriket sahası;cricket club
Rugby field;럭비 경기장;Ragbi sahası;rugby club;rugby league club;rugby
Field hockey club;하키장;Hokey sahası;hockey club;hockey field;hockey rink;ice hockey club
Gun club;사격 클럽;Atıcılık kulübü;skeet shooting range
Paintball center;페인트볼장;Paintball alanı;airsoft;paintball store;서바이벌게임장
Bungee jumping center;번지 점프장;Bungee jumping;번지점프
Skydiving center;스카이다이빙장;Skydiving merkezi;스카이다이빙;hang gliding center;indoor skydiving
Skatepark;스케이트 공원;Kaykay parkı;skate park;skateboard park;bmx park
Batting cage center;야구 연습장;Beyzbol vuruş alanı;배팅센터;스크린야구;バッティングセンター
Disc golf course;디스크 골프장;Disk golf sahası
Bingo hall;빙고장;Bingo salonu
Betting agency;사설 경기·베팅 업소;Bahis bayii;off track betting shop;kladionica;sportska kladionica;wettbüro;bookmaker;casa de apuestas;iddaa bayi;betting shop;경마장외발매소;agenzia scommesse
Race track;경주장;Yarış pisti;horse racing track;hipodrom;경마장;racecourse;car racing track;greyhound stadium;velodrome;rennbahn
Adventure sports center;모험 스포츠 센터;Macera parkı;aerial sports center;zip line;adventure park;zipline;outdoor activity organiser;macera merkezi;avantura park;high ropes course
Movie rental store;비디오 대여점;Film kiralama;video store;비디오대여점;dvd store;videothek;videoteka;movie rental kiosk;video game rental store
Social club;사교 클럽;Sosyal kulüp;club;country club;컨트리클럽;사교클럽;private club;eğlence kulübü
Youth center;청소년 센터;Gençlik merkezi;청소년수련관;youth club;jugendzentrum;maison des jeunes;centro giovanile
Recreation center;레크리에이션 센터;Rekreasyon merkezi;leisure centre;freizeitzentrum;centro ricreativo;centro recreativo;leisure center
Live performance stage;공연 무대;Sahne;stage
Ski rental service;스키 대여;Kayak kiralama;skiverleih;snowboard rental service;location de ski
Water sports rental;수상 스포츠 대여;Su sporları kiralama;water sports equipment rental service;canoe & kayak tour agency;water skiing service;windsurfing
Event ticket seller;입장권 판매소;Etkinlik bileti satışı;ticket office;biletarnica
Garden exhibition center;화훼 전시장;Çiçek sergisi
Castle fortress;요새;Kale ve hisar;fortress;성곽
Monument;기념비;Abide;monumento;denkmal;기념탑;anıt mezar;spomenik
Ruin;유적;Ören yeri;archaeological site;archäologische stätte;ruins;ghost town
Photo spot;포토존;Fotoğraf noktası
Adult entertainment store;성인용품점;Yetişkin mağazası;sex shop;성인용품;erotik shop;adult dvd store;erotikshop
Casino gambling hall;사행성 게임장;Şans oyunları salonu;gambling house;spielhalle;kockarnica;slot klub;automat klub
Swimming lake;물놀이 호수;Yüzme gölü;lido
Bocce court;보체 경기장;Bocce sahası;boules court;pétanque
Cockfighting arena;투계장;Horoz dövüşü alanı
`
