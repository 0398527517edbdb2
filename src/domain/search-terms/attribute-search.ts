import { type AttributeKey, attributeKeys, attributeNames } from '../business/attribute-keys.ts'
import { fold } from '../text/fold.ts'

/** The English and the Turkish name of each attribute, and other words that people type for it, in any language. */
const searchWords: Record<AttributeKey, string> = {
  vegan:
    'Vegan options|Vegan seçenekler|vegan|vegan food|vegan menü|비건|비건 옵션|비건 음식|vegane gerichte|vegane|végan|végétalien|vegano|vegana|veganski',
  vegetarian:
    'Vegetarian options|Vejetaryen seçenekler|vegetarian|veggie|vejetaryen|채식|채식 옵션|vegetarisch|végétarien|végétarienne|vegetariano|vegetarijanski',
  halal: 'Halal food|Helal yemek|halal|helal|할랄|할랄 푸드',
  organic: 'Organic|Organik|organic food|organic dishes|organik ürünler|유기농 음식|오가닉',
  breakfast: 'Breakfast|Kahvaltı|조식|아침|아침밥|아침식사',
  brunch: 'Brunch|Brunch menüsü|브런치 메뉴',
  'late-night': 'Late-night food|Gece yemeği|late night|심야|야식|gece geç saat',
  'live-music': 'Live music|Canlı müzik|라이브 공연|라이브 뮤직',
  delivery:
    'Delivery|Teslimat|home delivery|food delivery|배달 가능|배달 서비스|eve teslim|adrese teslim|lieferung|lieferdienst|livraison|en livraison|a domicilio|entrega a domicilio|dostava',
  takeout:
    'Takeout|Paket servis|take out|takeaway|to go|테이크아웃|포장 가능|gel al|à emporter|zum mitnehmen|para llevar|da asporto|za poneti',
  'drive-through': 'Drive-through|Arabaya servis|drive thru|drive in|드라이브 스루|드라이브 쓰루',
  pickup: 'Curbside pickup|Araca teslim|pickup|매장 수령|픽업|매장 픽업|mağazadan teslim',
  'outdoor-seating':
    'Outdoor seating|Açık hava oturma alanı|outdoor|patio|terrace|야외석|야외 테라스|테라스|테라스석|açık havada|teras|bahçeli|terrasse|gartenterrasse|aussenplätze|draussen|en terrasse|terraza|bašta',
  rooftop: 'Rooftop seating|Çatı terası|rooftop|루프탑|루프톱|옥상',
  'private-room': 'Private dining room|Özel oda|private room|프라이빗 룸|룸|단독 룸|개별 룸',
  wifi: 'Wi-Fi|Kablosuz internet|free wifi|wlan|internet|무료 와이파이|wifi var|wifili|ücretsiz wifi|gratis wlan|wifi gratuit|wifi gratis',
  parking:
    'Parking|Otopark|parking lot|car park|주차장|주차 공간|park yeri|otoparklı|otoparkı olan|parkplatz|parkplätze|estacionamiento|parcheggio|parkiralište',
  'free-parking': 'Free parking|Ücretsiz otopark|무료 주차장|ücretsiz park',
  valet: 'Valet parking|Vale|valet|발렛|발렛 파킹|발레파킹|vale hizmeti',
  'ev-charging':
    'Electric vehicle charging|Elektrikli araç şarjı|ev charging|charging station|전기차 충전소|elektrikli şarj',
  wheelchair:
    'Wheelchair accessible|Tekerlekli sandalye erişimi|wheelchair|wheelchair access|wheelchair accessible entrance|accessible|휠체어|휠체어 접근|휠체어 출입|휠체어 출입구|휠체어 입장|장애인 편의시설|배리어프리|tekerlekli sandalye|tekerlekli sandalyeye uygun|engelli erişimi|engelli dostu|rollstuhlgerecht|rollstuhlgängig|rollstuhlgängiges|rollstuhlgängige|barrierefrei|accès handicapé|accessible pmr|silla de ruedas|disabled access|handicap accessible|tekerlekli sandalye girişi',
  reservations:
    'Accepts reservations|Rezervasyon|reservation|reservations|예약|예약되는|rezervasyonlu|reservierung',
  'online-booking': 'Online appointments|Online randevu|online booking|online appointment|온라인 진료 예약',
  'walk-ins': 'Accepts walk-ins|Randevusuz|walk in|walk ins|예약 없이|예약없는 방문',
  cards:
    'Credit cards|Kredi kartı|credit card|debit card|card payment|신용카드|체크카드|카드|카드결제|kartla ödeme|kartenzahlung',
  'mobile-payment':
    'Mobile payments|Mobil ödeme|mobile payment|nfc|apple pay|애플페이|삼성페이|간편 결제|temassız ödeme',
  'cash-only': 'Cash-only|Yalnızca nakit|현금만|현금 결제|sadece nakit',
  kids: 'Good for kids|Çocuk dostu|kid friendly|kids friendly|child friendly|family friendly|어린이 환영|아이 동반|아이와 함께|아이랑|아기 동반|가족 모임|예스키즈존|çocuklara uygun|aile dostu|kinderfreundlich|kinderfreundliches|familienfreundlich|pour enfants|para niños|za decu',
  'high-chairs': 'High chairs|Mama sandalyesi|high chair|아기 의자|아기의자|유아 의자|bebek sandalyesi',
  'nursing-room': 'Nursing room|Emzirme odası|changing table|기저귀 교환대|bebek bakım odası',
  pets: 'Dogs allowed|Evcil hayvan dostu|pets allowed|pet friendly|dog friendly|dogs welcome|애견 동반|강아지 동반|반려동물 동반|반려견|펫프렌들리|evcil hayvan kabul eden|köpek dostu|hunde erlaubt|hundefreundlich|hundefreundliches|chiens acceptés|chien accepté|perros permitidos|ljubimci dozvoljeni',
  lgbtq: 'LGBTQ+ friendly|LGBTQ+ dostu|lgbt|lgbtq|lgbt friendly|gay friendly|퀴어 프렌들리|lgbt dostu',
  groups: 'Good for groups|Gruplara uygun|for groups|group dining|단체석|단체 모임|단체 예약|단체 손님|회식',
  solo: 'Solo dining|Tek başına yemek|혼밥|혼술|1인 식사|1인석',
  pool: 'Swimming pool|Yüzme havuzu|pool|indoor pool|수영장|havuz|havuzlu|schwimmbad|hallenbad|piscine|piscina|bazen|bazenom',
  sauna: 'Sauna|Sauna|사우나|saunalı|saunom',
  shower: 'Shower|Duş|showers|샤워|샤워장|dusche|duschen|douche|ducha',
  buffet: 'All you can eat|Açık büfe|unlimited|eat all you can|무제한|무한리필|무한 리필|sınırsız|à volonté',
  'women-owned': 'Women-owned|Kadın işletmesi|women owned|woman owned|female owned|여성 사장|여사장',
  'veteran-owned': 'Veteran-owned|Gazi işletmesi|veteran owned',
  'online-estimates':
    'Online estimates|Online fiyat teklifi|online estimate|free estimate|free estimates|online quote|온라인 견적',
  laptop:
    'Good for working on laptop|Dizüstüyle çalışma|laptop friendly|laptop|work friendly|카공|노트북|작업하기 좋은|çalışmaya uygun',
}

/** Longest name, in words. */
const phraseLimit = 4
/** More attributes of one search are searched for as words. */
const attributeLimit = 2

const compact = (text: string) => (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('')
/** Words around a name that add nothing: `with wifi`, `주차 되는`. */
const besideName = /^(?:with|mit|avec|con)|(?:되는|돼는|가능한|가능|있는|좋은|하기좋은|olan)$/g

let keyOfName: ReadonlyMap<string, AttributeKey> | undefined

function attributeNamed(phrase: string): AttributeKey | undefined {
  keyOfName ??= new Map(
    attributeKeys.flatMap((key) =>
      [attributeNames[key].ko, ...searchWords[key].split('|')].map((name) => [compact(name), key] as const),
    ),
  )
  const name = compact(phrase)
  return keyOfName.get(name) ?? keyOfName.get(name.replace(besideName, ''))
}

/**
 * The term of all listings with an attribute. It joins Latin letters and Hangul, which the analyzer always separates, so no
 * text contains it.
 */
export function attributeTerm(key: string): string {
  return `${key.replace('-', '')}속성`
}

/** A text as attributes that it names, and the other words. */
export interface AttributePhrases {
  readonly keys: readonly AttributeKey[]
  /** The words that name them. */
  readonly phrases: readonly string[]
  readonly rest: string
}

/** The attributes that a visitor's words name, in Korean, English or Turkish. Of several readings, the longest name counts. */
export function attributesIn(text: string): AttributePhrases {
  const keys: AttributeKey[] = []
  const phrases: string[] = []
  const rest: string[] = []
  const words = text.slice(0, 200).trim().split(/\s+/)
  for (let start = 0; start < words.length; ) {
    const found = keys.length < attributeLimit ? phraseAt(words, start) : undefined
    if (found) {
      keys.push(found.key)
      phrases.push(words.slice(start, start + found.length).join(' '))
    } else rest.push(words[start] ?? '')
    start += found?.length ?? 1
  }
  return { keys, phrases, rest: rest.join(' ') }
}

function phraseAt(words: readonly string[], start: number) {
  for (let length = Math.min(phraseLimit, words.length - start); length > 0; length--) {
    const key = attributeNamed(words.slice(start, start + length).join(' '))
    if (key) return { key, length }
  }
  return undefined
}

/** A trade may be named after these: a vegan restaurant is also any restaurant with vegan options. */
const tradesAreNamedAfter: ReadonlySet<AttributeKey> = new Set([
  'vegan',
  'vegetarian',
  'halal',
  'organic',
  'breakfast',
  'brunch',
  'late-night',
  'live-music',
  'delivery',
  'takeout',
  'drive-through',
  'outdoor-seating',
  'rooftop',
  'buffet',
])

/**
 * Whether the words beside the attributes' names let them be attributes: `wifi cafe`, but not `parking garage`, which is a trade.
 * `tradePhrase`: the words that name a trade; '' if none do. `isRestTrade`: whether the other words are a trade and nothing else.
 */
export function areAttributes(
  { keys, phrases, rest }: AttributePhrases,
  { tradePhrase, isRestTrade }: { readonly tradePhrase: string; readonly isRestTrade: boolean },
): boolean {
  if (keys.length === 0 || (rest !== '' && !isRestTrade)) return false
  if (tradePhrase === '' || keys.every((key) => tradesAreNamedAfter.has(key))) return true
  const isInTrade = phrases.some((phrase) => tradePhrase !== phrase && tradePhrase.includes(phrase))
  return rest !== '' && !isInTrade
}
