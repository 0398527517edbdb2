import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'
import { eastAsian } from './name-key.ts'
import { isAnotherAtEnd, isAnotherAtStart, isJoined, isOfNoTrade } from './names-of-others.ts'
import { tradeOf } from './taxonomy.ts'
import { wordsInNames } from './words-in-names.ts'
import { writtenTrades } from './written-trades.ts'

/** Words with which the name of a business ends, or with which it begins, that name its trade beyond doubt. */
const korean =
  '주유소 약국 치과 치과의원 치과병원 한의원 한방병원 동물병원 미용실 헤어샵 세탁소 부동산 공인중개사사무소 공인중개사 어린이집 유치원 초등학교 중학교 고등학교 교회 성당 ' +
  '노래방 노래연습장 당구장 편의점 꽃집 안경원 정비소 카센타 카센터 공업사 세차장 모텔 호텔 펜션 게스트하우스 치킨 통닭 국밥 냉면 칼국수 김밥 분식 떡볶이 횟집 족발 삼겹살 ' +
  '갈비 갈비집 순대국 감자탕 해장국 보쌈 돈까스 피자 초밥 스시 중국집 베이커리 제과점 빵집 카페 호프 식당 의원 내과 소아과 피부과 안과 정형외과 이비인후과 산부인과 내과의원 ' +
  '소아과의원 피부과의원 안과의원 정형외과의원 이비인후과의원 산부인과의원 헬스장 피트니스 필라테스 태권도 독서실 목욕탕 사우나 찜질방 정육점 철물점 문구점 서점 책방 고깃집 곱창 막창 도서관 우체국 ' +
  '박물관 미술관 주차장 음악학원 미술학원 수학학원 영어학원 보습학원 피아노학원 요리학원 컴퓨터학원 운전학원 무용학원 방앗간 예식장 캠핑장 산후조리원 경로당 복지관 주민센터 행정복지센터 ' +
  '경찰서 파출소 소방서 보건소 새마을금고 영화관 수영장 볼링장 골프연습장 탁구장 스크린골프 양복점 금은방 건강원 여인숙 여관 민박 고시원 스터디카페 키즈카페 만화방 pc방 국수'
const otherEastAsian = '薬局 歯科 歯科医院 美容室 居酒屋 病院 図書館 药店 酒店'
const last =
  'pharmacy bakery pizzeria laundromat florist hostel motel restaurant café barbershop barber_shop hair_salon nail_salon animal_hospital veterinary_clinic dental_clinic ' +
  'apotheke bäckerei metzgerei zahnarztpraxis tierarztpraxis fahrschule tankstelle bibliothek stadtbibliothek stadtteilbibliothek buchhandlung ' +
  'bookstore bookshop copyshop cheese_shop plumbing hardware tailor liquors car_wash ' +
  'eczanesi eczane lokantası restoranı oteli fırını camii kuaförü kuaför berberi pastanesi'
const first =
  'pharmacie farmacia farmácia drogaria apoteka apteka pizzeria pizzería ristorante trattoria restaurant restaurante restoran kafana hotel hôtel boulangerie librairie ' +
  'kwiaciarnia piekarnia cukiernia restauracja cvećara cvjećarnica ljekarna lékárna gyógyszertár cabinet_vétérinaire clinique_vétérinaire cabinet_dentaire clínica_dental clínica_veterinaria studio_dentistico auto_école ' +
  'panadería padaria pekara piekarnia ferretería taquería peluquería gelateria apotheke bäckerei friseur zahnarzt tierarzt plomberie ' +
  'libreria librería livraria talho mercearia carnicería macelleria pescheria panetteria panificio pasticceria pastelaria boucherie ' +
  'kapsalon bakkerij slagerij bager slagter frisør apotek salon_de_coiffure consultorio_dental clínica_dentária papelería agriturismo ' +
  'autoservis květiny zahradnictví kavárna pekařství cukrárna květinářství kadeřnictví zakład_fryzjerski salon_fryzjerski warsztat_samochodowy księgarnia kawiarnia étterem patika cukrászda ' +
  'кафе ресторан аптека парикмахерская пекарня кав_ярня перукарня nhà_hàng nhà_thuốc tiệm_bánh rumah_makan warung_makan bengkel_motor ' +
  'مطعم صيدلية مخبز فندق مقهى'
/** Before a trade's word, words of a figure of speech: balanced books, motor cycles. */
const figures =
  /(?:^|\s)(?:the|balanced|clean|publishing|audio|comic|cook|note|school|accounting|e|rare earth) books$|(?:^|\s)(?:the|motor|life|water|business|wash|carbon|harley) cycles$|(?:^|\s)(?:the|wall|roof|sea) (?:flowers|nails|taxis|cabs)$|(?:^|\s)(?:financial|brain|mental|pet|dog|jungle|school|kids|public) (?:gym|fitness)$/u
/** Last words that say a place to eat, drink or sleep, or a workshop, whatever it is called after. */
const otherEnd = /^(?:bar|pub|arms|inn|lodge|garage)$/u
const branch = / \S{1,8}(?:지점|본점|호점|점)$/u
const bracketed = /[([（【][^()[\]（）【】]{0,40}[)\]）】]/gu
const longestName = 100
/** What a register writes behind a company's name. */
const legalForms = new Set(
  'inc llc ltd limited co corp corporation company plc pllc pc gmbh kg ag ug sl slu sa sas sarl srl srls spa ltda me eireli oy ab as aps bv nv doo kft bt pty'.split(
    ' ',
  ),
)
/** The words of a name without its legal form. */
function withoutForm(parts: readonly string[]): readonly string[] {
  const end = parts.findLastIndex((part) => !legalForms.has(part))
  return end < 1 ? parts : parts.slice(0, end + 1)
}

/** Names that the taxonomy lacks. */
const ownTrades: Readonly<Record<string, string>> = {
  مطعم: 'Restaurant',
  صيدلية: 'Pharmacy',
  مخبز: 'Bakery',
  فندق: 'Hotel',
  مقهى: 'Cafe',
  'veterinary clinic': 'Veterinarian',
  bookshop: 'Bookstore',
  copyshop: 'Copy shop',
  květiny: 'Florist',
  zahradnictví: 'Garden center',
  plumbing: 'Plumber',
  hardware: 'Hardware store',
  liquors: 'Liquor store',
  bager: 'Bakery',
  slagter: 'Butcher shop',
  apotek: 'Pharmacy',
  kavárna: 'Cafe',
  pekařství: 'Bakery',
  cukrárna: 'Pastry shop',
  květinářství: 'Florist',
  kadeřnictví: 'Hair salon',
  'zakład fryzjerski': 'Hair salon',
  étterem: 'Restaurant',
  patika: 'Pharmacy',
  cukrászda: 'Pastry shop',
  'кав ярня': 'Cafe',
  перукарня: 'Hair salon',
  'warung makan': 'Restaurant',
  'bengkel motor': 'Motorcycle repair shop',
  agriturismo: 'Farmstay',
}

function tradesOf(words: string): ReadonlyMap<string, string> {
  return new Map(
    words.split(' ').flatMap((written) => {
      const word = written.replaceAll('_', ' ')
      const trade = ownTrades[word] ?? tradeOf(word)?.category.label.en ?? writtenTrades.get(fold(word))
      return trade === undefined ? [] : [[fold(word), trade] as const]
    }),
  )
}

/** Builds the table when it is first used: the taxonomy is large. */
function tradeWords(words: string): () => ReadonlyMap<string, string> {
  let trades: ReadonlyMap<string, string> | undefined
  return () => {
    trades ??= tradesOf(words)
    return trades
  }
}

type Trades = Map<string, string>

interface Words {
  readonly last: Trades
  readonly first: Trades
  /** Endings of a word, and of a name in a script that writes words together. */
  readonly endings: Trades
  readonly beginnings: Trades
}

/** The tables that a word of `words-in-names.ts` stands in, by its mark. */
function tablesFor(word: string, { last, first, endings, beginnings }: Words): readonly Trades[] {
  if (word.startsWith('~')) return [endings]
  if (word.endsWith('~')) return [beginnings]
  if (word.startsWith('-')) return [last]
  return word.endsWith('-') ? [first] : [first, last]
}

function buildWords(): Words {
  const words: Words = {
    endings: new Map(tradesOf(`${korean} ${otherEastAsian}`)),
    last: new Map(tradesOf(last)),
    first: new Map(tradesOf(first)),
    beginnings: new Map(),
  }
  for (const [trade, written] of Object.entries(wordsInNames))
    for (const word of written.split(' ').filter(Boolean))
      for (const table of tablesFor(word, words))
        table.set(fold(word.replace(/[~-]/g, '').replaceAll('_', ' ')), trade)
  return words
}

let words: Words | undefined

const longestPhrase = 3

interface Found {
  readonly trade: string
  /** Of how many words the phrase is. */
  readonly length: number
}

/** The trade of the longest phrase with which the words begin or end. */
function ofPhrase(trades: Trades, parts: readonly string[], isEnd: boolean): Found | undefined {
  for (let length = Math.min(longestPhrase, parts.length); length > 0; length--) {
    const trade = trades.get((isEnd ? parts.slice(-length) : parts.slice(0, length)).join(' '))
    if (trade) return { trade, length }
  }
  return undefined
}

const [shortestPart, longestPart] = [2, 20]

/** The trade of the longest part with which a text ends or begins. */
function ofPart(trades: Trades, text: string, isEnd: boolean, longest: number): string {
  for (let length = Math.min(longestPart, longest); length >= shortestPart; length--) {
    const trade = trades.get(isEnd ? text.slice(-length) : text.slice(0, length))
    if (trade) return trade
  }
  return ''
}

/** The trade of a word's ending in a script with spaces: Apotheke for Lindenapotheke. */
function ofCompound(endings: Trades, word: string): Found | undefined {
  const trade = eastAsian.test(word) ? '' : ofPart(endings, word, true, word.length)
  return trade === '' ? undefined : { trade, length: 1 }
}

const isDining = (trade: string) => tradeOf(trade)?.category.group === 'restaurants'
/** Whether two trades are one, or of one kind: a bakery that is a café. */
const isAlike = (one: string, other: string) => one === other || (isDining(one) && isDining(other))

/** The trade of the last words, unless they are the object or the second half of what the words before them say. */
function atEnd(
  { last, first, endings }: Words,
  written: readonly string[],
  parts: readonly string[],
): string {
  if (figures.test(parts.join(' '))) return ''
  const [whole, found] = [ofPhrase(last, written, true), ofPhrase(last, parts, true)]
  const words = whole ? written : parts
  const end = whole ?? found ?? ofCompound(endings, parts.at(-1) ?? '')
  if (end === undefined) return ''
  const at = words.length - end.length
  if (isAnotherAtEnd(words, at)) return ''
  if (!isJoined(words, at)) return end.trade
  const before = words.slice(0, at - 1)
  const other = ofPhrase(last, before, true) ?? ofPhrase(first, before.slice(-1), false)
  if (other?.trade === end.trade) return end.trade
  return isDining(end.trade) && (other === undefined || isDining(other.trade)) ? end.trade : ''
}

/** The trade of the first words, unless what stands behind them makes it another business. */
function atStart({ last, first, endings }: Words, parts: readonly string[]): string {
  const start = ofPhrase(first, parts, false) ?? ofCompound(endings, parts[0] ?? '')
  if (start === undefined || isAnotherAtStart(parts, start.length)) return ''
  if (otherEnd.test(parts.at(-1) ?? '') && !isDining(start.trade)) return ''
  if (!isJoined(parts, start.length + 1)) return start.trade
  const rest = parts.slice(start.length + 1)
  const other =
    ofPhrase(first, rest, false) ??
    ofPhrase(last, rest.slice(0, 1), true) ??
    ofCompound(endings, rest[0] ?? '')
  return other === undefined || isAlike(start.trade, other.trade) ? start.trade : ''
}

/** The trade of a name's last words; of its first ones, if its last say no other: a bar called after an old pharmacy is none. */
function ofWords(words: Words, written: readonly string[]): string {
  const parts = withoutForm(written)
  const [end, start] = [atEnd(words, written, parts), atStart(words, parts)]
  if (start === '' || end === '') return end || start
  return isAlike(start, end) || parts.length === 1 ? end : ''
}

const joints = /[&+,/]/g

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

/** The trade of what stands before the place or the praise behind a name: Iron Gym - Elm Street, Iron Gym | Best gym in Elm. */
function beforeDash(words: Words, plain: string): string {
  const end = plain.search(/ [-–—|:] /)
  return end < 0 ? '' : ofWords(words, wordsOf(plain.slice(0, end)))
}

function find(name: string): string {
  if (name.length > longestName) return ''
  const plain = fold(name.replace(bracketed, ' ').replace(joints, ' and ').replace(/\s+/g, ' ')).trim()
  const parts = wordsOf(plain)
  if (isOfNoTrade(plain, parts)) return ''
  words ??= buildWords()
  const byWord = ofWords(words, parts) || beforeDash(words, plain)
  if (byWord) return byWord
  const whole = plain.replace(branch, '').replace(/\s/g, '')
  const longest = whole.length - 1
  const end = eastAsian.test(whole) ? ofPart(words.endings, whole, true, longest) : ''
  return end || ofPart(words.beginnings, whole, false, longest)
}

/** The English name of the trade that a business's name says: Gas station for 성동주유소, Pharmacy for Şifa Eczanesi; '' if it says none. */
export const tradeInName: (name: string) => string = memoize(4096, find)

/** Words of a name's header by which all rows are of one trade: `Eczane Adı`, `약국명`, `restaurant_name`. */
const headed = tradeWords(
  'camping campingplatz campground guest_house guesthouse florist dentist winery brewery restaurant hotel hostel motel pharmacy hospital gym church school library bakery cafe kindergarten restoran otel eczane hastane okul cami lokanta ' +
    'apotheke schule farmacia restaurante escuela pharmacie école ristorante albergo apoteka apteka 약국 식당 음식점 카페 학원 주유소 호텔 어린이집 유치원 치과 미용실 도서관 薬局',
)
const nameWords =
  /(?<!\p{L})(?:names?|of|the|adı|adi|ismi|unvanı|noms?|nome|nombre|de|du|des|la|le|del|do|da|dello|naziv|nazwa|l)(?!\p{L})|(?<=[가-힣])(?:명|이름)$|(?<=\p{Script=Han})名$/giu

/** The trade of all rows under a name's header; '' if it says none. */
export function tradeInHeader(header: string): string {
  const words = header
    .slice(0, longestName)
    .replace(nameWords, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return words.length <= 2 ? (headed().get(fold(words.join(' '))) ?? '') : ''
}

/** What a program for customers or tills calls a business, or one of its places. */
const kindsOfCustomers = new Set(
  'physical|physical location|virtual|mobile|online|branch|branch office|franchise|customer|customers|customer - direct|customer - channel|client|prospect|vendor|supplier|partner|channel partner / reseller|installation partner|technology partner|reseller|competitor|investor|lead|고객|고객사|거래처|협력사|kunde|interessent|lieferant|cliente|proveedor|fornitore|fornecedor|client potentiel|fournisseur|müşteri|tedarikçi|klant|leverancier|klient|dostawca|klijent|клиент|поставщик|khách hàng|pelanggan'.split(
    '|',
  ),
)

/** Words that fill a column of trades without saying one. */
const empty = new Set(
  (
    'page|기타|업소|일반|기타업종|음식점업소|other|others|misc|miscellaneous|business|local business|establishment|point of interest|poi|place|company|attractions|diğer|' +
    'sonstige|sonstiges|otros|otro|autre|autres|outros|altro|その他|其他|unknown|uncategorized|yes|other business|commerce|commerces|commercio|comercio|comércio|local comercial|negocio|negocios|empresa|entreprise|établissement|etablissement|işletme|isyeri|işyeri|geschäft|unternehmen|betrieb|gewerbe|bedrijf|firma|firm|lokal|локал|фирма|компания|организация|предприятие|бизнес|другое|прочее|inne|ostatní|overig|annet|övrigt|muu|drugo|друго|altele|egyéb|khác|lainnya|อื่นๆ|أخرى|אחר|अन्य|店舗|お店|商店|商户|自営業|가게|매장|사업장|점포|상점|업체|' +
    // Which of a chain's places it is.
    '직영|직영점|가맹|가맹점|본점|지점|' +
    // When a pharmacy of a rota is open, and which kind of medicine it is, in lists of such alone.
    '심야|야간|휴일|주말|의과|' +
    // Classes of inspectors that hold unlike trades.
    'hospitals/childcare/caring premises|retailers - other|other catering premises|personal services settings'
  ).split('|'),
)

const longestEmpty = 40

/** Whether a category says no trade. */
export const saysNoTrade = (category: string): boolean =>
  category === '' ||
  isKindOfCustomer(category) ||
  (category.length < longestEmpty && empty.has(plainKey(category)))

/** Whether a category says what a business is to the one who sells to it: `PROSPECT` is for no visitor. */
export const isKindOfCustomer = (category: string): boolean =>
  category.length < 30 && kindsOfCustomers.has(plainKey(category))

const plainKey = (category: string) => category.toLowerCase().replaceAll('_', ' ')
