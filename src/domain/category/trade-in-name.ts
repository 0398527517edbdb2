import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'
import { tradeOf } from './taxonomy.ts'

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
  /(?<!\p{L})(?:computer|software) hardware(?!\p{L})|용품|설비|유통|납품|도매|협회|조합|컨설팅|기기|재료|(?<!\p{L})(?:suppl(?:y|ies)|supplier|equipment|depot|consult(?:ing|ants?)|management|group|solutions?|training|software|wholesale|bedarf|zubehör|toptan|malzemeleri|products|distributors?|logistics|foundation|association|insurance|marketing|furniture|design)(?!\p{L})/iu
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

interface Words {
  readonly endings: ReadonlyMap<string, string>
  readonly last: ReadonlyMap<string, string>
  readonly first: ReadonlyMap<string, string>
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
      const trade = ownTrades[word] ?? tradeOf(word)?.category.label.en
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

let words: Words | undefined

function find(name: string): string {
  if (name.length > longestName || others.test(name)) return ''
  words ??= {
    endings: tradesOf(`${korean} ${otherEastAsian}`),
    last: tradesOf(last),
    first: tradesOf(first),
  }
  const plain = fold(name.replace(bracketed, ' ').replace(/\s+/g, ' ')).trim()
  const parts = withoutForm(plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))
  const [start = '', end = ''] = [parts[0], parts.at(-1)]
  const byWord =
    words.last.get(parts.slice(-2).join(' ')) ??
    words.last.get(end) ??
    words.first.get(parts.slice(0, 2).join(' ')) ??
    words.first.get(start)
  if (byWord) return byWord
  const whole = plain.replace(branch, '').replace(/\s/g, '')
  for (let length = Math.min(9, whole.length - 1); length >= 2; length--) {
    const trade = words.endings.get(whole.slice(-length))
    if (trade) return trade
  }
  return ''
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

/** Sections of directories and a value of OpenStreetMap, which hold businesses of many trades. */
const sections = new Set(
  'local services|arts & entertainment|active life|shopping|local flavor|trade|retail|professional'.split(
    '|',
  ),
)

/** Whether a category is the section of a directory, which says no trade although its words are those of one. */
export const isSection = (category: string): boolean => sections.has(fold(category.trim()))

/** Whether a category says no trade. */
export const saysNoTrade = (category: string): boolean =>
  category === '' || (category.length < 30 && empty.has(category.toLowerCase()))
