/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const shops = `
Store;상점;Mağaza;shop;boutique store;dükkan;geschäft;laden;magasin;tienda;negozio;loja;sklep;winkel;cửa hàng;tindahan;prodavnica;продавница;trgovina;radnja;магазин;店铺;商店;ショップ;소매업;판매점;retail;retail store;가게;einzelhandel
Cheese shop;치즈 가게;Peynirci;cheese store;käseladen;fromagerie;quesería;formaggeria;sajtbolt;kaasboer;sirarna;peynir;치즈
Dairy store;유제품 판매점;Süt ürünleri mağazası;dairy;milchladen;mlekara;şarküteri;유제품;dairy supplier
Egg supplier;계란 판매점;Yumurtacı;yumurta;계란
Nut store;견과류 가게;Kuruyemişçi;kuruyemiş;dry fruit store;견과;nut shop
Gourmet grocery store;고급 식료품점;Gurme market;fine food store;feinkost;épicerie fine
Rice shop;쌀가게;Pirinç dükkanı;싸전;쌀;米店;rice wholesaler;rice dealer;bigasan
Tea store;차 판매점;Çay mağazası;teeladen;teegeschäft;tea wholesaler;チャ専門店;お茶専門店;茶叶店;tiệm trà;tea shop;theewinkel;prodavnica čaja
Wine store;와인 판매점;Şarap mağazası;wine shop;weinhandlung;weingeschäft;vinothek und weinhandel;와인샵;caviste;vinoteka;wijnwinkel;wine wholesaler and importer;wine club
Beer store;맥주 판매점;Bira mağazası;getränkemarkt;bottle shop
Beverage distributor;음료 도매상;İçecek distribütörü;beer distributor;soft drinks shop;beverage supplier;drinks shop;aerated drinks supplier;alcoholic beverage wholesaler;음료;주류도매;getränkehandel;diskont pića;Distribyutor ng Inumin
Tobacco supplier;담배 도매상;Tütün tedarikçisi
Vaporizer store;전자담배 판매점;Elektronik sigara mağazası;전자담배;vape shop;vape store;e-zigarette;e-cigarette;cigarette électronique;hookah store
Cigar shop;시가 판매점;Puro dükkanı;puro
Health and beauty shop;드럭스토어·화장품점;Kişisel bakım mağazası;drogerie;droguerie;drogheria;loja de cosméticos e higiene;ドラッグストア・化粧品・薬品店（薬剤師がいない店）;药妆店;藥妝店;бытовая химия;tiệm dược phẩm;drogisterij;drogeria;drogerija;parapharmacy;toiletries store
Bead store;비즈 가게;Boncuk dükkanı;비즈;bead wholesaler
Fabric store;원단 가게;Kumaşçı;kumaş;원단;포목;stoffgeschäft;stoffladen;magasin de tissus;tienda de telas;negozio di tessuti;loja de tecidos;布料店;布行;生地店;tiệm vải;fabric wholesaler;stoffenwinkel;sklep z tkaninami;prodavnica tekstila;prodavnica tkanina;metraža
Yarn store;털실 가게;Yün dükkanı;wool store;knit shop;yün;뜨개방;wollgeschäft;뜨개질
Haberdashery;수예·부자재점;Tuhafiye;notions store;수예점;mercerie;mercería;kurzwaren;단추;pozamanterija;pasmanterija;pasmanteria;tuhafiyeci
Sewing machine store;재봉틀 판매점;Dikiş makinesi mağazası;재봉틀;sewing machine repair service;dikiş makinesi
Art supply store;미술용품점;Sanat malzemeleri mağazası;화방;미술재료;resim malzemeleri;künstlerbedarf;airbrushing supply store
Pen store;필기구 판매점;Kalem mağazası;만년필
Office supply store;사무용품점;Ofis malzemeleri mağazası;사무용품;kırtasiye ve ofis;bürobedarf;office supply wholesaler;materijal za kancelarije;kancelarijski materijal;toner cartridge supplier;printer ink refill store;copying supply store
Greeting card shop;카드 가게;Tebrik kartı dükkanı
Gift basket store;선물 바구니 가게;Hediye sepeti dükkanı
Novelty store;팬시점;Yenilikçi hediyelik mağazası;팬시;figurine shop;collectibles store;miniatures store;antikler
Candle store;양초 가게;Mum dükkanı;양초;캔들;mumcu
Christmas store;크리스마스 용품점;Noel mağazası;christmas market
Flag store;깃발 가게;Bayrakçı;bayrak;깃발
Rug store;카펫·러그 판매점;Halıcı;halı;carpet store;oriental rug store;카페트;teppichgeschäft;halı mağazası;prodavnica tepiha;tepisi;carpet wholesaler
Flooring store;바닥재 판매점;Parke ve zemin mağazası;linoleum store;장판;parke;wood and laminate flooring supplier;podovi;bodenbelagsgeschäft
Tile store;타일 판매점;Seramik ve karo mağazası;seramik;타일;fliesengeschäft;fliesenmarkt;prodavnica keramičkih pločica;keramika;sanitarije i keramika
Picture frame shop;액자 가게;Çerçeveci;액자;çerçeve;표구사;bilderrahmen;uramljivanje
Hot tub store;욕조·스파 판매점;Jakuzi mağazası;sauna store;hot tub repair service
Poster store;포스터 가게;Poster mağazası
Kitchen supply store;주방·그릇 가게;Mutfak eşyaları mağazası;baking supply store;주방용품;kitchenware store;züccaciye;그릇;chinaware store;cutlery store;glassware store;haushaltswarengeschäft;tableware;züccaciyeci
Linens store;침구점;Ev tekstili mağazası;침구;이불;bedding store;ev tekstili;이불집;futon store;prodavnica posteljine;수예 침구
Bed shop;침대 가게;Karyola mağazası;침대;bettengeschäft;waterbed store;bedroom furniture store
Sofa store;소파 가게;Koltuk mağazası;소파
Lighting store;조명 가게;Aydınlatma mağazası;조명;aydınlatma;avize;lampengeschäft;luminaires;iluminación;light bulb supplier;lighting products wholesaler;prodavnica rasvete;rasveta;전구
Vacuum cleaner store;청소기 판매점;Elektrikli süpürge mağazası;vacuum cleaner repair shop
Drone shop;드론 판매점;Drone mağazası;aeromodel shop
Home theater store;오디오·홈시어터 판매점;Ev sinema sistemi mağazası;home audio store;오디오;home cinema installation
Computer accessories store;컴퓨터 부품점;Bilgisayar parçaları mağazası;컴퓨터부품
Cell phone accessory store;휴대폰 액세서리점;Telefon aksesuarı mağazası;telefon aksesuar;폰케이스
Security system supplier;보안 장비 판매점;Güvenlik sistemleri mağazası;burglar alarm store;cctv;감시카메라
Video game store;게임 판매점;Video oyunu mağazası;used game store;oyun konsolu;computer games
Hobby store;취미용품점;Hobi mağazası;model shop;프라모델;model train store;modelismo;modellbau;magic store;dekoratif hobi;airsoft supply store
Map store;지도 판매점;Harita mağazası
Religious book store;종교 서점;Dini kitapçı;christian book store;기독교서점;kitabevi dini;law book store;medical book store
Newsstand;신문 가판대;Gazete bayii;magazine store;zeitungskiosk;trafika;trafik;zeitungsladen;edicola;kios za novine;maison de la presse;신문가판;kiosk za novine;quiosco de prensa;banca de jornal;bureau de tabac presse
Kiosk;매점;Büfe ve kiosk;kiosque;quiosco;quiosque;chiosco;киоск;kiosk store;sari-sari store;tindahan ng sari-sari;가판대;구멍가게
Gun shop;총포사;Silah mağazası;총포;ammunition supplier;waffengeschäft;waffenhandlung;silah;armurerie;armería;prodavnica oružja;oružje
Hunting store;사냥용품점;Av malzemeleri mağazası;av bayii;jagdbedarf;lovačka radnja
Bait shop;낚시 미끼 가게;Yem ve olta dükkanı
Knife store;칼 가게;Bıçakçı;bıçak
Safety equipment supplier;안전용품점;İş güvenliği ekipmanları;안전용품;iş güvenliği;protective clothing supplier;htz oprema;work safety
Uniform store;유니폼 판매점;Üniforma mağazası;유니폼;교복;okul kıyafetleri;school uniform
Costume store;의상·코스튬 가게;Kostüm mağazası;theatrical costume supplier;kostümverleih;한복;한복집;hanbok
Swimwear store;수영복 가게;Mayo mağazası;수영복;beach clothing store
Maternity store;임부복 가게;Hamile giyim mağazası
Leather goods store;가죽 제품점;Deri ürünleri mağazası;deri;가죽;leather coats store;leather goods supplier;leather goods wholesaler;leather goods manufacturer;prodavnica kožne galanterije;kožna galanterija;lederwarengeschäft;marroquinería;pelletteria;maroquinerie
Fur shop;모피 가게;Kürkçü;fur coat shop;모피;fur service;pelzgeschäft;krzno;krznar
Jeans shop;청바지 가게;Kot mağazası
Hat shop;모자 가게;Şapkacı;모자;hutgeschäft
Dress store;드레스 가게;Elbise mağazası;dress shop;드레스;evening dress
Fashion accessories store;패션 액세서리점;Takı ve aksesuar mağazası;fashion accessories shop;costume jewelry shop;bijuteri;액세서리;modeschmuck;bižuterija;belt shop;악세사리;imitasyon takı
Plus size clothing store;빅사이즈 의류점;Büyük beden mağazası
Vintage clothing store;빈티지 의류점;Vintage giyim mağazası;구제;used clothing store;second hand odeća
Baby store;유아용품점;Bebek mağazası;유아용품;baby shop;bebek;babygeschäft;bebi oprema;oprema za bebe;baby clothing store;아동용품;출산용품
Motorcycle clothing store;오토바이 의류점;Motosiklet giyim mağazası
Western apparel store;웨스턴 의류점;Western giyim mağazası
Boot store;부츠 가게;Çizme mağazası
Sewing pattern shop;홈패션 가게;Ev dikişi dükkanı
Jewelry repair service;귀금속 수리점;Kuyumcu tamiri;귀금속수리;jewelry engraver
Jewelry buyer;귀금속 매입;Altın alım;gold buyer;diamond buyer;diamond dealer;금매입
Coin dealer;화폐·우표상;Koleksiyon para satıcısı;stamp shop for collectors;화폐수집;stamp collectors club;우표
Rock shop;원석 가게;Taş ve mineral dükkanı;gemologist;metaphysical supply store
Stamp dealer;우표 수집점;Pul satıcısı
Metaphysical store;영성용품점;Spiritüel ürünler mağazası;crystal shop
Feng shui shop;풍수용품점;Feng shui dükkanı;feng shui consultant;vastu consultant;풍수
Bird shop;조류 판매점;Kuşçu;새집;kuş
Tack shop;승마용품점;Binicilik malzemeleri mağazası;saddlery;equestrian store
Animal feed store;사료 판매점;Yem bayii;사료;yem;futtermittel;pet food and animal feeds;feed manufacturer;stočna hrana;hay supplier;prodavnica stočne hrane
Seed supplier;종묘상;Tohumcu;종묘;tohum;종묘사;seme
Plant nursery;화원·묘목 농원;Fidanlık;nursery;wholesale plant nursery;묘목;fidan;baumschule;gärtnerei;pépinière;vivero;vivaio;rasadnik;kwekerij;szkółka;viveiro;garden nursery;화원;orchid grower;bonsai plant supplier;rasadnik biljaka;농원;tree farm
Lawn mower store;잔디깎이 판매점;Çim biçme makinesi mağazası;lawn mower repair service;garden machinery supplier;예초기
Outdoor furniture store;야외 가구점;Bahçe mobilyası mağazası;garden furniture shop
Irrigation equipment supplier;관개 장비 업체;Sulama sistemleri;sulama;lawn irrigation equipment supplier
Antique furniture store;고가구점;Antika mobilya mağazası;고가구;antique furniture restoration service
Used furniture store;중고 가구점;İkinci el mobilya mağazası;중고가구;spotçu;used office furniture store
Used appliance store;중고 가전점;İkinci el beyaz eşya;중고가전
Used computer store;중고 컴퓨터점;İkinci el bilgisayar
Appliance parts supplier;가전 부품점;Beyaz eşya yedek parça;rezervni delovi za belu tehniku
Kitchen cabinet store;주방 가구 상판;Mutfak dolabı mağazası;cabinet store
Window supplier;창호 판매점;Pencere tedarikçisi;pvc windows supplier;plast window store;창호;샷시;pvc pencere;pimapen;pvc stolarija;aluminum window;aluminium stolarija
Blinds shop;블라인드 가게;Perde ve jaluzi mağazası;블라인드;jaluzi;zavese i roletne;roletne;sunblind supplier
Awning supplier;어닝 판매점;Tente mağazası;어닝;tente;markisen;tende
Wallpaper store;벽지 판매점;Duvar kağıdı mağazası;벽지;지물포;tapetengeschäft
Roofing supply store;지붕 자재점;Çatı malzemeleri mağazası
Lumber store;목재상;Kereste mağazası;목재;제재소;kereste;holzhandel;bois;drvara;stovarište;stovarište drva;tabla ng kahoy;plywood supplier;wood supplier;saw mill;houthandel;lumber yard;tartak;plywood
Firewood supplier;땔감 판매점;Odun kömür satıcısı;firewood;odun;odun kömür;ogrev;brennholz;coal supplier;연탄;drva za ogrev
Building materials supplier;건설 자재 공급;Yapı malzemeleri tedarikçisi;building materials market;masonry supply store;dry wall supply store;insulation materials store;건재;건재상;baustoffhandel;stovarište građevinskog materijala;građevinski materijal;brick manufacturer
Stone supplier;석재상;Taş ve mermer tedarikçisi;natural stone supplier;석재;natural stone wholesaler;natural stone exporter;rock landscaping supplier;crushed stone supplier
Sand and gravel supplier;모래·자갈 공급;Kum ve çakıl tedarikçisi;gravel plant;aggregate supplier;sand plant;gravel pit;골재;kum;šljunkara;separacija šljunka
Concrete product supplier;콘크리트 제품 공급;Beton ürünleri tedarikçisi;ready mix concrete supplier;레미콘;hazır beton;beton;concrete factory;betonska baza;betonwerk
Fishing tackle wholesaler;어구점;Balıkçılık malzemeleri
Baseball goods store;야구용품점;Beyzbol malzemeleri mağazası;야구용품
Tennis store;테니스용품점;Tenis mağazası;table tennis supply store
Soccer store;축구용품점;Futbol mağazası;soccer shop
Running store;러닝용품점;Koşu mağazası
Dance store;무용용품점;Dans malzemeleri mağazası
Martial arts supply store;무술용품점;Dövüş sporları mağazası
Surf shop;서핑용품점;Sörf mağazası;서핑샵
Dive shop;다이빙용품점;Dalış mağazası;scuba tour agency;dive club
Snowboard shop;스노보드 가게;Snowboard mağazası
Skate shop;스케이트 가게;Kaykay mağazası;skateboard shop
Electric bicycle store;전기 자전거 판매점;Elektrikli bisiklet mağazası;전기자전거
Exercise equipment store;운동 기구 판매점;Spor aletleri mağazası;fitness equipment wholesaler;운동기구;fitness aletleri
Sports memorabilia store;스포츠 기념품점;Spor hatıra mağazası
Billiards supply store;당구용품점;Bilardo malzemeleri
Swimming pool supply store;수영장 용품점;Havuz malzemeleri mağazası;havuz malzemeleri
Duty-free store;면세점;Duty free mağazası;duty free;면세판매장
Vending machine supplier;자동판매기;Otomat tedarikçisi;vending machine;자판기;식품자동판매기영업;식품자동판매기업;coffee vending machine;otomat;skin care products vending machine
Asian grocery store;아시아 식료품점;Asya marketi;japanese grocery store;chinese supermarket;korean grocery store;oriental goods store;asiamarkt;asialaden;indian grocery store;filipino grocery store;african goods store;italian grocery store;russian grocery store;international grocery store;ethnic grocery
Health food store;건강식품점;Sağlıklı gıda mağazası;건강식품;건강기능식품판매업;건강기능식품일반판매업;reformhaus;magasin diététique;zdrava hrana;prodavnica zdrave hrane;건강기능식품유통전문판매업;healthy food store;herboristería;gesundkostladen
Food store;식품 판매점;Gıda mağazası;food products supplier;식품;food shop;기타식품판매업;식품판매;lebensmittelhändler;alimentation générale;prodavnica hrane;tindahan ng pagkain;식품 등 수입판매업;식품소분업;식품냉동냉장업;유통전문판매업 식품;식품운반업;food and drink
Discount store;할인점;İndirim mağazası;dollar store;1 dollar store;discount supermarket discount;sonderpostenmarkt
Warehouse club;창고형 할인점;Toptan market;warehouse store;cash and carry wholesaler;창고형마트;gross market
Wedding store;웨딩용품점;Düğün malzemeleri mağazası;wedding souvenir shop;nikah şekeri
Scrap metal dealer;고물상;Hurdacı;고물;hurda;junk dealer;junkyard scrap;otkup sekundarnih sirovina;otkup starog gvožđa;sekundarne sirovine;schrotthandel;ferrailleur;chatarrería;kağıt toplama;고철;jank shop;junk shop;schrotthändler
Display home center;모델 하우스;Örnek daire;모델하우스;show home;showhome
Showroom;전시 매장;Showroom;쇼룸;ausstellungsraum
Shopping street;상점가;Çarşı;상가;지하상가;einkaufsstraße;tržni centar otvoreni;cửa hàng phố;商店街;pasaj
Night market;야시장;Gece pazarı;야시장상가;夜市;chợ đêm
Wholesale market;도매 시장;Toptancı hali;도매시장;hal;großmarkt;veletržnica;fresh food market;floating market;卸売市場;kvantaška pijaca
Fish market;수산 시장;Balık pazarı;seafood market;수산시장;fischmarkt;ribarnica na pijaci;palengke ng isda;balık hali
Cattle market;가축 시장;Hayvan pazarı;livestock auction house;우시장
Chinese medicine store;한약재 판매점;Çin tıbbı mağazası;oriental medicine store;한약방;한약국;중약방
Musical instrument repair shop;악기 수리점;Enstrüman tamircisi;piano tuning service;피아노조율;악기수리;lutiye;luthier
Piano store;피아노 판매점;Piyano mağazası;피아노
Guitar store;기타 판매점;Gitar mağazası
Camping store;캠핑용품점;Kamp malzemeleri mağazası;캠핑용품;kamp malzemeleri
Army surplus store;군용품점;Askeri malzeme mağazası;army & navy surplus shop;surplus store;군장점;military surplus;police supply store
Cosmetics wholesaler;화장품 도매;Kozmetik toptancısı;beauty products wholesaler
Soap store;비누 가게;Sabun dükkanı;sabun
Air filter supplier;필터 판매점;Filtre tedarikçisi
Car stereo and alarm;자동차 경보기;Oto alarm
Ice supplier;얼음 판매점;Buz satıcısı;얼음;buz;tubig at yelo;dry ice supplier
Butcher shop deli;정육 델리;Kasap ve şarküteri
Chicken shop;닭 정육점;Tavukçu;poultry store;닭집;tavuk;생닭
Meat products store;육가공품 판매점;Et ürünleri mağazası;meat wholesaler;축산물판매업;식육판매업;축산물;et toptancısı;축산물유통;식육포장처리업;식육즉석판매가공업;charcuterie;suhomesnati proizvodi;cold cut store;salumeria;wurstwaren;meat processor;축산물유통전문판매업;축산물가공업
Ham shop;하몽·햄 가게;Jambon dükkanı;cured ham store;jamonería
Tofu shop;두부 가게;Tofu dükkanı
Aircraft dealer;항공기 판매업체;Uçak satıcısı
Landscaping supply store;조경 자재점;Peyzaj malzemeleri mağazası
`
