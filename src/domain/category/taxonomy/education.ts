/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const education = `
School;학교;Okul;escuela;schule;école;trường học;public school;kolej;general education school;scuola;escola;школа;学校;學校;Paaralan
Kindergarten;유치원;Anaokulu;anaokulları;jardín de infancia;trường mầm non;école maternelle;幼稚園;jardin d'enfants;scuola dell'infanzia;scuola materna;jardim de infância;幼儿园;幼兒園;こども園
Day care center;어린이집;Kreş ve gündüz bakımevi;daycare;어린이집 보육시설;gündüz bakımevi;childcare
Elementary school;초등학교;İlkokul;primary school;ilköğretim okulu
Middle school;중학교;Ortaokul;junior high school
High school;고등학교;Lise;senior high school;lisesi;일반고등학교;인문계고등학교
University;대학교;Üniversite;대학;universidad;universität;trường đại học;università;universidade;университет;大学;đại học;women's college
Academy;학원;Kurs;교습소;kurs merkezi;özel öğretim kursu;교육원;trung tâm dạy học;学習塾;nachhilfe;educational testing service;Oficina de institución educativa;Istituto d'Istruzione;Escritório de instituição educacional;教育機関事務所;教育機構;Học viện;Kantoor van onderwijsinstelling;Biuro instytucji edukacyjnej
Language school;어학원;Dil kursu;외국어학원;yabancı dil kursu;dil okulu;language center;어학;sprachschule;école de langues;academia de idiomas;escuela de idiomas;scuola di lingue;escola de idiomas;языковая школа;语言学校;trung tâm ngoại ngữ;語学学校;french language school;german language school;spanish language school;Escola de línguas;外国語教室;語言學校;Taalschool;Szkoła językowa
Music school;음악학원;Müzik kursu;music instructor;müzik okulu;음악;conservatory of music;musikschule;école de musique;escuela de música;scuola di musica;escola de música;музыкальная школа;音乐学校;音楽教室;音楽学校;音樂學校;Muziekschool;Szkoła muzyczna
Art school;미술학원;Sanat okulu;미술;화실;drawing lessons
Dance school;무용학원;Dans okulu;댄스학원;dance studio;dans kursu;댄스;dance company;tanzschule;école de danse;academia de baile;escuela de baile;scuola di danza;escola de dança;школа танцев;舞蹈学校;ダンススクール;ballroom dance instructor;무도학원;무도학원업;Academia de danza;舞蹈學校;Школа танца;Dansschool;Szkoła tańca
Martial arts school;무술 도장;Dövüş sanatları okulu;martial arts;체육도장업;무술학원;태권도 무술학원
Driving school;운전학원;Sürücü kursu;자동차운전학원;운전면허학원;autoescuela;fahrschule;ehliyet kursu;auto-école;autoscuola;scuola guida;autoescola;автошкола;驾校;駕訓班;自動車教習所;trường dạy lái xe;escuela de manejo;Escola de condução;驾培机构;Школа вождения;Rijschool;Szkoła nauki jazdy
Computer training school;컴퓨터 학원;Bilgisayar kursu;컴퓨터학원
Cooking school;요리학원;Aşçılık okulu;요리;cooking class;culinary school
Swimming school;수영 교실;Yüzme okulu;수영강습;swim school;yüzme kursu
Beauty school;미용학원;Güzellik okulu;뷰티학원;barber school
Flight school;비행 학교;Uçuş okulu;aviation training institute
Library;도서관;Kütüphane;public library;biblioteca;bibliothek;bibliothèque;thư viện;il halk kütüphanesi;図書館;图书馆;圖書館;Библиотека;Bibliotheek;Biblioteka
Study room;독서실;Etüt salonu;reading room;스터디룸
Research institute;연구소;Araştırma enstitüsü;연구원;research center;enstitü;research foundation
Student dormitory;기숙사;Öğrenci yurdu;student housing center;yurt
Private school;사립학교;Özel okul;private educational institution;privatschule;école privée;colegio privado;escuela privada;özel eğitim kurumu;özel anadolu lisesi
International school;국제학교;Uluslararası okul;외국인학교;international schule;école internationale;インターナショナルスクール;trường quốc tế
Special education school;특수학교;Özel eğitim okulu;특수교육;learning disabilities school;özel eğitim;förderschule;school for the deaf;special educator
Alternative school;대안학교;Alternatif okul;charter school;magnet school;고등공민학교;평생학습관;night school;continuing education
Vocational school;직업 전문학교;Meslek okulu;직업전문학교;trade school;기술학원;특성화고;meslek lisesi;mesleki eğitim merkezi;berufsschule;専門学校;lycée professionnel;직업학교;vocational college;trường trung cấp;vocational training school;요양보호사교육기관;요양보호사교육원
Secondary school;중·고등학교;Ortaöğretim okulu;中学校;trường trung học;gesamtschule;escuela secundaria;liceo;scuola media;gymnasium schule
Medical school;의과대학;Tıp fakültesi;의과대학원;tıp fakültesi hastanesi;간호대학;dental school
Law school;로스쿨;Hukuk fakültesi;법학전문대학원;법과대학
Business school;경영대학원;İşletme okulu;MBA;경영대학;école de commerce
Community college;전문대학;Meslek yüksekokulu;junior college;myo;短期大学
Graduate school;대학원;Lisansüstü enstitü;postgraduate;grad school;大学院
Seminary;신학교;İlahiyat okulu;신학대학교;bible college;신학대학;imam hatip lisesi;medrese;theological college
Boarding school;기숙학교;Yatılı okul;기숙학원;internat;pensionnat
Montessori school;몬테소리 유치원;Montessori okulu;몬테소리;놀이학교;montessori
Preschool;유아원;Okul öncesi eğitim;pre-school;영어유치원;anaokulu ve kreş;vorschule;preescolar;mẫu giáo
Nursery school;보육원·놀이방;Kreş;crèche;kinderkrippe;kita;guardería;asilo nido;保育園;детский сад;nhà trẻ;kreşler;가정어린이집
Tutoring service;과외;Özel ders;private tutor;tutor;개인과외;과외방;공부방;özel ders merkezi;tutoring;家庭教師;soutien scolaire;clases particulares;nachhilfelehrer;gia sư
Cram school;입시 학원;Dershane;입시학원;보습학원;수학학원;논술학원;과학학원;국어학원;塾;予備校;etüt merkezi;补习班;補習班;luyện thi;속셈학원;종합학원;입시 교과학원;교과학원;보습 학원
Test preparation center;시험 준비 학원;Sınav hazırlık merkezi;고시학원;공무원학원;test prep;TOEFL;토익;편입학원;재수학원;examination center;시험장
English language school;영어 학원;İngilizce kursu;영어학원;영어;ingilizce;english school;영어교습소;英会話教室;英会話;trung tâm anh ngữ;영어공부방;영어회화
Chinese language school;중국어 학원;Çince kursu;중국어학원;중국어;Chinese language instructor
Japanese language school;일본어 학원;Japonca kursu;일본어학원;일본어;日本語学校;Japanese language instructor
Piano instructor;피아노 학원;Piyano öğretmeni;피아노학원;piano lessons;piyano kursu;ピアノ教室;klavierunterricht;professeur de piano;clases de piano
Guitar instructor;기타 교습;Gitar öğretmeni;기타학원;기타교습;gitar kursu;guitar lessons;ギター教室
Vocal instructor;보컬 학원;Şan öğretmeni;보컬학원;실용음악학원;실용음악;şan dersi;voice lessons;ボーカルスクール
Pottery class;도예 공방;Seramik atölyesi;pottery classes;도예;도자기;pottery store;pottery studio;seramik kursu;陶芸教室;céramique;töpferei;Keramikladen;Magasin de poterie;Tienda de alfarería;Negozio di ceramica;Loja de cerâmica;陶磁器店;陶瓷店;陶器店;Магазин керамики;Tiệm Đồ gốm;Winkel voor aardewerk;Sklep garncarski
Craft workshop;공예 공방;El sanatları atölyesi;가죽공방;목공예;공예;craft studio;캔들공방;플라워클래스;atölye;handicraft school;비누공방
Ballet school;발레 학원;Bale okulu;발레;발레학원;bale;ballettschule;école de ballet;academia de ballet;バレエ教室
Taekwondo school;태권도장;Tekvando okulu;태권도;태권도 도장;tekvando;taekwondo;합기도 태권도;태권도장 체육관
Judo school;유도장;Judo okulu;유도;judo club;유도관;judo;dojo;Brazilian jiu-jitsu;jiu-jitsu school;柔道場
Karate school;가라테 도장;Karate okulu;karate club;karate;가라테;공수도;karate kulübü;空手道場
Aikido school;합기도장;Aikido okulu;aikido club;합기도;aikido;합기도 도장
Kendo school;검도장;Kendo okulu;검도;검도관;剣道場;해동검도
Kung fu school;쿵후 도장;Kung fu okulu;우슈;wushu;태극권;kung fu
Fencing school;펜싱 클럽;Eskrim okulu;fencing;펜싱;eskrim;escrime
Coding school;코딩 학원;Kodlama okulu;코딩학원;코딩;프로그래밍학원;kodlama;bootcamp;coding bootcamp;robotik kodlama;로봇학원;プログラミング教室
Design institute;디자인 학원;Tasarım okulu;디자인학원;design school;패션학원
Drama school;연기 학원;Tiyatro okulu;연기학원;acting school;drama theater school;oyunculuk kursu;연기;acting class;뮤지컬학원
Baking school;제과 제빵 학원;Pastacılık okulu;제과제빵학원;베이킹클래스;제과제빵;pastry school;바리스타학원;barista school
Motorcycle driving school;오토바이 운전학원;Motosiklet sürücü kursu;motorcycle training center;이륜차운전
Truck driving school;대형 면허 학원;Ağır vasıta sürücü kursu;대형면허;중장비학원;중장비운전학원;src kursu
Sports school;체육 학원;Spor okulu;체육학원;체육도장;축구교실;futbol okulu;체대입시;줄넘기;농구교실;soccer school;basketball school;테니스레슨;jimnastik;줄넘기학원
Chess club;체스·바둑 교실;Satranç kulübü;바둑;바둑학원;satranç;기원;바둑교실;囲碁
Calligraphy school;서예 학원;Hat sanatı kursu;서예;서예학원;캘리그라피;書道教室;calligraphy lessons;서예원
Child care agency;보육 기관;Çocuk bakım kurumu;child care;아동센터;childcare agency;돌봄교실;키움센터;학습지;学童保育
Children's library;어린이 도서관;Çocuk kütüphanesi;어린이도서관;작은도서관;작은 도서관
University library;대학 도서관;Üniversite kütüphanesi;대학도서관;academic library
Scientific research center;과학 연구소;Bilimsel araştırma merkezi;기업부설연구소;r&d center;laboratory research;연구실
Education office;교육청;Milli eğitim müdürlüğü;교육지원청;school district office;board of education;ilçe milli eğitim müdürlüğü;教育委員会
Publishing and learning materials;학습지·교재;Eğitim materyalleri;교재;학습교재;교구
Study cafe;스터디 카페;Çalışma kafesi;스터디카페;스카;자습실
Educational institution;교육 기관;Eğitim kurumu;education center;education;교육;eğitim;eğitim merkezi;education centre;bildung;bildungseinrichtung;bildungszentrum;educación;educação;institución educativa;istituto di istruzione;établissement d'enseignement;instituição de ensino;educational institute;obrazovna ustanova;obrazovna institucija;obrazovni centar;onderwijsinstelling;instytucja edukacyjna;教育機関;教育机构;教育;giáo dục;cơ sở giáo dục;institusyong pang-edukasyon;образовательное учреждение
Learning center;학습 센터;Öğrenim merkezi;coaching center;coaching service;learning centre
Training center;직업 훈련 센터;Eğitim ve kurs merkezi;training centre;훈련원;연수원;직업훈련;training provider;ausbildungszentrum;schulungszentrum;centre de formation;centro de formación;centro di formazione;centar za obuku;opleidingscentrum;emergency training;software training institute
College;전문대·단과대;Yüksekokul;hochschule;fachhochschule;private college;government college;college of agriculture;teachers college;visoka škola;faculty of law;faculty of pharmacy;faculty of science;fakultät;fakultet;faculty;fakülte;faculté;facultad;facoltà;faculdade;university department;academic department;đại học cao đẳng;trường cao đẳng;kolehiyo;cao đẳng
Adult education school;성인 교육원;Yetişkin eğitim merkezi;halk eğitim merkezi;evening school;volkshochschule;평생교육원;folk high school;평생교육;narodni univerzitet
Correspondence school;원격 교육;Uzaktan eğitim merkezi;distance learning center;open university;açıköğretim
Religious school;종교 학교;Dini okul;parochial school;catholic school;카톨릭학교;imam hatip;yeshiva;kur'an kursu;sunday school
Photography school;사진 학원;Fotoğrafçılık kursu;photography class
Acting and modeling school;모델 학원;Modellik okulu;modeling school;모델학원
Nursing school;간호 학원;Hemşirelik okulu;간호학원;간호학교
Engineering school;공과 대학;Mühendislik okulu;technical university;technical school;institute of technology;polytechnic institute;technische universität
Hotel management school;호텔·관광 학교;Otelcilik okulu;hospitality high school;hospitality and tourism school;hotelfachschule
Fashion design school;패션 학원;Moda okulu
Acupuncture school;침술 학교;Akupunktur okulu;massage school
Swim instructor;수영 강사;Yüzme eğitmeni;swimming instructor;baby swimming school
Chess instructor;체스 강사;Satranç eğitmeni
Sailing school;요트 학교;Yelken okulu;boating instructor;yelken kulübü;segelschule
Ski school;스키 학교;Kayak okulu;skischule;snowboard school;école de ski
Golf instructor;골프 레슨;Golf eğitmeni;골프레슨;golf school
Tennis instructor;테니스 강사;Tenis eğitmeni;tennis school;tennisschule
Horse riding instructor;승마 강사;Binicilik eğitmeni
Gymnastics center;체조 교실;Jimnastik merkezi;gymnastics club;체조;cimnastik;turnverein
Martial arts club;무술 동호회;Dövüş sanatları kulübü;wrestling school;self defense school;freestyle wrestling;무술;güreş kulübü
Capoeira school;카포에이라 도장;Capoeira okulu
Jujitsu school;주짓수 도장;Jiu jitsu okulu;jiu jitsu;bjj
Tai chi school;태극권 교실;Tai chi okulu;qigong
Salsa classes;살사 교실;Salsa kursu;salsa;tango school;dance class
After school program;방과 후 교실;Okul sonrası programı;방과후교실;지역아동센터;after-school care;hort
Playgroup;놀이방;Oyun grubu;childminder;family day care service;assistante maternelle;tagesmutter;spielgruppe;조부모 돌봄;oyun evi
Student union;학생회;Öğrenci birliği;students support association;students parents association
Summer camp;여름 캠프;Yaz kampı;summer camp organizer;children's camp;캠프;yaz okulu
Hobby class;취미 교실;Hobi kursu;painting lessons;wood working class;stitching class;knitting instructor;공방
Archive;기록 보관소;Arşiv;기록원;state archive;archiv;archives;archivo;archivio
Bilingual school;이중 언어 학교;İki dilli okul;zweisprachige schule
`
