import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'
import { categoryLabel } from './taxonomy.ts'

/** A drawing, and the English names of the trades that have it. */
type Rule = readonly [drawing: string, names: RegExp]

/** By group; the first rule that matches counts. A trade without one is drawn as what its group has in common. */
const rules = {
  restaurants: [
    ['noodles', /noodle|ramen|\budon|soup|porridge|samgyetang/],
    ['pizza', /pizza|\bpide/],
    ['burger', /burger|sandwich|hot dog|fast food/],
    ['icecream', /ice cream|frozen yogurt/],
    ['fish', /fish|seafood|sushi|\beel|crab|clam|oyster/],
    ['chicken', /chicken|wings/],
    ['bakery', /baker|bread|cake|pastry|donut|bagel|cookie|pretzel|dessert|churreria|sweets/],
    ['cafe', /caf[eé]|coffee|\btea\b|espresso|juice/],
    [
      'bar',
      /(?<!oyster |salad |snack |juice |dairy )\bbar$|\bpub\b|beer|wine|brew|distiller|cocktail|izakaya|lounge|sake/,
    ],
  ],
  healthcare: [
    ['vet', /veterinar/],
    ['pets', /animal/],
    ['dentist', /dent(?!ification)|odont|oral|teeth/],
    ['optician', /optic|optom|eye|lasik/],
    ['pharmacy', /pharmac|herbal medicine|vitamin/],
    ['hospital', /hospital|emergency room|urgent care|surgical center|medical clinic/],
  ],
  'auto-services': [
    ['bicycle', /bicycle/],
    ['boat', /boat|marine/],
    ['tools', /aircraft/],
    ['parking', /parking/],
    ['fuel', /gas station|lpg|charging/],
    ['transport', /\bbus\b|taxi|shuttle|limousine|chauffeur/],
    ['truck', /truck|towing|trailer/],
    ['car', /rental|leasing|dealer|sharing/],
    [
      'repair',
      /repair|brake|oil change|transmission|muffler|service|auto (?:body|glass|machine|upholstery|parts)|tire|tune up|wheel|inspection|battery/,
    ],
  ],
  'beauty-wellness': [
    ['nails', /nail/],
    ['hair', /hair salon|barber|braid|hair extension|wig|stylist/],
    ['gym', /gym|fitness|trainer|crossfit|boxing|health club|aerobic|pilates|weightlifting|yoga/],
  ],
  'home-services': [
    ['hvac', /hvac|\bair\b|heating|furnace|boiler|fireplace|mechanical/],
    ['plumber', /plumb|drain|septic|water treatment|well drilling/],
    ['electrician', /electric|solar/],
    ['locksmith', /lock|key/],
    ['laundry', /laund|dry clean/],
    ['cleaning', /clean|housekeep|chimney|washing|junk|clearance|garbage/],
    ['pets', /\bpet|\bdog|kennel/],
    ['clothes', /tailor|cloth|dress|sew|embroider/],
    ['truck', /moving/],
    ['warehouse', /storage/],
    ['furniture', /furniture|upholster|curtain|interior/],
    ['park', /landscap|lawn|tree|garden/],
    ['museum', /sculptor/],
    ['shop', /bottled water/],
  ],
  'professional-services': [
    ['lawyer', /law|attorney|legal|notary|judicial|court|mediation|scrivener/],
    ['bank', /bank(?!r)|atm|credit union|mortgage|loan|currency|money|financ|investment|stock/],
    ['realestate', /real estate|property|title company|home staging|home inspector/],
    ['software', /software|website|web host|computer|e-commerce|data recovery/],
    ['camera', /photo|camera|video|portrait|film/],
    ['electronics', /telecom|phone|mobile|electronics/],
    ['truck', /courier|freight|truck|shipping|logistics|moving/],
    ['boat', /ferry|boat/],
    ['transport', /airline|transportation/],
    ['people', /association/],
    ['warehouse', /storage/],
    ['books', /publish|bookbind/],
    ['music', /record company|\bdj\b/],
    ['tools', /repair|tool|construction|crane/],
    ['service', /^service provider$/],
  ],
  education: [
    ['books', /librar|archive|study/],
    ['music', /music|piano|guitar|vocal|dance|ballet|salsa/],
    ['gym', /martial|taekwondo|judo|karate|aikido|kendo|kung fu|jujitsu|capoeira|gymnastic|tai chi|sports/],
    ['car', /driving/],
  ],
  entertainment: [
    [
      'park',
      /\bpark$(?<!amusement park|water park|trampoline park)|botanical|nature|garden|hiking|camping|playground|picnic|beach|lake|mountain|river|promenade/,
    ],
    ['museum', /museum|gallery|art studio|arts center/],
    ['music', /music|concert|karaoke|opera|orchestra|recording/],
    ['boat', /boat|marina|yacht|rafting|sailing/],
    ['gym', /climbing gym/],
    ['sports', /sport|athletic|court|field|golf|bowling|stadium|tennis|ski|cricket|soccer|skat|padel|squash/],
    ['people', /community|youth|social|cultural/],
    ['bar', /night club/],
    ['books', /comic/],
  ],
  none: [
    ['church', /church|chapel|cathedral|parish|abbey/],
    ['mosque', /mosque/],
    ['temple', /temple|shrine|gurudwara/],
    [
      'hotel',
      /hotel|motel|guest house|hostel|bed &|pension|vacation|ryokan|holiday|apartment$(?<!complex)|homestay|\binn\b|lodg|villa|boarding/,
    ],
    ['realestate', /apartment (?:building|complex)|condominium|housing|display home/],
    ['pets', /\bpet\b|bird|aquarium|tack shop|animal/],
    ['flower', /florist|garden|nursery/],
    ['books', /book|newsstand|comic|map store/],
    ['jewelry', /jewel|gold dealer|watch store|coin dealer/],
    ['gift', /gift|souvenir|toy|novelty|christmas/],
    ['bicycle', /bicycle/],
    ['sports', /sport(?!swear)|golf|tennis store|soccer|baseball|running store|\bski|snowboard|surf|skate/],
    ['electronics', /electronics|computer|phone|camera|appliance|drone|home theater|video game/],
    ['electrician', /electric (?!bicycle)|power plant|electrical/],
    ['plumber', /plumb|water (?:utility|works)|bathroom/],
    ['fuel', /^gas company|propane|oil company/],
    ['car', /car manufacturer|auto parts|motorcycle clothing/],
    ['transport', /\bbus\b|train|subway|tram|transit|\btaxi\b|ferry|airport|heliport|airstrip/],
    ['truck', /logistics|distribution/],
    [
      'clothes',
      /cloth|apparel|lingerie|uniform|costume|swimwear|maternity|bridal|jeans|hat shop|dress|fashion|sportswear|fur shop|shoe store|boot store/,
    ],
    ['furniture', /furniture|mattress|sofa|\bbed shop|rug store|home goods/],
    [
      'tools',
      /hardware|tool|building material|paint|lumber|flooring|\btile|roofing|window|concrete product|sand and gravel|stone supplier/,
    ],
    ['bar', /liquor|wine store|beer/],
    [
      'market',
      /market|grocer|convenience|butcher|fish store|fruit|food store|cheese|dairy store|rice shop|spice|nut store|egg|department store|mall|general store|variety|discount|warehouse club/,
    ],
    ['warehouse', /warehouse/],
    ['farm', /farm|orchard|agricult|seed|forestry/],
    [
      'factory',
      /manufact|mill$|factory|foundry|fabricat|plant$|mining|machine shop|industrial|metal|plating|tannery|textile company/,
    ],
    ['beauty', /beauty|metaphysical/],
    [
      'civic',
      /government|political party|city hall|police|fire station|post office|embassy|office$(?<!post office)|department|courthouse|customs|prison|military base|coroner|immigration|community service|civil|coast guard|social security|public works/,
    ],
    [
      'people',
      /charity|organization|association|union|chamber|welfare|support group|foundation|food bank|shelter|orphanage|family service|senior citizen/,
    ],
    // Neither shops nor any of the above.
    [
      'place',
      /synagogue|religious institution|kingdom hall|monastery|prayer house|cemetery|restroom|square|bridge|rest stop|toll|\bbuilding$|neighborhood|pedestrian|fountain|lighthouse|canal|landfill|weather|mobile home|\brv park|station$/,
    ],
  ],
} as const satisfies Record<CategoryGroup | 'none', readonly Rule[]>

const groupDrawing = {
  restaurants: 'restaurant',
  healthcare: 'health',
  'auto-services': 'car',
  'beauty-wellness': 'beauty',
  'home-services': 'tools',
  'professional-services': 'office',
  education: 'school',
  entertainment: 'leisure',
  /** What is known of nothing else. */
  none: 'shop',
} as const satisfies Record<CategoryGroup | 'none', string>

type Group = keyof typeof rules

/** For names that no table has, in the languages of the site. */
const ofUnknown = [
  ['cleaning', /clean|laundr|janitor|maid|청소|세탁|temizl|camasirhane/],
  ['service', /service|contractor|agency|provider|서비스|용역|대행|hizmet|servis/],
] as const satisfies readonly Rule[]

/** As what a listing is drawn: the id of a symbol in `src/web/ui/glyphs.svg`. */
export type DrawnTrade =
  | (typeof rules)[Group][number][0]
  | (typeof groupDrawing)[Group]
  | (typeof ofUnknown)[number][0]

/** `group` is the category's group. A trade that is not known is a plain shop: never drawn as another trade. */
export function drawnTrade(category: string, group: CategoryGroup | null): DrawnTrade {
  const known = categoryLabel(category)?.en
  const name = fold(known ?? category)
  const ofGroup: readonly (readonly [DrawnTrade, RegExp])[] = rules[group ?? 'none']
  const others = known === undefined && group === null ? ofUnknown : []
  const rule = [...ofGroup, ...others].find(([, names]) => names.test(name))
  return rule?.[0] ?? groupDrawing[group ?? 'none']
}
