import { parsePhone } from '../../../domain/phone/phone.ts'
import { isCalculated } from '../../../domain/phone/phone-text.ts'
import { fold } from '../../../domain/text/fold.ts'
import { isUnfit } from '../tables/unfit-cell.ts'
import { type Companions, companionCell, type ReadCell } from './companions.ts'

const [areaCode, exchange, lineNumber] = [/^\(?\d{1,5}\)?$/, /^\d{1,4}$/, /^\d{1,4}$/]
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
    first !== undefined &&
    area !== '' &&
    areaCode.test(area) &&
    /^[1-9]/.test(first) &&
    !first.startsWith(area)
  return isLocal ? `${area} ${first}` : (first ?? '')
}

const figuresOf = (text: string) => text.replace(/\D/g, '')

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
export function withItalianZero(phone: string, { countryCode, city }: { countryCode: string; city: string }) {
  const area = countryCode === 'IT' && bareNumber.test(phone) ? areaOf.get(fold(city)) : undefined
  if (area === undefined || !phone.startsWith(area)) return phone
  const isNumber = (text: string) => parsePhone(text, countryCode).phoneE164 !== ''
  return !isNumber(phone) && isNumber(`0${phone}`) ? `0${phone}` : phone
}
