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
  const first =
    phone ||
    joinedPhone(companions, read) ||
    (companions.cells.otherPhone ?? []).map(read).find((text) => !isUnfit('phone', text) && text !== '')
  const area = companionCell(companions, 'areaCode', read)
  const isLocal =
    first !== undefined &&
    area !== '' &&
    areaCode.test(area) &&
    /^[1-9]/.test(first) &&
    !first.startsWith(area)
  return isLocal ? `${area} ${first}` : (first ?? '')
}
