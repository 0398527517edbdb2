/** Known categories that none of the eight groups holds. English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const ungrouped = `
Church;교회;Kilise;iglesia;kirche;église;chiesa;igreja;церковь;教堂;教会;nhà thờ;église protestante;Christliche Kirche;Église chrétienne;Espaço de oração cristão;Igreja cristã;キリスト教の教会;基督教堂;Христианская церковь;Nhà thờ Kitô giáo;Christelijke kerk;Kościół;baptistry
Catholic church;성당;Katolik kilisesi;천주교;katholische kirche;église catholique;iglesia católica;chiesa cattolica;igreja católica;католическая церковь;カトリック教会
Mosque;모스크;Cami;camii;이슬람 사원;mescit;masjid
Buddhist temple;절;Budist tapınağı;사찰;temple;템플스테이;tapınak;chùa;Buddhistischer Tempel;Temple boudhiste;Templo budista;Tempio buddista;仏教寺院;佛寺殿堂;佛教寺廟;Буддийский храм;Chùa Phật giáo;Boeddhistische tempel;Świątynia buddyjska
Synagogue;유대교 회당;Sinagog
Religious institution;종교 시설;Dini kurum;religious organization;place of worship;religious destination;종교;종교단체;pilgrimage place;Andachtsstätte;Lieu de culte;Lugar de adoración;Luogo di culto;Local de oração;Local de prática religiosa;宗教施設全般;礼拜场所;宗教場所;Место поклонения;Nơi Thờ phụng;Gebedshuis;Miejsce odbywania praktyk religijnych
Non-profit organization;비영리 단체;Kâr amacı gütmeyen kuruluş;비영리단체;NGO;gemeinnützige organisation;association loi 1901;organisme à but non lucratif;ong;organización sin ánimo de lucro;organizzazione no profit;некоммерческая организация;非营利组织;NPO法人;association or organization;fraternal organization;missing persons organization;Adoptionsagentur;Agence d'adoption;Agencia de adopción;Agenzia per adozioni;Agência de adoção;養子縁組み機関;领养中介;收養機構;Агенство по усыновлению;Cơ quan Nhận Con nuoi;Adoptiebureau;Ośrodek adopcyjny
Government office;관공서;Devlet dairesi;government;공공기관;municipal corporation;Behörde;Administration publique;Oficina de gobierno;Ufficio governativo;Escritório governamental;Órgão governamental;行政機関事務所;政府机关;政府機關;Государственное учреждение;Công sở;Overheidskantoor;Biuro administracji publicznej;Državna služba
Police station;경찰서;Polis merkezi;police department;sheriff's department;경찰;karakol;파출소;지구대;emniyet müdürlüğü;sheriff's office
Fire station;소방서;İtfaiye;fire department;119안전센터;Feuerwache;Caserne de pompiers;Estación de bomberos;Caserma dei vigili del fuoco;Quartel dos bombeiros;Posto de bombeiros;消防署;消防站;消防局;Пожарная часть;Trạm Cứu hỏa;Brandweerkazerne;Remiza strażacka
Post office;우체국;Postane;PTT;PTT şubesi;Postfiliale;Bureau de poste;Oficina postal;Ufficio postale;Estação de correios;Agência de correios;郵便局;邮局;郵局;Почтовое отделение;Bưu điện;Postkantoor
Hotel;호텔;Otel;oteller;boutique hotel;khách sạn;관광호텔;отель;гостиница;酒店;飯店;ホテル;hôtel-restaurant;albergo;casino hotel;관광숙박업;관광숙박
Motel;모텔;Motel;Hotel de estrada;モーテル;汽车旅馆;汽車旅館;Мотель;Khách sạn Dọc đường
Guest house;게스트하우스;Pansiyon;외국인관광도시민박;한옥체험업;한옥체험;한옥;한옥스테이;도시민박;Affittacamere;Casa de hóspedes;客栈;招待所;Гостевой дом;Nhà khách;Pensjonat
Grocery store;식료품점;Bakkal;grocery;식료품;lebensmittelgeschäft;épicerie;tienda de comestibles;abarrotes;negozio di alimentari;mercearia;продуктовый магазин;杂货店;食料品店;cửa hàng tạp hóa;tạp hóa;alimentari;곡물;곡분;식료품 소매업;미곡;식품등 수입판매업;생수 음료;생수 음료 소매업
Convenience store;편의점;Market;mini market;minimarket;tekel bayi;tekel büfe;épicerie de nuit;supérette;tienda de conveniencia;tienda de abarrotes;minimercado;loja de conveniência;магазин у дома;便利店;便利商店;コンビニ;コンビニエンスストア;cửa hàng tiện lợi;spätkauf;oxxo;Minimarkt;Tienda multiservicio;便利超商;Tiệm Tiện lợi;Gemakswinkel;Sklep ogólnospożywczy;キオスク;售货亭;販售亭;Gian hàng;Winkelkiosk
Shopping mall;쇼핑몰;Alışveriş merkezi;AVM;shopping center;shopping centre;einkaufszentrum;centre commercial;centro comercial;centro commerciale;shopping;торговый центр;购物中心;購物中心;ショッピングモール;ショッピングセンター;trung tâm mua sắm;trung tâm thương mại;Shopping ou Galeria de lojas;量販店;Winkelcentrum;Centrum handlowe
Traditional market;전통시장;Pazar;시장;bazaar;pazar yeri
Clothing store;옷가게;Giyim mağazası;의류;giyim;의류매장;의류점;bekleidungsgeschäft;modegeschäft;magasin de vêtements;tienda de ropa;negozio di abbigliamento;loja de roupa;магазин одежды;服装店;服飾店;洋服店;アパレルショップ;shop quần áo;cửa hàng quần áo;prêt-à-porter;moda;youth clothing store;outerwear store;clothing supplier;sheepskin coat store;clothes market;셔츠;블라우스;가죽 모피 의류;衣料品店;Tiệm Quần áo;Kledingzaak;Sklep odzieżowy
Shoe store;신발 가게;Ayakkabı mağazası;신발;ayakkabı;schuhgeschäft;magasin de chaussures;zapatería;negozio di scarpe;loja de calçados;sapataria;магазин обуви;鞋店;靴屋;cửa hàng giày;felt boots store;靴店;Обувь;Tiệm Giày;Schoenenwinkel;Sklep obuwniczy
Jewelry store;귀금속점;Kuyumcu;jeweler;금은방;kuyumcular;귀금속;jewellery store;juwelier;bijouterie;joyería;gioielleria;joalheria;ювелирный магазин;珠宝店;ジュエリーショップ;tiệm vàng;jade store;Ourivesaria;宝飾店;珠寶飾品行;Tiệm Kim hoàn;Juwelierszaak;Sklep jubilerski
Hardware store;철물점;Hırdavatçı;철물;hırdavat;nalbur;eisenwarengeschäft;quincaillerie;ferretería;ferramenta;loja de ferragens;хозяйственный магазин;五金店;金物店;Eisenwarenhandel;Loja de Material de Construção;金物屋;Tiệm Ngũ kim;Bouwmarkt;Sklep z narzędziami
Furniture store;가구점;Mobilya mağazası;가구;mobilya;möbelgeschäft;möbelhaus;magasin de meubles;tienda de muebles;mueblería;negozio di mobili;loja de móveis;магазин мебели;家具店;nội thất;cửa hàng nội thất;bar stool supplier;children's furniture store;pine furniture shop;furniture accessories;wicker store;Loja de mobiliário;家具行;Мебельный магазин;Meubelzaak;Sklep meblowy
Electronics store;전자제품점;Elektronik mağazası;전자제품;elektronik;elektronikgeschäft;magasin d'électronique;tienda de electrónica;negozio di elettronica;магазин электроники;电子产品店;電器店;audio visual equipment supplier;electrical equipment supplier;Elektronikfachgeschäft;Loja de Eletrônicos;家電販売店（小型製品）;电器店;Магазин бытовой электроники;Tiệm Điện tử;Staubsaugergeschäft;Magasin d'électroménager de nettoyage;Tienda de aspiradoras;Negozio di aspirapolveri;Loja de aspiradores;Loja de Aspiradores de Pó;掃除機店;吸尘器店;吸塵器店;Магазин по продаже пылесосов;Tiệm Máy Hút bụi;Stofzuigerwinkel;Sklep z odkurzaczami
Bookstore;서점;Kitapçı;book store;책방;kitabevi;kitapçılar;buchhandlung;librairie;librería;livraria;книжный магазин;书店;書店;本屋;nhà sách;Hiệu Sách;Boekenwinkel;Księgarnia
Florist;꽃집;Çiçekçi;flower shop;꽃;çiçekçiler;flower delivery;floristería;blumengeschäft;blumenladen;fleuriste;florería;fiorista;floricultura;цветочный магазин;花店;花屋;cửa hàng hoa;tiệm hoa;flower market;Blumenhändler;Fioraio;Florista;生花店;Bloemenwinkel;Kwiaciarnia
Gift shop;선물 가게;Hediyelik eşya;선물;hediyelik;Geschenkeladen;Boutique de cadeaux;Tienda de regalos;Negozio souvenir;Loja de lembranças;Loja de Presentes;ギフト店;礼品店;禮品店;Магазин сувениров;Tiệm Quà tặng;Cadeauwinkel;Sklep z pamiątkami
Pet store;애완동물 가게;Evcil hayvan dükkanı;애완동물;pet shop;petshop;동물판매업;동물판매;Zoofachgeschäft;Negozio per animali;Loja de animais de estimação;Loja de animais ou artigos para animais;宠物店;寵物店;Зоомагазин;Tiệm Vật nuôi;Dierenwinkel;Sklep zoologiczny
Sporting goods store;스포츠용품점;Spor malzemeleri mağazası;스포츠용품;fitness equipment store;운동용품;운동구점;Sportgeschäft;Magasin d'équipement sportif;Tienda de artículos deportivos;Negozio di articoli sportivi;Loja de artigos desportivos;Loja de equipamentos esportivos;スポーツ用品店;体育用品店;運動用品店;Спорттовары;Tiệm Dụng cụ Thể thao;Sportzaak;Sklep sportowy
General store;잡화점;Genel mağaza;잡화;종합 소매업;방문판매업;Gemischtwarenhandlung;Magasin général;Tienda general;Emporio;Loja geral;よろず屋;一般商店;Универсальный магазин;Algemene winkel;Sklep wielobranżowy;店
Manufacturer;제조업체;Üretici;제조업;fabrika;factory;공장;imalat;제조;üretim;ceramic manufacturer;tile manufacturer;paint manufacturer;olive oil manufacturer;optical products manufacturer;tea manufacturer;액화석유가스용품제조업체
Farm;농장;Çiftlik;Magasin de producteurs;Tienda de productos agrícolas;Spaccio agricolo;Loja de produtos agrícolas locais;Quitanda de Produção Local;農産物直売所;农产直销店;農產直銷店;Магазин свежих продуктов;Quầy Nông sản;Boerderijwinkel voor groente en fruit;Stragan z owocami i warzywami;Obstplantage;Huerta frutal;Frutteto;Pomar;果樹園;园地;果園;Территория плодового сада;Vườn Cây;Boomgaard;Sad
Bus station;버스 터미널;Otobüs terminali;버스터미널;otogar
Train station;기차역;Tren istasyonu;역;railway station
Airport;공항;Havaalanı;havalimanı;international airport
Apartment building;아파트;Apartman;주거시설
Cemetery;묘지;Mezarlık;공원묘지;graveyard;pet cemetery;Friedhof;Cimetière;Cementerio;Cimitero;Cemitério;Cemitério secular;霊園（土地区画、大）;墓地;公墓;Кладбище;Nghĩa địa;Begraafplaats;Cmentarz;Gräberfeld;Camposanto;Cemitério paroquial;墓地（宗教施設内など、小）;教堂墓地;宗教墓地;Nghĩa địa tại Nhà thờ;Cmentarz przykościelny;burial ground
Public restroom;공중화장실;Umumi tuvalet;화장실;public bathroom;tuvalet;public female bathroom
Establishment;업소;İşletme;point of interest;기타;business;place;other;diğer
Baptist church;침례교회;Baptist kilisesi;침례교;iglesia bautista;baptistenkirche;église baptiste
Methodist church;감리교회;Metodist kilisesi;United Methodist church;감리교;iglesia metodista;AME church
Presbyterian church;장로교회;Presbiteryen kilisesi;장로교;Presbyterian
Lutheran church;루터교회;Lüteriyen kilisesi;루터교;lutherische kirche
Pentecostal church;오순절 교회;Pentekostal kilise;순복음교회;Assemblies of God church;Church of God;iglesia pentecostal;full gospel church;Apostolic church;Foursquare church
Anglican church;성공회 교회;Anglikan kilisesi;Episcopal church;성공회
Orthodox church;정교회;Ortodoks kilisesi;Greek Orthodox church;orthodoxe kirche;église orthodoxe;православная церковь;Eastern Orthodox Church
Non-denominational church;초교파 교회;Mezhepsiz kilise;nondenominational church;community church;Congregational church;Disciples of Christ Church;United Church of Christ;congregation
Seventh-day Adventist church;재림교회;Yedinci Gün Adventist kilisesi;안식교;안식일교회;iglesia adventista
Church of Jesus Christ of Latter-day Saints;예수 그리스도 후기 성도 교회;İsa Mesih'in Son Zaman Azizleri Kilisesi;Mormon church;몰몬교
Kingdom Hall;여호와의 증인 왕국회관;Yehova Şahitleri İbadet Salonu;Jehovah's Witness Kingdom Hall;왕국회관;salón del reino
Chapel;예배당;Şapel;capilla;kapelle;chapelle;cappella
Cathedral;대성당;Katedral;catedral;kathedrale;cathédrale;basilica;바실리카;cattedrale;大聖堂
Hindu temple;힌두교 사원;Hindu tapınağı;mandir;힌두사원;Hindutempel;Temple hindou;Templo hindú;Tempio hindu;ヒンドゥー教寺院;印度教寺庙;印度教寺廟;Индуистский храм;Đền thờ Ấn Độ giáo;Hindoeïstische tempel;Świątynia hinduistyczna
Shinto shrine;신사;Şinto tapınağı;神社;jinja;Shintō-Schrein;Sanctuaire shintoïste;Santuario sintoísta;Tempio shintoista;Templo xintoísta;Santuário xintoísta;神道教神社;Дзиндзя;Đền thờ Thần đạo;Shintotempel;Sanktuarium shintoistyczne;Sikh-Tempel;Temple Sikh;Templo Sij;Tempio sikh;Templo sikh;Templo sique;シク教寺院;锡克教教堂;錫克教寺廟;Гурдвара;Đền thờ Sikh giáo;Świątynia sikhijska
Monastery;수도원;Manastır;convent;수녀원;monasterio;kloster;monastère;修道院
Meditation and prayer house;기도원;Dua evi;prayer house;cemevi
Charity;자선 단체;Hayır kurumu;자선;wohltätigkeitsorganisation;hayır derneği;노숙인쉼터;homeless service;Lebensmittelausgabe;Banque alimentaire;Banco de alimentos;Banco alimentare;Banco alimentar;フードバンク;粥厂;食物庫;Пищевой банк;Phân phát Thực phẩm;Voedselbank;Bank żywności;Obdachlosenheim;Foyer pour sans-abri;Refugio para personas sin hogar;Dormitorio;Abrigo para os sem-abrigo;Abrigo para moradores de rua;ホームレス緊急一時宿泊施設;救助管理站;遊民收容所;Приют для бездомных;Cứu trợ Người Vô gia cư;Opvangcentrum voor Daklozen;Schronisko dla bezdomnych
Social welfare center;사회복지관;Sosyal hizmet merkezi;복지관;사회복지시설;종합사회복지관;social services organization;sosyal hizmetler;sosyal yardımlaşma;child welfare;women's shelter;여성센터
Trade association;협회·조합;Meslek odası;조합;oda;business networking company;cooperative;협동조합;kooperatif;business association;notaries association;esnaf odası
Political party office;정당 사무소;Siyasi parti ofisi;정당;siyasi parti;parti binası;국회의원사무소;Parteibüro;Bureau de parti politique;Oficina del partido político;Ufficio di un partito;Sede partidária;Partido político;政党事務所;政党办公室;政黨辦公室;Офис политической партии;Văn phòng Đảng phái Chính trị;Kantoor van een politieke partij;Biuro partii politycznej
Veterans organization;보훈 단체;Gaziler derneği;보훈;향군회관;보훈회관;american legion
City hall;시청;Belediye;town hall;belediye başkanlığı;ayuntamiento;rathaus;mairie;hôtel de ville;市役所;区役所;city government office;municipio;ủy ban nhân dân;belediyesi;village hall;prefeitura;Paço municipal ou prefeitura;役場;鄉鎮市區公所;Администрация;Tòa thị chính Thị xã;Gemeentehuis;Urząd miasta lub gminy;Städtisches Rathaus;Câmara Municipal;市区役所;市政府;Городская ратуша;Tòa thị chính Thành phố;Stadhuis;Urząd miasta;Dorfgemeinschaftshaus;Salón del pueblo;Sala comunale;Salão comunitário central;農村集会所;村民活动中心;村里辦公室;Сельский клуб;Świetlica wiejska
Community service center;주민센터;Nüfus müdürlüğü;행정복지센터;동사무소;읍사무소;면사무소;nüfus;bürgerbüro;muhtarlık;kaymakamlık;citizen service center;읍면사무소
Courthouse;법원;Adliye;adliye sarayı;court;지방법원;mahkeme;tribunal;gericht;palais de justice;juzgado;裁判所;city courthouse;tòa án;county courthouse;Tribunale;法院;Суд;Tòa;Gerechtsgebouw
Prosecutor's office;검찰청;Savcılık;district attorney;public prosecutors office;검찰;staatsanwaltschaft;cumhuriyet başsavcılığı;Bureau du Procureur général;Fiscalía;Procura;Gabinete de procuradoria;Ministério Público;検察庁;检察院;檢察署;Прокуратура;Văn phòng Công tố viên;Kantoor van de officier van justitie;Prokuratura
Embassy;대사관;Büyükelçilik;consulate;영사관;konsolosluk;botschaft;ambassade;embajada;大使館;đại sứ quán;konsulat;посольство;Consulat;Consulado;Consolato;領事館;领事馆;Консульство;Lãnh sự quán;Consulaat;Ambasciata;Embaixada;大使馆;Ambasada
Tax office;세무서;Vergi dairesi;국세청;tax department;finanzamt;impôts;agencia tributaria;税務署;defterdarlık
Social security office;국민연금·건강보험 공단;Sosyal güvenlik kurumu;국민연금공단;건강보험공단;SGK;sosyal güvenlik merkezi;국민건강보험공단;年金事務所;근로복지공단
Military base;군부대;Askeri üs;군부대 시설;army facility;kışla;national guard;armed forces association;Militärbasis;Base militaire;Base militar;Base militare;軍事基地;军事基地;Военная база;Căn cứ Quân sự;Militaire basis;Baza wojskowa;army barracks;barracks
Prison;교도소;Cezaevi;구치소;correctional institution;cárcel;gefängnis;jail;刑務所;hapishane;penitentiary;correctional services department;immigration detention centre
Town square;광장;Meydan;plaza;square;platz;place publique;piazza;広場
Resort hotel;리조트;Tatil köyü;resort;콘도;condo;리조트호텔;tatil köyleri;complejo turístico;リゾートホテル;콘도미니엄;휴양콘도;Estância turística;リゾート地;度假区;度假村;Khu Nghỉ dưỡng;Ośrodek wypoczynkowy
Hostel;호스텔;Hostel;유스호스텔;youth hostel;backpackers;albergue;jugendherberge;auberge de jeunesse;ホステル;도미토리;Ostello;簡易宿泊所;旅舍;青年旅舍;Хостел;Jeugdherberg
Bed & breakfast;민박;Oda kahvaltı;B&B;chambre d'hôtes;frühstückspension;民宿;casa rural
Pension house;펜션;Tatil pansiyonu;pension;펜션민박;풀빌라;pansiyonlar;ペンション;villa rental;빌라;bungalov
Vacation rental;단기 숙박 임대;Günlük kiralık ev;vacation home rental agency;apartamento turístico;location de vacances;apart;self-catering accommodation;에어비앤비;cottage
Ryokan;료칸;Japon hanı;旅館;温泉旅館;japanese inn;budget japanese inn
Supermarket;슈퍼마켓;Süpermarket;슈퍼;마트;supermercado;supermarkt;supermarché;supermercato;スーパーマーケット;siêu thị;супермаркет;супермаркет продукты;hypermarket;대형마트;할인마트;zincir market;超市;スーパー;discount supermarket;lebensmittelmarkt;hipermercado;超級市場
Butcher shop;정육점;Kasap;정육;carnicería;metzgerei;boucherie;macelleria;açougue;肉屋;精肉店;식육점;축산물판매;kasaplar;fleischerei;축산;meat market;Macellaio;Talho;肉店;肉品店;Мясной;Hàng Thịt;Slagerij;Sklep mięsny
Fish store;수산물 판매점;Balıkçı dükkanı;생선가게;수산;수산물;pescadería;fischgeschäft;poissonnerie;魚屋;鮮魚店;건어물;peixaria;su ürünleri;수산물 소매업
Fruit and vegetable store;과일·채소 가게;Manav;greengrocer;과일가게;야채가게;과일;야채;frutería;obst und gemüse;primeur;八百屋;청과;청과물;verdulería;produce market;채소;manavlar;hortifruti;Obst- und Gemüseladen;Tienda de frutas y verduras;Fruttivendolo;Loja de frutas e verduras;Verdureira ou quitanda;青果店;果蔬店;蔬果行;Магазин овощей и фруктов;Tiệm Rau quả;Groenteboer;Warzywniak
Organic food store;유기농 식품점;Organik ürün mağazası;유기농;organik;bioladen;magasin bio;친환경;생협;health foods;natural goods store
Liquor store;주류 판매점;Tekel bayii;liquor;주류;와인판매점;tekel;licorería;酒屋;주류판매;주류백화점;vinos;off-licence;tekel shop;Spirituosenladen;Magasin de vente d'alcool;Negozio di liquori;Loja de bebidas alcoólicas;Loja de alcoólicos licenciada;酒水店;烈酒專賣店;Алкогольный магазин;Tiệm Rượu;Slijterij;Sklep monopolowy;Weinhandel;Tienda de vinos;Loja de vinhos;ワイン店;酒品商店;販酒店;Винный магазин;Tiệm Rượu vang;Wijnhandel;Sklep z winami
Tobacco shop;담배 가게;Tütün dükkanı;담배;tobacconist;tabac;estanco;tabakladen;elektronik sigara;たばこ屋;tütün;smoke shop;tabacaria;smart shop;Tabakwarengeschäft;Bureau de tabac;Tienda de tabaco;Tabaccheria;たばこ店;烟草店;菸店;Табачный магазин;Tiệm Thuốc lá;Tabakswinkel;Sklep z tytoniem
Spice store;향신료 가게;Baharatçı;baharat;고춧가루;spices;aktar baharat;양념;견과류;especias
Frozen food store;냉동식품점;Donmuş gıda mağazası;냉동식품;무인아이스크림;우유대리점;süt ürünleri;Milchgeschäft;Crèmerie;Tienda de lácteos;Negozio di latticini;Loja de laticínios;乳製品店;乳品店;Магазин молочных продуктов;Tiệm Sữa;Zuivelhandel;Sklep z nabiałem;Geschäft für Tiefkühlprodukte;Magasin de produits surgelés;Tienda de alimentos congelados;Negozio di cibo surgelato;Loja de comida congelada;Loja de alimentos congelados;冷凍食品店;冷冻食品店;Магазин замороженных продуктов;Tiệm Thực phẩm Đông lạnh;Winkel voor bevroren voedsel;Sklep z mrożonkami
Food wholesaler;식품 도매;Gıda toptancısı;식품도매;gıda;gıda toptan;식자재유통;gıda üretimi;도매유통
Restaurant supply store;주방용품점;Mutfak malzemeleri mağazası;zücaciye;그릇가게;cookware store
Department store;백화점;Büyük mağaza;grandes almacenes;kaufhaus;grand magasin;デパート;백화점 아울렛;百貨店;grande magazzino;Grande armazém;Loja de departamentos;百货商场;百貨公司;Tiệm Bách hóa;Warenhuis;Dom towarowy
Outlet mall;아울렛;Outlet;outlet store;아웃렛;아울렛매장;outlet mağazası;factory outlet;outlet merkezi
Flea market;벼룩시장;Bit pazarı;플리마켓;flohmarkt;marché aux puces;mercadillo;フリーマーケット;풍물시장
Farmers' market;농산물 직거래 장터;Çiftçi pazarı;직거래장터;wochenmarkt;marché;semt pazarı;道の駅
Variety store;잡화 할인점;Çeşit mağazası;다이소;생활용품;천원샵;100円ショップ;百元店;생활잡화;züccaciye mağazası;household goods store;Magasin discount;Discount;Loja de variedades;Loja de descontos;均一価格店;折扣商店;Товары по одной цене;Discountwinkel;Sklep dyskontowy
Wholesaler;도매업체;Toptancı;도매;toptan;toptan satış;großhandel;grossiste;mayorista;卸売業;wholesale;도매업;dağıtıcı;대리점;mağazalar bayi;electronics accessories wholesaler;industrial chemicals wholesaler
Import and export company;무역 회사;İthalat ihracat firması;무역;무역업;dış ticaret;import export company;貿易会社;수출입;trading company
Second hand store;중고품 가게;İkinci el mağazası;thrift store;used goods;중고;중고매장;리사이클;secondhand;second-hand;ikinci el eşya;リサイクル店;friperie;consignment shop;아름다운가게;중고 상품;중고품;Second-Hand-Laden;Magasin de produits d'occasion;Tienda de segunda mano;Mercatino dell'usato;Loja de produtos em segunda mão;Brechó;中古品店;二手商品店;二手商店;Комиссионный магазин;Tiệm Mua lại;Tweedehandswinkel;Sklep z rzeczami używanymi
Antique store;골동품 가게;Antikacı;골동품;antika;antiquitäten;antigüedades;antiquaire;骨董品店;고미술;Antiquitätenhändler;Tienda de antigüedades;Negozio di oggetti antichi;Loja de antiguidades;Antiquário;古美術品店;古董店;Антиквариат;Tiệm Đồ Cổ;Antiekwinkel;Sklep z antykami
Men's clothing store;남성 의류점;Erkek giyim mağazası;남성복;erkek giyim;신사복;herrenmode;suit store;takım elbise;양복;紳士服店;남성 의류;남자옷
Women's clothing store;여성 의류점;Kadın giyim mağazası;여성복;bayan giyim;kadın giyim;숙녀복;damenmode;boutique;부티크;butik;tesettür giyim;婦人服店;여성의류;Petit magasin de mode;Loja de Alta Costura;ブティック;精品店;Бутик;Tiệm Thời trang;Boetiek
Children's clothing store;아동복 매장;Çocuk giyim mağazası;아동복;유아복;çocuk giyim;kindermode;bebek giyim;子供服店;anne bebek;아기용품;유아용 의류;아동 의류
Bridal shop;웨딩드레스 매장;Gelinlik mağazası;웨딩드레스;gelinlik;gelinlikçi;brautmoden;robe de mariée;vestidos de novia;wedding dress;abiye;formal wear store;예복;Korean traditional clothes
Sportswear store;스포츠 의류점;Spor giyim mağazası;스포츠웨어;아웃도어;등산복;골프웨어;spor giyim;outdoor clothing and equipment shop
Lingerie store;속옷 가게;İç giyim mağazası;속옷;iç giyim;란제리;lingerie;çorapçı;양말;underwear store;Unterwäsche-Geschäft;Boutique de sous-vêtements;Tienda de ropa interior;Negozio di intimo;Loja de roupa interior;Loja de roupa íntima;下着店;内衣店;內衣店;Магазин нижнего белья;Tiệm Đồ lót;Winkel voor ondergoed;Sklep z bielizną
Work clothes store;작업복·유니폼 매장;İş elbisesi mağazası;작업복;iş elbisesi;iş güvenliği malzemeleri
Bag shop;가방 가게;Çanta mağazası;가방;çanta;luggage store;bolsos;lederwaren;handbags;çantacı;bavul;deri mağazası;カバン店;명품가방;aksesuar;handbag store;handbags shop;sack store;Geschäft für Modeaccessoires;Boutique d'accessoires de mode;Tienda de accesorios de moda;Negozio di accessori di moda;Loja de acessórios de moda;ファッション小物店;饰品店;流行飾品店;Магазин модных аксессуаров;Tiệm Phụ kiện Thời trang;Modeaccessoirewinkel;Sklep z galanterią
Watch store;시계점;Saatçi;시계;saat;uhren;montres;時計店;saat mağazası;relojes
Gold dealer;금 거래소;Altın alım satım;금거래소;altın;sarraf;compro oro;귀금속매입;金買取;jewelry appraiser;Goldankauf;Acheteur d'or;Comprador de oro;Loja de compra de ouro;金買取店;黄金收购;黃金買家;Скупщик золота;Goudkoper;Skup złota
Jewelry designer;주얼리 공방;Takı tasarımcısı;주얼리;takı;은공방;금속공예;gümüş;bijou;jewelry manufacturer
Building materials store;건축 자재상;Yapı malzemeleri mağazası;건축자재;yapı market;yapı malzemeleri;home improvement store;materiales de construcción;baumarkt;matériaux de construction;建材店;construction material wholesaler;do-it-yourself shop;ホームセンター;vật liệu xây dựng;철근;알루미늄
Paint store;페인트 가게;Boya mağazası;페인트;boya;pinturas;farben;peinture;ペンキ屋;boya bayii;Farbengeschäft;Magasin de peintures;Tienda de pinturas;Negozio di vernici;Loja de tintas;塗料店;涂料店;油漆行;Магазин красочных изделий;Tiệm Sơn;Verfwinkel;Sklep z farbami
Tool store;공구점;Alet mağazası;공구;el aletleri;공구상;werkzeuge;power tool store;hırdavat malzemeleri;공구상가;bolt;기계공구;woodworking supply store
Plumbing supply store;배관 자재상;Tesisat malzemeleri mağazası;bathroom supply store;욕실용품;도기;위생도기;vitrifiye;tesisat malzemeleri;배관자재;수도자재;banyo mağazası
Electrical supply store;전기 자재상;Elektrik malzemeleri mağazası;전기재료;elektrik malzemeleri;avizeci;전파사;전기자재;leuchten;照明;조명용품;조명기구;Leuchten- und Lampengeschäft;Magasin de lampes;Tienda de iluminación;Negozio di illuminazione;Loja de iluminação;照明器具店;灯饰店;燈具店;Магазин светильников;Tiệm Đèn sáng;Verlichtingswinkel;Sklep z oświetleniem
Mattress store;침대 매장;Yatak mağazası;매트리스;yatak;matratzen;colchonería;literie;布団店;yorgan;yorgancı;nevresim;이불가게;침구류;이불 침구
Office furniture store;사무용 가구점;Ofis mobilyası mağazası;사무용가구;사무가구;ofis mobilyası;büromöbel;사무기기;office equipment supplier
Home goods store;생활용품점;Ev eşyaları mağazası;인테리어소품;home decor store;ev dekorasyon;소품샵;decoración;dekoration;decor;interior goods;雑貨店;인테리어 소품;framing shop;houseware store;Kachelofenladen;Magasin de cheminées;Tienda de chimeneas;Negozio di caminetti;Loja de lareiras;暖房具店;壁炉用品店;壁爐店;Продажа каминов;Tiệm Lò sưởi;Haardwinkel;Sklep z kominkami;Bilderrahmengeschäft;Magasin d'encadrements;Tienda de enmarcación;Negozio di cornici;Loja de molduras;額縁店;相框店;裱框店;Магазин рамок для фотографий и картин;Tiệm Khung Tranh;Lijstenmakerij;Sklep z ramami;Magasin d’articles ménagers;Tienda de artículos del hogar;Casalinghi;Loja de artigos para o lar;Loja de utensílios domésticos;家庭用品店;家居用品店;居家用品店;Магазин товаров для дома;Huisraadwinkel
Computer store;컴퓨터 매장;Bilgisayar mağazası;컴퓨터;bilgisayar;pc shop;ordinateurs;컴퓨터판매;노트북;パソコンショップ;informática;computerladen;computer hardware;Computerfachhandel;Magasin d'informatique;Tienda de informática;Negozio di informatica;Loja de informática;コンピューター店;电脑店;電腦店;Компьютерный магазин;Tiệm Máy tính;Computerwinkel;Sklep komputerowy
Cell phone store;휴대폰 매장;Cep telefonu mağazası;휴대폰;핸드폰;mobile phone shop;cep telefonu;휴대폰대리점;핸드폰매장;handyshop;téléphonie;móviles;携帯ショップ;telefoncu;gsm;cửa hàng điện thoại;통신판매;통신장비
Appliance store;가전제품 매장;Beyaz eşya mağazası;가전;beyaz eşya;가전제품;electrodomésticos;haushaltsgeräte;électroménager;家電量販店;household appliance store;가전매장;home appliance;điện máy;Haushaltselektrogerätegeschäft;Magasin d'électroménager;Tienda de electrodomésticos;Negozio di elettrodomestici;Loja de eletrodomésticos "brancos";Loja de Eletrodomésticos;白物家電販売店（大型製品）;家用电器店;電器行;Магазин бытовой техники;Tiệm Gia dụng;Huishoudelijkeapparatuurwinkel;Sklep z AGD
Camera store;카메라 매장;Fotoğraf makinesi mağazası;카메라;camera;fotoğraf makinesi;カメラ店;사진기;광학기기
Game store;게임 매장;Oyun mağazası;게임;videospiele;jeux vidéo;취미용품;hobi;hobby shop;trading card store;피규어;sports card store;doll store;video game rental kiosk;Tienda de pasatiempos;Negozio di hobbystica;Loja de modelismo;Loja de passatempo;ホビーショップ;（废止标签）业余爱好商店;嗜好品專賣店;Товары для рукоделия;Hobbywinkel;Sklep hobbystyczny;Modellbaugeschäft;Magasin de modélisme;Tienda de modelismo;Negozio di modellistica;Loja de modelos;模型店;Магазин для моделирования;Tiệm Mô hình;Modelwinkel;Sklep modelarski;Videospielgeschäft;Tienda de videojuegos;Negozio di videogiochi;Loja de videojogos;Loja de Vídeogames;テレビゲーム販売店;电子游戏店;電子遊戲店;Магазин видеоигр;Tiệm Trò chơi Điện tử;Computerspelwinkel;Sklep z grami wideo
Stationery store;문구점;Kırtasiye;school supply store;문구;문방구;papelería;schreibwaren;papeterie;文房具店;cartoleria;papelaria;kırtasiyeler;문구사;văn phòng phẩm;Schreibwarengeschäft;Negozio di cancelleria;文具店;Канцелярские товары;Tiệm Văn phòng phẩm;Kantoorboekhandel;Sklep papierniczy;Tindahan ng Supply para sa Paaralan
Comic book store;만화 서점;Çizgi roman mağazası;만화;코믹북;bande dessinée;manga;アニメショップ;도서대여점;book rental
Used bookstore;헌책방;Sahaf;중고서점;used book store;중고책;antiquariat bücher;古本屋;librería de viejo;bouquiniste
Garden center;원예 용품점;Bahçe merkezi;화훼;jardinerie;원예;육묘;농원 화훼;園芸店;fide;çiçek fidan;Gartenzentrum;Loja de jardinagem;Centro de Jardinagem;園芸用品店;园艺品店;園藝中心;Садовые принадлежности;Trung tâm Làm vườn;Tuincentrum;Centrum ogrodnicze;Vivero de plantas;Viveiro de plantas;植物育成場;苗圃;育苗場;Питомник растений;Vườn ươm;Plantenkwekerij;Гарден центар
Toy store;장난감 가게;Oyuncakçı;완구;장난감;oyuncak;juguetería;spielwaren;jouets;おもちゃ屋;cửa hàng đồ chơi;giocattoli;brinquedos;toys;toy library;Spielwarengeschäft;Magasin de jouets;Negozio di giocattoli;Loja de brinquedos;玩具店;Игрушки;Tiệm Đồ chơi;Speelgoedwinkel;Sklep z zabawkami;Spielzeugbibliothek;Ludothèque;Biblioteca de juguetes;Ludoteca;Brinquedoteca;Brinquedoteca ou ludoteca;おもちゃ資料館;玩具城;玩具圖書館;Игротека;Thư viện Đồ chơi;Spelotheek;Wypożyczalnia gier i zabawek
Souvenir store;기념품점;Hatıra eşyası mağazası;기념품;souvenirs;お土産屋;土産物店;hatıralık;recuerdos;특산품
Craft store;공예 재료점;El işi mağazası;공예재료;crafts;handicraft;el sanatları;manualidades;bastelbedarf;수공예;ハンドメイド;handicraft museum;공예품;hobi malzemeleri
Bicycle store;자전거 매장;Bisikletçi;bicycle shop;자전거;bike shop;bisiklet mağazası;bisiklet;fahrradladen;magasin de vélos;tienda de bicicletas;自転車屋;자전거판매;xe đạp;electric bike shop;전동킥보드;Negozio di biciclette;Loja de bicicletas;自転車店;自行车店;自行車行;Веломагазин;Tiệm Xe đạp;Fietswinkel;Sklep rowerowy
Fishing store;낚시 용품점;Balık av malzemeleri;낚시용품;낚시점;fishing tackle;olta;釣具店;articles de pêche;av malzemeleri
Golf shop;골프 용품점;Golf mağazası;골프용품;골프샵;ゴルフショップ;golf equipment
Ski shop;스키 용품점;Kayak malzemeleri;스키용품;스키대여;보드샵
Outdoor sports store;등산·캠핑 용품점;Outdoor mağazası;등산용품;アウトドアショップ;outdoor;hunting and fishing store
Aquarium shop;수족관 용품점;Akvaryum mağazası;열대어;tropical fish store;akvaryumcu;アクアリウム;앵무새
Pet supply store;반려동물 용품점;Pet malzemeleri mağazası;애견용품;반려동물용품;pet malzemeleri;펫샵;애견샵;pet food;pet supplies;pet supply;Geschäft für Heimtierbedarf;Heimtierbedarf
Industrial equipment supplier;산업 장비 업체;Endüstriyel ekipman tedarikçisi;산업용품;산업기계;기계;makine;makina;endüstriyel;machinery;hydraulic equipment supplier;hidrolik;유압;컴프레서;산업자재;abrasives supplier;pallet supplier;ladder supplier;laser equipment supplier;commercial refrigeration;gasket manufacturer;energy equipment and solutions
Machine shop;기계 가공소;Torna atölyesi;기계가공;torna;tornacı;정밀;선반;machine maintenance service;cnc;프레스;tool & die shop;금형;kalıp;기공;rectificación;mold maker
Metal fabricator;금속 가공 업체;Metal işleme;금속가공;철공소 금속;metal;metal sanayi;metallbau;métallerie;steel fabricator;kaplama;sac;metal works;판금가공;metal workshop;aluminum welder;steel construction company;iron ware dealer;Schmiede;Maniscalco;Ferreiro;鍛冶屋;铁匠坊;鐵匠;Кузнец;Rèn Kim loại;Smid;Kowal
Textile mill;섬유 공장;Tekstil fabrikası;textil;염색;gömlek imalatı;편직;アパレル
Plastic products manufacturer;플라스틱 제조;Plastik imalatı;플라스틱;plastik;kunststoff;사출;plastic fabrication company;packaging manufacturer;kauçuk
Chemical manufacturer;화학 제조업체;Kimya fabrikası;화학;kimya;chemie;chemical plant;화공약품;kimyasal;화학제품
Electronics manufacturer;전자 제조업체;Elektronik üretici;전자부품;전자;electronics company;반도체;semiconductor;electronic parts supplier;elektronik parça
Power plant;발전소;Enerji santrali;발전;전력;elektrik dağıtım;energy company;enerji;kraftwerk;elektrik idaresi;power station;wind farm
Water utility company;수도 사업소;Su idaresi;상하수도;su ve kanalizasyon;水道局;정수장;utility company;filtration plant;sewage treatment plant;water testing service
Mining company;광업;Madencilik;광산;maden;mine;quarry;채석장;taş ocağı;gold mining company;Steinbruch;Carrière;Cantera;Cava;Área de extração;Pedreira;露天掘り;矿场;礦區;Территория карьера;Mỏ Đá;Groeve
Livestock farm;축산 농장;Hayvan çiftliği;축사;젖소;çiftlik hayvanları;ranch;목장;hayvancılık;Apiculteur;Apicultor;Apicoltore;養蜂所;蜂场;蜂農;Пасечник;Nuôi Ong;Imker;Pszczelarz
Agricultural cooperative;농업 협동조합;Tarım kooperatifi;영농조합;tarım kredi kooperatifi;JA
Agricultural supply store;농자재 판매점;Tarım malzemeleri mağazası;농약;비료;gübre;zirai ilaç;fertilizer supplier;농자재;ziraat;tarım ilaçları;농약사
Subway station;지하철역;Metro istasyonu;metro;지하철;u-bahnhof;station de métro;estación de metro;地下鉄駅;tramvay;light rail station;전철역
Bus stop;버스 정류장;Otobüs durağı;정류장;bushaltestelle;arrêt de bus;parada de autobús;バス停;버스정류장;버스정류소;transit station
Ferry terminal;여객선 터미널;Feribot iskelesi;iskele;여객터미널;fährhafen;port;항구;liman;항만;vapur iskelesi;seaport;フェリー乗り場;port authority;Schiffsanleger;Terminal de ferry;Terminal del ferry;Terminal Traghetti;Estação de ferry;Terminal da balsa;轮渡码头;渡輪碼頭;Паромный причал;Nhà ga Phà;Terminal promowy
Rest stop;휴게소;Dinlenme tesisi;고속도로휴게소;휴게소 주유소;truck stop;raststätte;aire de repos;サービスエリア;dinlenme tesisleri
Bridge;다리;Köprü;교량;tunnel;터널;road;도로
Logistics center;물류 센터;Lojistik merkezi;물류센터;distribution center;유통센터;depolama;fulfillment center;lojistik depo
Industrial estate;산업 단지;Sanayi sitesi;산업단지;공단;organize sanayi bölgesi;industrial park;business park;지식산업센터;아파트형공장;sanayi;gewerbegebiet;zone industrielle;küçük sanayi sitesi;commercial building;오피스빌딩
Apartment complex;아파트 단지;Site;아파트단지;residential complex;housing complex;toplu konut;résidence;주상복합;マンション;rezidans;chung cư;빌라단지;gated community;tenant ownership;Wohnblockanlage;Complexe d'appartements;Complejo de apartamentos;Area condominiale;Complexo de apartamentos;Condomínio de apartamentos;集合住宅街（区画）;公寓区;公寓用地;Жилой комплекс;Khu Tòa nhà Chung cư;Gebied met appartementencomplexen;Osiedle domów wielorodzinnych
Housing association;주택 조합;Konut derneği;housing authority;housing society;homeowners' association;입주자대표회의;재건축조합;재개발조합;public housing;임대주택
Mobile home park;이동식 주택 단지;Karavan parkı sitesi;trailer park;manufactured home transporter;Wohnwagensiedlung;Parc de maisons mobiles;Parcheggio per roulotte;Área de caravanas residenciais;トレーラー・パーク;活动房屋场地;露營車公園;Трейлерный парк;Woonwagenkamp
Bus ticket agency;매표소;Bilet gişesi;bilet;taquilla;티켓;ticket agency
Urban planning department;도시계획과;Şehir planlama dairesi;land planning authority
Local government office;군청·구청;İlçe idaresi;county government office;구청;군청;district office;city district office;bezirksamt;ilçe belediyesi;regional government office;mestna zajednica
State government office;주·도 정부청사;Eyalet idaresi;도청;state parliament;regional council;valilik
Federal government office;연방 정부 기관;Federal devlet dairesi
Environment office;환경청;Çevre müdürlüğü;environmental organization
Registry office;등록 관청;Nüfus ve tescil dairesi;standesamt;birth certificate service;marriage license bureau;등기소;matičar;registration office;tapu ve kadastro;civil registry
Voter registration office;선거관리위원회;Seçim kurulu;election office
Customs border post;출입국 사무소;Sınır kapısı;border crossing station;immigration office;border guard;출입국관리사무소
Coast guard station;해양 경찰서;Sahil güvenlik;해양경찰
Public works department;공공 사업소;Fen işleri müdürlüğü;sanitation service;sanitary inspection
Department of social services;복지국;Sosyal hizmetler müdürlüğü;sozialamt;centar za socijalni rad;jugendamt
Lost property office;분실물 센터;Kayıp eşya bürosu;fundbüro;유실물센터
Labor union;노동조합;Sendika;노조;gewerkschaft;sindikat;syndicat;sindicato;sindacato;vakbond;związek zawodowy
Chamber of commerce;상공회의소;Ticaret odası;handelskammer;cámara de comercio;ticaret ve sanayi odası;privredna komora;chambre de commerce;camera di commercio;chamber of agriculture;chamber of handicrafts
Military recruiting office;병무청·모병소;Askerlik şubesi;병무청
Cultural association;문화 단체;Kültür derneği;arts organization;historical society
Youth organization;청소년 단체;Gençlik örgütü;scouting;scout hall;scout home;youth social services organization;boy scouts
Volunteer organization;자원봉사 단체;Gönüllü kuruluşu;자원봉사센터
Human rights organization;인권 단체;İnsan hakları kuruluşu
Foundation;재단;Vakıf;재단법인;stiftung;fundación;fondation;fondazione;fundação;fondacija;stichting;fundacja
Food bank;푸드뱅크;Gıda bankası;soup kitchen;무료급식소;aşevi;narodna kuhinja;food pantry
Homeless shelter;노숙인 쉼터;Evsiz barınağı;shelter;쉼터;refugee camp
Women's organization;여성 단체;Kadın derneği
Orphanage;보육원;Yetimhane;고아원;group home;kinderheim;orfanato
Family service center;가족 센터;Aile hizmetleri merkezi;다문화가족지원센터;건강가정지원센터
Senior citizen center;노인 회관;Yaşlılar lokali;경로당;노인정;노인복지관;senior center
Support group;지원 모임;Destek grubu;patients support association;alcoholics anonymous
Gurudwara;시크교 사원;Gurdvara;sikh temple
Jain temple;자이나교 사원;Jain tapınağı
Taoist temple;도교 사원;Taoist tapınağı
Evangelical church;복음교회;Evanjelik kilise;gospel church;evangelische kirche;iglesia evangélica;chiesa evangelica;église évangélique;igreja evangélica
Protestant church;개신교 교회;Protestan kilisesi;kirchengemeinde;evangelische kirchengemeinde
Christian church;기독교 교회;Hristiyan kilisesi;iglesia cristiana;chiesa cristiana
Parish;성당·교구;Cemaat;rectory;parochie;parafia;parroquia;parrocchia;paróquia;pfarramt;paroisse
Religious goods store;종교용품점;Dini eşya mağazası;church supply store;buddhist supplies store;judaica store;기독교백화점;불교용품점;incense supplier
Abbey;수도원 성당;Manastır kilisesi
Shrine;성지·사당;Türbe;사당;santuario;heiligtum;türbe ve yatır
Holiday home;휴가용 주택;Tatil evi;ferienhaus;ferienwohnung;holiday flat;holiday apartment;cottage rental;appartement de vacances;gîte;casa vacanze;casa de temporada;casa de férias;vakantiehuis;vakantiewoning;domek letniskowy;vikendica;non smoking holiday home;rumah bakasyunan;chalet;log cabins;camping cabin;cottage village;holiday apartment rental
Serviced apartment;서비스드 레지던스;Apart otel;serviced accommodation;apart hotel;aparthotel;apartotel;레지던스;furnished apartment building;extended stay hotel;boardinghouse
Homestay;홈스테이;Ev pansiyonu;민박집;농어촌민박;외국인관광도시민박업;farmstay
Inn;여관;Han;여인숙;gasthof;auberge;posada;taverna con alloggio;gasthaus;locanda;estalagem;prenoćište;konačište
Lodge;산장·로지;Dağ evi;mountain cabin;산장;mountain hut;berghütte;refuge;refugio;rifugio;schronisko;planinarski dom;sığınak
Lodging;숙박 시설;Konaklama tesisi;숙박;숙박업;smeštaj;unterkunft;alojamiento;alloggio;hébergement;alojamento;konaklama;accommodation;indoor lodging;생활숙박업;일반숙박업;smeštaj u privatnim sobama;tuluyan;nocleg;chỗ ở
Capsule hotel;캡슐 호텔;Kapsül otel;カプセルホテル;캡슐호텔
Love hotel;러브 호텔;Aşk oteli;무인텔;ラブホテル;khách sạn tình yêu
Wellness hotel;웰니스 호텔;Sağlık oteli;spa hotel;wellnesshotel
Villa;빌라·별장;Villa;별장
Boarding house;하숙집;Öğrenci pansiyonu;하숙;고시원;boys' hostel;girls' hostel;원룸텔;고시텔;paupahan;nhà trọ;phòng trọ;rooming house
RV park;오토캠핑장;Karavan parkı;wohnmobilstellplatz;camping-car park;글램핑장;area sosta camper
Holiday park;휴양 마을;Tatil parkı;feriendorf;holiday village
Train depot;철도 차량 기지;Tren deposu;train yard;railroad company;railway services;기관차사업소
Tram stop;전차 정류장;Tramvay durağı;tramhaltestelle;tramvajska stanica;trolleybus stop;노면전차
Transit stop;환승 정류장;Aktarma durağı;transit depot;transport hub;public transportation system;환승센터
Taxi stand;택시 승강장;Taksi durağı;taxicab stand;taxistand;taksi stajalište
Heliport;헬기장;Heliport;helikopter pisti;helicopter charter
Airstrip;비행장;Uçak pisti;domestic airport;regional airport;aerodrome
Toll station;요금소;Gişe;톨게이트;naplatna rampa;mautstelle
Condominium complex;콘도미니엄 단지;Konut sitesi;condominium;오피스텔;wohnanlage;residential building;stambena zgrada;townhouse complex;housing development;condominio;wohngebäude;zgrada;conjunto residencial
Building;건물·빌딩;Bina;빌딩;office building;gebäude;bâtiment;edificio;iş merkezi;business center building;gusali;poslovna zgrada;iş hanı;tòa nhà
Neighborhood;동네·지역;Mahalle;island;village;köy;마을
Pedestrian zone;보행자 거리;Yaya bölgesi;fußgängerzone
Drinking water fountain;음수대;Çeşme;fountain;trinkwasserbrunnen;sebil;česma
Church of Christ;그리스도의 교회;Mesih Kilisesi
Church of the Nazarene;나사렛교회;Nasıralı Kilisesi
Immigration & naturalization service;이민·출입국 서비스;Göçmenlik hizmeti
Coroner;검시관 사무소;Adli tabiplik;coroner's office
Probation office;보호관찰소;Denetimli serbestlik müdürlüğü;parole office;probation service
Civil defense;민방위 기관;Sivil savunma;civil protection
Lighthouse;등대;Deniz feneri
Canal;운하;Kanal
Landfill;쓰레기 매립장;Çöp depolama alanı;garbage dump;refuse tip
Weather forecast service;기상 예보 서비스;Hava tahmin hizmeti
Taxidermist;박제사;Tahnitçi;taxidermy
`
