/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const education = `
School;학교;Okul;escuela;schule;école;trường học;private school;public school;özel okul;kolej;international school;religious school;Catholic school;boarding school;general education school;대안학교
Kindergarten;유치원;Anaokulu;preschool;nursery school;kreş;anaokulları;jardín de infancia;Montessori school;trường mầm non;école maternelle;幼稚園
Day care center;어린이집;Kreş ve gündüz bakımevi;child care agency;daycare;어린이집 보육시설;gündüz bakımevi;childcare;놀이방;nursery
Elementary school;초등학교;İlkokul;primary school;ilköğretim okulu
Middle school;중학교;Ortaokul;junior high school
High school;고등학교;Lise;senior high school;lisesi;vocational school;meslek lisesi;secondary school;특성화고
University;대학교;Üniversite;college;대학;universidad;universität;université;community college;graduate school;대학원;law school;medical school;business school;yüksekokul;fakülte;university department;전문대학;trường đại học;seminary
Academy;학원;Kurs;cram school;입시학원;보습학원;dershane;tutoring service;과외;learning center;교습소;공부방;tutor;etüt merkezi;private tutor;kurs merkezi;education center;training centre;training center;özel öğretim kursu;test preparation center;after school program;educational institution;교육;eğitim;eğitim kurumu;교육원;coaching center;eğitim merkezi;trung tâm dạy học;centre de formation;学習塾;nachhilfe
Language school;어학원;Dil kursu;외국어학원;영어학원;English language school;yabancı dil kursu;dil okulu;language center;어학;sprachschule
Music school;음악학원;Müzik kursu;피아노학원;music instructor;piano instructor;müzik okulu;실용음악학원;guitar instructor;음악;vocal instructor;conservatory of music
Art school;미술학원;Sanat okulu;미술;art studio;화실;drawing lessons;design institute;공방;pottery classes
Dance school;무용학원;Dans okulu;댄스학원;dance studio;발레;ballet school;dans kursu;발레학원;댄스;dance company
Martial arts school;무술 도장;Dövüş sanatları okulu;태권도;태권도장;karate school;judo school;judo club;유도;martial arts club;jujitsu school;taekwondo school;검도;합기도;boxing gym;복싱;kickboxing school;도장;kung fu school;karate club;martial arts;self defense school;muay thai boxing gym;wrestling school;aikido school;tekvando
Driving school;운전학원;Sürücü kursu;자동차운전학원;운전면허학원;motorcycle training center;driving test center;autoescuela;fahrschule;ehliyet kursu
Computer training school;컴퓨터 학원;Bilgisayar kursu;컴퓨터학원;코딩학원;coding school;bootcamp
Cooking school;요리학원;Aşçılık okulu;요리;cooking class;culinary school;제과제빵학원
Swimming school;수영 교실;Yüzme okulu;수영강습;swim school;swimming instructor;yüzme kursu
Beauty school;미용학원;Güzellik okulu;뷰티학원;barber school
Flight school;비행 학교;Uçuş okulu;aviation training institute
Library;도서관;Kütüphane;public library;biblioteca;bibliothek;bibliothèque;thư viện;작은도서관;il halk kütüphanesi;図書館
Study room;독서실;Etüt salonu;스터디카페;study cafe;study room;reading room;스터디룸
Research institute;연구소;Araştırma enstitüsü;연구원;research center;enstitü;research foundation
Student dormitory;기숙사;Öğrenci yurdu;student housing center;yurt;öğrenci yurdu
`
