import { type AttributeKey, attributeKeys, attributeNames } from '../business/attributes/attribute-keys.ts'
import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'

/** The English and the Turkish name of each attribute, and other words that people type for it, in any language. */
const searchWords: Record<AttributeKey, string> = {
  vegan:
    'Vegan options|ヴィーガン|ビーガン|纯素|素食|نباتي صرف|Vegan seçenekler|vegan|vegan food|vegan menü|비건|비건 옵션|비건 음식|vegane gerichte|vegane|végan|végétalien|vegano|vegana|veganski|비건 메뉴|비건식|végan options|vegane küche|cucina vegana|veganska hrana|comida vegana|vegan yemek|vegano ristorante',
  vegetarian:
    'Vegetarian options|vegeterian|vegitarian|vegetarien|vegtarian|vegetarain|ベジタリアン|素菜|نباتي|shakahari|veg food|pure veg|Vejetaryen seçenekler|vegetarian|veggie|vejetaryen|채식|채식 옵션|vegetarisch|végétarien|végétarienne|vegetariano|vegetarijanski|채식 메뉴|채식주의|vegetarische|vegetarisches|vegetarischer|vegetarische gerichte|végétariens|vegetariana|vegetariani|vegetarijanska|vegetarijanska hrana|vejetaryen yemek|vegetarian food|meatless|fleischlos',
  halal:
    'Halal food|ハラール|ハラル|清真|حلال|Helal yemek|halal|helal|할랄|할랄 푸드|할랄 음식|halal fleisch|halal yemek|halal hrana|hallal',
  organic:
    'Organic|Organik|organic food|organic dishes|organik ürünler|유기농 음식|오가닉|bio|bio essen|biologisch|biologique|biologico|organico|organski|유기농',
  breakfast:
    'Breakfast|Kahvaltı|breakfst|breakfest|brekfast|breakfeast|조식|아침|아침밥|아침식사|frühstück|petit déjeuner|colazione|desayuno|doručak|kahvaltı yapılan|almusal|zmorge',
  brunch: 'Brunch|Brunch menüsü|브런치 메뉴',
  'late-night':
    'Late-night food|Gece yemeği|late night|심야|야식|gece geç saat|늦은 밤 음식|late night eats|spätes essen',
  'live-music':
    'Live music|ライブ音楽|生演奏|现场音乐|موسيقى حية|Canlı müzik|라이브 공연|라이브 뮤직|livemusik|live musik|musique live|musica dal vivo|música en vivo|živa muzika|muzika uživo|live muziek|라이브 음악|canlı müzikli',
  delivery:
    'Delivery|デリバリー|delivary|delivry|delievery|出前|配達|外卖|外賣|送餐|توصيل|خدمة توصيل|Teslimat|home delivery|food delivery|배달 가능|배달 서비스|eve teslim|adrese teslim|lieferung|lieferdienst|livraison|en livraison|a domicilio|entrega a domicilio|dostava|배달되는|배달|배달하는|배달 되는 곳|delivers|that delivers|deliver|home deliver|liefert|liefern|nach hause|hauslieferung|mit lieferung|livre à domicile|livraison à domicile|consegna|consegna a domicilio|a domicilio consegna|sa dostavom|dostavom|dostava hrane|kućna dostava|paket servisi|evlere servis|teslimatlı|nagdedeliver',
  takeout:
    'Takeout|テイクアウト|持ち帰り|打包|外带|外帶|سفري|Paket servis|take out|takeaway|to go|테이크아웃|포장 가능|gel al|à emporter|zum mitnehmen|para llevar|da asporto|za poneti|포장|포장되는|포장 되는|포장해가는|takeaways|take-out|abholen|take away möglich|vente à emporter|da portare via|asporto|za poneti hrana|para llevar comida|al götür|paket servis yapan',
  'drive-through':
    'Drive-through|Arabaya servis|drive thru|drive in|드라이브 스루|드라이브 쓰루|drive through',
  pickup: 'Curbside pickup|Araca teslim|pickup|매장 수령|픽업|매장 픽업|mağazadan teslim',
  'outdoor-seating':
    'Outdoor seating|テラス席|テラス|屋外席|露天座位|户外座位|露台|جلسات خارجية|open air|open-air|Açık hava oturma alanı|outdoor|patio|terrace|야외석|야외 테라스|테라스|테라스석|açık hava|açık havada|teras|terası|bahçesi|bahçeli|terrasse|terasse|terase|gartenterrasse|aussenplätze|draussen|en terrasse|terraza|bašta|야외|야외 자리|야외자리|야외석 있는|테라스 자리|바깥 자리|outside seating|outdoor dining|sit outside|seats outside|al fresco|alfresco|garden seating|beer garden|draussen sitzen|draußen sitzen|draußen|aussenterrasse|aussensitzplätze|gartensitzplatz|mit garten|gartenrestaurant|sitzplätze draussen|terrasse extérieure|all aperto|terrazza|dehors|al aire libre|mesas afuera|letnja bašta|sa baštom|baštom|terasa|açık alan|teraslı|dış mekan',
  rooftop:
    'Rooftop seating|Çatı terası|rooftop|루프탑|루프톱|옥상|dachterrasse|rooftop bar|roof terrace|toit terrasse|terrazza panoramica|azotea|krovna terasa|çatı katı|teras katı',
  'private-room':
    'Private dining room|Özel oda|private room|프라이빗 룸|룸|단독 룸|개별 룸|private dining|separee|séparé|salon privé|sala privata|privatraum|özel odalı|개인실|별실|룸 있는|룸있는',
  wifi: 'Wi-Fi|無料wifi|免费wifi|واي فاي|Kablosuz internet|free wifi|wlan|internet|무료 와이파이|wifi var|wifili|ücretsiz wifi|gratis wlan|wifi gratuit|wifi gratis|와이파이|와이파이 되는|인터넷 되는|무선 인터넷|wi fi|with wi fi|free internet|kostenloses wlan|gratis wifi|wlan gratis|mit wlan|wifi gratuito|besplatan wifi|sa wifi|internetli|kablosuz|wifi olan',
  parking:
    'Parking|駐車場|駐車場あり|停车场|停车|停車場|موقف سيارات|Otopark|parking lot|car park|주차장|주차 공간|park yeri|otoparkı|otoparklı|otoparkı olan|parkplatz|parkplätze|estacionamiento|parcheggio|parkiralište|주차|주차되는|주차 되는|주차가능|주차 편한|주차장 있는|주차하기 좋은|주차 편리한|parking available|with parking lot|parking space|parking spaces|place to park|own parking|parkmöglichkeit|parkmöglichkeiten|mit parkplatz|parkieren|mit parking|avec parking|stationnement|parking gratuit avec|posto auto|con parcheggio|con estacionamiento|aparcamiento|parkirališta|sa parkingom|parkingom|park alanı|otopark olan|park edilebilen|may parking|paradahan',
  'free-parking':
    'Free parking|Ücretsiz otopark|무료 주차장|ücretsiz park|무료주차|무료 주차|주차 무료|free car park|free parking lot|gratis parkplatz|gratisparkplätze|kostenlose parkplätze|kostenlos parken|gratis parken|parking gratuit|parcheggio gratuito|estacionamiento gratis|besplatan parking|bedava otopark|ücretsiz park yeri',
  valet: 'Valet parking|Vale|valet|발렛|발렛 파킹|발레파킹|vale hizmeti',
  'ev-charging':
    'Electric vehicle charging|Elektrikli araç şarjı|ev charging|charging station|전기차 충전소|elektrikli şarj|전기차 충전|전기차충전|ev charger|e tankstelle|ladestation|elektroauto laden|borne de recharge|recharge électrique|colonnina|ricarica elettrica|punjač za električne|elektrikli araç şarj|şarj istasyonu',
  wheelchair:
    'Wheelchair accessible|wheelchiar|weelchair|wheel chair|wheelchair accesible|wheelchair accessable|車椅子|車いす|バリアフリー|轮椅|无障碍|輪椅|كرسي متحرك|Tekerlekli sandalye erişimi|wheelchair|wheelchair access|wheelchair accessible entrance|accessible|휠체어|휠체어 접근|휠체어 출입|휠체어 출입구|휠체어 입장|장애인 편의시설|배리어프리|tekerlekli sandalye|tekerlekli sandalyeye uygun|engelli erişimi|engelli dostu|rollstuhlgerecht|rollstuhlgängig|rollstuhlgängiges|rollstuhlgängige|barrierefrei|accès handicapé|accessible pmr|silla de ruedas|disabled access|handicap accessible|tekerlekli sandalye girişi|휠체어 가능|휠체어로|휠체어 이용|장애인|장애인 화장실|wheelchairs|wheelchair friendly|wheelchair ramp|step free|handicapped accessible|handicapped|handicap access|rollstuhl|rollstuhltauglich|rollstuhlzugang|mit rollstuhl|behindertengerecht|barrierefreie|barrierefreies|barrierefreier|fauteuil roulant|accessible en fauteuil|accessible fauteuil roulant|pmr|accès pmr|sedia a rotelle|accessibile|accessibile disabili|accessibile ai disabili|disabili|accesible|accesible en silla de ruedas|minusválidos|invalidska kolica|za invalide|pristup za invalide|tekerlekli|tekerlekli sandalyeli|engelli|engelliye uygun|engelli girişi',
  reservations:
    'Accepts reservations|予約可|予約できる|可预订|可预约|حجز|Rezervasyon|reservation|reservations|예약|예약되는|rezervasyonlu|reservierung|예약 가능|예약가능|takes reservations|book a table|mit reservation|reservieren|réservation|prenotazione|prenotabile|reservas|rezervacija|rezervasyon yapılan',
  'online-booking':
    'Online appointments|Online randevu|online consultation|online consultations|virtual consultation|video consultation|virtual appointment|video appointment|online beratung|videoberatung|consulta en línea|consulta online|online görüşme|online konsultacije|online booking|online appointment|온라인 진료 예약|온라인 예약|인터넷 예약|book online|online buchen|online termin|réservation en ligne|prenotazione online|online zakazivanje|cita en línea|internetten randevu',
  'walk-ins':
    'Accepts walk-ins|Randevusuz|walk in|walk ins|예약 없이|예약없는 방문|no appointment|without appointment|no appointment needed|walk-in|ohne termin|sans rendez vous|senza appuntamento|sin cita|bez zakazivanja|예약 없이 가능',
  cards:
    'Credit cards|Kredi kartı|credit card|debit card|card payment|신용카드|체크카드|카드|카드결제|kartla ödeme|kartenzahlung|카드 되는|takes cards|accepts credit cards|accepts cards|mastercard|visa card|credit cards accepted|card accepted|cards accepted|pay by card|pay with card|paying by card|kreditkarte|kreditkarten|kreditkartenzahlung|zahlung mit karte|kartenzahlung möglich|mit kreditkarte|mit kreditkarten|mit karte|karte zahlen|carte bancaire|carte de crédit|carta di credito|tarjeta|tarjeta de crédito|kartica|plaćanje karticom|karticom|kredi kartı geçen',
  'mobile-payment':
    'Mobile payments|Mobil ödeme|mobile payment|nfc|apple pay|애플페이|삼성페이|간편 결제|temassız ödeme|구글페이|google pay|twint|samsung pay|contactless|kontaktlos',
  'cash-only':
    'Cash-only|Yalnızca nakit|현금만|현금 결제|sadece nakit|현금 전용|nur bargeld|bargeld|espèces|solo contanti|solo efectivo|samo gotovina',
  kids: 'Good for kids|kids menu|kid s menu|kid menu|children menu|children s menu|childrens menu|menu for kids|kindermenü|kinderkarte|menu enfant|menu bambini|menú infantil|dečiji meni|çocuk menüsü|어린이 메뉴|키즈 메뉴|키즈메뉴|어린이메뉴|아이랑 가기 좋은|아이랑 가기좋은|아이와 가기 좋은|아이들과 가기 좋은|아이와 갈 만한|아이와|아이들이랑|아이들과|애들이랑|애들이랑 갈만한|애들 데리고|아기랑 가기 좋은|아기랑 갈만한|키즈|子供連れ|子連れ|キッズメニュー|亲子|儿童菜单|儿童|للأطفال|للعائلات|عائلي|bachchon ke liye|family restaurant friendly|Çocuk dostu|kid friendly|kids friendly|child friendly|family friendly|어린이 환영|아이 동반|아이와 함께|아이랑|아기 동반|가족 모임|예스키즈존|çocuklara uygun|aile dostu|kinderfreundlich|kinderfreundliches|familienfreundlich|pour enfants|para niños|za decu|아이 동반 가능|아이와 갈만한|아이랑 갈만한|아이 데리고|유아 동반|아기랑|for kids|with kids|for children|for families|with children|mit kindern|für kinder|kinderfreundlicher|familienfreundliches|avec enfants|pour les enfants|per bambini|con bambini|per famiglie|con niños|sa decom|za porodice|çocuklu|çocuklar için|aileler için|pambata|pang pamilya',
  'high-chairs':
    'High chairs|Mama sandalyesi|high chair|아기 의자|아이 의자|아이의자|어린이 의자|유아의자|하이체어|아이 의자 있는|아기의자|유아 의자|bebek sandalyesi|아기 의자 있는|baby chair|baby chairs|baby seat|kinderstuhl|kinderstühle|hochstuhl|hochstühle|kinderstühlen|mit kinderstühlen|kindersitz|hochstühlen|kinderstühli|chaise haute|chaises hautes|seggiolone|seggioloni|silla alta|dečija stolica|stolice za decu|mama sandalyeli',
  'nursing-room':
    'Nursing room|Emzirme odası|changing table|기저귀 교환대|bebek bakım odası|수유실|기저귀 갈이대|wickeltisch|table à langer|fasciatoio|cambiador',
  pets: 'Dogs allowed|bring my dog|bring my dog to|bring a dog|bring our dog|take my dog|take my dog to|take a dog|dog can come|meinen hund mitnehmen|hund mitnehmen|강아지 데려갈 수 있는|犬連れ|ペット可|ペット同伴|ペット同伴可|可带狗|宠物友好|يسمح بالكلاب|Evcil hayvan dostu|pets allowed|pet friendly|dog friendly|dogs welcome|애견 동반|강아지 동반|반려동물 동반|반려견|펫프렌들리|evcil hayvan kabul eden|köpek dostu|hunde erlaubt|hundefreundlich|hundefreundliches|chiens acceptés|chien accepté|perros permitidos|ljubimci dozvoljeni|반려견 동반|강아지와|강아지랑|강아지랑 갈 수 있는|강아지랑 갈수있는|강아지랑 갈만한|강아지 데리고 갈 수 있는|강아지 데리고|강아지랑 같이|강아지와 함께|반려견이랑|반려견과|애견이랑|멍멍이랑|애견 동반 가능|개 동반|pet-friendly|allows dogs|dogs ok|with dog|with my dog|with dogs|takes dogs|mit hund|hund erlaubt|hunde willkommen|avec chien|chiens admis|animaux acceptés|cani ammessi|con cane|animali ammessi|con perro|se admiten perros|pet friendly restaurante|psi dozvoljeni|sa psom|dozvoljeni psi|pet frendli|köpekle|köpekli|evcil hayvan|evcil hayvan dostu olan',
  lgbtq:
    'LGBTQ+ friendly|LGBTQ+ dostu|lgbt|lgbtq|lgbt friendly|gay friendly|퀴어 프렌들리|lgbt dostu|lgbt freundlich|queer|queer friendly|gay|gay bar friendly|lgbtq friendly|성소수자',
  groups:
    'Good for groups|Gruplara uygun|for groups|group dining|단체석|단체 모임|단체 예약|단체 손님|회식|단체룸|큰 모임|large groups|big groups|big group|large party|for large groups|für gruppen|grosse gruppen|pour groupes|per gruppi|za grupe|za veća društva|kalabalık gruplar',
  solo: 'Solo dining|Tek başına yemek|혼밥|혼술|1인 식사|1인석|혼자|혼자 먹기 좋은|혼자 가기 좋은|혼자 밥먹기|alone|eat alone|for one|solo yemek|tek kişilik',
  pool: 'Swimming pool|プール|プール付き|游泳池|泳池|مسبح|حمام سباحة|Yüzme havuzu|pool|indoor pool|수영장|havuz|havuzu|havuzlu|schwimmbad|hallenbad|piscine|piscina|bazen|bazenom|수영장 있는|풀장|실내수영장|실내 수영장|swimming|pools|with swimming|schwimmbecken|pool drin|avec piscine|con piscina|sa bazenom|yüzme havuzlu|kapalı havuz',
  sauna:
    'Sauna|Sauna|steam|steam room|steam bath|hammam|스팀사우나|사우나|saunalı|saunom|사우나 있는|sauna and steam|mit sauna|avec sauna|con sauna|sa saunom|saunası olan',
  shower:
    'Shower|Duş|showers|샤워|샤워장|dusche|duschen|douche|ducha|샤워실|샤워 되는|샤워실 있는|mit dusche|avec douche|con doccia|doccia|sa tušem|tuš|duşlu|changing room',
  buffet:
    'All you can eat|食べ放題|バイキング|自助餐|任吃|بوفيه مفتوح|Açık büfe|unlimited|eat all you can|무제한|무한리필|무한 리필|sınırsız|à volonté|all you can eat buffet|all-you-can-eat|essen soviel man will|all you can eat sushi|buffet à volonté|a volontà|tutto quello che puoi mangiare|todo lo que puedas comer|eat all you want|sınırsız yemek',
  'women-owned':
    'Women-owned|woman run|female run|owned by women|owned by a woman|Kadın işletmesi|women owned|woman owned|female owned|여성 사장|여사장|run by women|여성 운영|frauengeführt|tenu par des femmes|gestito da donne',
  'veteran-owned':
    'Veteran-owned|vet owned|owned by veterans|owned by a veteran|veteran run|Gazi işletmesi|veteran owned|veteran owned business',
  'online-estimates':
    'Online estimates|Online fiyat teklifi|online estimate|free estimate|free estimates|online quote|온라인 견적|free quote|free quotes|무료 견적|kostenvoranschlag|devis gratuit|preventivo gratuito',
  romantic:
    'Romantic|Romantik|romantic atmosphere|로맨틱한|로맨틱|낭만적인|romantisch|romantische|romantischer|romantisches|romantisches ambiente|romantique|romantico|romantica|romántico|romántica|romantično|romantičan|romantičan ambijent|romantik ortam|ロマンチック|浪漫|浪漫的|رومانسي',
  cozy: 'Cozy|Samimi|cosy|cozy atmosphere|아늑한|포근한|gemütlich|gemütliche|gemütlicher|gemütliches|gmüetlich|chaleureux|chaleureuse|accogliente|acogedor|acogedora|prijatan ambijent|samimi ortam|居心地の良い|温馨',
  upscale:
    'Upscale|upmarket|fancy|high end|high-end|고급|고급스러운|고급진|gehoben|gehobenes|gehobene|edel|edles|haut de gamme|lüks ortam|otmeno|otmen|高级|高級',
  laptop:
    'Good for working on laptop|Dizüstüyle çalışma|laptop friendly|laptop|work friendly|카공|노트북|작업하기 좋은|çalışmaya uygun|노트북 하기 좋은|공부하기 좋은|카공하기 좋은|노트북 가능|for working|for studying|zum arbeiten|arbeiten|laptop arbeiten|zum lernen|travailler|pour travailler|per lavorare|lavorare|para trabajar|trabajar|za rad|rad na laptopu|çalışmalık|ders çalışmalık|ders çalışmak',
}

/** Longest name, in words. */
const phraseLimit = 4
/** More attributes of one search are searched for as words. */
const attributeLimit = 2

const compact = (text: string) => (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('')
/** Words around a name that add nothing: `with wifi`, `주차 되는`, `vegan-friendly`. */
const besideName =
  /^(?:with|mit|avec|con|sa)|(?:되는|돼는|가능한|가능|있는|있는곳|좋은|하기좋은|제공|완비|허용|olan|var|available|friendly|freundlich|freundliches|dostu)$/g

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

export const isAttributeTerm = (term: string): boolean => /^[a-z]+속성$/.test(term)

/** A text as attributes that it names, and the other words. */
export interface AttributePhrases {
  readonly keys: readonly AttributeKey[]
  /** The words that name them. */
  readonly phrases: readonly string[]
  readonly rest: string
}

/** One search asks for the attributes of the same few texts some thirty times. */
const rememberedTexts = 1024

/** The attributes that a visitor's words name, in Korean, English or Turkish. Of several readings, the longest name counts. */
export const attributesIn = memoize(rememberedTexts, (text): AttributePhrases => {
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
})

function phraseAt(words: readonly string[], start: number) {
  for (let length = Math.min(phraseLimit, words.length - start); length > 0; length--) {
    const key = attributeNamed(words.slice(start, start + length).join(' '))
    if (key) return { key, length }
  }
  return undefined
}

/** A trade may be named after these: a vegan restaurant is also any restaurant with vegan options. */
export const tradesAreNamedAfter: ReadonlySet<AttributeKey> = new Set([
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
