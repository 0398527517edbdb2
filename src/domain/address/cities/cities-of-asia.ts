/** Country|name|Korean name|latitude,longitude|state|other spellings, a line. See `city-index.ts`. */
export const citiesOfAsia = `
KR|서울|서울|37.566,126.978|서울특별시|서울시;서울특별시;Seoul;Séoul;Seul;ソウル;首尔;首爾;Сеул
KR|부산|부산|35.18,129.076|부산광역시|부산시;부산광역시;Busan;Pusan;釜山
KR|대구|대구|35.871,128.602|대구광역시|대구시;대구광역시;Daegu;Taegu
KR|인천|인천|37.456,126.705|인천광역시|인천시;인천광역시;Incheon;Inchon;仁川
KR|광주|광주|35.16,126.851|광주광역시|광주광역시;Gwangju;Kwangju
KR|대전|대전|36.351,127.385|대전광역시|대전시;대전광역시;Daejeon;Taejon
KR|울산|울산|35.539,129.311|울산광역시|울산시;울산광역시;Ulsan
KR|세종|세종|36.48,127.289|세종특별자치시|세종시;세종특별자치시;Sejong;Sejong City
KR|수원시|수원시|37.263,127.029|경기도|Suwon;수원
KR|성남시|성남시|37.42,127.127|경기도|Seongnam;성남
KR|고양시|고양시|37.658,126.832|경기도|Goyang;고양
KR|용인시|용인시|37.241,127.178|경기도|Yongin;용인
KR|부천시|부천시|37.504,126.766|경기도|Bucheon;부천
KR|안산시|안산시|37.322,126.831|경기도|Ansan;안산
KR|창원시|창원시|35.228,128.682|경상남도|Changwon;창원
KR|청주시|청주시|36.642,127.489|충청북도|Cheongju;청주
KR|천안시|천안시|36.815,127.114|충청남도|Cheonan;천안
KR|전주시|전주시|35.824,127.148|전북특별자치도|Jeonju;전주
KR|포항시|포항시|36.019,129.343|경상북도|Pohang;포항
KR|경주시|경주시|35.856,129.225|경상북도|Gyeongju;경주
KR|강릉시|강릉시|37.752,128.876|강원특별자치도|Gangneung;강릉
KR|춘천시|춘천시|37.881,127.73|강원특별자치도|Chuncheon;춘천
KR|여수시|여수시|34.76,127.662|전라남도|Yeosu;여수
KR|제주시|제주시|33.5,126.531|제주특별자치도|Jeju;Jeju City;Jeju-si;제주
KR|서귀포시|서귀포시|33.254,126.56|제주특별자치도|Seogwipo;서귀포
KP|Pyongyang|평양|39.02,125.754||P'yŏngyang;평양시
JP|Tokyo|도쿄|35.682,139.76|Tokyo|東京;東京都;Tōkyō;Tokio;東京都区部
JP|Osaka|오사카|34.694,135.502|Osaka|大阪;大阪市;Ōsaka;Osaka City
JP|Kyoto|교토|35.012,135.768|Kyoto|京都;京都市;Kyōto
JP|Yokohama|요코하마|35.444,139.638|Kanagawa|横浜;横浜市
JP|Nagoya|나고야|35.181,136.907|Aichi|名古屋;名古屋市
JP|Sapporo|삿포로|43.062,141.354|Hokkaido|札幌;札幌市
JP|Fukuoka|후쿠오카|33.59,130.402|Fukuoka|福岡;福岡市
JP|Kobe|고베|34.69,135.196|Hyogo|神戸;神戸市;Kōbe
JP|Kawasaki|가와사키|35.531,139.703|Kanagawa|川崎;川崎市
JP|Saitama|사이타마|35.861,139.646|Saitama|さいたま市
JP|Hiroshima|히로시마|34.385,132.455|Hiroshima|広島;広島市
JP|Sendai|센다이|38.268,140.869|Miyagi|仙台;仙台市
JP|Kitakyushu|기타큐슈|33.883,130.875|Fukuoka|北九州;北九州市
JP|Chiba|지바|35.607,140.106|Chiba|千葉市
JP|Naha|나하|26.212,127.679|Okinawa|那覇;那覇市
JP|Nara|나라|34.685,135.805|Nara|奈良市
JP|Nagasaki|나가사키|32.75,129.878|Nagasaki|長崎市
JP|Kanazawa|가나자와|36.561,136.656|Ishikawa|金沢市
CN|Beijing|베이징|39.904,116.407|Beijing|北京;北京市;Peking;Pekin
CN|Shanghai|상하이|31.23,121.474|Shanghai|上海;上海市
CN|Guangzhou|광저우|23.129,113.264|Guangdong|广州;廣州;广州市;Canton
CN|Shenzhen|선전|22.543,114.058|Guangdong|深圳;深圳市
CN|Chongqing|충칭|29.563,106.551|Chongqing|重庆;重慶;重庆市
CN|Tianjin|톈진|39.084,117.2|Tianjin|天津;天津市
CN|Chengdu|청두|30.572,104.066|Sichuan|成都;成都市
CN|Wuhan|우한|30.593,114.305|Hubei|武汉;武漢;武汉市
CN|Hangzhou|항저우|30.274,120.155|Zhejiang|杭州;杭州市
CN|Nanjing|난징|32.06,118.797|Jiangsu|南京;南京市
CN|Xi'an|시안|34.342,108.94|Shaanxi|西安;西安市;Xian
CN|Suzhou|쑤저우|31.299,120.585|Jiangsu|苏州;蘇州;苏州市
CN|Qingdao|칭다오|36.067,120.383|Shandong|青岛;青島;青岛市
CN|Shenyang|선양|41.805,123.431|Liaoning|沈阳;沈阳市
CN|Dalian|다롄|38.914,121.615|Liaoning|大连;大连市
CN|Harbin|하얼빈|45.803,126.535|Heilongjiang|哈尔滨;哈尔滨市
CN|Xiamen|샤먼|24.48,118.089|Fujian|厦门;厦门市
CN|Zhengzhou|정저우|34.747,113.625|Henan|郑州;郑州市
CN|Changsha|창사|28.228,112.939|Hunan|长沙;长沙市
CN|Kunming|쿤밍|25.038,102.718|Yunnan|昆明;昆明市
CN|Dongguan|둥관|23.021,113.752|Guangdong|东莞;东莞市
CN|Foshan|포산|23.022,113.122|Guangdong|佛山;佛山市
CN|Jinan|지난|36.651,117.12|Shandong|济南;济南市
CN|Ningbo|닝보|29.868,121.544|Zhejiang|宁波;宁波市
CN|Yantai|옌타이|37.464,121.448|Shandong|烟台;烟台市
CN|Sanya|싼야|18.253,109.512|Hainan|三亚;三亚市
HK|Hong Kong|홍콩|22.319,114.169||香港;Hongkong;Kowloon;九龍
MO|Macao|마카오|22.199,113.544||澳門;Macau
TW|Taipei|타이베이|25.033,121.565|Taipei City|台北;臺北;台北市;臺北市;Taipei City
TW|New Taipei|신베이|25.012,121.465|New Taipei City|新北;新北市;New Taipei City
TW|Taichung|타이중|24.148,120.674|Taichung City|台中;臺中;台中市;臺中市;Taichung City
TW|Kaohsiung|가오슝|22.627,120.301|Kaohsiung City|高雄;高雄市;Kaohsiung City
TW|Tainan|타이난|22.999,120.227|Tainan City|台南;臺南;台南市;臺南市;Tainan City
TW|Taoyuan|타오위안|24.994,121.301|Taoyuan City|桃園;桃園市;Taoyuan City
TW|Hsinchu|신주|24.814,120.968|Hsinchu City|新竹;新竹市;Hsinchu City
MN|Ulaanbaatar|울란바토르|47.886,106.906|Ulaanbaatar|Улаанбаатар;Ulan Bator
VN|Hà Nội|하노이|21.028,105.854|Hà Nội|Hanoi;Ha Noi
VN|Hồ Chí Minh|호찌민|10.777,106.701|Hồ Chí Minh|Ho Chi Minh City;Thành phố Hồ Chí Minh;Sài Gòn;Saigon;TP.HCM;HCMC;TPHCM;호치민
VN|Đà Nẵng|다낭|16.054,108.202|Đà Nẵng|Da Nang;Danang
VN|Huế|후에|16.463,107.59|Huế|Hue;Thành phố Huế
VN|Hải Phòng|하이퐁|20.845,106.688|Hải Phòng|Haiphong;Hai Phong
VN|Cần Thơ|껀터|10.045,105.747|Cần Thơ|Can Tho
VN|Nha Trang|냐짱|12.239,109.197|Khánh Hòa|나트랑
VN|Đà Lạt|달랏|11.94,108.438|Lâm Đồng|Da Lat;Dalat
VN|Hội An|호이안|15.88,108.338|Quảng Nam|Hoi An
VN|Vũng Tàu|붕따우|10.346,107.084|Bà Rịa - Vũng Tàu|Vung Tau
VN|Phú Quốc|푸꾸옥|10.22,103.96|Kiên Giang|Phu Quoc
PH|Manila|마닐라|14.599,120.984|Metro Manila|Maynila;City of Manila;Lungsod ng Maynila
PH|Quezon City|케손시티|14.676,121.044|Metro Manila|Lungsod Quezon;Lungsod ng Quezon
PH|Makati|마카티|14.555,121.024|Metro Manila|Makati City;Lungsod ng Makati
PH|Taguig|타기그|14.518,121.051|Metro Manila|Taguig City;Lungsod ng Taguig
PH|Pasig|파시그|14.576,121.085|Metro Manila|Pasig City
PH|Pasay|파사이|14.538,121.001|Metro Manila|Pasay City;Lungsod ng Pasay
PH|Caloocan|칼로오칸|14.651,120.972|Metro Manila|Caloocan City;Kalookan
PH|Mandaluyong|만달루용|14.579,121.036|Metro Manila|Mandaluyong City
PH|Parañaque|파라냐케|14.479,121.02|Metro Manila|Parañaque City;Paranaque
PH|Las Piñas|라스피냐스|14.45,120.983|Metro Manila|Las Piñas City
PH|Muntinlupa|문틴루파|14.408,121.041|Metro Manila|Muntinlupa City
PH|Marikina|마리키나|14.65,121.103|Metro Manila|Marikina City
PH|San Juan|산후안|14.602,121.036|Metro Manila|San Juan City
PH|Cebu City|세부|10.316,123.885|Cebu|Lungsod ng Sugbo
PH|Davao City|다바오|7.073,125.613|Davao del Sur|Lungsod ng Dabaw
PH|Angeles|앙헬레스|15.145,120.587|Pampanga|Angeles City
PH|Baguio|바기오|16.402,120.596|Benguet|Baguio City
TH|Bangkok|방콕|13.756,100.502|Bangkok|กรุงเทพมหานคร;กรุงเทพฯ;กรุงเทพ;Krung Thep;Krung Thep Maha Nakhon
TH|Chiang Mai|치앙마이|18.788,98.985|Chiang Mai|เชียงใหม่
TH|Phuket|푸껫|7.88,98.392|Phuket|ภูเก็ต;푸켓
TH|Pattaya|파타야|12.924,100.882|Chon Buri|พัทยา;Pattaya City
ID|Jakarta|자카르타|-6.175,106.827|DKI Jakarta|DKI Jakarta;Jakarta Pusat;Central Jakarta;South Jakarta;Jakarta Selatan;Jakarta Barat;West Jakarta;Jakarta Timur;East Jakarta;Jakarta Utara;North Jakarta
ID|Surabaya|수라바야|-7.257,112.752|Jawa Timur|Kota SBY
ID|Bandung|반둥|-6.917,107.619|Jawa Barat|
ID|Medan|메단|3.595,98.672|Sumatera Utara|
ID|Semarang|스마랑|-6.966,110.417|Jawa Tengah|
ID|Yogyakarta|욕야카르타|-7.797,110.371|DI Yogyakarta|Jogjakarta
ID|Denpasar|덴파사르|-8.65,115.217|Bali|
MY|Kuala Lumpur|쿠알라룸푸르|3.139,101.687|Kuala Lumpur|KL;Wilayah Persekutuan Kuala Lumpur
MY|George Town|조지타운|5.414,100.329|Penang|Georgetown
MY|Johor Bahru|조호르바루|1.493,103.741|Johor|
MY|Kota Kinabalu|코타키나발루|5.98,116.073|Sabah|
SG|Singapore|싱가포르|1.352,103.82||新加坡;Singapura;SG
KH|Phnom Penh|프놈펜|11.556,104.928||ភ្នំពេញ
KH|Siem Reap|시엠립|13.363,103.856||씨엠립
LA|Vientiane|비엔티안|17.975,102.633||
MM|Yangon|양곤|16.866,96.195||Rangoon
IN|Navi Mumbai|나비뭄바이|19.037,73.016|Maharashtra|नवी मुंबई
IN|Mumbai|뭄바이|19.076,72.878|Maharashtra|Bombay;मुंबई
IN|Delhi|델리|28.653,77.23|Delhi|दिल्ली
IN|New Delhi|뉴델리|28.614,77.209|Delhi|नई दिल्ली
IN|Bengaluru|벵갈루루|12.972,77.594|Karnataka|Bangalore
IN|Hyderabad|하이데라바드|17.385,78.487|Telangana|
IN|Chennai|첸나이|13.083,80.27|Tamil Nadu|Madras
IN|Kolkata|콜카타|22.573,88.364|West Bengal|Calcutta
IN|Pune|푸네|18.52,73.857|Maharashtra|Poona
IN|Ahmedabad|아마다바드|23.023,72.571|Gujarat|
IN|Jaipur|자이푸르|26.912,75.787|Rajasthan|
IN|Surat|수라트|21.17,72.831|Gujarat|
IN|Lucknow|러크나우|26.847,80.946|Uttar Pradesh|
IN|Gurugram|구루그람|28.459,77.027|Haryana|Gurgaon
PK|Karachi|카라치|24.861,67.001|Sindh|
PK|Lahore|라호르|31.52,74.358|Punjab|
PK|Islamabad|이슬라마바드|33.684,73.048|Islamabad Capital Territory|
BD|Dhaka|다카|23.81,90.412||ঢাকা
LK|Colombo|콜롬보|6.927,79.861||
NP|Kathmandu|카트만두|27.717,85.324||
AE|Dubai|두바이|25.205,55.271|Dubai|دبي
AE|Abu Dhabi|아부다비|24.453,54.377|Abu Dhabi|أبو ظبي;أبوظبي
AE|Sharjah|샤르자|25.346,55.421|Sharjah|
SA|Riyadh|리야드|24.713,46.675||الرياض
SA|Jeddah|제다|21.486,39.193||جدة
QA|Doha|도하|25.285,51.531||الدوحة
KW|Kuwait City|쿠웨이트|29.376,47.977||
IL|Tel Aviv|텔아비브|32.085,34.782||Tel Aviv-Yafo;תל אביב-יפו;תל אביב
IL|Jerusalem|예루살렘|31.768,35.214||ירושלים
JO|Amman|암만|31.945,35.928||عمان
LB|Beirut|베이루트|33.894,35.502||بيروت
IQ|Baghdad|바그다드|33.315,44.366||بغداد
IR|Tehran|테헤란|35.689,51.389||تهران
KZ|Almaty|알마티|43.222,76.851||Алматы
KZ|Astana|아스타나|51.169,71.449||Астана;Nur-Sultan
UZ|Tashkent|타슈켄트|41.299,69.24||Toshkent;Ташкент
GE|Tbilisi|트빌리시|41.715,44.827||თბილისი;T'bilisi
AM|Yerevan|예레반|40.177,44.503||Երևան
AZ|Baku|바쿠|40.409,49.867||Bakı
TR|İstanbul|이스탄불|41.008,28.978|İstanbul|Istanbul;Stambul;Constantinople
TR|Ankara|앙카라|39.933,32.86|Ankara|
TR|İzmir|이즈미르|38.424,27.143|İzmir|Izmir
TR|Bursa|부르사|40.183,29.067|Bursa|
TR|Antalya|안탈리아|36.897,30.713|Antalya|안탈랴
TR|Adana|아다나|36.991,35.331|Adana|
TR|Konya|코니아|37.871,32.485|Konya|
TR|Gaziantep|가지안테프|37.066,37.383|Gaziantep|Antep
TR|Şanlıurfa|샨르우르파|37.158,38.792|Şanlıurfa|Urfa
TR|Mersin|메르신|36.812,34.641|Mersin|İçel
TR|Diyarbakır|디야르바크르|37.91,40.237|Diyarbakır|
TR|Kayseri|카이세리|38.732,35.485|Kayseri|
TR|Eskişehir|에스키셰히르|39.767,30.526|Eskişehir|
TR|Trabzon|트라브존|41.005,39.717|Trabzon|
`
