/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const restaurants = `
Restaurant;음식점;Restoran;restoranlar;식당;레스토랑;lokanta;restaurante;restaurant ng;restawran;ristorante;gaststätte;nhà hàng;レストラン;餐厅;餐廳;meal takeaway;기타 음식점;일반음식점;휴게음식점;eatery;food;resto;restaurante bar;ресторан;餐馆;飲食店;quán ăn;nhà hàng ăn uống;comedor popular;wirtshaus;meat dish restaurant;wedding buffet;children's party buffet;レストラン全般;Restauracja;Kainan;Karinderya
Korean restaurant;한식;Kore restoranı;한식당;한정식;한식점;한식 일반 음식점업;한식 일반;백반;한국음식점;韓国料理店;韩国餐馆;nhà hàng hàn quốc;корейский ресторан;韓式料理;전;부침개;전 부침개;한식 음식점;한식뷔페;Koreanisches Restaurant;Restaurant coréen;Restaurante coreano;Ristorante coreano;レストラン・韓国料理;韩式餐馆;韓國餐廳;Ресторан корейской кухни;Koreaans restaurant;Restauracja koreańska
Snack bar;분식;Büfe;분식집;간식;분식점;snack;kantin;imbiss;imbissbude;cafetería y snack;paninoteca;lanchonete;закусочная;小吃店;軽食堂;quán ăn vặt;간이 음식점;일반조리판매;이동조리
Chinese restaurant;중식;Çin restoranı;중국식;중국집;중식당;중국요리;중국음식점;中华料理;中餐馆;中華料理店;中国料理店;chinarestaurant;китайский ресторан;nhà hàng trung hoa;chinese takeaway;chinese noodle restaurant;shanghainese restaurant;hunan restaurant;Chinesisches Restaurant;Restaurant chinois;Restaurante chino;Ristorante cinese;Restaurante chinês;レストラン・中華料理;中式餐馆;中式餐廳;Ресторан китайской кухни;Nhà hàng Trung Quốc;Chinees restaurant;Restauracja chińska
Japanese restaurant;일식;Japon restoranı;일식당;일본식;일본음식점;일식집;Authentic Japanese restaurant;日本料理店;和食店;japanisches lokal;日式料理店;японский ресторан;和食レストラン;일식 음식점;일식 카레 돈가스 덮밥;Japanisches Restaurant;Restaurant japonais;Restaurante japonés;Ristorante giapponese;レストラン・日本料理;日式餐馆;日本餐廳;Ресторан японской кухни;Nhà hàng Nhật;Japans restaurant;Restauracja japońska
Sushi restaurant;초밥집;Suşi restoranı;스시;초밥;sushi;sushi takeaway;寿司店;鮨屋;суши-бар;回転寿司;conveyor belt sushi restaurant;Restaurant sushi;Restaurante de sushi;Ristorante di sushi;寿司屋;寿司餐馆;壽司店;Ресторан суши;Nhà hàng Sushi;Sushirestaurant;Restauracja z sushi;Suši restaurace
Gimbap restaurant;김밥;Gimbap dükkanı;김밥 도시락;김밥집
Western restaurant;양식;Batı mutfağı restoranı;경양식;양식당;서양식;서양음식점;서양식 음식점
Italian restaurant;이탈리아 음식점;İtalyan restoranı;이탈리안;이태리음식;파스타;pasta shop;trattoria;Nudelgeschäft;Magasin de pâtes;Fábrica de pastas;Negozio di pasta;Loja de massas;Loja de massa;パスタショップ;生面食店;義大利麵專賣店;Магазин макаронных изделий;Pastawinkel;Sklep z makaronami;Italienisches Restaurant;Restaurant italien;Restaurante italiano;Ristorante italiano;レストラン・イタリア料理;意式餐馆;義大利餐廳;Ресторан итальянской кухни;Nhà hàng Ý;Italiaans restaurant;Restauracja włoska
French restaurant;프랑스 음식점;Fransız restoranı;프렌치;Französisches Restaurant;Restaurant français;Restaurante francés;Ristorante francese;レストラン・フランス料理;法式餐馆;法國餐廳;Ресторан французской кухни;Nhà hàng Pháp;Frans restaurant;Restauracja francuska;フランス料理店
American restaurant;미국 음식점;Amerikan restoranı;Amerikanisches Restaurant;Restaurant américain;Restaurante norteamericano;Ristorante americano;Restaurante americano;レストラン・アメリカ料理;美式餐馆;美國餐廳;Американский ресторан;Nhà hàng Mỹ;Amerikaans restaurant;Restauracja amerykańska
Mexican restaurant;멕시코 음식점;Meksika restoranı;Tex-Mex restaurant;oaxacan restaurant;pozole restaurant;yucatan restaurant;burrito place;Mexikanisches Restaurant;Restaurant mexicain;Restaurante mexicano;Ristorante messicano;レストラン・メキシコ料理;墨西哥餐馆;墨西哥餐廳;Ресторан мексиканской кухни;Nhà hàng Mễ;Mexicaans restaurant;Restauracja meksykańska
Indian restaurant;인도 음식점;Hint restoranı;인도음식;Indisches Restaurant;Restaurant indien;Restaurante indio;Ristorante indiano;Restaurante indiano;レストラン・インド料理;印度餐馆;印度餐廳;Ресторан индийской кухни;Nhà hàng Ấn Độ;Indiaas restaurant;Restauracja indyjska
Thai restaurant;태국 음식점;Tayland restoranı;태국음식;Thailändisches Restaurant;Restaurant thaïlandais;Restaurante tailandés;Ristorante thailandese;レストラン・タイ料理;泰式餐馆;泰國餐廳;Ресторан тайской кухни;Nhà hàng Thái Lan;Thais restaurant;Restauracja tajska
Vietnamese restaurant;베트남 음식점;Vietnam restoranı;베트남음식;nhà hàng việt nam;quán cơm;cơm tấm;quán bún;вьетнамский ресторан;ベトナム料理店;越南料理;베트남식;Vietnamesisches Restaurant;Restaurant vietnamien;Restaurante vietnamita;Ristorante vietnamita;レストラン・ベトナム料理;越南餐馆;越南餐廳;Ресторан вьетнамской кухни;Vietnamees restaurant;Restauracja wietnamska
Turkish restaurant;터키 음식점;Türk restoranı;Türk mutfağı;튀르키예 음식점;kebap salonu;esnaf lokantası;Türkisches Restaurant;Restaurant turc;Restaurante turco;Ristorante turco;レストラン・トルコ料理;土耳其餐馆;土耳其餐廳;Ресторан турецкой кухни;Nhà hàng Thổ Nhĩ Kỳ;Turks restaurant;Restauracja turecka
Kebab shop;케밥집;Kebapçı;kebab;döner kebap restoranı;dönerci;doner kebab restaurant;kebapçılar;Döner-Restaurant
Filipino restaurant;필리핀 음식점;Filipin restoranı;lechon restaurant;restawran ng litson
Asian restaurant;아시아 음식점;Asya restoranı;Asiatisches Restaurant;Restaurant asiatique;Restaurante asiático;Ristorante asiatico;レストラン・アジア料理;亚洲餐馆;亞洲餐廳;Азиатский ресторан;Nhà hàng châu Á;Aziatisch restaurant;Restauracja azjatycka
Seafood restaurant;해산물 음식점;Balık restoranı;해물;해산물;balıkçı;fish restaurant;fischrestaurant;restaurant de fruits de mer;restaurante de mariscos;marisquería;ristorante di pesce;restaurante de peixes;海鲜餐厅;海鮮料理店;nhà hàng hải sản;quán hải sản;рыбный ресторан;Meeresfrüchte-Restaurant;Ristorante di mare;Marisqueira;Restaurante de frutos do mar;レストラン・シーフード;海鲜餐馆;海鮮餐廳;Ресторан морепродуктов;Nhà hàng Đồ biển;Visrestaurant;Restauracja z owocami morza;해산물 요리 전문식당
Steak house;스테이크하우스;Et lokantası;steakhouse;스테이크;chophouse restaurant;レストラン・ステーキ;牛排餐馆;牛排館;Стейк-хаус;Nhà hàng Bít tết;Vleesrestaurant;Restauracja ze stekami
Barbecue restaurant;고깃집;Mangal restoranı;식육;숯불구이;식육 숯불구이;Korean barbecue restaurant;육류고기요리;BBQ;barbecue;고기구이;Grillrestaurant;Restaurant de grillades;Ristorante con griglia;Restaurante de churrasco;レストラン・焼肉;烧烤餐厅;燒烤餐廳;Ресторан барбекю;Barbecuerestaurant;Restauracja grillowa;Inasal
Fried chicken restaurant;치킨집;Kızarmış tavuk restoranı;통닭;통닭 치킨;치킨;chicken restaurant;fried chicken takeaway;chicken wings restaurant
Hamburger restaurant;햄버거집;Hamburgerci;burger restaurant;햄버거;restaurant ng hamburger;burger joint;hamburgueseria;hamburgueria;бургерная;汉堡店;ハンバーガー店;restaurant de hamburgers;버거
Pizza restaurant;피자집;Pizzacı;pizza;pizzeria;피자;pizza takeaway;pizza delivery;pizza-lieferservice;ristorante pizzeria;пиццерия;披萨店;ピザ屋;ピザ店;pizza takeout;Restaurante de pizza;Pizzaria;レストラン・ピザ;披萨餐馆;披薩餐廳;Nhà hàng Pizza;Pizzarestaurant
Fast food restaurant;패스트푸드;Fast food restoranı;fast food;패스트푸드점;즉석식품;schnellrestaurant;restaurant rapide;restaurante de comida rápida;фастфуд;快餐店;ファストフード店;quán ăn nhanh;фаст-фуд ресторан;Schnellimbiss;Restauration rapide;Comida rápida;ファストフード全般;速食店;Фаст-фуд;Nhà hàng Ăn nhanh;Fastfoodrestaurant
Hot dog stand;핫도그 가게;Sosisli sandviç büfesi;hot dog restaurant
Sandwich shop;샌드위치 가게;Sandviççi;deli;샌드위치;토스트;delicatessen;Negozio di specialità gastronomiche;Loja gourmet;高級食材店;熟食店;Деликатесы;Tiệm Thực phẩm Cao cấp;Ekskluzywne delikatesy
Noodle shop;국수집;Erişte restoranı;국수;noodle restaurant;麺類店;quán mì;面馆 小吃;麵館;일식 면 요리;면 요리;Nudel-Restaurant;Restaurant de nouilles;Restaurante de fideos;Ristorante noodle;Restaurante de noodles;Restaurante de lámen;レストラン・麺類;面馆;麵店;Ресторан с лапшой;Noedelrestaurant;Restauracja z makaronami
Soup restaurant;탕·찌개 전문점;Çorbacı;탕류;탕류 보신용;찌개 전골;çorba lokantası;soup shop
Buffet restaurant;뷔페;Açık büfe restoran;뷔페식;buffet;부페
Vegan restaurant;비건 음식점;Vegan restoran
Breakfast restaurant;아침 식사 전문점;Kahvaltı salonu;kahvaltıcı;kahvaltı
Cafe;카페;Kafe;까페;coffee shop;커피숍;커피전문점;kahve dükkanı;kafeterya;quán cà phê;cafetería;caffè;コーヒー店;喫茶店;カフェ;coffee house;coffee;espresso bar;kahveci;디저트카페;kaffeehaus;salon de café;café-bar;caffetteria;bar caffè;кофейня;кафе;咖啡店;咖啡馆;咖啡廳;コーヒーショップ;quán cafe;quán cà phê sân vườn;cafetería bar;咖啡餐馆;咖啡館;Kawiarnia;Kapihan
Tea house;찻집;Çay evi;전통찻집;tea room;çay bahçesi;다방;차 전문점;çay salonu
Bakery;제과점;Fırın;빵집;베이커리;제과점영업;boulangerie;panadería;bäckerei;bánh;unlu mamuller;panificio;bäckereien;panetteria;panadería y pastelería;padaria;пекарня;булочная;面包店;ベーカリー;tiệm bánh mì;boulangerie-pâtisserie;forno;pie shop;빵;빵 도넛;빵 과자류;과자점;과자류;パン屋;烘焙店;麵包店;Tiệm Bánh;Bakkerij;Piekarnia;Panaderya
Dessert shop;디저트 가게;Tatlıcı;디저트;dessert restaurant
Ice cream shop;아이스크림 가게;Dondurmacı;아이스크림;gelato shop;heladería;Eisgeschäft;Magasin de crèmes glacées;Gelateria;Geladaria;Sorveteria;アイスクリーム店;冰淇淋店;Прилавок с мороженым;Tiệm Kem;IJssalon;Lodziarnia
Juice bar;주스 바;Meyve suyu barı;juice shop;smoothie shop;생과일전문점
Bar;술집;Bar;주점;bars;선술집;meyhane;간이주점;요리주점;lounge;bar-tabac;cervecería;bar restaurante;酒吧;バー・居酒屋;quán bar;quán nhậu;dart bar;piano bar;요리 주점;American bar;Bar requintado ou drinqueria;バー;Бар;Quán rượu;Bar alkoholowy;Inuman
Brewery;양조장;Bira fabrikası;brewpub;microbrewery;Pub mit Hausbrauerei;brasserie-pub;Microcervecería;Pub birrificio;Cervejaria;居酒屋（地ビールあり）;自酿酒吧;自釀酒館;Пивной бар;Café met microbrouwerij;Pub z minibrowarem
Caterer;출장 뷔페;Yemek servisi;catering;출장조리;catering service;catering food and drink supplier;event caterer;mobile caterer;Traiteur;Fornitore di catering;Fornecedor;Fornecedor de refeições;仕出し料理店;餐饮服务;辦桌;Организация банкетов;Suất ăn;Cateraar
Food truck;푸드트럭;Yemek kamyonu;street food vendor;food stall
Takeout restaurant;포장 음식점;Paket servis restoranı;takeaway;takeout
Tavern;선술집 겸 식당;Taverna
Greek restaurant;그리스 음식점;Yunan restoranı;Griechisches Restaurant;Restaurant grec;Restaurante griego;Ristorante greco;Restaurante grego;レストラン・ギリシャ料理;希腊餐馆;希臘餐廳;Ресторан греческой кухни;Nhà hàng Hy Lạp;Grieks restaurant;Restauracja grecka
Spanish restaurant;스페인 음식점;İspanyol restoranı;Spanisches Restaurant;Restaurant espagnol;Restaurante español;Ristorante spagnolo;Restaurante espanhol;レストラン・スペイン料理;西班牙饭店;西班牙餐廳;Ресторан испанской кухни;Spaans restaurant;Restauracja hiszpańska
Middle Eastern restaurant;중동 음식점;Orta Doğu restoranı
Kids cafe;키즈카페;Çocuk kafesi;키즈 카페
Live music bar;라이브 카페;Canlı müzik barı;라이브카페;라이브바
Hot pot restaurant;훠궈·샤브샤브 전문점;Hot pot restoranı;훠궈;샤브샤브;샤부샤부;shabu-shabu restaurant;quán lẩu;lẩu;火鍋店;火锅店;しゃぶしゃぶ店;sukiyaki restaurant;마라탕;마라탕 전문점;Fondue chinoise;Restaurante de hot pot;Restaurante hot pot;Restaurante de fondue;レストラン・火鍋;火锅餐馆;火鍋餐廳;Restauracja hot pot
Dim sum restaurant;만두·딤섬 전문점;Dim sum restoranı;dumpling restaurant;만두;만두집;딤섬;dim sum;餃子店;餃子
Cantonese restaurant;광둥 음식점;Kanton restoranı;Hong Kong style fast food restaurant;restaurant ng pagkaing Cantonese;粤菜馆;廣東料理店
Sichuan restaurant;쓰촨 음식점;Siçuan restoranı;Szechuan restaurant;사천요리;川菜馆;四川料理店
Taiwanese restaurant;대만 음식점;Tayvan restoranı;대만음식;台湾料理店
Izakaya restaurant;이자카야;İzakaya restoranı;izakaya;일본식 주점;居酒屋
Ramen restaurant;라멘 전문점;Ramen restoranı;라멘;라면;라면집;일본라멘;ラーメン屋;ラーメン店;tonkotsu ramen restaurant;Restaurant de ramen;Restaurante de ramen;Ristorante ramen;Restaurante ramen;レストラン・ラーメン;日式拉面餐馆;拉麵店;Раменная;Restauracja z ramenem
Udon noodle restaurant;우동·소바 전문점;Udon restoranı;우동;소바;soba noodle shop;메밀국수;막국수;うどん屋;うどん店;そば屋;そば店
Tonkatsu restaurant;돈가스 전문점;Tonkatsu restoranı;돈까스;돈가스;돈까스 전문점;とんかつ店;とんかつ屋;경양식 돈까스
Yakiniku restaurant;야키니쿠 전문점;Yakiniku restoranı;焼肉店;焼肉;焼肉屋;일본식 고기구이
Yakitori restaurant;꼬치구이 전문점;Yakitori restoranı;꼬치;꼬치구이;닭꼬치;양꼬치;焼き鳥店;焼き鳥屋
Curry restaurant;카레 전문점;Köri restoranı;카레;Japanese curry restaurant;カレー店;カレー屋
Teppanyaki restaurant;철판요리 전문점;Teppanyaki restoranı;철판요리;철판구이;hibachi restaurant;鉄板焼き店
Raw fish restaurant;횟집;Çiğ balık restoranı;회집;생선회;활어회;sashimi restaurant;횟집 전문점;해산물 구이 찜;일식 회 초밥;복 요리;복어;복어취급;복집
Eel restaurant;장어 전문점;Yılan balığı restoranı;장어;장어구이;민물장어;unagi restaurant;うなぎ屋;うなぎ店
Crab restaurant;대게·게장 전문점;Yengeç restoranı;crab house;대게;꽃게;게장;간장게장;かに料理店
Grilled clam restaurant;조개구이;Izgara midye restoranı;조개;조개구이 전문점;해물찜;아구찜;아귀찜
Korean beef restaurant;한우 전문점;Kore sığır eti restoranı;한우;소고기구이;정육식당;소고기;한우구이;소고기 구이 찜
Korean rib restaurant;갈비 전문점;Kore kaburga restoranı;갈비;갈비집;돼지갈비;소갈비;galbi restaurant
Grilled pork restaurant;삼겹살 전문점;Izgara domuz eti restoranı;삼겹살;돼지고기구이;돼지고기;samgyeopsal restaurant;samgyupsal restaurant;돼지고기 구이 찜;돼지고기구이찜
Gopchang restaurant;곱창·막창 전문점;Sakatat ızgara restoranı;곱창;막창;대창;곱창 막창;offal barbecue restaurant;ホルモン焼き;곱창 전골 구이
Jokbal restaurant;족발·보쌈 전문점;Paça restoranı;족발;보쌈;족발 보쌈;보쌈 족발;pork hock restaurant
Korean soup restaurant;국밥·해장국 전문점;Kore çorbası restoranı;국밥;해장국;설렁탕;감자탕;순대국;곰탕;갈비탕;순대;순댓국;추어탕;육개장;뼈해장국;부대찌개;뼈다귀해장국;국;국 탕 찌개류;찌개류
Samgyetang restaurant;삼계탕 전문점;Tavuklu ginseng çorbası restoranı;삼계탕;백숙;닭백숙;닭한마리;닭요리
Dak-galbi restaurant;닭갈비 전문점;Kore baharatlı tavuk restoranı;닭갈비;찜닭;닭볶음탕;dakgalbi restaurant
Duck restaurant;오리고기 전문점;Ördek restoranı;오리;오리구이;오리고기;오리요리;Peking duck restaurant;닭 오리고기 구이 찜
Cold noodle restaurant;냉면 전문점;Soğuk erişte restoranı;냉면;냉면집;밀면;naengmyeon restaurant
Knife-cut noodle restaurant;칼국수 전문점;El kesimi erişte restoranı;칼국수;수제비;칼국수집;kalguksu restaurant;칼국수 만두
Rice noodle restaurant;쌀국수 전문점;Pirinç eriştesi restoranı;쌀국수;pho restaurant;quán phở;phở;米粉店;tiệm phở;bún bò
Tteokbokki restaurant;떡볶이 전문점;Tteokbokki restoranı;떡볶이;떡볶이집;즉석떡볶이
Porridge restaurant;죽 전문점;Kore lapası restoranı;죽;죽집;congee restaurant;粥店
Bento shop;도시락 전문점;Bento dükkanı;도시락;도시락집;lunch box supplier;box lunch supplier;弁当屋;お弁当
Rice cake shop;떡집;Pirinç keki dükkanı;떡;떡 한과;떡방앗간;방앗간;한과;餅屋
Side dish shop;반찬 가게;Meze dükkanı;반찬;반찬가게;banchan shop;惣菜店;mezeci
Fusion restaurant;퓨전 음식점;Füzyon restoranı;퓨전요리;퓨전;퓨전음식;Asian fusion restaurant;modern European restaurant
Fine dining restaurant;파인다이닝;Lüks restoran;gourmet restaurant;haute French restaurant;오마카세;코스요리
Family restaurant;패밀리 레스토랑;Aile restoranı;패밀리레스트랑;패밀리레스토랑;ファミレス;ファミリーレストラン;aile lokantası
Food court;푸드코트;Yemek katı;hawker centre;hawker center;hawker stall;food hall;フードコート;Gemeinschaftlicher Gastronomiebereich;Plaza de comida;Zona ristorazione;Praça de alimentação;食阁;美食廣場;Ресторанный дворик;Trung tâm Ẩm thực;Foodcourt;Strefa gastronomiczna
Diner;미국식 식당;Amerikan lokantası;American diner
Bistro;비스트로;Bistro;brasserie;ビストロ
Brunch restaurant;브런치 카페;Brunch restoranı;브런치;brunch;brunch cafe
Canteen;구내식당;Yemekhane;단체급식;집단급식소;위탁급식영업;comedor;kantine;cantine;cantina aziendale;食堂;school cafeteria
Cat cafe;동물 카페;Kedi kafesi;고양이카페;애견카페;dog cafe;animal cafe;강아지카페;猫カフェ
Coffee roastery;로스터리 카페;Kahve kavurma atölyesi;coffee roasters;roastery;커피로스터리;로스터리;coffee store;coffee stand;coffee wholesaler;Kaffeegeschäft;Boutique de vente de cafés;Tienda de café;Negozio di caffè;Loja de café;コーヒー豆販売店;咖啡商店;咖啡豆專賣店;Магазин кофе;Tiệm Bột Cà phê;Koffiewinkel;Sklep z kawą
Bubble tea store;버블티 전문점;Bubble tea dükkanı;bubble tea shop;밀크티;버블티;trà sữa;タピオカ店
Cake shop;케이크 가게;Pastane;케이크;케익;pastry shop;patisserie;konditorei;pastelería;pasticceria;confeitaria;ケーキ屋;洋菓子店;pastaneler;tiệm bánh ngọt;кондитерская;wedding bakery;cupcake shop;cake decorating;Pastelaria;焼菓子（ペイストリー）店;甜品店;糕點店;Пироги;Cukiernia
Doughnut shop;도넛 가게;Donut dükkanı;donut shop;도넛;도너츠;꽈배기
Bagel shop;베이글 가게;Bagel dükkanı;베이글;simitçi;simit fırını
Pancake restaurant;팬케이크 전문점;Pankek restoranı;팬케이크;waffle shop;와플;waffle house;waffle
Creperie;크레페 가게;Krepçi;crepe restaurant;크레페
Chocolate shop;초콜릿 가게;Çikolatacı;chocolatier;chocolate artisan;초콜릿;chocolaterie;pralinen
Candy store;사탕 가게;Şekerleme dükkanı;sweet shop;candy shop;şekerci;confectionery;confectionery store;süßwarenladen;confiserie;Tienda de dulces;Negozio di dolciumi;Doçaria;Doceria;菓子屋（販売）;糖果店;Tiệm Kẹo;Snoepwinkel;Sklep ze słodyczami
Baklava shop;바클라바 가게;Baklavacı;baklava;tatlı dükkanı
Borek shop;뵈렉 가게;Börekçi;börek salonu;su böreği
Pide restaurant;피데 전문점;Pideci;pide salonu;lahmacun;lahmacuncu;pide lahmacun salonu
Meatball restaurant;쾨프테 전문점;Köfteci;köfte salonu;kofta restaurant;çiğ köfte;çiğ köfteci
Grill restaurant;그릴 요리 전문점;Izgara restoranı;bar & grill;grill;grillroom;parrilla;ızgara;rotisserie chicken restaurant;ocakbaşı;churrasqueria
Wine bar;와인바;Şarap barı;와인 바;와인;bar à vin;enoteca;vinothek;vinoteca;ワインバー
Cocktail bar;칵테일바;Kokteyl barı;칵테일;カクテルバー;칵테일 바
Pub;펍;İngiliz barı;Irish pub;gastropub;taproom;beer bar;パブ;паб;Kneipe;清吧;酒館;Quán rượu Pub;Pub irlandais;Pub irlandés;Pub irlandese;アイリッシュパブ;爱尔兰酒吧;愛爾蘭酒館;Ирландский паб;Quán rượu Pub Ai-len;Ierse pub;Pub irlandzki
Beer hall;호프집;Birahane;호프;호프 통닭;맥주;맥주집;생맥주;beer garden;biergarten;ビアホール;craft beer bar;수제맥주;생맥주 전문;Jardim de cerveja;ビアガーデン;啤酒花园;露天啤酒場;Пивной сад;Vườn Bia;Ogródek piwny
Sports bar;스포츠 바;Spor barı;스포츠바;スポーツバー
Hookah bar;물담배 바;Nargile kafe;nargile;shisha bar;hookah lounge;물담배;кальянная;Bar à chicha;Bar de cachimbas;Sala Narghilè;Espaço hookah;シーシャラウンジ;水烟馆;水菸吸菸室;Shishabar
Korean pub;포차·소주방;Kore meyhanesi;포장마차;포차;소주방;정종 대포집 소주방;대포집;실내포장마차;막걸리;전통주점;민속주점;헌팅포차;감성주점;이자카야 포차
Entertainment bar;유흥주점;Eğlence barı;단란주점;룸살롱;hostess club;host club;キャバクラ;スナック;일반 유흥 주점;유흥 주점;단란 주점
Winery;와이너리;Şaraphane;vineyard;와인농장;bodega;weingut;vignoble;cantina vinicola;Weinberg;Vigne;Viñedo;Vigneto;Vinha;ぶどう畑;葡萄园;酒莊;Виноградник;Vườn Nho;Wijngaard;Winnica;Chai;Bodega de vitivinicultura;Vinicultor;Vinícola;ワイナリー;葡萄酒坊;酒廠;Винокурня;Nhà máy Rượu vang;Wijngoed;Winiarnia
Distillery;증류소;Damıtımevi;소주 양조장;destilería;Brennerei;Distillerie;Distilleria;Destilaria;蒸留所;蒸馏工坊;烈酒廠;Завод крепких алкогольных напитков;Nhà máy Rượu;Destilleerderij;Gorzelnia
Fish & chips restaurant;피시앤칩스 전문점;Balık ve patates restoranı;fish and chips takeaway;fish & chips
Taco restaurant;타코 전문점;Taco restoranı;taqueria;타코;burrito restaurant;부리토
Salad shop;샐러드 전문점;Salata barı;샐러드;salad bar;poke bar;포케;salatbar
Health food restaurant;건강식 전문점;Sağlıklı yemek restoranı;organic restaurant;gluten-free restaurant;건강식
Vegetarian restaurant;채식 음식점;Vejetaryen restoran;채식;채식 식당;사찰음식;vejetaryen restoranı;vegetarisches restaurant;素食;素食餐厅;quán chay;restaurant végétarien;vegetarian cafe and deli
Halal restaurant;할랄 음식점;Helal restoran;할랄;할랄푸드
Mediterranean restaurant;지중해 음식점;Akdeniz restoranı;지중해음식
Persian restaurant;페르시아 음식점;İran restoranı;Iranian restaurant
Lebanese restaurant;레바논 음식점;Lübnan restoranı
Israeli restaurant;이스라엘 음식점;İsrail restoranı
Moroccan restaurant;모로코 음식점;Fas restoranı
African restaurant;아프리카 음식점;Afrika restoranı
Brazilian restaurant;브라질 음식점;Brezilya restoranı;churrascaria;rodizio restaurant
Peruvian restaurant;페루 음식점;Peru restoranı
Argentinian restaurant;아르헨티나 음식점;Arjantin restoranı
Colombian restaurant;콜롬비아 음식점;Kolombiya restoranı
Cuban restaurant;쿠바 음식점;Küba restoranı
Caribbean restaurant;카리브 음식점;Karayip restoranı;Haitian restaurant
Latin American restaurant;중남미 음식점;Latin Amerika restoranı;South American restaurant
German restaurant;독일 음식점;Alman restoranı;Bavarian restaurant;Deutsches Restaurant;Restaurant allemand;Restaurante aleman;Ristorante tedesco;Restaurante alemão;レストラン・ドイツ料理;德式餐馆;德國餐廳;Ресторан немецкой кухни;Nhà hàng Đức;Duits restaurant;Restauracja niemiecka
Portuguese restaurant;포르투갈 음식점;Portekiz restoranı
Russian restaurant;러시아 음식점;Rus restoranı;Ukrainisches Restaurant;Restaurant ukrainien;Restaurante ucraniano;Ristorante ucraino;レストラン・ウクライナ料理;乌克兰饭店;烏克蘭餐廳;Ресторан украинской кухни;Oekraïens restaurant;Restauracja ukraińska
Polish restaurant;폴란드 음식점;Polonya restoranı
Georgian restaurant;조지아 음식점;Gürcü restoranı;Georgisches Restaurant;Restaurant géorgien;Restaurante georgiano;Ristorante georgiano;レストラン・ジョージア料理;格鲁吉亚餐馆;喬治亞餐廳;Ресторан грузинской кухни;Georgisch restaurant;Restauracja gruzińska
Uzbek restaurant;우즈베키스탄 음식점;Özbek restoranı;Uzbeki restaurant;중앙아시아 음식점
Mongolian restaurant;몽골 음식점;Moğol restoranı;Mongolian barbecue restaurant;몽골음식
Nepalese restaurant;네팔 음식점;Nepal restoranı;네팔음식;네팔음식점
Pakistani restaurant;파키스탄 음식점;Pakistan restoranı
Bangladeshi restaurant;방글라데시 음식점;Bangladeş restoranı
Sri Lankan restaurant;스리랑카 음식점;Sri Lanka restoranı
South Indian restaurant;남인도 음식점;Güney Hint restoranı
Indonesian restaurant;인도네시아 음식점;Endonezya restoranı;rumah makan;warung
Malaysian restaurant;말레이시아 음식점;Malezya restoranı
Singaporean restaurant;싱가포르 음식점;Singapur restoranı
Cambodian restaurant;캄보디아 음식점;Kamboçya restoranı
Southeast Asian restaurant;동남아 음식점;Güneydoğu Asya restoranı;동남아음식;동남아식
Hawaiian restaurant;하와이 음식점;Hawaii restoranı
British restaurant;영국 음식점;İngiliz restoranı;English restaurant
European restaurant;유럽 음식점;Avrupa restoranı
Southern restaurant;미국 남부 음식점;Güney Amerika tarzı ABD restoranı;soul food restaurant;Southern restaurant (US);Cajun restaurant;Creole restaurant;Californian restaurant
Tapas bar;타파스 바;Tapas barı;tapas restaurant;taberna;bar de tapas
Food delivery;음식 배달;Yemek teslimatı;meal delivery;배달음식;delivery restaurant;meal delivery service;밀키트;배달전문;배달 전문점;food delivery service;grocery delivery service;milk delivery service
Dairy bar;요거트 가게;Yoğurt dükkanı;요거트;muhallebici;shaved ice shop;빙수;bingsu shop;かき氷店;Frozen Yogurt Geschäft;Magasin de yaourt glacé;Tienda de yogures helados;Negozio di yogurt gelato;Loja de iogurte gelado;フローズンヨーグルト店;炒酸奶;霜凍優格店;Магазин замороженных йогуртов;Frozen yoghurt-winkel;Bar z mrożonym jogurtem
Afghan restaurant;아프가니스탄 음식점;Afgan restoranı;afghani restaurant
Austrian restaurant;오스트리아 음식점;Avusturya restoranı
Belgian restaurant;벨기에 음식점;Belçika restoranı
Swiss restaurant;스위스 음식점;İsviçre restoranı;fondue restaurant;raclette restaurant
Burmese restaurant;미얀마 음식점;Myanmar restoranı;myanmar restaurant
Laotian restaurant;라오스 음식점;Laos restoranı
Hungarian restaurant;헝가리 음식점;Macar restoranı
Romanian restaurant;루마니아 음식점;Romen restoranı
Bulgarian restaurant;불가리아 음식점;Bulgar restoranı
Balkan restaurant;발칸 음식점;Balkan restoranı;bosnian restaurant;albanian restaurant;macedonian restaurant;slovenian restaurant;montenegrin restaurant
Serbian restaurant;세르비아 음식점;Sırp restoranı
Croatian restaurant;크로아티아 음식점;Hırvat restoranı
Czech restaurant;체코 음식점;Çek restoranı;slovak restaurant
Eastern European restaurant;동유럽 음식점;Doğu Avrupa restoranı;central european restaurant
Ukrainian restaurant;우크라이나 음식점;Ukrayna restoranı
Lithuanian restaurant;리투아니아 음식점;Litvanya restoranı;latvian restaurant;estonian restaurant
Scandinavian restaurant;북유럽 음식점;İskandinav restoranı;danish restaurant;swedish restaurant;norwegian restaurant;finnish restaurant;icelandic restaurant;nordic restaurant
Dutch restaurant;네덜란드 음식점;Hollanda restoranı
Irish restaurant;아일랜드 음식점;İrlanda restoranı
Armenian restaurant;아르메니아 음식점;Ermeni restoranı
Azerbaijani restaurant;아제르바이잔 음식점;Azerbaycan restoranı
Kazakhstani restaurant;카자흐스탄 음식점;Kazak restoranı;kazakh restaurant;kyrgyz restaurant
Uyghur restaurant;위구르 음식점;Uygur restoranı;uyghur cuisine restaurant
Arab restaurant;아랍 음식점;Arap restoranı;arabic restaurant;yemeni restaurant;iraqi restaurant;jordanian restaurant;palestinian restaurant
Syrian restaurant;시리아 음식점;Suriye restoranı
Egyptian restaurant;이집트 음식점;Mısır restoranı;koshari restaurant
Tunisian restaurant;튀니지 음식점;Tunus restoranı
North African restaurant;북아프리카 음식점;Kuzey Afrika restoranı;algerian restaurant;couscous restaurant
Ethiopian restaurant;에티오피아 음식점;Etiyopya restoranı;eritrean restaurant
Nigerian restaurant;나이지리아 음식점;Nijerya restoranı
South African restaurant;남아프리카 음식점;Güney Afrika restoranı
Kosher restaurant;코셔 음식점;Koşer restoran;jewish restaurant
Falafel restaurant;팔라펠 전문점;Falafelci
Shawarma restaurant;샤와르마 전문점;Şavurma restoranı;shwarma restaurant;durum restaurant
Gyro restaurant;기로스 전문점;Gyros restoranı;gyros
Pilaf restaurant;필라프 전문점;Pilavcı
Tibetan restaurant;티베트 음식점;Tibet restoranı
Biryani restaurant;비리야니 전문점;Biryani restoranı;hyderabadi restaurant
Puerto Rican restaurant;푸에르토리코 음식점;Porto Riko restoranı
Dominican restaurant;도미니카 음식점;Dominik restoranı
Jamaican restaurant;자메이카 음식점;Jamaika restoranı
Salvadoran restaurant;엘살바도르 음식점;El Salvador restoranı;pupuseria
Venezuelan restaurant;베네수엘라 음식점;Venezuela restoranı;arepa restaurant
Chilean restaurant;칠레 음식점;Şili restoranı
Ecuadorian restaurant;에콰도르 음식점;Ekvador restoranı
Guatemalan restaurant;과테말라 음식점;Guatemala restoranı;honduran restaurant;nicaraguan restaurant;central american restaurant;costa rican restaurant
Australian restaurant;호주 음식점;Avustralya restoranı;new zealand restaurant
Canadian restaurant;캐나다 음식점;Kanada restoranı
Polynesian restaurant;폴리네시아 음식점;Polinezya restoranı;pacific rim restaurant
Okonomiyaki restaurant;오코노미야키 전문점;Okonomiyaki restoranı;お好み焼き店;お好み焼き屋
Takoyaki restaurant;타코야키 전문점;Takoyaki restoranı;たこ焼き店;たこ焼き屋
Tempura restaurant;튀김·덴푸라 전문점;Tempura restoranı;天ぷら店;天ぷら料理店
Gyudon restaurant;규동·덮밥 전문점;Gyudon restoranı;牛丼店;donburi restaurant;덮밥
Kaiseki restaurant;가이세키 전문점;Kaiseki restoranı;懐石料理店
Oden restaurant;오뎅 전문점;Oden restoranı;おでん屋;오뎅
Kushiage restaurant;꼬치튀김 전문점;Kushiage restoranı;kushiyaki restaurant;kushiage and kushikatsu restaurant;串揚げ店;串焼き店
Tofu restaurant;두부 요리 전문점;Tofu restoranı;豆腐料理店;순두부;두부
Oyster bar restaurant;굴 요리 전문점;İstiridye restoranı;굴요리;oyster bar
Lunch restaurant;점심 식당;Öğle yemeği restoranı
Churreria;추러스 가게;Çurros dükkanı;churros shop
Cookie shop;쿠키 가게;Kurabiyeci;biscuit shop;쿠키
Popcorn store;팝콘 가게;Patlamış mısır dükkanı
Pretzel store;프레첼 가게;Pretzel dükkanı;simit shop
Açaí shop;아사이볼 전문점;Açaí dükkanı;acai bowl
Frozen yogurt shop;요거트 아이스크림 가게;Donmuş yoğurt dükkanı;frozen yogurt;yogurt shop
Japanese sweets shop;화과자점;Japon tatlıcısı;japanese confectionery shop;japanese sweets restaurant;和菓子屋;和菓子店;japanese cheap sweets shop
French fries shop;감자튀김 가게;Patates kızartması dükkanı;frituur;chip shop;friterie;frietkot
Gay bar;LGBTQ+ 바;LGBTQ+ barı;lesbian bar;gay night club
Theme cafe;테마 카페;Temalı kafe;art cafe;cosplay cafe;maid cafe
Personal chef service;개인 요리사;Özel şef;personal chef;private chef
Tortilla shop;토르티야 가게;Tortilla dükkanı;tamale shop
Instant foods maker;즉석판매제조가공업;Hazır gıda üreticisi;즉석판매제조·가공업;즉석판매 제조 가공업;즉석판매제조
International restaurant;외국음식 전문점;Dünya mutfağı restoranı;외국음식전문점;외국식 음식점;분류 안된 외국식 음식점;continental restaurant;world cuisine restaurant;internationales restaurant;restoran internacionalne kuhinje;외국식 음식점업
`
