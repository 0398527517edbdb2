import { hoursInWords } from '../../../domain/business/listing.ts'
import { parseDayHours } from '../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../domain/opening-hours/parse-opening-hours.ts'
import { isEmail, isLink } from '../tables/unfit-cell.ts'
import { type CardFacts, factsInLines } from './card-facts.ts'

/** What a card of a business says: `Alder Dental`, its address, and its phone. */
export interface Card {
  readonly name: string
  /** '' if it says none; so are the others. */
  readonly address: string
  readonly phone: string
  readonly hours: string
  /** What a result of a map says beside that. */
  readonly facts: CardFacts
}

/** What the table of cards has as its header, and behind it where cards are results of a map. */
export const cardHeader = ['name', 'full_address', 'phone', 'working_hours'] as const
export const factsHeader = ['category', 'rating', 'reviews'] as const
export const cellsOf = ({ name, address, phone, hours }: Card): string[] => [name, address, phone, hours]
export const factCellsOf = ({ facts }: Card): string[] => [facts.category, facts.rating, facts.reviews]

const phoneLabel =
  /^(?:tel(?:efon[oe]?|éfono|éphone|ephone)?|tél|tlf|phone|ph|call|mob(?:ile|il)?|cell|whatsapp|wa|t|m|p|전화(?:번호)?|연락처|電話|电话|тел(?:ефон)?|đt|sđt|☎|☏|📞)[.:：]{0,2} ?(?=[+(\d])/iu
const otherNumber = /^(?:tele)?fax\b|^f[.:]|^팩스|^факс/iu
const phoneForm = /^\+?\(?\d[\d ()./–-]{5,28}$/
const fewestFigures = 7
const mostFigures = 15
/** `2026-07-11`, and `97205-1234`, the code of a post office. */
const noPhone = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{5}-\d{4}|\d{3}-\d{2}-\d{5})$/

/** `x12` behind a phone. */
const extension = /(?<=\d)[ ,]{0,2}(?:x|ext\.?|extension) ?\d{1,6}$/i

/** The phone that is all of a text, behind its label; '' if the text is another. A second one may stand behind it. */
export function phoneIn(text: string): string {
  const bare = text.replace(phoneLabel, '').trim()
  const [first = ''] = bare.replace(extension, '').split(/ ?[,;|] ?| \/ /, 1)
  const figures = first.replace(/\D/g, '').length
  const isPhone = figures >= fewestFigures && figures <= mostFigures
  return isPhone && phoneForm.test(first) && !noPhone.test(first) ? bare : ''
}

const hoursLabel =
  /^(?:opening hours|hours|open|öffnungszeiten|horario|horaires|orari|영업시간|営業時間|营业时间|giờ mở cửa|часы работы|режим работы)[:：] ?|^(?:영업|운영)(?:시간)? (?=[\d월화수목금토일매평주오])/iu

function hoursIn(text: string): string {
  const bare = text.replace(hoursLabel, '')
  if (bare !== text) return bare
  if (!/\d/.test(text) || text.length > 200) return ''
  const { hours, unread } = parseOpeningHours(text)
  const inWords = hours[hoursInWords]
  if (inWords !== undefined) return parseDayHours(inWords) === null ? '' : text
  return !unread && Object.keys(hours).length > 0 ? text : ''
}

const isWeb = (text: string) =>
  isLink(text) || isEmail(text) || /^(?:web(?:site)?|e-?mail|url|www)\b/i.test(text)
/** `1. `, `2) `, `①`, `- `, `• ` in front of a name. */
const numbering = /^(?:\d{1,4}[.)]\s{1,3}|\d{1,4}, |[①-⑳] ?|[-•·*●■▪▶] ?)/
const addressLabel =
  /^(?:address|add|adresse|dirección|endereço|indirizzo|주소|住所|地址|địa chỉ|адрес)[:：] ?/iu

/** A card by its lines, of which the first is the name; undefined if it is none. */
export function readCard(lines: readonly string[]): Card | undefined {
  const [first = '', ...others] = lines.map((line) => line.trim()).filter(Boolean)
  const name = first.replace(numbering, '').trim()
  if (!/\p{L}/u.test(name) || phoneIn(name) !== '' || isWeb(name)) return undefined
  const address: string[] = []
  let [phone, hours] = ['', '']
  const { lines: plain, facts } = factsInLines(others)
  for (const line of plain) {
    const found = phoneIn(line)
    if (found !== '') phone ||= found
    else if (!otherNumber.test(line) && !isWeb(line)) {
      const week = hoursIn(line)
      if (week === '') address.push(line.replace(addressLabel, '').replace(/[,;]$/, ''))
      else hours ||= week
    }
  }
  return { name, address: address.join(', '), phone, hours, facts }
}

const lineBreaks = /\r\n|\r|\n|<br ?\/?>/
/** What stands between the parts of a business in one line. Dots lead to a phone. */
const strong = /\s{1,3}[-–—|/•·]\s{1,3}|[|•;\t]|\.{4,60}|\s{3,9}/
const ofPhone = new Set('0123456789 ()./–-+')
const longestPhone = 26

/** A remark behind all else: `(closed Sundays)`. */
const remark = / \(([^()\d]{1,60})\)$/

/** A text and the phone at its end: `Alder Dental, 1200 Main St, tel. (503) 228-6110`. */
function splitEnd(text: string): { readonly before: string; readonly phone: string } {
  const bareText = text.replace(remark, '')
  const behind = extension.exec(bareText)?.[0] ?? ''
  const end = bareText.length - behind.length
  let at = end
  while (at > 0 && end - at < longestPhone && ofPhone.has(bareText.charAt(at - 1))) at--
  // The number of a licence is no phone: `LIQH400100001`.
  const phone =
    /[a-z]/i.test(bareText.charAt(at - 1)) && /\d/.test(bareText.charAt(at)) ? '' : bareText.slice(at).trim()
  const before = bareText.slice(0, at).trimEnd()
  const isLabelled = before.endsWith('.') || before.endsWith(':')
  const bare = isLabelled ? before.slice(0, Math.max(0, before.lastIndexOf(' '))).trimEnd() : before
  return { before: bare.endsWith(',') ? bare.slice(0, -1) : bare, phone }
}

/** The last word of a part that still belongs to the name: `DDS`, and `Birch & Lee LLP`. */
const endsName =
  /(?:^|\s)(?:DDS|DMD|MD|DO|OD|DVM|DC|PhD|RN|CPA|Esq|LLP|LLC|PLLC|Inc|Ltd|Co|Corp|PC|PA|LP|GmbH|S\.?A|D\.D\.S|M\.D|P\.C)\.?$/

/** The name in front of an address, and the address: a comma in the name does not end it. */
function splitName(text: string): readonly string[] {
  const parts = text.split(',')
  const numbered = parts.findIndex((part, at) => at > 0 && /\d/.test(part))
  const named = parts.slice(0, Math.max(1, numbered))
  const length =
    1 +
    Math.max(
      0,
      named.findLastIndex((part) => endsName.test(part.trim())),
    )
  return [parts.slice(0, length).join(','), ...(length < parts.length ? [parts.slice(length).join(',')] : [])]
}

/** A name and an address that begins with the number of a house, without a phone: only where the other rows are cards. */
export function cardWithoutPhone(text: string): Card | undefined {
  const [name = '', address = ''] = splitName(text.trim().replace(remark, '').replace(numbering, ''))
  return /^ ?\d{1,6}[a-z]? \p{L}/iu.test(address) && address.includes(',')
    ? readCard([name, address])
    : undefined
}

/** A card in one text: in lines, or in one line with marks between its parts. Undefined if it is none, or if no phone is in it. */
export function cardIn(text: string): Card | undefined {
  const card = readCard(partsOf(text.trim()))
  return card && card.phone !== '' ? card : undefined
}

function partsOf(text: string): readonly string[] {
  const lines = text.split(lineBreaks).filter((line) => line.trim() !== '')
  if (lines.length > 1) return lines
  const marked = text.split(strong).filter((part) => part.trim() !== '')
  const isMarked = marked.length > 1 && marked.some((part) => phoneIn(part.trim()) !== '')
  if (isMarked && marked.length > 2) return marked
  const end = splitEnd(text)
  const before = isMarked ? marked.filter((part) => phoneIn(part.trim()) === '').join(', ') : end.before
  const phone = isMarked ? marked.find((part) => phoneIn(part.trim()) !== '') : end.phone
  if (phone === undefined || phoneIn(phone.trim()) === '') return [text]
  const bare = before.replace(numbering, '')
  return [...splitName(bare), phone]
}
