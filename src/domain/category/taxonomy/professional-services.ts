/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const professionalServices = `
Lawyer;변호사;Avukat;attorney;law firm;법률사무소;avukatlık bürosu;hukuk bürosu;legal services;법무법인;abogado;rechtsanwalt;avocat;bufete de abogados;trial attorney;legal aid office;attorney referral service;general practice attorney;avukatlar;법률서비스;luật sư;barrister;solicitor;district attorney;văn phòng luật sư;cabinet d'avocats;法律事務所;anwaltskanzlei;abogados
Personal injury attorney;상해 전문 변호사;Tazminat avukatı;insurance attorney;social security attorney;medical malpractice attorney
Criminal justice attorney;형사 전문 변호사;Ceza avukatı;criminal lawyer;criminal defense attorney
Divorce lawyer;이혼 전문 변호사;Boşanma avukatı;family law attorney;family lawyer
Immigration attorney;이민 전문 변호사;Göçmenlik avukatı;immigration lawyer;immigration & naturalization service
Estate planning attorney;상속 전문 변호사;Miras avukatı;elder law attorney;real estate attorney;civil law attorney;administrative attorney
Employment attorney;노동 전문 변호사;İş hukuku avukatı;labor relations attorney;공인노무사;노무사
Bankruptcy attorney;파산 전문 변호사;İflas avukatı;tax attorney;bankruptcy service;foreclosure service
Patent attorney;변리사;Patent vekili;특허사무소;intellectual property attorney;patent ofisi;특허법률사무소
Paralegal services provider;법률 보조 서비스;Hukuki destek hizmeti;process server;court reporter;bail bonds service
Notary public;공증인;Noter;notary;공증;법무사;법무사사무소;notaría;notar;notaire;행정사
Accountant;회계사;Muhasebeci;accounting firm;회계사무소;mali müşavir;bookkeeping service;accounting;certified public accountant;세무사;회계법인;CPA;auditor;serbest muhasebeci;contador;steuerberater;muhasebe;kế toán;expert-comptable;税理士事務所
Tax preparation service;세무 대리;Vergi danışmanlığı;세무회계;tax consultant;tax advisor;세무회계사무소;tax preparation
Insurance agency;보험 대리점;Sigorta acentesi;보험;insurance company;insurance broker;sigorta;auto insurance agency;보험사;life insurance agency;sigorta şirketi;insurance
Bank;은행;Banka;ATM;credit union;신용협동조합;새마을금고;finance;banka şubesi;저축은행;cash machine
Financial consultant;재무 상담;Finans danışmanı;financial planner;financial advisor;investment service;mortgage broker;mortgage lender;loan agency;financial institution;대출;kredi;investment company;currency exchange service;döviz bürosu;환전소;money transfer service;escrow service;stock broker;money order service;financial audit
Real estate agency;부동산 중개;Emlak ofisi;부동산;real estate agent;공인중개사;부동산중개업;emlakçı;emlak;inmobiliaria;immobilienmakler;공인중개사사무소;real estate consultant;property management company;real estate developer;title company;real estate appraiser;gayrimenkul;apartment rental agency;부동산중개;realtor;bất động sản;agence immobilière;不動産会社
Estate liquidator;유품 정리;Tasfiye hizmeti;auction house;auctioneer;경매
Software company;소프트웨어 개발;Yazılım şirketi;software development;소프트웨어;yazılım;software developer;IT company;computer software store;mobile app developer;소프트웨어개발;application developer;data recovery service;bilişim;IT services;computer consultant;computer support and services;software development company;phát triển phần mềm;développement de logiciels;ソフトウェア開発;pagbuo ng software
Website designer;웹디자인;Web tasarım;web design;web developer;웹사이트 제작;홈페이지제작;web tasarımcı;internet marketing service;web hosting company;e-ticaret
Marketing agency;마케팅 대행사;Pazarlama ajansı;advertising agency;광고;광고대행사;reklam ajansı;reklam;marketing consultant;public relations firm;branding agency;design agency;graphic designer;디자인;tasarım;간판;sign shop;tabelacı;sign company;media company
Consultant;컨설팅;Danışman;business management consultant;business consultant;danışmanlık;컨설턴트;management consultant;engineering consultant;danışmanlık şirketi;environmental consultant;marketing consulting
Architect;건축사;Mimar;architecture firm;건축사사무소;mimarlık;mimarlık ofisi;건축설계;architectural designer
Engineer;엔지니어링;Mühendis;engineering;mühendislik;structural engineer;civil engineer;엔지니어;land surveyor;측량;surveyor;harita mühendisliği
Employment agency;직업소개소;İş bulma kurumu;인력사무소;recruiter;temp agency;staffing agency;인력;insan kaynakları;취업알선;temporary employment agency
Translator;번역;Tercüman;번역사무소;translation service;tercüme bürosu;통번역;çeviri;interpreter
Printing shop;인쇄소;Matbaa;print shop;인쇄;copy shop;복사;commercial printer;digital printing service;screen printer;fotokopi;kırtasiye;복사집
Photographer;사진관;Fotoğrafçı;사진;photography studio;photo studio;fotoğraf stüdyosu;wedding photographer;사진스튜디오;스튜디오;photography service;video production service;videographer;영상제작;fotoğraf
Event planner;이벤트 기획;Etkinlik organizatörü;wedding planner;event management company;이벤트;organizasyon;웨딩;wedding service;düğün organizasyonu;예식장;düğün salonu;wedding venue;event venue;웨딩홀;banquet hall;event technology service;party planner;결혼정보;wedding hall
Funeral home;장례식장;Cenaze hizmetleri;장례;funeral service;상조;funeral director;cremation service;crematorium;cenaze evi
Travel agency;여행사;Seyahat acentesi;여행;tour operator;tur şirketi;tour agency;seyahat;sightseeing tour agency;관광;turizm acentesi;agencia de viajes;reisebüro;여행업;visa consultant
Courier service;택배;Kurye;shipping company;shipping and mailing service;택배사;kargo;logistics service;물류;lojistik;freight forwarding service;transportation service;mailing service;delivery service;운송;nakliye;퀵서비스;trucking company;kargo şirketi;화물;courier;packaging company
Private investigator;탐정;Özel dedektif;탐정사무소;dedektif
Fingerprinting service;지문 채취 서비스;Parmak izi hizmeti;background check service
Coworking space;공유 오피스;Ortak çalışma alanı;공유오피스;business center;office space rental agency;비즈니스센터;sanal ofis;executive suite rental agency;virtual office rental;corporate office
Computer repair service;컴퓨터 수리;Bilgisayar tamiri;컴퓨터수리;computer service;mobile phone repair shop;핸드폰수리;bilgisayar servisi;cell phone repair;휴대폰수리;telefon tamiri;electronics repair shop;phone repair service
Telecommunications service provider;통신 서비스;Telekomünikasyon hizmeti;internet service provider;통신;telekomünikasyon;통신사
Security service;경호 서비스;Güvenlik hizmeti;güvenlik şirketi;경호;bodyguard service
Service provider;서비스 제공업체;Hizmet sağlayıcı;service;서비스;서비스업;hizmet;hizmetler;サービス業;dienstleister;prestataire de services;dịch vụ;proveedor de servicios;tagapagbigay ng serbisyo
`
