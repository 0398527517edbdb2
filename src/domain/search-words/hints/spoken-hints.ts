import type { VocabularyRow } from '../vocabulary.ts'

/** Words for what people want to eat, buy or have done, beside the rows of `hint-words.ts`: parts of dishes, and what they say of a meal. */
export const spokenHints: readonly VocabularyRow<string>[] = [
  [
    'Korean restaurant',
    'ko',
    '보신탕|영양탕|사철탕|염소탕|흑염소|불고기|닭발|참게|돌솥밥|굴|굴국|홍합|전골|두부요리|두부 요리|탕|찌개|구이|찜|복지리|복요리|콩비지|시래기|시래기국|어죽|민어|갑오징어|산낙지|국물|따뜻한 국물|숙취해소|숙취 해소|해장음식|술국|어복쟁반|삼합|홍어삼합|나물|솥밥|한식당|보양식|몸보신|보신|이열치열|밥 먹을 데|밥 한 끼|한 끼|한끼|점심밥|저녁밥|점심 메뉴|백숙집|약선',
  ],
  [
    'Barbecue restaurant',
    'ko',
    '오겹살|돼지껍데기|뒷고기|차돌|살치살|꽃등심|안심|등심|토시살|우대갈비|숯불고기|바베큐',
  ],
  ['Raw fish restaurant', 'ko', '참치|참치회|방어|대방어|연어회|모둠회|막회|세꼬시|해산물|조개|새우|대하'],
  [
    'Japanese restaurant',
    'ko',
    '오코노미야끼|오꼬노미야끼|카츠|메밀|메밀소바|나베|스키야키|돈부리|장어덮밥|히츠마부시|타코야키',
  ],
  ['Chinese restaurant', 'ko', '중국음식|짬짜면|울면|깐쇼새우|고추잡채|유산슬|라조기|볶음밥 배달'],
  ['Snack bar', 'ko', '호떡|핫도그|컵밥|주먹밥|라면집|우동집|분식 배달'],
  [
    'Restaurant',
    'ko',
    '밥|먹을 거|먹을거|먹거리|맛있는 거|맛있는거|똠양꿍|밀푀유|양고기|배달|배달 음식|포장 음식|단체 도시락|외식',
  ],
  [
    'Western restaurant',
    'ko',
    '파스타|리조또|리조토|스테이크|뇨끼|감바스|함박|함바그|햄버그|함박스테이크|라자냐|까르보나라|알리오올리오',
  ],
  ['Cafe', 'ko', '차 한잔|커피 한잔|생과일주스|스무디|에이드|애프터눈티|전통차|쌍화차|팥빙수|망고빙수'],
  ['Bakery', 'ko', '빵지순례|빵투어|빵 투어|빵 맛집|디저트 빵'],
  ['Grocery store', 'fil', 'sari sari|palengke'],
  [
    'Restaurant',
    'ko',
    '단체 회식|단체회식|회식 장소|회식장소|회식자리|개업식|환갑잔치|송년회|신년회|동창회|뒤풀이',
  ],
  [
    'Pet store',
    'sr',
    'hrane za ptice|hrane za ribice|hrane za glodare|hrana za glodare|hrana za kanarince|hrana za papagaje|hrana za hrčke|hrana za zečeve|hrana za ribice',
  ],
  ['Bar', 'ko', '2차|한잔|한잔하기|한잔 하기|간단히 한잔|양주|청하|생맥|맥주한잔|와인 한잔'],
  [
    'Restaurant',
    'en',
    'meal|meals|set meal|rice meal|rice meals|group meal|eats|eat out|dine in|takeaway food|comfort food',
  ],
  ['Restaurant', 'fil', 'ulam|almusal|tanghalian|hapunan|merienda|meryenda|kain|makakain|silogan|carinderia'],
  ['Swiss restaurant', 'de', 'fondue essen|raclette essen|chäs|chäsfondue|chäsfondü|fondü|chäsplättli'],
  [
    'Restaurant',
    'de',
    'mittagessen|abendessen|nachtessen|zmittag essen|mittagstisch|mittagsteller|tagesmenü|tagesteller|lunch',
  ],
  ['Hamburger restaurant', 'de', 'pommes|pommes frites|fritten'],
  ['Hamburger restaurant', 'en', 'fries|french fries|cheese fries|milkshake|milkshakes'],
  ['Bakery', 'de', 'gipfeli|weggli|zopf|brot|brötchen'],
  ['Pet store', 'sr', 'mačkice|mačkica|mačići|mače|kuce|kuče|kučence|papagaji|hrčci|zamorci'],
  ['Pet store', 'tr', 'kedi köpek|mama kabı|kedi kumu|muhabbet kuşu|papağan|hamster'],
  ['Veterinarian', 'en', 'vaccinate my dog|dog vaccine|cat vaccine|deworming|flea treatment|dog limping'],
  ['Church', 'fr', 'messe|culte'],
  ['Hotel', 'en', 'room|rooms|accommodation|place to stay|where to stay|lodging|overnight'],
  ['Hotel', 'de', 'übernachten|unterkunft|zimmer'],
  ['Hotel', 'fr', 'hébergement|chambre|dormir'],
  ['Church', 'de', 'gottesdienst|messe'],
  ['Swiss restaurant', 'ko', '퐁듀|퐁뒤|라클렛|뢰스티|치즈퐁듀'],
  [
    'Italian restaurant',
    'en',
    'spaghetti|lasagna|lasagne|gnocchi|ravioli|carbonara|risotto|penne|tagliatelle',
  ],
  ['Buffet restaurant', 'ko', '호텔뷔페|호텔 뷔페|결혼식뷔페|돌잔치 뷔페|해산물뷔페|고기뷔페|샐러드뷔페'],
  [
    'HVAC contractor',
    'en',
    'cold house|house is cold|house is freezing|freezing house|freezing apartment|no warm air|drafty house|uneven heating',
  ],
  [
    'Veterinarian',
    'sr',
    'rendgen|rendgen psa|rendgen mačke|rtg psa|ultrazvuk psa|ultrazvuk mačke|čišćenje kamenca psu|slomljena noga psa|pas povraća|mačka povraća|pas šepa|buve na psu',
  ],
  [
    'Veterinarian',
    'tr',
    'köpek röntgen|köpek ultrason|köpek kusuyor|kedi kusuyor|kedi yemek yemiyor|köpek topallıyor',
  ],
  [
    'Motorcycle shop',
    'en',
    'moto parts|motorbike parts|scooter parts|motor parts and accessories|motor accessories|helmet',
  ],
  [
    'Packaging supply store',
    'fil',
    'bote at garapon|garapon|mga garapon|plastik na bote|supot|mga supot|kahon|mga kahon|lalagyan',
  ],
  [
    'Packaging supply store',
    'en',
    'bottles and jars|jars and bottles|food containers|takeout boxes|pizza boxes|paper cups|plastic cups|poly mailers',
  ],
  [
    'Pet groomer',
    'de',
    'hündeli salon|hündelisalon|hundesalon|hundecoiffeur|hundecoiffure|hund scheren|hunde baden',
  ],
]
