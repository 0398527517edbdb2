import { fold } from '../../../domain/text/fold.ts'

/** What maps call a point to which nobody has given a name, in the languages of their apps. */
const pins = new Set(
  (
    'dropped pin|pinned location|unnamed|unnamed road|unnamed street|unnamed place|unnamed location|unnamed placemark|unnamed point|unnamed business|untitled|untitled placemark|untitled place|untitled pin|untitled layer|untitled map|no name|(no name)|placemark|' +
    'my location|current location|marked location|saved location|unknown place|unknown location|unknown business|gesetzte markierung|markierte stelle|unbenannte straße|unbenannt|repère placé|lieu sans nom|route sans nom|marcador colocado|ubicación marcada|sin nombre|calle sin nombre|' +
    'segnaposto inserito|senza nome|strada senza nome|alfinete inserido|sem nome|rua sem nome|marcador colocado no mapa|sabitlenmiş konum|bırakılan pin|işaretlenmiş konum|isimsiz yol|отмеченная точка|без названия|지정한 위치|지정된 핀|고정한 위치|이름 없음|이름없음|' +
    'ドロップされたピン|名称未設定|已放置的图钉|已固定的位置|未命名|未命名道路|無名道路'
  )
    .split('|')
    .map(fold),
)
/** What tills call a customer who gives no name, and what lists of customers call a private person instead of a trade. */
const counters = new Set(
  (
    'client comptoir|clients comptoir|vente comptoir|client de passage|clients de passage|client divers|clients divers|client anonyme|walk-in customer|walk in customer|cash customer|counter sale|counter sales|cash sale|cash sales|laufkunde|laufkunden|laufkundschaft|barverkauf|diverse kunden|' +
    'cliente mostrador|venta mostrador|cliente de contado|cliente contado|cliente generico|cliente ocasional|publico en general|consumidor final|cliente balcao|cliente banco|vendita al banco|cliente occasionale|perakende musteri|nihai tuketici|pesin musteri|klient detaliczny|khach le|розничныи покупатель|일반고객|비회원고객|현금고객'
  )
    .split('|')
    .map(fold),
)
const persons = new Set(
  (
    'particulier|particuliers|client particulier|clients particuliers|private customer|private person|private individual|privatperson|privatkunde|privatkunden|' +
    'cliente particular|cliente privato|osoba prywatna|klient indywidualny|soukroma osoba|bireysel musteri|частное лицо|физлицо|개인고객|개인 고객'
  )
    .split('|')
    .map(fold),
)

/** Whether a row is of a private person, or of nobody in particular. */
export const isPerson = (name: string, trade: string): boolean =>
  counters.has(fold(name)) || persons.has(fold(trade))

/** What Naver shows behind a name, which a copy of its page takes for a part of it. */
const badges = new Set(['새로오픈', '예약', '톡톡', '쿠폰', '네이버페이', '네이버예약'])
const naver = /^https?:\/\/(?:[a-z]{1,10}\.){0,3}naver\.(?:com|me)\//i

/** A name from Naver without them. `톡톡` alone may be a part of it. */
export function withoutBadges(name: string, link: string): string {
  if (!naver.test(link)) return name
  const words = name.split(' ')
  let end = words.length
  while (end > 1 && badges.has(words[end - 1] ?? '')) end--
  return words.slice(end).every((word) => word === '톡톡') ? name : words.slice(0, end).join(' ')
}

const decimals = /^[-+]?\d{1,3}[.,]\d{3,12}°? ?[NS]?[,; ]{1,2}[-+]?\d{1,3}[.,]\d{3,12}°? ?[EW]?$/i
const minutes = /^\d{1,3}° ?\d{1,2}['′’]/
/** An Open Location Code alone, or with its town: `8Q98+2X New York`. */
const plusCode = /^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?:$|[ ,])/
const longest = 80

/** Whether a name is that of a pin on a map, or the place of one: no business. */
export function isPin(name: string): boolean {
  if (name.length > longest) return false
  if (/^[\d+-]/.test(name) && (decimals.test(name) || minutes.test(name))) return true
  return (name.includes('+') && plusCode.test(name)) || pins.has(fold(name))
}
