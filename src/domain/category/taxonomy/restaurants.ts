/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const restaurants = `
Restaurant;음식점;Restoran;식당;레스토랑;lokanta;restaurante;restaurant ng;restawran;ristorante;gaststätte;nhà hàng;レストラン;餐厅;餐廳;meal takeaway;food court;family restaurant;패밀리레스트랑;기타 음식점;일반음식점;휴게음식점;diner;eatery;food
Korean restaurant;한식;Kore restoranı;한식당;한정식;한식점;한식 일반 음식점업;한식 일반;백반;국밥;한국음식점
Snack bar;분식;Büfe;분식집;분식점;떡볶이;snack;büfe;kantin
Chinese restaurant;중식;Çin restoranı;중국식;중국집;중식당;중국요리;중국음식점;Cantonese restaurant;Sichuan restaurant;dim sum restaurant;dumpling restaurant
Japanese restaurant;일식;Japon restoranı;일식당;일본식;일본음식점;일식집;Authentic Japanese restaurant;izakaya restaurant;이자카야
Sushi restaurant;초밥집;Suşi restoranı;스시;초밥;횟집;회집;sushi;sushi takeaway;생선회
Gimbap restaurant;김밥;Gimbap dükkanı;김밥 도시락;김밥집;도시락;lunch box supplier
Western restaurant;양식;Batı mutfağı restoranı;경양식;양식당;서양식;서양음식점
Italian restaurant;이탈리아 음식점;İtalyan restoranı;이탈리안;이태리음식;파스타;pasta shop;trattoria
French restaurant;프랑스 음식점;Fransız restoranı;프렌치;bistro;brasserie
American restaurant;미국 음식점;Amerikan restoranı
Mexican restaurant;멕시코 음식점;Meksika restoranı;taco restaurant;taqueria;Tex-Mex restaurant
Indian restaurant;인도 음식점;Hint restoranı;인도음식
Thai restaurant;태국 음식점;Tayland restoranı;태국음식
Vietnamese restaurant;베트남 음식점;Vietnam restoranı;베트남음식;쌀국수;pho restaurant
Turkish restaurant;터키 음식점;Türk restoranı;Türk mutfağı;튀르키예 음식점;kebap salonu;ocakbaşı;esnaf lokantası
Kebab shop;케밥집;Kebapçı;kebab;döner kebap restoranı;dönerci;doner kebab restaurant;kebapçılar
Filipino restaurant;필리핀 음식점;Filipin restoranı;lechon restaurant;restawran ng litson
Asian restaurant;아시아 음식점;Asya restoranı;동남아음식;외국음식전문점;Asian fusion restaurant
Seafood restaurant;해산물 음식점;Balık restoranı;해물;해산물;balıkçı;fish restaurant;조개구이;아구찜
Steak house;스테이크하우스;Et lokantası;steakhouse;스테이크;chophouse restaurant
Barbecue restaurant;고깃집;Mangal restoranı;식육;숯불구이;식육 숯불구이;Korean barbecue restaurant;갈비;삼겹살;육류고기요리;BBQ;barbecue;고기구이
Fried chicken restaurant;치킨집;Kızarmış tavuk restoranı;통닭;통닭 치킨;치킨;chicken restaurant;fried chicken takeaway;chicken wings restaurant;닭갈비
Hamburger restaurant;햄버거집;Hamburgerci;burger restaurant;햄버거;restaurant ng hamburger;burger joint;hamburgueseria
Pizza restaurant;피자집;Pizzacı;pizza;pizzeria;피자;pizza takeaway;pizza delivery
Fast food restaurant;패스트푸드;Fast food restoranı;fast food;패스트푸드점;즉석식품
Hot dog stand;핫도그 가게;Sosisli sandviç büfesi;hot dog restaurant
Sandwich shop;샌드위치 가게;Sandviççi;deli;샌드위치;토스트;delicatessen
Noodle shop;국수집;Erişte restoranı;냉면집;냉면;국수;칼국수;라멘;ramen restaurant;noodle restaurant;우동
Soup restaurant;탕·찌개 전문점;Çorbacı;탕류;탕류 보신용;설렁탕;감자탕;찌개 전골;çorba lokantası
Buffet restaurant;뷔페;Açık büfe restoran;뷔페식;buffet;부페
Vegan restaurant;비건 음식점;Vegan restoran;vegetarian restaurant;채식;vejetaryen restoran;사찰음식
Breakfast restaurant;아침 식사 전문점;Kahvaltı salonu;kahvaltıcı;brunch restaurant;브런치;pancake restaurant;lunch restaurant;kahvaltı
Cafe;카페;Kafe;까페;coffee shop;커피숍;커피전문점;kahve dükkanı;kafeterya;café;quán cà phê;cafetería;caffè;コーヒー店;喫茶店;カフェ;coffee house;coffee;espresso bar;cafeteria;kahveci;디저트카페
Tea house;찻집;Çay evi;전통찻집;tea room;çay bahçesi;bubble tea store;bubble tea shop;다방;차 전문점;çay salonu
Bakery;제과점;Fırın;빵집;베이커리;제과점영업;pastane;boulangerie;panadería;bäckerei;bánh;pastry shop;cake shop;떡집;떡 한과;케이크;unlu mamuller;patisserie;panificio
Dessert shop;디저트 가게;Tatlıcı;디저트;dessert restaurant;baklavacı;waffle shop;와플;bingsu shop;빙수;donut shop;doughnut shop;도넛;candy store;chocolate shop
Ice cream shop;아이스크림 가게;Dondurmacı;아이스크림;gelato shop;frozen yogurt shop;heladería
Juice bar;주스 바;Meyve suyu barı;juice shop;smoothie shop;생과일전문점
Bar;술집;Bar;호프;호프 통닭;정종 대포집 소주방;소주방;주점;bars;cocktail bar;wine bar;pub;taproom;beer hall;biergarten;beer garden;gastropub;sports bar;선술집;포장마차;meyhane;birahane;간이주점;감성주점;요리주점;맥주;Irish pub;lounge;hookah bar;유흥주점;단란주점;칵테일바;와인바
Brewery;양조장;Bira fabrikası;brewpub;distillery;winery;와이너리;수제맥주
Caterer;출장 뷔페;Yemek servisi;catering;출장조리;catering service;catering food and drink supplier;event caterer;mobile caterer
Food truck;푸드트럭;Yemek kamyonu;street food vendor;food stall
Takeout restaurant;포장 음식점;Paket servis restoranı;takeaway;takeout;delivery restaurant;배달음식;food delivery
Tavern;선술집 겸 식당;Taverna;taberna;tapas bar;tapas restaurant
Greek restaurant;그리스 음식점;Yunan restoranı;Mediterranean restaurant;지중해 음식점
Spanish restaurant;스페인 음식점;İspanyol restoranı
Middle Eastern restaurant;중동 음식점;Orta Doğu restoranı;halal restaurant;Lebanese restaurant
Kids cafe;키즈카페;Çocuk kafesi;키즈 카페
Live music bar;라이브 카페;Canlı müzik barı;라이브카페;라이브바
`
