import { dishEndings } from './hints/dish-endings.ts'
import { spokenHints } from './hints/spoken-hints.ts'
import { isSpelledName, sameSpellings, spelledNames } from './other-spellings.ts'
import { chainHints, furtherHints } from './trades/further-hints.ts'
import { phraseKey, type VocabularyRow, vocabulary } from './vocabulary.ts'

/**
 * Words that tell which trade has what they name, such as dishes, brands and complaints: the English name of the trade, the language,
 * and the phrases. They are searched for as words first, because names may have them; the trade is asked for where nothing has.
 */
const rows: readonly VocabularyRow<string>[] = [
  [
    'Chinese restaurant',
    'ko',
    '짜장면|자장면|짜장|자장|짬뽕|탕수육|마라탕|마라샹궈|훠궈|양장피|깐풍기|꿔바로우|딤섬|볶음짬뽕',
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
    '해장|해장하기|백반|한정식|청국장|된장찌개|김치찌개|비빔밥|쌈밥|보리밥|해장국집|국밥집|순대국집|칼국수집',
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
    '기름|기름값|연료|휘발유|경유|등유|요소수|에쓰오일|S-OIL|에스오일|SK주유소|GS칼텍스|현대오일뱅크|알뜰주유소|엘피지|gs caltex|sk에너지|sk energy|s oil|셀프 주유',
  ],
  [
    'Restaurant',
    'en',
    'late night food|late night eats|late night restaurant|noodles|pancakes|soup|salad|pho|hotpot|hot pot|paella|tapas|wings|ribs|date night|romantic dinner|fine dining|brunch|breakfast|food',
  ],
  ['Restaurant', 'de', 'schnitzel|zvieri|znacht|zmittag|mittagsmenü|frühstück'],
  [
    'Restaurant',
    'en',
    'gluten free|glutenfree|glutenfrei|glutenfreie|sans gluten|senza glutine|sin gluten|bez glutena|glutensiz|글루텐프리|글루텐 프리',
  ],
  ['Gym', 'ko', '운동|운동할 곳|운동하는 곳'],
  ['Wedding hall', 'ko', '결혼식|결혼식장|웨딩'],
  ['Bar', 'en', 'thirsty|i m thirsty|want a drink|grab a drink|get a drink|drinks'],
  ['Bar', 'de', 'durst|durstig|etwas trinken|was trinken'],
  ['Gym', 'en', 'get fit|getting fit|stay fit'],
  ['Personal injury attorney', 'en', 'hurt at work|injured at work|work accident'],
  ['Immigration attorney', 'en', 'green card|visa help|citizenship'],
  ['Medical clinic', 'en', 'fever|cough|the flu'],
  ['Hotel', 'en', 'place to sleep|somewhere to sleep|sleep'],
  ['Divorce lawyer', 'tr', 'boşanmak|boşanma'],
  ['Locksmith', 'de', 'ausgesperrt|schlüsselnotdienst'],
  ['Plumber', 'de', 'wasserrohrbruch|rohrbruch|wasserschaden'],
  ['Plumber', 'es', 'no hay agua caliente|sin agua caliente|fuga de agua'],
  ['Restaurant', 'fr', 'frites|crêpe|crêpes|déjeuner|dîner|petit déjeuner|couscous'],
  [
    'Restaurant',
    'fil',
    'adobo|sinigang|sisig|lechon|silog|lugaw|pares|bulalo|inihaw|ihaw ihaw|lutong bahay|pagkain',
  ],
  ['Restaurant', 'es', 'desayuno|almuerzo|cena|paella|tapas|mariscos'],
  ['Kebab shop', 'tr', 'lahmacun'],
  ['Restaurant', 'tr', 'kahvaltı|öğle yemeği|akşam yemeği|çorba|pilav|mantı|hamsi|levrek'],
  ['Restaurant', 'sr', 'ćevapi|pljeskavica|roštilj|doručak|ručak|večera|burek'],
  ['Ramen restaurant', 'en', 'ramen'],
  [
    'Restaurant',
    'ko',
    '혼밥|혼밥집|혼밥하기|혼밥하기 좋은|혼밥하기 좋은데|브런치|파인다이닝|데이트|상견례|생일파티|생일 파티|생일잔치|칠순잔치|회식|돌잔치|가족모임|한상|도시락|야식|아침식사|피자|샐러드|쌀국수|카레',
  ],
  [
    'Korean restaurant',
    'ko',
    '도가니탕|백숙|오리고기|장어|닭한마리|아구찜|조개구이|낙지|쭈꾸미|주꾸미|족발|보쌈|홍어|과메기|꼬막|도토리묵|묵사발|수육|편육|게장|간장게장|꽃게|오징어|문어|코다리|동태|생태|갈치|고등어|전복|만두전골',
  ],
  [
    'Korean restaurant',
    'ko',
    '옥돔|갈치조림|육전|꼼장어|재첩국|연포탕|짱뚱어탕|매운탕|쏘가리|올갱이국|다슬기국|곤드레밥|황태|전복죽|성게미역국|딱새우|초당순두부|떡갈비|감자옹심이|복국',
  ],
  ['Barbecue restaurant', 'ko', '흑돼지|흑돼지구이|왕갈비'],
  ['Bar', 'ko', '혼술|안주|술|수제맥주|이자카야|사케|전집|파전|포장마차|호프집'],
  ['Fried chicken restaurant', 'en', 'chicken|korean chicken'],
  ['Hotel', 'sr', 'smeštaj|smještaj|prenoćište'],
  ['Hotel', 'tr', 'konaklama|kalacak yer'],
  ['Hotel', 'it', 'alloggio|pernottamento|dormire'],
  ['Hotel', 'es', 'alojamiento|hospedaje'],
  ['Barbecue restaurant', 'en', 'korean barbecue'],
  ['Pet groomer', 'tr', 'tıraş|köpek tıraş|tıraş ettirmek'],
  ['Bar', 'de', 'wein|cocktail|gin|whisky|feierabendbier'],
  ['Bar', 'fr', 'apéro|cocktails|bière|vin'],
  ['Restaurant', 'it', 'pasta|lasagne|risotto|carbonara|cena|pranzo|colazione|antipasti'],
  [
    'Restaurant',
    'de',
    'pasta|nudeln|risotto|poulet|fisch|fleisch|salat|suppe|cordon bleu|zmorge|brunch|buffet',
  ],
  ['Asian restaurant', 'en', 'asian|asian food|wok'],
  ['Ice cream shop', 'en', 'ice cream|gelato|sorbet'],
  ['Bakery', 'en', 'croissant|croissants|sourdough|cake|birthday cake|cupcakes'],
  ['Pizza restaurant', 'ja', 'ピザ'],
  ['Pizza restaurant', 'zh', '披萨|比萨|披薩'],
  ['Hamburger restaurant', 'ja', 'ハンバーガー|バーガー'],
  ['Hamburger restaurant', 'zh', '汉堡|漢堡'],
  ['Cafe', 'ja', 'カフェ|喫茶店|コーヒー'],
  ['Cafe', 'zh', '咖啡|咖啡馆|咖啡店'],
  ['Restaurant', 'ja', 'レストラン|食堂|ご飯|ランチ|ディナー'],
  [
    'Hardware store',
    'en',
    'cement|plywood|lumber|gravel|rebar|hollow blocks|roofing sheets|semento|yero|시멘트',
  ],
  [
    'Packaging supply store',
    'en',
    'boxes|packing boxes|packing materials|packing supplies|packaging boxes|cartons|carton|cardboard|cardboard boxes|moving boxes|boxes for moving|bubble wrap|paper bags|kahon',
  ],
  ['Restaurant', 'de', 'geburtstagsessen|geschäftsessen|firmenessen|weihnachtsessen|businesslunch'],
  ['Restaurant', 'en', 'business lunch|team dinner|birthday dinner|anniversary dinner'],
  ['Restaurant', 'zh', '餐厅|餐廳|饭店|美食|吃饭'],
  ['Gym', 'ja', 'ジム|フィットネス|スポーツジム'],
  ['Gym', 'zh', '健身房|健身'],
  ['Veterinarian', 'ja', '動物病院|獣医'],
  ['Veterinarian', 'zh', '宠物医院|兽医'],
  ['Pet store', 'ja', 'ペットショップ'],
  ['Pet store', 'zh', '宠物店'],
  ['Church', 'ja', '教会'],
  ['Church', 'zh', '教堂|教会'],
  ['Lawyer', 'ja', '弁護士'],
  ['Lawyer', 'zh', '律师|律師'],
  ['Dentist', 'ja', '歯医者|歯科'],
  ['Dentist', 'zh', '牙医|牙醫'],
  ['Bar', 'ja', '居酒屋|バー'],
  ['Hotel', 'ja', 'ホテル'],
  ['Indian restaurant', 'en', 'biryani|tandoori|naan|masala|curry house'],
  ['Veterinarian', 'ar', 'بيطري|عيادة بيطرية|طبيب بيطري'],
  ['Restaurant', 'ar', 'مطعم|مطاعم'],
  ['Restaurant', 'ru', 'ресторан|поесть|еда'],
  ['Veterinarian', 'ru', 'ветклиника|ветеринар'],
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
    'ductless|mini split|mini splits|ductless mini split|thermostat|boiler|boilers|furnaces|boiler repair|air conditioner|air conditioners|aircon|aircon service|aircon repair|duct cleaning|ventilation|freon|refrigerant|radiator|no heat|no ac|ac not cooling|heater|water heater|hot water',
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
  ['Aquarium shop', 'sr', 'akvarijumske ribice|ribice za akvarijum|akvarijumske ribe'],
  [
    'Pet store',
    'sr',
    'zoo shop|hranu za pse|hranu za mačke|hrana za ljubimce|hrana za ribice|pesak za mačke|akvarijum|ribice|papagaj',
  ],
  ['Pet store', 'ko', '강아지 간식|고양이 모래|수족관|앵무새|햄스터|애견용품'],
  ['Pet store', 'de', 'haustierbedarf|heimtierbedarf|tierbedarf|zoofachgeschäft|katzenfutter'],
  ['Pet store', 'fr', 'animalerie|croquettes|nourriture pour chien'],
  ['Pet store', 'es', 'tienda de mascotas|comida para perros|acuario'],
  [
    'Kennel',
    'en',
    'puppies|puppies for sale|puppy|labrador|labrador puppies|golden retriever|german shepherd|husky|french bulldog|kittens',
  ],
  ['Kennel', 'sr', 'štenci|štene|odgajivačnica|labrador štenci'],
  ['Kennel', 'ko', '강아지 분양|분양|강아지 입양'],
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
    'lawsuit|sue|legal|law office|legal aid|notary|will|trust|slip and fall|workers comp|wrongful death',
  ],
  ['Lawyer', 'ko', '이혼 소송|교통사고 소송|소송|법무사|법률사무소|상담 변호사'],
  ['Lawyer', 'es', 'abogado|accidente|inmigración|licenciado'],
  ['Lawyer', 'de', 'anwalt|rechtsanwalt|anwältin'],
  ['Lawyer', 'fr', 'avocat|avocate'],
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
]

/** The rows of all tables of such words. */
export const hintRows: readonly VocabularyRow<string>[] = [
  ...rows,
  ...furtherHints,
  ...spokenHints,
  ...chainHints,
]

/** The English name of the trade that a phrase tells of. */
export const hintWords: ReadonlyMap<string, string> = vocabulary(hintRows)

const chains: ReadonlyMap<string, string> = vocabulary(chainHints)

/** Whether a phrase is the name of a chain: who has it is meant, and not who is of its trade. */
export const isChain = (phrase: string): boolean => isSpelledName(phrase) || chains.has(phraseKey(phrase))

/** The English name of the trade that a phrase tells of; undefined if it tells of none. */
export function hintedTrade(phrase: string): string | undefined {
  const [usual = phrase] = sameSpellings(phrase)
  // A chain by any of its names: 맥도널드.
  for (const name of [phrase, usual, ...spelledNames(phrase)]) {
    const hinted = hintWords.get(phraseKey(name))
    if (hinted) return hinted
  }
  const text = phrase.normalize('NFC')
  return dishEndings.find(([, ending]) => ending.test(text))?.[0]
}
