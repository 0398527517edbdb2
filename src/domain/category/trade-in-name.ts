import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'
import { eastAsian } from './name-key.ts'
import { tradeOf } from './taxonomy.ts'
import { wordsInNames } from './words-in-names.ts'
import { writtenTrades } from './written-trades.ts'

/** Words with which the name of a business ends, or with which it begins, that name its trade beyond doubt. */
const korean =
  '주유소 약국 치과 치과의원 치과병원 한의원 한방병원 동물병원 미용실 헤어샵 세탁소 부동산 공인중개사사무소 공인중개사 어린이집 유치원 초등학교 중학교 고등학교 교회 성당 ' +
  '노래방 노래연습장 당구장 편의점 꽃집 안경원 정비소 카센타 카센터 공업사 세차장 모텔 호텔 펜션 게스트하우스 치킨 통닭 국밥 냉면 칼국수 김밥 분식 떡볶이 횟집 족발 삼겹살 ' +
  '갈비 갈비집 순대국 감자탕 해장국 보쌈 돈까스 피자 초밥 스시 중국집 베이커리 제과점 빵집 카페 호프 식당 의원 내과 소아과 피부과 안과 정형외과 이비인후과 산부인과 내과의원 ' +
  '소아과의원 피부과의원 안과의원 정형외과의원 이비인후과의원 산부인과의원 헬스장 피트니스 필라테스 태권도 독서실 목욕탕 사우나 찜질방 정육점 철물점 문구점 서점 고깃집 곱창 막창 도서관 우체국'
const otherEastAsian = '薬局 歯科 歯科医院 美容室 居酒屋 病院 図書館 药店 酒店'
const last =
  'pharmacy bakery pizzeria laundromat florist hostel motel restaurant café barbershop barber_shop hair_salon nail_salon animal_hospital veterinary_clinic dental_clinic ' +
  'apotheke bäckerei metzgerei zahnarztpraxis tierarztpraxis fahrschule tankstelle bibliothek stadtbibliothek stadtteilbibliothek buchhandlung ' +
  'bookstore bookshop plumbing hardware tailor liquors car_wash ' +
  'eczanesi eczane lokantası restoranı oteli fırını camii kuaförü kuaför berberi pastanesi'
const first =
  'pharmacie farmacia farmácia drogaria apoteka apteka pizzeria pizzería ristorante trattoria restaurant restaurante restoran kafana hotel hôtel boulangerie librairie ' +
  'kwiaciarnia piekarnia cukiernia restauracja cvećara cvjećarnica ljekarna lékárna gyógyszertár cabinet_vétérinaire clinique_vétérinaire cabinet_dentaire clínica_dental clínica_veterinaria studio_dentistico auto_école ' +
  'panadería padaria pekara piekarnia ferretería taquería peluquería gelateria apotheke bäckerei friseur zahnarzt tierarzt plomberie ' +
  'libreria librería livraria talho mercearia carnicería macelleria pescheria panetteria panificio pasticceria pastelaria boucherie ' +
  'kapsalon bakkerij slagerij bager slagter frisør apotek salon_de_coiffure consultorio_dental clínica_dentária papelería agriturismo ' +
  'autoservis kavárna pekařství cukrárna květinářství kadeřnictví zakład_fryzjerski salon_fryzjerski warsztat_samochodowy księgarnia kawiarnia étterem patika cukrászda ' +
  'кафе ресторан аптека парикмахерская пекарня кав_ярня перукарня nhà_hàng nhà_thuốc tiệm_bánh rumah_makan warung_makan bengkel_motor ' +
  'مطعم صيدلية مخبز فندق مقهى'
/** Words by which a name says something else: who supplies a trade is not of it. */
const others =
  /(?<!\p{L})(?:computer|software) hardware(?!\p{L})|용품|설비|유통|납품|도매|협회|조합|컨설팅|기기|재료|(?<!\p{L})(?:suppl(?:y|ies)|supplier|equipment|depot|consult(?:ing|ants?)|management|group|solutions?|training|software|wholesale|bedarf|zubehör|toptan|malzemeleri|products|distributors?|logistics|foundation|association|insurance|marketing|furniture|design|industrial|großhandel|groothandel|hurtownia)(?!\p{L})/iu
/** Before a trade's word, words of a figure of speech: balanced books, motor cycles. */
const figures =
  /(?:^|\s)(?:the|balanced|clean|publishing|audio|comic|cook|note|school|accounting|e|rare earth) books$|(?:^|\s)(?:the|motor|life|water|business|wash|carbon|harley) cycles$|(?:^|\s)(?:the|wall|roof|sea) (?:flowers|nails|taxis|cabs)$/u
/** Words behind a trade by which a name is not of it: who makes, teaches, insures or writes about it, and other businesses named after it. */
const otherWords =
  /(?<!\p{L})(?<!(?<!\p{L})(?:alte[nr]?|vecchi[ao]|viej[ao]|zur|der|am|zum|del|du|au) )(?:museum|museo|musee|motorcycles|racer|curtains|blinds|school|academy|college|institute|society|charity|brokers|parts|bookkeeping|apartments|appartements|factory|company|media|publishing|instruments|robots?|therapy|laundry|calibration|app|apps|importers?|exporters?|rental|rentals|materiel|oprema|magazyn|pristroju|sprzet|maquinas|filters?|machines?|innung|formation|forening|publicaciones|publications|maquinaria|muebles|mobili|meubles|mobel|assurances|seguros|butor|ingrosso|forniture|strumenti|mayorista|atacado|distribuidora|laboratorium|labor|optom|опт|снаб|оборудование|материалы|инструменты?|мебель|склад|xuat khau|cong ty|\p{L}{0,20}(?:forbund(?:et)?|verband|versicherung(?:en)?|verzekeringen|verlag|fabrik|maschinen|systeme?|technik|software|schule|velkoobchod))(?!\p{L})/u
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

/** The trade of the longest phrase with which the words begin or end. */
function ofPhrase(trades: Trades, parts: readonly string[], isEnd: boolean): string {
  for (let length = longestPhrase; length > 0; length--) {
    const trade = trades.get((isEnd ? parts.slice(-length) : parts.slice(0, length)).join(' '))
    if (trade) return trade
  }
  return ''
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
const ofCompound = (endings: Trades, word: string) =>
  eastAsian.test(word) ? '' : ofPart(endings, word, true, word.length)

const isDining = (trade: string) => tradeOf(trade)?.category.group === 'restaurants'

/** Whether the words behind a trade say that the name is not of it. */
const isOther = (trade: string, parts: readonly string[]) =>
  otherWords.test(parts.slice(1).join(' ')) || (otherEnd.test(parts.at(-1) ?? '') && !isDining(trade))

/** The trade of a name's last words; of its first ones, if its last say no other: a bar called after an old pharmacy is none. */
function ofWords({ last, first, endings }: Words, written: readonly string[]): string {
  const parts = withoutForm(written)
  const [start = '', end = ''] = [parts[0], parts.at(-1)]
  const isFigure = figures.test(parts.join(' '))
  const atEnd = isFigure
    ? ''
    : ofPhrase(last, written, true) || ofPhrase(last, parts, true) || ofCompound(endings, end)
  const atStart = ofPhrase(first, parts, false) || ofCompound(endings, start)
  if (atStart === '' || atEnd === '') return atEnd || (isOther(atStart, parts) ? '' : atStart)
  return atStart === atEnd || parts.length === 1 || (isDining(atStart) && isDining(atEnd)) ? atEnd : ''
}

function find(name: string): string {
  if (name.length > longestName || others.test(name)) return ''
  words ??= buildWords()
  const plain = fold(name.replace(bracketed, ' ').replace(/\s+/g, ' ')).trim()
  const byWord = ofWords(words, plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))
  if (byWord) return byWord
  const whole = plain.replace(branch, '').replace(/\s/g, '')
  const longest = whole.length - 1
  const atEnd = eastAsian.test(whole) ? ofPart(words.endings, whole, true, longest) : ''
  return atEnd || ofPart(words.beginnings, whole, false, longest)
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

/** Words that fill a column of trades without saying one. */
const empty = new Set(
  (
    'page|기타|업소|일반|기타업종|음식점업소|other|others|misc|miscellaneous|business|local business|establishment|point of interest|poi|place|company|attractions|diğer|' +
    'sonstige|sonstiges|otros|otro|autre|autres|outros|altro|その他|其他|unknown|uncategorized|yes|other business'
  ).split('|'),
)

/** Whether a category says no trade. */
export const saysNoTrade = (category: string): boolean =>
  category === '' || (category.length < 30 && empty.has(category.toLowerCase()))
