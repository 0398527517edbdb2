import { phraseKey, type VocabularyRow, vocabulary } from './vocabulary.ts'

/**
 * Words that tell which trade has what they name, such as dishes, brands and complaints: the English name of the trade, the language,
 * and the phrases. They are searched for as words first, because names may have them; the trade is asked for where nothing has.
 */
const rows: readonly VocabularyRow<string>[] = [
  [
    'Chinese restaurant',
    'ko',
    '짜장면|자장면|짬뽕|탕수육|마라탕|마라샹궈|훠궈|양장피|깐풍기|꿔바로우|딤섬|볶음짬뽕',
  ],
  [
    'Japanese restaurant',
    'ko',
    '돈까스|돈가스|치즈돈까스|치즈돈가스|돈카츠|규동|가츠동|텐동|우동|소바|라멘|오마카세|사시미|연어덮밥|이자카야',
  ],
  ['Raw fish restaurant', 'ko', '회|생선회|모듬회|광어|우럭|물회|횟감|활어회|방어회|회 먹을 곳'],
  [
    'Korean restaurant',
    'ko',
    '백반|한정식|청국장|된장찌개|김치찌개|비빔밥|쌈밥|보리밥|해장국집|국밥집|순대국집|칼국수집',
  ],
  ['Snack bar', 'ko', '떡볶이|순대|라볶이|튀김|쫄면|만두'],
  ['Fried chicken restaurant', 'ko', '닭강정|파닭|간장치킨|마늘치킨|치킨배달'],
  ['Barbecue restaurant', 'ko', '소갈비|돼지갈비|목살|항정살|한우|차돌박이|양꼬치|막창|대창|곱창|닭갈비'],
  [
    'Cafe',
    'ko',
    '스타벅스|투썸플레이스|이디야|메가커피|컴포즈커피|빽다방|할리스|디저트|케이크|빙수|아메리카노|라떼|브런치카페|와플',
  ],
  ['Hamburger restaurant', 'ko', '맥도날드|버거킹|롯데리아|맘스터치|햄버거'],
  ['Bar', 'ko', '생맥주|막걸리|와인|칵테일|하이볼|위스키|맥주|소주'],
  [
    'Gas station',
    'ko',
    '휘발유|경유|등유|요소수|에쓰오일|S-OIL|에스오일|SK주유소|GS칼텍스|현대오일뱅크|알뜰주유소|엘피지',
  ],
  [
    'Restaurant',
    'en',
    'fondue|raclette|rösti|steak|steakhouse|noodles|pancakes|soup|salad|pho|hotpot|hot pot|paella|tapas|wings|ribs|date night|romantic dinner|fine dining|brunch|breakfast|food',
  ],
  [
    'Restaurant',
    'de',
    'fondue|raclette|rösti|schnitzel|geschnetzeltes|zvieri|znacht|zmittag|mittagsmenü|frühstück|spaghetti',
  ],
  ['Restaurant', 'fr', 'fondue|raclette|frites|crêpe|crêpes|déjeuner|dîner|petit déjeuner|couscous'],
  [
    'Restaurant',
    'fil',
    'adobo|sinigang|sisig|lechon|silog|lugaw|pares|bulalo|inihaw|ihaw ihaw|lutong bahay|pagkain',
  ],
  ['Restaurant', 'es', 'desayuno|almuerzo|cena|paella|tapas|mariscos'],
  ['Restaurant', 'tr', 'kahvaltı|öğle yemeği|akşam yemeği|çorba|pilav|lahmacun|mantı'],
  ['Restaurant', 'sr', 'ćevapi|pljeskavica|roštilj|doručak|ručak|večera|burek'],
  ['Ramen restaurant', 'en', 'ramen'],
  ['Sushi restaurant', 'ja', '寿司|すし|鮨|スシ'],
  ['Sushi restaurant', 'zh', '寿司|壽司'],
  ['Ramen restaurant', 'ja', 'ラーメン|拉麺'],
  ['Cafe', 'en', 'starbucks|latte|cappuccino|matcha|bubble tea|milk tea'],
  ['Cafe', 'de', 'kuchen|kafi|cappuccino'],
  [
    'Gym',
    'en',
    'zumba|crossfit|personal trainer|trainer|weight loss|bodybuilding|weights|cardio|treadmill|aerobics|pilates|swimming',
  ],
  ['Gym', 'ko', '크로스핏|줌바|다이어트|웨이트|피티샵|스피닝|필라테스'],
  ['Gym', 'de', 'krafttraining|abnehmen|fitnesstrainer'],
  ['Gym', 'fr', 'musculation|salle de muscu|remise en forme'],
  ['Gym', 'sr', 'teretanu|trening|fitnes'],
  [
    'HVAC contractor',
    'en',
    'ductless|mini split|mini splits|ductless mini split|thermostat|boiler|boiler repair|air conditioner|air conditioners|aircon|aircon service|aircon repair|duct cleaning|ventilation|freon|refrigerant|radiator|no heat|no ac|ac not cooling|heater|water heater|hot water',
  ],
  [
    'HVAC contractor',
    'ko',
    '에어컨|에어컨 설치|에어컨 수리|에어컨 청소|에어컨 가스|보일러|난방|냉방|온풍기|실외기',
  ],
  ['HVAC contractor', 'es', 'aire acondicionado|clima|calentador|calefactor|minisplit'],
  ['HVAC contractor', 'tr', 'klima|klima tamiri|klima montajı|kombi|ısıtma|soğutma|petek temizliği'],
  ['HVAC contractor', 'de', 'klimaanlage|klima|wärmepumpe|heizkessel|lüftung|heizungsbauer'],
  ['HVAC contractor', 'fr', 'chauffagiste|climatiseur|chaudière|pompe à chaleur'],
  [
    'Veterinarian',
    'en',
    'dog is sick|my dog is sick|sick dog|sick cat|spay|neuter|pet vaccination|rabies shot|emergency vet|animal emergency|24 hour vet',
  ],
  ['Veterinarian', 'ko', '강아지 아파|고양이 아파|중성화|예방접종|강아지 응급|동물 응급실|동물 병원'],
  ['Veterinarian', 'sr', 'bolestan pas|vakcinacija pasa|sterilizacija|hitan veterinar|veterinara'],
  ['Veterinarian', 'de', 'hund krank|tierklinik|tiernotfall|tierspital'],
  ['Veterinarian', 'fr', 'véto|vétérinaire de garde|clinique vétérinaire'],
  [
    'Pet groomer',
    'ko',
    '강아지 털|털 깎는 곳|강아지 털 깎는 곳|강아지 목욕|애견 목욕|강아지 발톱|애견샵|털 미용',
  ],
  ['Pet groomer', 'en', 'dog groomed|dog bath|dog nail trimming|get my dog groomed|cat groomer|poodle cut'],
  ['Pet groomer', 'fr', 'toilettage|toilettage chien|toiletteur|toilettage canin'],
  ['Pet groomer', 'de', 'hundecoiffeur|hundefriseur|hundesalon|hund scheren'],
  ['Pet groomer', 'es', 'peluquería canina|peluquero de perros|estética canina'],
  ['Pet groomer', 'tr', 'köpek kuaförü|kedi tıraşı|pet kuaför|köpek yıkama'],
  ['Pet groomer', 'sr', 'friziranje pasa|šišanje i kupanje|sređivanje pasa|šišanje|frizer za psa'],
  ['Pet store', 'en', 'puppy food|aquarium|fish tank|cat litter|bird food|zoo shop|hamster|parrot'],
  [
    'Pet store',
    'sr',
    'zoo shop|hranu za pse|hranu za mačke|hrana za ljubimce|hrana za ribice|pesak za mačke|akvarijum|ribice|papagaj',
  ],
  ['Pet store', 'ko', '강아지 간식|고양이 모래|수족관|앵무새|햄스터|애견용품'],
  ['Pet store', 'fr', 'animalerie|croquettes|nourriture pour chien'],
  ['Pet store', 'es', 'tienda de mascotas|comida para perros|acuario'],
  [
    'Dog breeder',
    'en',
    'puppies|puppies for sale|puppy|labrador|labrador puppies|golden retriever|german shepherd|husky|french bulldog|kittens',
  ],
  ['Dog breeder', 'sr', 'štenci|štene|odgajivačnica|labrador štenci'],
  ['Dog breeder', 'ko', '강아지 분양|분양|강아지 입양'],
  [
    'Pet boarding service',
    'en',
    'dog sitter|dog sitting|cat sitter|pet sitting|dog walker|dog walking|dog daycare',
  ],
  ['Pet boarding service', 'sr', 'čuvanje psa|šetanje pasa|dog sitter|hotel za psa'],
  ['Criminal justice attorney', 'en', 'dui|dwi|arrested|bail|dui defense|traffic ticket lawyer'],
  [
    'Lawyer',
    'en',
    'lawsuit|sue|legal|law office|legal aid|notary|will|trust|custody|child support|slip and fall|workers comp|wrongful death',
  ],
  ['Lawyer', 'ko', '이혼 소송|교통사고 소송|소송|법무사|법률사무소|상담 변호사'],
  ['Lawyer', 'es', 'abogado|divorcio|accidente|inmigración|licenciado'],
  ['Lawyer', 'de', 'anwalt|rechtsanwalt|anwältin|scheidung'],
  ['Lawyer', 'fr', 'avocat|avocate|divorce'],
  [
    'Dentist',
    'en',
    'braces|wisdom teeth|wisdom tooth|filling|crown|dentures|dental implant|dental implants|tooth pain|teeth whitening|invisalign|cavity',
  ],
  ['Dentist', 'ko', '임플란트|교정|사랑니|충치|치과 의사|스케일링'],
  ['Dentist', 'es', 'muelas|limpieza dental|frenos|dolor de muela'],
  ['Dentist', 'fr', 'mal de dents|détartrage'],
  ['Dentist', 'tr', 'diş hekimi|diş çekimi|implant|dolgu'],
  [
    'Medical clinic',
    'en',
    'flu shot|covid test|strep test|family doctor|checkup|physical exam|walk in clinic|blood test',
  ],
  ['Medical clinic', 'ko', '감기|독감 주사|건강검진|내과'],
  [
    'Hair transplantation clinic',
    'en',
    'balding|bald|hairline|hair loss treatment|hair regrowth|hair restoration|hair graft|prp hair|hair replacement',
  ],
  ['Hair transplantation clinic', 'ko', '탈모|탈모 치료|모발|헤어라인|모발이식'],
  ['Hair transplantation clinic', 'tr', 'saç ekimi|saç dökülmesi|kel'],
  ['Hair transplantation clinic', 'de', 'haartransplantation|haarausfall'],
  [
    'Warehouse',
    'en',
    'storage|storage unit|storage units|distribution center|fulfillment|cold storage|logistics|bodega',
  ],
  ['Warehouse', 'fil', 'bodega|imbakan|paupahang bodega'],
  ['Warehouse', 'ko', '보관|물류|보관창고|냉동창고|물류창고'],
  [
    'Church',
    'en',
    'sunday service|mass|bible study|worship service|sunday school|pastor|wedding chapel|choir',
  ],
  ['Church', 'ko', '예배|주일예배|성경공부|목사님|미사'],
  ['Church', 'es', 'misa|culto|iglesia cristiana|pastor'],
  ['Church', 'de', 'gottesdienst|messe'],
  ['Church', 'fr', 'messe|culte'],
  ['Hotel', 'en', 'room|rooms|accommodation|place to stay|where to stay|lodging|overnight'],
  ['Hotel', 'de', 'übernachten|unterkunft|zimmer'],
  ['Hotel', 'fr', 'hébergement|chambre|dormir'],
]

/** The English name of the trade that a phrase tells of. */
const hintWords: ReadonlyMap<string, string> = vocabulary(rows)

/** Korean dishes end so. */
const dish =
  /^[가-힣]{1,6}(?:볶음|찌개|국밥|전골|덮밥|볶음밥|비빔밥|구이|찜|돈까스|돈가스|카츠|국수|쌀국수|칼국수|초밥|파스타|스테이크|해장국|순대국|족발|보쌈|떡볶이|샤브샤브|짜장면|짬뽕|갈비탕|설렁탕|삼계탕|매운탕|감자탕|곰탕|추어탕|해물탕|불고기|닭발|전집|쌈밥|냉면|밥상)$/

/** The English name of the trade that a phrase tells of; undefined if it tells of none. */
export function hintedTrade(phrase: string): string | undefined {
  return hintWords.get(phraseKey(phrase)) ?? (dish.test(phrase.normalize('NFC')) ? 'Restaurant' : undefined)
}
