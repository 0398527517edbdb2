/** Known categories that none of the eight groups holds. English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const ungrouped = `
Church;교회;Kilise;iglesia;kirche;église;Church of Christ;Baptist church;Christian church;Methodist church;Presbyterian church;Lutheran church;Episcopal church;Pentecostal church;Assemblies of God church;Church of the Nazarene;non-denominational church;Apostolic church;Seventh-day Adventist church;United Methodist church;Jehovah's Witness Kingdom Hall;Orthodox church;Evangelical church;gospel church
Catholic church;성당;Katolik kilisesi;cathedral;chapel;basilica;katedral;천주교
Mosque;모스크;Cami;camii;이슬람 사원;mescit;masjid
Buddhist temple;절;Budist tapınağı;사찰;temple;템플스테이;tapınak;shrine;Hindu temple;chùa
Synagogue;유대교 회당;Sinagog
Religious institution;종교 시설;Dini kurum;religious organization;place of worship;religious destination;종교;종교단체
Non-profit organization;비영리 단체;Kâr amacı gütmeyen kuruluş;association / organization;charity;association;비영리단체;dernek;vakıf;foundation;social services organization;재단;복지관;사회복지시설;food bank;협회;youth organization;volunteer organization;social welfare center;NGO;chamber of commerce
Government office;관공서;Devlet dairesi;city government office;local government office;county government office;city hall;town hall;시청;구청;주민센터;동사무소;행정복지센터;belediye;kaymakamlık;registration office;federal government office;government;state government office;공공기관;muhtarlık;valilik;courthouse;법원;adliye;embassy;대사관;consulate;büyükelçilik;city courthouse
Police station;경찰서;Polis merkezi;police department;sheriff's department;경찰;karakol;파출소;지구대;emniyet müdürlüğü
Fire station;소방서;İtfaiye;fire department;119안전센터
Post office;우체국;Postane;PTT;PTT şubesi
Hotel;호텔;Otel;lodging;oteller;숙박;resort hotel;hôtel;resort;리조트;boutique hotel;konaklama;khách sạn;관광호텔;extended stay hotel
Motel;모텔;Motel;여관;inn;여인숙;숙박업
Guest house;게스트하우스;Pansiyon;hostel;bed & breakfast;vacation home rental agency;민박;펜션;pension;홈스테이;apart otel;villa;holiday home;vacation rental;holiday apartment rental;cottage;농어촌민박;pansiyon
Grocery store;식료품점;Bakkal;슈퍼;supermarket;마트;süpermarket;market;슈퍼마켓;manav;greengrocer;fruit and vegetable store;grocery;produce market;asian grocery store;식료품;정육점;butcher shop;kasap;bakkal;fish store;수산시장;반찬가게;organic food store;hypermarket
Convenience store;편의점;Market;mini market;minimarket;tekel bayi;tekel büfe;구멍가게;sari-sari store
Shopping mall;쇼핑몰;Alışveriş merkezi;AVM;department store;백화점;mağaza;shopping center;아울렛;outlet mall;shopping centre
Traditional market;전통시장;Pazar;시장;flea market;bazaar;çarşı;night market;farmers' market;pazar yeri
Clothing store;옷가게;Giyim mağazası;의류;giyim;women's clothing store;men's clothing store;boutique;의류매장;butik;fashion accessories store;의류점;children's clothing store;bridal shop;gelinlik;웨딩드레스
Shoe store;신발 가게;Ayakkabı mağazası;신발;ayakkabı
Jewelry store;귀금속점;Kuyumcu;jeweler;금은방;kuyumcular;귀금속;watch store;saatçi;시계;jewellery store;gold dealer
Hardware store;철물점;Hırdavatçı;철물;hırdavat;nalbur;building materials store;건축자재;yapı market;home improvement store;paint store;yapı malzemeleri
Furniture store;가구점;Mobilya mağazası;가구;mobilya;mattress store;침대;home goods store;antique store;yatak mağazası;lighting store;조명
Electronics store;전자제품점;Elektronik mağazası;전자제품;elektronik;computer store;컴퓨터;cell phone store;휴대폰;mobile phone shop;핸드폰;cep telefonu mağazası;bilgisayar mağazası;camera store;appliance store;가전
Bookstore;서점;Kitapçı;book store;책방;kitabevi;stationery store;문구점;문구;comic book store;kitapçılar
Florist;꽃집;Çiçekçi;flower shop;꽃;화원;çiçekçiler;garden center;화훼;plant nursery;flower delivery;floristería
Gift shop;선물 가게;Hediyelik eşya;선물;souvenir store;기념품;hediyelik;toy store;완구;장난감;oyuncakçı;craft store
Pet store;애완동물 가게;Evcil hayvan dükkanı;애완동물;pet shop;petshop;애견샵
Sporting goods store;스포츠용품점;Spor malzemeleri mağazası;스포츠용품;bicycle shop;자전거;bisikletçi;golf shop;outdoor sports store;gun shop;bike shop;낚시용품
General store;잡화점;Genel mağaza;잡화;store;shop;다이소;variety store;discount store;dollar store;생활용품;toptancı;wholesaler;도매;importer;distribution service;ithalat;ihracat;무역;vape shop;tobacco shop;pawn shop;thrift store;second hand store
Manufacturer;제조업체;Üretici;제조업;fabrika;factory;공장;imalat;제조;üretim;industrial equipment supplier;machine shop;metal fabricator;textile mill
Farm;농장;Çiftlik;농원;ranch;organic farm;농업;agricultural service;과수원
Bus station;버스 터미널;Otobüs terminali;버스터미널;bus stop;otogar;정류장;transit station;otobüs durağı
Train station;기차역;Tren istasyonu;지하철역;subway station;metro istasyonu;역;railway station
Airport;공항;Havaalanı;havalimanı;international airport
Apartment building;아파트;Apartman;apartment complex;condominium complex;housing complex;site;주거시설;오피스텔;housing development
Cemetery;묘지;Mezarlık;공원묘지;graveyard;추모공원
Public restroom;공중화장실;Umumi tuvalet;화장실;public bathroom;tuvalet
Establishment;업소;İşletme;point of interest;기타;business;place;other;diğer
`
