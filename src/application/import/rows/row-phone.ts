import type { Place } from '../../../domain/address/resolve-place.ts'
import { parsePhone } from '../../../domain/phone/phone.ts'
import { isCalculated } from '../../../domain/phone/phone-text.ts'
import { shortNumber } from '../../../domain/phone/short-number.ts'
import { fold } from '../../../domain/text/fold.ts'
import { isUnfit } from '../tables/unfit-cell.ts'
import { type Companions, companionCell, type ReadCell } from './companions.ts'

const [areaCode, exchange, lineNumber] = [/^\(?\d{1,5}\)?$/, /^\d{1,4}$/, /^\d{1,4}$/]
const figuresOf = (text: string) => text.replace(/\D/g, '')
/** How long the last part of a number is where the exchange has a column of its own: a spreadsheet drops its zeros. */
const lineLength = 4

/** A number whose parts have columns of their own: area code, exchange and line, or area code and the rest; '' if it is none. */
function joinedPhone(companions: Companions, read: ReadCell): string {
  const [area, middle, line] = (['areaCode', 'exchange', 'lineNumber'] as const).map((part) =>
    companionCell(companions, part, read),
  ) as [string, string, string]
  if (exchange.test(middle) && lineNumber.test(line)) {
    const local = `${middle} ${line.padStart(lineLength, '0')}`
    return areaCode.test(area) ? `${area} ${local}` : local
  }
  return companions.cells.exchange === undefined && /^\d[\d -]{4,11}$/.test(line) ? line : ''
}

/** Whether a phone begins with its area code: `55 5555 0101`, not `5555 0101`, whose first group only begins with the same figures. */
function hasArea(phone: string, area: string): boolean {
  if (!phone.startsWith(area)) return false
  const [group = '', ...rest] = phone.split(/[ -]/)
  const isShort = figuresOf(phone).length <= 8 && group.length > area.length
  return !(area.length > 1 && isShort && rest.length > 0)
}

/** The first phone of a row's columns, with the area code where that has a column of its own. */
export function phoneOf(companions: Companions, read: ReadCell, phone: string): string {
  const others = (companions.cells.otherPhone ?? []).map(read)
  const isPhone = (text: string) => text !== '' && !isUnfit('phone', text) && !isCalculated(text)
  const first =
    // Of a number that a spreadsheet has rounded nobody can tell what it was.
    (isCalculated(phone) ? others.find(isPhone) : undefined) ||
    phone ||
    joinedPhone(companions, read) ||
    others.find((text) => !isUnfit('phone', text) && text !== '')
  const area = companionCell(companions, 'areaCode', read)
  const isLocal =
    first !== undefined && area !== '' && areaCode.test(area) && /^[1-9]/.test(first) && !hasArea(first, area)
  return isLocal ? `${area} ${first}` : (first ?? '')
}

/** Indexes of further phones of which some row has another number than its first one: a listing has one, so that number is left out. */
export function leftOutPhones(
  companions: Companions,
  phone: number | undefined,
  rows: readonly (readonly string[])[],
): ReadonlySet<number> {
  const others = companions.cells.otherPhone ?? []
  const found = new Set<number>()
  for (const cells of others.length === 0 ? [] : rows) {
    const read = (index: number) => (cells[index] ?? '').trim()
    const own = phone === undefined || isUnfit('phone', read(phone)) ? '' : read(phone)
    const first = figuresOf(phoneOf(companions, read, own))
    for (const index of others) {
      const number = figuresOf(isUnfit('phone', read(index)) ? '' : read(index))
      if (number !== '' && !first.endsWith(number) && !number.endsWith(first)) found.add(index)
    }
  }
  return found
}

/** Area codes of Italian towns without their 0, which is a part of the number there: a spreadsheet takes it from a number. */
const italianAreas =
  'roma:6 rome:6 milano:2 milan:2 torino:11 turin:11 genova:10 genoa:10 napoli:81 naples:81 bologna:51 firenze:55 florence:55 palermo:91 venezia:41 venice:41 bari:80 catania:95 verona:45 padova:49 padua:49 trieste:40 brescia:30 bergamo:35 cagliari:70 messina:90 parma:521 modena:59 prato:574 livorno:586 perugia:75 pescara:85 trento:461 bolzano:471 vicenza:444 treviso:422 udine:432 ravenna:544 rimini:541 ferrara:532 salerno:89 taranto:99 foggia:881 lecce:832 sassari:79 siena:577 pisa:50 lucca:583 arezzo:575 ancona:71 monza:39 novara:321 piacenza:523 latina:773 siracusa:931'
const areaOf = new Map(italianAreas.split(' ').map((each) => each.split(':') as [string, string]))
const bareNumber = /^\d{6,10}$/

/** An Italian number with the 0 that it lost, where the row's town proves it: 64873456 in Rome. Any other stays as it is. */
function withItalianZero(phone: string, { countryCode, city }: PhonePlace): string {
  const area = countryCode === 'IT' && bareNumber.test(phone) ? areaOf.get(fold(city)) : undefined
  if (area === undefined || !phone.startsWith(area)) return phone
  const isNumber = (text: string) => parsePhone(text, countryCode).phoneE164 !== ''
  return !isNumber(phone) && isNumber(`0${phone}`) ? `0${phone}` : phone
}

/** Area codes of Korea by its divisions, and by the towns that have the one of a neighbour. */
const koreanAreas =
  '서울특별시:02 경기도:031 인천광역시:032 강원특별자치도:033 강원도:033 충청남도:041 대전광역시:042 충청북도:043 세종특별자치시:044 부산광역시:051 울산광역시:052 대구광역시:053 경상북도:054 경상남도:055 전라남도:061 광주광역시:062 전북특별자치도:063 전라북도:063 제주특별자치도:064 과천시:02 광명시:02 경산시:053 계룡시:042 군위군:054'
const koreanAreaOf = new Map(koreanAreas.split(' ').map((each) => each.split(':') as [string, string]))
const localKorean = /^[2-9]\d{2,3}[- .]?\d{4}$/

type PhonePlace = Pick<Place, 'countryCode' | 'state' | 'city' | 'district'>

/** A Korean number with the area code of its row's town, which people leave out: 543-0001 in Jeonju. Any other stays as it is. */
function withKoreanArea(phone: string, { countryCode, state, city, district }: PhonePlace): string {
  if (countryCode !== 'KR' || !localKorean.test(phone)) return phone
  const area = koreanAreaOf.get(city) ?? koreanAreaOf.get(district) ?? koreanAreaOf.get(state)
  const isNumber = (text: string) => parsePhone(text, countryCode).phoneE164 !== ''
  return area !== undefined && !isNumber(phone) && isNumber(`${area}-${phone}`) ? `${area}-${phone}` : phone
}

/** The phone of a row with what its town tells of it. */
export const localPhone = (phone: string, place: PhonePlace): string =>
  withKoreanArea(withItalianZero(phone, place), place)

/** A number without its area code: `55501`. Others of so few figures are valid, or short numbers of the country. */
const withoutArea = /^[1-9](?:[ ./-]{0,2}\d){4,7}$/

/**
 * The phone of a row in its place. One that nobody can dial from elsewhere, because its area code is missing, gives way to another of the row's
 * numbers, such as a mobile.
 */
export function dialledPhone(
  companions: Companions,
  read: ReadCell,
  phone: string,
  place: PhonePlace,
): string {
  const { countryCode } = place
  const others = companions.cells.otherPhone ?? []
  if (others.length === 0 || !withoutArea.test(phone)) return phone
  const isNumber = (text: string) => parsePhone(localPhone(text, place), countryCode).phoneE164 !== ''
  if (countryCode === '' || isNumber(phone) || shortNumber(phone, countryCode) !== '') return phone
  return others.map(read).find((text) => text !== '' && !isUnfit('phone', text) && isNumber(text)) ?? phone
}
