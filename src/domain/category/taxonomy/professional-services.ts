/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const professionalServices = `
Lawyer;변호사;Avukat;attorney;abogado;rechtsanwalt;avocat;general practice attorney;avukatlar;법률서비스;luật sư;barrister;solicitor;abogados;avvocato;advogado;адвокат;юрист;юридическая компания;弁護士;弁護士事務所;criminal law;law office;Advocacia;Юридические услуги;Prawnik
Personal injury attorney;상해 전문 변호사;Tazminat avukatı;상해 변호사;교통사고 변호사
Criminal justice attorney;형사 전문 변호사;Ceza avukatı;criminal lawyer;criminal defense attorney;형사 변호사
Divorce lawyer;이혼 전문 변호사;Boşanma avukatı;이혼 변호사
Immigration attorney;이민 전문 변호사;Göçmenlik avukatı;immigration lawyer;이민 변호사
Estate planning attorney;상속 전문 변호사;Miras avukatı;상속 변호사
Employment attorney;노동 전문 변호사;İş hukuku avukatı;labor relations attorney;노동 변호사
Bankruptcy attorney;파산 전문 변호사;İflas avukatı;bankruptcy service;파산 변호사
Patent attorney;변리사;Patent vekili;patent ofisi;특허법률사무소
Paralegal services provider;법률 보조 서비스;Hukuki destek hizmeti;법무관련 서비스업
Notary public;공증인;Noter;notary;공증;notaría;notar;notaire;notariat;étude notariale;notaría pública;notaio;cartório;нотариус;公证处;公証役場;công chứng
Accountant;회계사;Muhasebeci;accounting firm;회계사무소;mali müşavir;accounting;serbest muhasebeci;contador;muhasebe;kế toán;expert-comptable;cabinet comptable;contable;asesoría fiscal;commercialista;contabilidade;escritório de contabilidade;бухгалтер;бухгалтерские услуги;会计师事务所;會計師事務所;会計事務所;buchhalter
Tax preparation service;세무 대리;Vergi danışmanlığı;세무회계;tax preparation
Insurance agency;보험 대리점;Sigorta acentesi;보험;insurance company;insurance broker;sigorta;보험사;sigorta şirketi;insurance;versicherungsagentur;versicherungsmakler;agence d'assurance;assurance;agencia de seguros;aseguradora;agenzia assicurazioni;corretora de seguros;seguros;страховая компания;保险公司;保険代理店;bảo hiểm
Bank;은행;Banka;banka şubesi;bankfiliale;banque;banco;banca;банк;银行;銀行;ngân hàng;Bank-Filiale
Financial consultant;재무 상담;Finans danışmanı;financial planner;financial advisor;finance broker;Finanzberatung;Conseiller financier;Asesor financiero;Consulente finanziario;Conselheiro financeiro;ファイナンシャル・アドバイザー;财务顾问;財務顧問事務所;Финансовый советник;Cố vấn Tài chính;Financieel adviseur;Doradca finansowy
Real estate agency;부동산 중개;Emlak ofisi;부동산;real estate agent;공인중개사;부동산중개업;emlakçı;emlak;inmobiliaria;immobilienmakler;공인중개사사무소;real estate consultant;gayrimenkul;부동산중개;realtor;bất động sản;agence immobilière;不動産会社;immobilienagentur;immobilier;agenzia immobiliare;imobiliária;агентство недвижимости;agencia inmobiliaria;房地产中介;不動産屋;不動産仲介;văn phòng bất động sản;房產仲介;부동산 중개소
Estate liquidator;유품 정리;Tasfiye hizmeti
Software company;소프트웨어 개발;Yazılım şirketi;software development;소프트웨어;yazılım;software developer;IT company;computer software store;mobile app developer;소프트웨어개발;application developer;software development company;phát triển phần mềm;développement de logiciels;ソフトウェア開発;pagbuo ng software;softwareentwickler;entreprise de logiciels;empresa de software;software house;software-unternehmen;разработка по;软件公司;ソフトウェア会社;công ty phần mềm;システム開発;Softwareentwicklung;Éditeur de logiciels;Phần mềm
Website designer;웹사이트 제작;Web tasarımcı;웹디자인;Web tasarım;web design;web developer;홈페이지제작;web designer;웹사이트제작;webdesign;ホームページ制作;웹에이전시;호스팅;web development
Marketing agency;마케팅 회사;Pazarlama ajansı;마케팅 대행사;광고대행사;marketing consultant;branding agency;tasarım;sign company;marketing;디지털마케팅;dijital pazarlama;online marketing;마케팅;agence de marketing;sosyal medya ajansı;direct mail advertising
Consultant;컨설팅;Danışman;business consultant;danışmanlık;컨설턴트;management consultant;danışmanlık şirketi;marketing consulting
Architect;건축사;Mimar;architecture firm;건축사사무소;mimarlık;mimarlık ofisi;건축설계;architectural designer;architekturbüro;architekt;architecte;cabinet d'architecture;arquitecto;estudio de arquitectura;studio di architettura;architetto;arquiteto;архитектор;архитектурное бюро;建筑师;建築設計事務所;設計事務所;kiến trúc sư;건축 설계;건축 설계 및 관련 서비스업;건축설계사무소
Engineer;엔지니어링;Mühendis;engineering;mühendislik;엔지니어;harita mühendisliği
Employment agency;직업소개소;İş bulma kurumu;recruiter;staffing agency;job agency;고용 알선;고용알선업;Arbeitsvermittlung;Agence pour l'emploi;Agencia de empleo;Agenzia per l'impiego;Agência de emprego;職業安定所;就业中介;Кадровое агентство;Cơ quan Giới thiệu Việc làm;Uitzendbureau;Agencja zatrudnienia
Translator;번역;Tercüman;번역사무소;translation service;tercüme bürosu;통번역;çeviri
Printing shop;인쇄소;Matbaa;print shop;인쇄;commercial printer;digital printing service;druckerei;imprimerie;imprenta;tipografia;gráfica;типография;印刷厂;印刷所;印刷会社;in ấn;custom label printer;blueprint service
Photographer;사진관;Fotoğrafçı;사진;photography service;fotoğraf;photographe;fotógrafo;фотограф;摄影师;nhiếp ảnh gia;사진촬영;사진촬영업;攝影師;Chụp hình;Fotograaf
Event planner;이벤트 기획;Etkinlik organizatörü;event management company;이벤트;organizasyon;event technology service
Funeral home;장례식장;Cenaze hizmetleri;장례;funeral service;funeral director;cenaze evi;bestattungsinstitut;bestatter;pompes funèbres;funeraria;tanatorio;onoranze funebri;agenzia funebre;похоронное бюро;殡仪馆;葬儀社;mortuary;Beerdigungsinstitut;Casa funeraria;Agência funerária;殡葬用品店;Бюро похоронных услуг;Nhà quàn;Begrafenisondernemer;Zakład pogrzebowy;undertaker;death care service
Travel agency;여행사;Seyahat acentesi;여행;seyahat;turizm acentesi;agencia de viajes;reisebüro;여행업;agence de voyage;agenzia di viaggi;agência de viagens;турагентство;туристическое агентство;旅行社;旅行代理店;công ty du lịch;đại lý du lịch;Бюро путешествий;Văn phòng Du lịch;Reisbureau;Biuro podróży
Courier service;택배;Kurye;택배사;kargo;운송;kargo şirketi;courier
Private investigator;탐정;Özel dedektif;탐정사무소;dedektif
Fingerprinting service;지문 채취 서비스;Parmak izi hizmeti
Coworking space;공유 오피스;Ortak çalışma alanı;공유오피스;business center;office space rental agency;비즈니스센터;sanal ofis;executive suite rental agency;virtual office rental;Coworking-Büro;Espace de coworking;Espacio de cotrabajo;Ufficio in coworking;Coworking;Espaço de coworking;コワーキングスペース;共享办公空间;共同工作空間;Коворкинг;Văn phòng Làm việc Chung;Coworking-kantoor;Centrum coworkingowe
Computer repair service;컴퓨터 수리;Bilgisayar tamiri;컴퓨터수리;computer service;bilgisayar servisi;cell phone repair;printer repair service;typewriter repair service
Telecommunications service provider;통신 서비스;Telekomünikasyon hizmeti;internet service provider;통신;telekomünikasyon;cable company;satellite communication service
Security service;경호 서비스;Güvenlik hizmeti;güvenlik şirketi;private security
Service provider;서비스 제공업체;Hizmet sağlayıcı;service establishment;service;서비스;서비스업;hizmet;hizmetler;サービス業;dienstleister;prestataire de services;dịch vụ;proveedor de servicios;tagapagbigay ng serbisyo
Trial attorney;소송 변호사;Dava avukatı;litigation attorney;소송
Family law attorney;가사 전문 변호사;Aile hukuku avukatı;family lawyer;divorce service;aile hukuku;가사 변호사
Real estate attorney;부동산 전문 변호사;Gayrimenkul avukatı;real estate lawyer;property lawyer;부동산 변호사
Tax attorney;조세 전문 변호사;Vergi avukatı;tax lawyer;vergi hukuku;조세 변호사
Business attorney;기업 전문 변호사;Ticaret avukatı;corporate lawyer;business lawyer;commercial lawyer;şirket avukatı;entertainment and media lawyer;기업 변호사
Medical lawyer;의료 전문 변호사;Sağlık hukuku avukatı;medical malpractice attorney;medical malpractice lawyer;malpraktis avukatı;의료 변호사
Social security attorney;사회보장 전문 변호사;Sosyal güvenlik avukatı;disability attorney;sgk avukatı;사회보장 변호사
Elder law attorney;노인 법률 변호사;Yaşlı hukuku avukatı;elder law
Legal aid office;법률 구조 공단;Adli yardım bürosu;legal aid;법률구조공단;small claims assistance service
Mediation service;조정·중재 서비스;Arabuluculuk;mediator;arabulucu;arbitration service;중재;조정;arabuluculuk bürosu;mediación
Process server;송달 대행;Tebligat hizmeti
Bail bonds service;보석 보증;Kefalet hizmeti;bail bondsman;보증보험
Judicial scrivener office;법무사;Tapu ve tescil danışmanı;법무사사무소;법무사 사무소;司法書士;司法書士事務所;등기
Administrative agent office;행정사;İdari işlem takip bürosu;행정사사무소;행정사 사무소;行政書士;行政書士事務所;gestoría;document service;iş takip bürosu
Labor attorney office;공인노무사;İş ve sosyal güvenlik danışmanı;노무사;노무법인;노무사사무소;社会保険労務士事務所
Bookkeeping service;기장 대리;Muhasebe kayıt hizmeti;bookkeeper;기장대리;buchhaltung;ön muhasebe;payroll service;급여대행
Certified public accountant;공인회계사;Yeminli mali müşavir;CPA;회계법인;공인회계사사무소;chartered accountant;公認会計士
Tax accountant;세무사;Serbest muhasebeci mali müşavir;세무사사무소;세무사 사무소;세무법인;smmm;税理士;税理士事務所;steuerberater;세무회계사무소
Auditor;감사;Bağımsız denetim;audit firm;bağımsız denetim şirketi;financial audit
Auto insurance agency;자동차 보험;Araç sigortası acentesi;car insurance;자동차보험;trafik sigortası;kasko
Life insurance agency;생명 보험;Hayat sigortası acentesi;생명보험;hayat sigortası;life insurance
Health insurance agency;건강 보험;Sağlık sigortası acentesi;health insurance;sağlık sigortası;Krankenkasse
Insurance adjuster;손해사정사;Sigorta eksperi;insurance company office;손해사정;eksper;loss adjuster;expert en assurance
ATM;현금인출기;Bankamatik;cash machine;cajero automático;geldautomat;cajero;distributeur automatique;caixa eletrônico;Distributeur de billets;Bancomat;Terminal bancário;ATM机;自動提款機;Банкомат;Máy Rút tiền;Bankautomaat;Bankomat
Credit union;신용협동조합;Kredi kooperatifi;신협;새마을금고;savings bank;저축은행;농협;수협;federal credit union;信用金庫
Mortgage lender;주택 담보 대출;Mortgage danışmanı;mortgage broker;home loan;주택담보대출;konut kredisi;hypothek
Loan agency;대출 업체;Kredi danışmanlığı;대출;대부업;대부;kredi;loan company;payday loan;personal loan;cash advance;auto title loan;credit counseling service
Currency exchange service;환전소;Döviz bürosu;환전;döviz;exchange office;money exchange;casa de cambio;wechselstube;bureau de change;両替所;обмен валют;Geldwechselstube;Cambio de moneda;Cambiavalute;Agência de câmbio;货币兑换;外幣兌換;Пункт обмена валюты;Đổi tiền;Wisselkantoor;Kantor
Money transfer service;송금 서비스;Para transferi;western union;송금;money order service;havale
Pawn shop;전당포;Rehinci;전당;pawn broker;casa de empeños;pfandhaus;質屋;mont-de-piété;Pfandleihe;Prêteur sur gages;Banco dei pegni;Loja de penhoras;Loja de penhor;当铺;當舖;Ломбард;Tiệm Cầm đồ;Pandjeshuis;Lombard
Investment service;투자 자문;Yatırım danışmanlığı;investment company;yatırım
Debt collection agency;채권 추심;Alacak tahsilat;추심;debt relief;icra takip;inkasso;debt collecting
Property management company;부동산 관리;Gayrimenkul yönetimi;property management;주택관리;건물 관리;hausverwaltung;gestion immobilière;emlak yönetimi;주택임대관리
Real estate developer;부동산 개발;Gayrimenkul geliştirme;시행사;부동산개발;부동산 개발업;konut projesi;land developer;real estate investment;分譲;kentsel dönüşüm;real estate services
Real estate appraiser;감정평가사;Gayrimenkul değerleme;감정평가;gayrimenkul değerleme uzmanı;estate appraiser;감정평가법인;appraiser;eksperlik
Commercial real estate agency;상업용 부동산;Ticari emlak;상가중개;commercial real estate
Real estate rental agency;부동산 임대;Kiralık emlak ofisi;부동산임대업;부동산임대;apartment rental agency;임대업;rental agency;賃貸;cabin rental agency
Title company;권원 보험;Tapu hizmetleri;tapu
Surveyor;측량사;Harita mühendisi;land surveyor;측량;harita kadastro;지적측량;géomètre;topógrafo;vermessungsbüro;測量;harita
Structural engineer;구조 엔지니어;İnşaat mühendisi;civil engineer;구조설계;yapı denetim;구조안전진단;bureau d'études
Mechanical engineer;기계 엔지니어;Makine mühendisi;기계설계;makine mühendisliği;기계설계 서비스업
Environmental consultant;환경 컨설팅;Çevre danışmanlığı;environmental engineer;환경;çevre mühendisi
Advertising agency;광고 대행사;Reklam ajansı;advertising;광고;광고대행;reklam;agence de publicité;agencia de publicidad;広告代理店;광고기획;reklam şirketi;Agenzia pubblicitaria;Agência de publicidade;广告中介;廣告公司;Рекламное агенство;Cơ sở Quảng cáo;Reclamebureau;Agencja reklamowa
Sign shop;간판 제작;Tabelacı;간판;tabela;sign maker;광고물;현수막;banner store;enseigne;rótulos;schilder;看板;옥외광고;vinyl sign shop
Graphic designer;그래픽 디자인;Grafik tasarımcı;grafik tasarım;디자인;디자인회사;design agency;diseño gráfico;grafikdesign;デザイン事務所;graphic design;tasarım ofisi;desktop publishing service;전문 디자인업;디자인 전문
Business management consultant;경영 컨설팅;İşletme danışmanı;경영컨설팅;business development service;management consulting;unternehmensberatung;conseil en gestion;business administration service;business to business service;yönetim danışmanlığı;경영지도사
Human resource consulting;인사 컨설팅;İnsan kaynakları danışmanlığı;HR consulting;insan kaynakları
Career guidance service;진로 상담;Kariyer danışmanlığı;career counseling;취업지원;취업알선
Labor supply service;인력 사무소;İşçi bulma bürosu;인력사무소;인력;용역;인력공급;직업소개;day labor;temp agency;temporary employment agency;파견;zeitarbeit;intérim;agence d'intérim;인력 공급
Copy shop;복사 가게;Fotokopici;복사;fotokopi;복사집;copyshop;copy center;reprographie;papelería y copistería;출력;passport photo processor;Kopierladen;Photocopie et impression;Centro de copiado;Copisteria;Loja de fotocópias;Copiadora;コピー店;打印店;複印行;Tiệm Sao chép;Punkt ksero i druku
Screen printer;실크 인쇄;Serigrafi baskı;screen printing;screen printing shop;Trophäengeschäft;Magasin de trophées;Tienda de trofeos;Negozio di coppe;Loja de troféus;徽章店;奖杯奖牌店;獎盃店;Магазин наград;Tiệm Giải thưởng;Trofeewinkel;Sklep z trofeami
Publisher;출판사;Yayınevi;출판;book publisher;yayıncılık;éditeur;editorial;verlag;出版社
Wedding photographer;웨딩 사진;Düğün fotoğrafçısı;웨딩스튜디오;düğün fotoğrafçılığı;hochzeitsfotograf;photographe de mariage;wedding photography
Video production service;영상 제작;Video prodüksiyon;영상제작;videographer;prodüksiyon;video editing service;映像制作;sound system rental
Photo studio;사진 스튜디오;Fotoğraf stüdyosu;photography studio;사진스튜디오;스튜디오;写真館;フォトスタジオ;셀프사진관;photo booth;passport photo;증명사진;photo shop;fotostudio;studio photo;스티커사진;Fotoautomat;Photomaton;Cabina de fotos;Cabina per fototessere;Cabine Fotográfica;Cabine de foto;証明写真機;自助照相机;快照亭;Фотокабина;Buồng Chụp hình;Pasfotohokje;Fotobudka
Wedding planner;웨딩 플래너;Düğün organizatörü;웨딩;wedding service;웨딩컨설팅;düğün organizasyonu;결혼준비;hochzeitsplaner
Wedding hall;예식장;Düğün salonu;웨딩홀;wedding venue;wedding chapel;결혼식장;düğün salonları;結婚式場;salle de mariage;tiệc cưới;kır düğünü
Event venue;행사장·연회장;Etkinlik mekanı;banquet hall;연회장;event hall;reception hall;davet salonu;conference center;컨벤션센터;kongre merkezi;convention center;회의실;exhibition center;전시장;fuar alanı;salón de eventos;salle de réception;salle polyvalente;veranstaltungsort;toplantı salonu;function room facility;exhibition and trade centre;retail space rental agency;Kongresszentrum;Centre de congrés;Centro de convenciones;Centro conferenze;Centro de convenções;コンベンションセンター;会议中心;會議中心;Конференц-центр;Trung tâm Hội nghị;Congrescentrum;Centrum konferencyjne;Messezentrum;Centre d'expositions;Centro de exposiciones;Centro espositivo;Centro de exposições;展示場;展览中心;展覽中心;Выставочный центр;Trung tâm Triển lãm;Expo center;Centrum targowo-wystawiennicze
Party planner;파티 기획;Parti organizatörü;children's party service;doğum günü organizasyonu;mobile disco;corporate entertainment service;team building;Partyzubehör;Magasin de matériel de fête;Tienda de artículos para fiestas;Negozio di articoli per le feste;Loja de acessórios para festas;Loja de materiais para festas;パーティ用品店;节庆用品店;派對用品店;Магазин для вечеринок;Tiệm Phụ kiện Trang trí Tiệc;Feestwinkel;Sklep z artykułami imprezowymi
Matchmaking service;결혼 정보 회사;Evlilik danışmanlığı;결혼정보;결혼정보회사;결혼정보업체;dating service;結婚相談所;heiratsvermittlung;결혼 상담;결혼 상담 서비스업
Crematorium;화장장;Krematoryum;cremation service;화장시설;krematorium;납골당;봉안당;columbarium;Crematorio;Forno crematorio;火葬場;火葬场;Крематорий;Lò Thiêu
Funeral goods store;상조·장의용품점;Cenaze malzemeleri;상조;장의사;장의용품;상조업
Tour operator;관광 상품 운영사;Tur operatörü;tour agency;tur şirketi;sightseeing tour agency;관광;tour;turlar;günlük tur;tour du lịch;excursiones;helicopter tour agency
Visa consultant;비자 대행;Vize danışmanlığı;visa service;vize;비자;visado;visa consulting service
Airline ticket agency;항공권 대행;Uçak bileti acentesi;airline ticket office;uçak bileti;bilet satış;vé máy bay
Freight forwarding service;운송 주선;Nakliye komisyonculuğu;freight forwarder;포워딩;국제물류;화물운송주선;spedition;transitaire;通関
Trucking company;화물 운송;Kamyon taşımacılığı;화물운송;화물;trucking;nakliye;용달;transport company;nakliyeci;용달이사;kamyonet nakliye;transporte;spedition transport;運送会社;transportes;운수;ambar;dump truck service
Motorcycle courier;퀵서비스;Moto kurye;퀵서비스 배달대행;delivery service;배달대행;messenger service;バイク便;배달 대행
Shipping service;배송 서비스;Gönderi hizmeti;shipping and mailing service;mailing service;paket;UPS
Cell phone repair shop;휴대폰 수리점;Telefon tamircisi;mobile phone repair shop;핸드폰수리;휴대폰수리;phone repair service;telefon tamiri;아이폰수리;handy reparatur;réparation téléphone;reparación de móviles;cep telefonu tamiri;スマホ修理;핸드폰 통신장비 수리업;핸드폰 수리
Electronics repair shop;전자제품 수리점;Elektronik tamircisi;electronics repair;tv repair service;television repair service;TV수리;tv tamircisi;audio visual equipment repair service;stereo repair service;Elektronik-Reparaturdienst;Service de réparation électronique;Riparazione di elettrodomestici;Reparação de aparelhos eletrónicos;Oficina de eletrônicos;電化製品修理店;电器修理;電器維修店;Ремонт электроники;Tiệm Sửa Điện tử;Elektronicaherstelwinkel;Punkt napraw sprzętu elektronicznego
Computer support and services;IT 서비스;Bilişim hizmetleri;IT services;IT support;computer consultant;전산유지보수;bilişim;bilgi işlem;computer networking service;audio visual consultant;managed service provider
Call center;콜센터;Çağrı merkezi;telemarketing service;call centre;telephone answering service;コールセンター
Security guard service;경비 업체;Güvenlik görevlisi hizmeti;경비;경비업체;security guard;시설경비;özel güvenlik;güvenlik;wachdienst;警備会社;경호;bodyguard service;경호업체;armored car service
Document shredding service;문서 파쇄;Evrak imha;shredding service;문서파쇄
Equipment rental agency;장비 대여;Ekipman kiralama;장비임대;렌탈;rental;kiralama;대여;appliance rental service;furniture rental service;office equipment rental service;sports equipment rental service
Consumer advice center;소비자 상담;Tüketici danışma merkezi;소비자원;tüketici hakem heyeti;crime victim service;better business bureau;verbraucherzentrale
Auction house;경매장;Müzayede evi;auctioneer;경매;müzayede;car auction;자동차경매;liquidator;subasta;hôtel des ventes;競売
Quality inspection service;검사·인증 기관;Muayene ve belgelendirme;testing laboratory;certification agency;인증기관;belgelendirme
Corporate office;기업 사무실;Şirket merkezi;company;회사;şirket;headquarters;본사;genel müdürlük;사무실;ofis;empresa;entreprise;firma;会社;công ty;компания;法人;주식회사;holding;オフィス;văn phòng công ty;corporate campus;Firmenbüro;Bureau d'entreprise;Oficina corporativa;Ufficio aziendale;企业公司;公司;Частная компания;Kantoor van bedrijf;Biuro firmy
Modeling agency;모델 에이전시;Ajans ve modellik;talent agency;연예기획사;엔터테인먼트;cast ajansı;modelagentur;entertainment agency;芸能事務所
Fortune telling;점집·철학관;Falcı;fortune teller;사주;점집;철학관;타로;psychic;astrologer;medyum;占い師;占い;작명소;작명;무속인;vidente;tarot;voyance;thầy bói;Astrologiker;Magasin ésotérique psi;Sensitivo;Psíquico;サイキック店;占卜店;算命店;Предсказатель;Wróżka;mystic
Professional service;전문직 서비스;Serbest meslek hizmeti;전문 서비스;professional services;profesyonel hizmetler;전문 직업
Law firm;법률 사무소;Hukuk bürosu;legal services;attorneys;법무법인;법률사무소;avukatlık bürosu;rechtsanwaltskanzlei;anwaltskanzlei;kanzlei;cabinet d'avocats;cabinet d'avocat;bufete de abogados;despacho de abogados;studio legale;escritório de advocacia;advocatenkantoor;kancelaria adwokacka;adwokat kancelaria;адвокатская контора;律师事务所;律師事務所;法律事務所;văn phòng luật sư;advokatska kancelarija;odvjetnički ured
Administrative attorney;행정 전문 변호사;İdare hukuku avukatı;행정 변호사
Insurance attorney;보험 전문 변호사;Sigorta hukuku avukatı;보험 변호사
Intellectual property attorney;지식재산권 변호사;Fikri mülkiyet avukatı;intellectual property registry;patent office;특허사무소
Court reporter;속기사;Mahkeme tutanak hizmeti;속기사무소;속기
Legal document service;법률 문서 서비스;Hukuki belge hizmeti;conveyancer;commissioner for oaths
Lawyers association;변호사회;Baro;barolar;bar association;avukatlar birliği
Interpreter;통역사;Sözlü tercüman;통역
Logistics service;물류 서비스;Lojistik hizmeti;물류;logistics company;logistics;lojistik;lojistik firması;물류회사;logistik;logistique;logística;logistika;物流;hậu cần
Airline;항공사;Havayolu şirketi;havayolu;compagnie aérienne;fluggesellschaft;aerolínea;compagnia aerea;companhia aérea;航空公司;航空会社;hãng hàng không;avio kompanija
Shipping company;해운 회사;Denizcilik şirketi;해운;해운회사;denizcilik;reederei;vehicle shipping agent;shipping agent;brodska agencija
Packaging company;포장 업체;Ambalaj şirketi;포장;packaging service;verpackungsunternehmen;ambalaj
Packaging supply store;포장재 판매점;Ambalaj malzemeleri mağazası;moving supply store;포장재;paper bag supplier;envelope supplier
Mailbox rental service;우편함 대여;Posta kutusu kiralama;mailbox rental;private mailbox
Package locker;무인 택배함;Kargo dolabı;packstation;paketomat;point relais;coin operated locker;parcel locker
Customs broker;관세사;Gümrük müşaviri;gümrük müşavirliği;관세법인;customs consultant;zollagentur;agente de aduanas;carinski agent;špedicija
Customs office;세관;Gümrük müdürlüğü;main customs office;customs warehouse;zollamt;carina;aduana;douane;dogana
Magician;마술사;Sihirbaz;마술
Entertainer;연예인·공연자;Şovmen;clown;palyaço;singing telegram service;musician;musician and composer;band
DJ service;DJ 서비스;DJ hizmeti;disc jockey;dj;mobile disco service;disk jokey
Balloon store;풍선 가게;Balon dükkanı;풍선;balloon artist;풍선가게;balon süsleme
Party equipment rental service;파티용품 대여;Parti malzemesi kiralama;bouncy castle hire;marquee hire service;tent rental service;chair rental;masa sandalye kiralama
Party supply store;파티용품점;Parti malzemeleri mağazası;party store;파티용품;parti malzemeleri
Fireworks store;폭죽 판매점;Havai fişek mağazası;fireworks supplier;pyrotechnician
Costume rental service;의상 대여;Kostüm kiralama;formal wear rental;dress and tuxedo rental service;한복대여;wedding dress rental service;full dress rental service;tuxedo shop;정장대여;턱시도;gelinlik kiralama
Pet funeral service;반려동물 장례식장;Evcil hayvan cenaze hizmeti;반려동물장례;pet cremation
Mausoleum builder;묘비·석물 제작;Mezar yapımı;monument maker;mezar taşı;묘비;tombstone;grabmal;stonemason;steinmetz;kamenorezac;kamenorezačka radnja
Adoption agency;입양 기관;Evlat edinme kurumu
Drone service;드론 촬영;Drone hizmeti;aerial photographer;드론
Film production company;영화 제작사;Film yapım şirketi;movie studio;영화제작;film studio;filmproduktion;animation studio
Record company;음반사;Plak şirketi;music producer;music management and promotion;record label
Radio broadcaster;라디오 방송국;Radyo istasyonu;radio station;radiosender;라디오방송국;radyo;radio stanica;estación de radio;station de radio
Newspaper publisher;신문사;Gazete;신문;newspaper;zeitungsverlag;news service;classified ads newspaper publisher;novine;журнал
Magazine publisher;잡지사;Dergi yayıncısı;잡지
Media company;미디어 회사;Medya şirketi;media house;미디어;medya;media consultant;multimedia and electronic book publisher
Public relations firm;홍보 대행사;Halkla ilişkiler ajansı;pr agency;press advisory;홍보대행
Internet marketing service;온라인 마케팅;İnternet pazarlama hizmeti;seo agency;digital marketing agency;온라인마케팅;dijital ajans;social media agency
E-commerce service;온라인 쇼핑몰 서비스;E-ticaret hizmeti;e commerce agency;전자상거래;통신판매업;전자상거래업;internet shop;online shop;e-ticaret
Web hosting company;웹 호스팅;Web hosting şirketi
Market researcher;시장 조사;Pazar araştırması;시장조사;market research
Industrial design company;산업 디자인;Endüstriyel tasarım;product design;산업디자인;model design company
Fashion designer;패션 디자이너;Moda tasarımcısı;haute couture fashion house;패션디자인;fashion design studio
Business broker;사업체 중개;İşletme devir danışmanı;commercial agent
Building inspector;건물 검사;Bina denetimi;building surveyor
Home inspector;주택 점검;Ev ekspertizi;home inspection
Employment center;고용센터;İş ve işçi bulma merkezi;고용지원센터;job center;iş kurumu;İŞKUR;arbeitsamt;ハローワーク;unemployment office;city employment department;state employment department;apprenticeship center;zavod za zapošljavanje;jobcenter
Executive search firm;헤드헌팅;Üst düzey işe alım;headhunter;헤드헌터;employment consultant
Educational consultant;교육 컨설팅;Eğitim danışmanı;student career counseling office;training consultant
Study abroad agency;유학원;Yurtdışı eğitim danışmanlığı;유학;study abroad consultant;foreign exchange students organization;overseas education consultant
Passport office;여권 사무소;Pasaport ofisi;여권사무소;passport agent;여권;visa and passport office;pasaport
Tour guide;관광 가이드;Turist rehberi;가이드;hiking guide;tourist guide
Ferry service;여객선;Feribot hizmeti;ferry;feribot;여객선사
Boat tour agency;유람선 관광;Tekne turu;boat tours;sightseeing boat
Car rental insurance;렌터카 보험;Kiralık araç sigortası
Home insurance agency;주택 보험;Konut sigortası acentesi;home insurance;dask;renter's insurance agency
Credit reporting agency;신용 정보 회사;Kredi bürosu;신용정보;신용조사;신용조사 추심업
Tax consultant;세무 상담;Vergi danışmanı;tax advisor;poreski savetnik
Stock broker;증권사;Aracı kurum;증권;securities company;broker
Investment bank;투자 은행;Yatırım bankası;private equity firm;자산운용
Venture capital company;벤처 캐피털;Girişim sermayesi;벤처캐피탈
Pension office;연금 사무소;Emeklilik dairesi;국민연금;연금공단;pension fund
Check cashing service;수표 현금화;Çek bozdurma
Escrow service;에스크로;Emanet hesabı hizmeti
Financial institution;금융 기관;Finansal kurum;bank branch office;banking and finance;central bank;trust bank;금융기관;finance
Cryptocurrency ATM;가상화폐 현금인출기;Kripto para ATM;bitcoin atm;crypto atm
Real estate auctioneer;부동산 경매;Gayrimenkul müzayedesi;judicial auction
Home staging service;홈 스테이징;Ev düzenleme hizmeti
Quantity surveyor;적산사;Metraj uzmanı
Electrical engineer;전기 엔지니어;Elektrik mühendisi;elektrik mühendisliği;electronics engineer;전기설계
Civil engineering company;토목 회사;İnşaat mühendisliği firması;토목;토목설계
Engineering consultant;기술 컨설팅;Mühendislik danışmanlığı;geotechnical engineer;hydraulic engineer;industrial engineer;precision engineer;design engineer
Energy consultant;에너지 컨설팅;Enerji danışmanı;green energy supplier;energieberater
Laboratory;실험실·연구실;Araştırma laboratuvarı;test laboratory;chemistry lab;biochemistry lab;시험연구소
Calibration service;교정·계측 서비스;Kalibrasyon hizmeti;교정;kalibrasyon;weighing station;weigh station;measuring instruments supplier
Janitorial equipment supplier;청소 용품 업체;Temizlik malzemeleri tedarikçisi;cleaning products supplier;청소용품
Data recovery service;데이터 복구;Veri kurtarma;데이터복구;veri kurtarma hizmeti
Computer security service;정보 보안;Siber güvenlik;cyber security;사이버보안
Camera repair shop;카메라 수리점;Kamera tamircisi;video camera repair service
Repair service;수리점;Tamir servisi;수리;tamirci;tamir;machine repair service;tool repair shop;tool repair service;サービスセンター;재봉틀 수리
Electric motor repair shop;전동기 수리점;Elektrik motoru tamircisi;bobinaj;모터수리;small engine repair service;hydraulic repair service
Tool rental service;공구 대여;Alet kiralama;electronics hire shop;plant and machinery hire;tool hire
Crane service;크레인 대여;Vinç kiralama;크레인;vinç;crane rental agency;crane dealer;vinç hizmeti
Construction equipment supplier;건설 장비 업체;İş makinesi satıcısı;construction machine dealer;건설기계;iş makineleri;construction machine rental service;iş makinesi
Storage facility;보관 창고;Depolama hizmeti;luggage storage facility;cold storage facility;records storage facility;wine storage facility;luggage storage;짐보관;bagaj emanet
Trophy shop;상패·트로피 제작;Kupa ve plaket mağazası;트로피;plaket
Stamp shop;도장집;Kaşe ve mühür;seal shop;도장;rubber stamp store;kaşe;印鑑店;はんこ屋;判子屋;pečatorezac;pečati
Engraver;조각·각인 업체;Gravür ustası;각인;laser engraving;graveur
Custom t-shirt store;맞춤 티셔츠;Tişört baskı;custom t-shirt;티셔츠인쇄;t-shirt company;t-shirt store
Promotional products supplier;판촉물 업체;Promosyon ürünleri;판촉물;promosyon;corporate gift supplier;werbeartikel
Typing service;타자 대행;Daktilo hizmeti;transcription service;data entry service;resume service
Professional organizer;정리 수납 전문가;Düzenleme uzmanı;정리수납
Customer service center;고객 센터;Müşteri hizmetleri;service center;고객센터;서비스센터;servicezentrum;appliances customer service;servis centar
Association;협회·단체;Dernek;association / organization;organization;협회;단체;verein;association ou organisation;asociación;asociación u organización;associazione;associação;udruženje;verband;vereinigung oder organisation;dernekler;vereniging;stowarzyszenie;協会;协会;hiệp hội;samahan;организация;удружење;udruga;professional association
Call shop;국제전화방;Telefon bürosu
Telecommunications contractor;통신 공사;Telekomünikasyon müteahhidi;antenna service;통신공사;telecommunications engineer
Mobile network operator;이동통신사;Mobil operatör;telephone company;이동통신;통신사
Background check service;신원 조회;Özgeçmiş araştırma hizmeti
Photo lab;사진 현상소;Fotoğraf laboratuvarı;photo restoration service;사진현상
Portrait studio;초상 사진 스튜디오;Portre stüdyosu
Commercial photographer;광고 사진;Ticari fotoğrafçı;advertising photographer;photo agency
Bookbinder;제본소;Ciltçi
Genealogist;족보 연구가;Soy ağacı araştırmacısı
Building designer;건축 디자인;Yapı tasarımcısı
Farrier;편자공;Nalbant
Civil law attorney;민사 전문 변호사;Medeni hukuk avukatı;민사;민사 변호사
Foreclosure service;압류·경매 상담;İcra ve haciz danışmanlığı
Attorney referral service;변호사 소개 서비스;Avukat yönlendirme hizmeti;lawyer referral service
Transportation service;운송 서비스;Taşımacılık hizmeti;transportation;prevoz;transportdienst;service de transport;servicio de transporte;servizio di trasporti;serviço de transporte;vervoersdienst;usługi transportowe;交通服务;transportasyon
`
