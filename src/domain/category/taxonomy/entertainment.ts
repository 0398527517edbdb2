/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const entertainment = `
Movie theater;영화관;Sinema;cinema;극장;movie theatre;sinema salonu;cine;kino;cinéma;drive-in movie theater;rạp chiếu phim
Theater;공연장;Tiyatro;performing arts theater;theatre;소극장;teatro;concert hall;콘서트홀;live music venue;opera house;comedy club;공연;konser salonu;amphitheater;문화회관;kültür merkezi;cultural center;문화센터
Museum;박물관;Müze;museo;musée;history museum;science museum;müzeler;기념관;과학관;heritage museum;planetarium;bảo tàng
Art gallery;미술관;Sanat galerisi;갤러리;gallery;art museum;galerie;화랑;sanat merkezi;art center
Karaoke bar;노래방;Karaoke bar;노래연습장;karaoke;코인노래방;노래연습장업;karaoke box;videoke;カラオケ
Night club;나이트클럽;Gece kulübü;nightclub;disco club;클럽;dance club;discoteca;eğlence mekanı;night clubs;gentlemen's club;strip club
PC room;PC방;İnternet kafe;피시방;internet cafe;gaming cafe;인터넷컴퓨터게임시설제공업;video game arcade;오락실;cybercafe;arcade;amusement center;만화카페;만화방;VR 체험;video arcade;playstation salonu;게임장;보드게임카페;board game club
Amusement park;놀이공원;Lunapark;theme park;테마파크;water park;워터파크;eğlence parkı;유원지;children's amusement center;amusement park ride;aquapark;su parkı;eğlence merkezi;centre de loisirs
Zoo;동물원;Hayvanat bahçesi;aquarium;아쿠아리움;수족관;safari park;petting zoo;akvaryum;animal park;wildlife park
Park;공원;Park;city park;근린공원;national park;국립공원;parque;milli park;garden;botanical garden;식물원;state park;dog park;수목원;parklar;playground;놀이터;memorial park;çocuk parkı;어린이공원;công viên;자연휴양림
Tourist attraction;관광 명소;Turistik yer;관광지;historical landmark;명소;landmark;유적지;문화재;observation deck;전망대;tarihi yer;castle;monument;tarihi eser;scenic spot;sightseeing;tourist information center;관광안내소;turizm danışma
Bowling alley;볼링장;Bowling salonu;bowling;볼링
Billiard hall;당구장;Bilardo salonu;pool hall;billiards;당구;bilardo
Golf course;골프장;Golf sahası;golf club;골프연습장;스크린골프;indoor golf course;golf driving range;골프;screen golf;miniature golf course;disc golf course
Swimming pool;수영장;Yüzme havuzu;public swimming pool;yüzme;indoor swimming pool;piscina;havuz;schwimmbad
Stadium;경기장;Stadyum;arena;sports complex;체육관;stadion;spor kompleksi;종합운동장;체육센터;gymnasium;estadio;athletic field;운동장;sports club;spor kulübü;체육시설;sport tesisi;soccer field;축구장;halı saha;tennis court;테니스장;futsal court;baseball field;야구장;배드민턴;badminton court;soccer club;tennis club;basketball court;recreation center;community center;tenis kortu;sports activity location;athletic club;풋살장;futbol sahası
Climbing gym;클라이밍장;Tırmanış salonu;rock climbing gym;실내암벽장;클라이밍
Ice skating rink;아이스링크;Buz pateni pisti;스케이트장;skating rink;roller skating rink;스키장;ski resort;skate park;kayak merkezi
Horse riding school;승마장;Binicilik okulu;승마;equestrian facility;at çiftliği;horseback riding service
Fishing spot;낚시터;Balık tutma yeri;낚시;실내낚시;fishing club;fishing charter
Camping ground;캠핑장;Kamp alanı;campground;야영장;RV park;camping;kamp;글램핑;camp
Escape room;방탈출 카페;Kaçış oyunu;방탈출;escape room center;laser tag center;paintball center;trampoline park;go-kart track;서바이벌;axe throwing
Casino;카지노;Kumarhane;gambling house;bingo hall;복권;lottery retailer;lottery shop;복권판매점
Beach;해수욕장;Plaj;해변;public beach;playa;sahil;marina;strand;bãi biển
Tourist boat;유람선;Tur teknesi;boat tour agency;cruise agency;boat rental service;yacht club;수상레저;tekne turu
Music store;음반·악기점;Müzik mağazası;악기점;record store;musical instrument store;record company;recording studio;녹음실;müzik aletleri
`
