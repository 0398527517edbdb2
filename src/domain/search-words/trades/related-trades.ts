import type { AttributeKey } from '../../business/attributes/attribute-keys.ts'
import type { CategoryGroup } from '../../category/category-group.ts'
import { knownCategory } from '../../category/taxonomy.ts'

/**
 * Trades that people do not tell apart when they search, and words that names of such businesses have where their source says no
 * trade: trades by their English names, and signs, each separated by bars. A word by which addresses say where they are is no sign: 약국.
 */
const families: readonly (readonly [trades: string, signs: string])[] = [
  ['Gas station', '주유소|오일뱅크|petrol|shell'],
  [
    'HVAC contractor|Heating contractor|Air conditioning contractor|Air conditioning repair service|Furnace repair service',
    'hvac|heating|cooling',
  ],
  ['Plumber|Drainage service', 'plumbing'],
  ['Remodeler|Kitchen remodeler|Bathroom remodeler', 'remodel|remodeling|renovation|리모델링|인테리어'],
  ['Roofing contractor', 'roofing|roofers'],
  ['Nail salon', 'nails|네일|nokti'],
  ['Laundry|Dry cleaner|Laundromat', '세탁|빨래방|cleaners|laundry'],
  [
    'Martial arts school|Judo school|Karate school|Taekwondo school|Aikido school|Kendo school|Kickboxing school|Martial arts club',
    'judo|karate|taekwondo|jiu jitsu|도장|태권도',
  ],
  ['Kebab shop|Gyro restaurant', 'kebab|kebap|döner|케밥'],
  ['Hamburger restaurant', 'burger|burgers|버거'],
  ['Pizza restaurant', 'pizza|pizzeria|피자'],
  ['Sushi restaurant', 'sushi|초밥|스시'],
  ['Italian restaurant', 'ristorante|trattoria|osteria|이탈리안|파스타'],
  ['Indian restaurant', '인도음식|인도요리|인도커리|indian|tandoori|masala'],
  ['Thai restaurant', '태국|thai'],
  ['Vietnamese restaurant', '베트남|쌀국수|vietnam|pho'],
  ['Greek restaurant', 'greek|griechisch|grieche'],
  ['Turkish restaurant', 'turkish|türkisch|anatolia'],
  ['Spanish restaurant', 'spanish|tapas|paella'],
  ['Lebanese restaurant', 'lebanese|libanes|libanesisch'],
  ['Persian restaurant', 'persian|persisch|iranian'],
  ['Peruvian restaurant', 'peruvian|peruanisch'],
  ['Ethiopian restaurant', 'ethiopian|eritrean|äthiopisch|eritreisch'],
  ['Filipino restaurant', 'filipino|pinoy'],
  ['Mexican restaurant', '멕시칸|멕시코|mexican|taqueria'],
  ['Indian restaurant|International restaurant', '외국음식'],
  ['Thai restaurant|International restaurant', '외국음식'],
  ['Vietnamese restaurant|International restaurant', '외국음식'],
  ['Fried chicken restaurant|Chicken shop', '치킨|통닭'],
  [
    'Barbecue restaurant|Yakiniku restaurant|Grilled pork restaurant|Korean rib restaurant|Grill restaurant|Korean beef restaurant',
    '숯불|갈비|삼겹살|고기집|고깃집|불고기|정육식당|bbq|barbecue|inasal|ihawan',
  ],
  ['Cold noodle restaurant', '냉면|면옥'],
  ['Noodle shop|Ramen restaurant', '국수|우동|라멘|소바|ramen|noodle'],
  ['Cafe|Coffee roastery', '카페|커피|café|kaffee'],
  ['Tea house', '찻집|다방|tea house|teehaus'],
  ['Dessert shop|Cafe', '디저트|dessert'],
  ['Parish|Church', 'parish|church'],
  ['Tea house|Cafe', 'tea room|salon de thé'],
  [
    'Bakery|Cake shop',
    '베이커리|bakery|bäckerei|boulangerie|pekara|conditorei|konditorei|confiserie|파티세리',
  ],
  ['Ice cream shop', 'gelato|gelateria|젤라또|아이스크림|ice cream|sladoled|dondurma'],
  ['Izakaya restaurant', '이자카야|izakaya'],
  ['Izakaya restaurant|Korean pub', '정종|사케'],
  ['Chinese restaurant', '반점|짬뽕|짜장|마라탕|양꼬치'],
  ['Snack bar', '분식|김밥|떡볶이'],
  ['Raw fish restaurant', '횟집|수산|활어'],
  ['Brunch restaurant|Cafe', '브런치|brunch'],
  ['Seafood restaurant|Raw fish restaurant', '해물|해산물|횟집|수산|seafood'],
  ['Bistro|French restaurant', 'bistro|bistrot|brasserie'],
  ['Breakfast restaurant', 'breakfast'],
  ['Emergency room|Hospital|Urgent care center', 'hospital|urgent care'],
  ['Meditation center|Yoga studio', 'meditation|yoga'],
  ['Bottled water supplier', 'water refilling|water station|mineral water|purified water'],
  ['Inn|Swiss restaurant', 'gasthaus|gasthof'],
  ['Gymnastics center|Sports school', 'gymnastics|cimnastik'],
  ['Pet funeral service|Crematorium', 'pet cremation|kremiranje'],
  ['Tire shop|Wheel store', 'tire|tires|tyres|vulcanizing|타이어'],
  ['Steak house|Grill restaurant', 'steak|steakhouse|스테이크'],
  ['Sandwich shop', 'sandwich|sandwiches|토스트|샌드위치|subway'],
  ["Obstetrician-gynecologist|Women's health clinic", 'obgyn|women s health|women s clinic'],
  ['Pediatric dentist', 'pediatric dentistry'],
  ['Hotel', 'hotel|호텔'],
  ['Yoga studio', 'yoga|요가'],
  ['Personal trainer|Gym', 'personal training'],
  ['Optician|Optometrist|Eye care center', '안경|optical|eyewear'],
  ['Electrician', 'electric|electrical'],
  ['Notary public', 'notary'],
  ['Personal injury attorney', 'injury|accident'],
  ['Employment attorney', 'employment law'],
  ['Hair transplantation clinic|Hair replacement service', 'hair transplant|hair restoration|모발이식'],
  ['Wig shop|Hair replacement service', 'wig|wigs|가발'],
  ['Hardware store|Building materials store', 'hardware|철물'],
  ['Pediatrician', 'pediatrics|소아과'],
  ['Medical clinic|Family doctor|Doctor|Urgent care center', 'clinic|urgent care'],
  ['Kennel', 'kennel|odgajivačnica|štenara'],
  ['Bar|Pub|Beer hall|Korean pub|Wine bar|Cocktail bar', '호프|포차|주점'],
  ['Gym|Health club|CrossFit box', 'gym|fitness|헬스|crossfit'],
  ['Hair salon|Beauty salon', '헤어|미용실'],
  ['Pharmacy|24-hour pharmacy', 'eczanesi'],
  ['Veterinarian', '동물병원|veterinar|ветеринар'],
  ['Veterinary pharmacy', '동물약국'],
  ['Pet store|Pet supply store|Aquarium shop', 'pet shop|пет шоп'],
  ['Pet groomer', 'grooming|šišanje pasa|애견미용'],
  ['Pet boarding service|Dog day care center|Pet sitter', 'pansion|hotel za pse|애견호텔'],
  ['Dog trainer', 'dresura|škola za pse'],
  ['Warehouse|Logistics center|Self-storage facility', 'bodega|warehouse|storage|창고'],
  ['Lawyer|Law firm', '변호사|attorney|lawyer|law office'],
  ['Divorce lawyer|Family law attorney', 'divorce|family law'],
  ['Criminal justice attorney', 'dui|criminal defense'],
  ['Bankruptcy attorney', 'bankruptcy'],
  ['Immigration attorney', 'immigration'],
  ['Church', 'church|iglesia'],
  ['Religious institution', 'church|mosque|temple|synagogue|교회|성당|사찰'],
  ['Chapel', 'chapel|church'],
  ['Dermatologist', 'dermatology'],
  ['Dentist|Emergency dental service', 'dental|dentist'],
  ['Auto repair shop', '카센터|auto repair|정비소|자동차정비'],
]

/** A trade of which all trades of a group are, in the words of visitors: whoever cooks is a 식당. */
const wholeGroups: ReadonlyMap<string, CategoryGroup> = new Map([['Restaurant', 'restaurants']])

/** Trades that any business with an attribute is, too. */
const attributes: readonly (readonly [trade: string, attribute: AttributeKey])[] = [
  ['Vegetarian restaurant', 'vegetarian'],
  ['Vegan restaurant', 'vegan'],
  ['Halal restaurant', 'halal'],
  ['Breakfast restaurant', 'breakfast'],
  ['Brunch restaurant', 'brunch'],
  ['Buffet restaurant', 'buffet'],
]

interface Family {
  readonly trades: readonly string[]
  readonly signs: readonly string[]
}

let familyOf: ReadonlyMap<string, Family> | undefined

/** A trade may be in several families. */
function buildIndex(): ReadonlyMap<string, Family> {
  const index = new Map<string, Family>()
  for (const [names, list] of families) {
    for (const trade of names.split('|')) {
      const { trades, signs } = index.get(trade) ?? { trades: [], signs: [] }
      index.set(trade, { trades: [...trades, ...names.split('|')], signs: [...signs, ...list.split('|')] })
    }
  }
  return index
}

interface Related extends Family {
  readonly attributes: readonly AttributeKey[]
  readonly groups: readonly CategoryGroup[]
}

/**
 * The English names of the trades that a search for a trade (by its English name) may also mean, the signs of names, and the attributes
 * and groups that mean it.
 */
export function relatedTrades(trade: string): Related {
  familyOf ??= buildIndex()
  const { trades, signs } = familyOf.get(trade) ?? { trades: [], signs: [] }
  return {
    trades: [...new Set(trades)].filter((other) => other !== trade),
    signs,
    attributes: attributes.flatMap(([of, key]) => (of === trade ? [key] : [])),
    groups: [wholeGroups.get(trade) ?? []].flat(),
  }
}

/** A trade's own names that are one word. One word of a longer name would say too little: `contractor`. */
export function plainNames(trade: string): string[] {
  return Object.values(knownCategory(trade)?.label ?? {}).filter((name) => !/\s/.test(name))
}
