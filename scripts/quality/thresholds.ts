import { type Accuracy, emptyAccuracy } from './accuracy.ts'
import type { TradeVerdicts } from './trade-verdicts.ts'

/** Adds counts of the same fields. */
export function addAccuracy(sum: readonly Accuracy[], other: readonly Accuracy[]): void {
  for (const [at, count] of sum.entries()) {
    const { right = 0, wrong = 0, empty = 0 } = other[at] ?? {}
    count.right += right
    count.wrong += wrong
    count.empty += empty
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)

interface Share {
  readonly what: string
  readonly part: number
  readonly of: number
}

/** A line of the table: what is asked, how much of it, what was seen, and whether that is enough. */
function line({ what, part, of }: Share, sign: '≥' | '≤', limit: number): string[] {
  const seen = share(part, of)
  const isMet = of > 0 && (sign === '≥' ? seen >= limit : seen <= limit)
  return [what, `${sign} ${limit} %`, `${seen.toFixed(2)} % (${part} of ${of})`, isMet ? 'met' : 'MISSED']
}

export interface Seen {
  readonly trades: TradeVerdicts
  /** Of all labelled rows together. */
  readonly accuracy: readonly Accuracy[]
  readonly hours: { readonly stated: number; readonly read: number }
  readonly country: { readonly stated: number; readonly read: number }
}

/** What the product asks of an import, each with its figure. */
export function thresholdLines({ trades, accuracy, hours, country }: Seen): string[][] {
  const city = accuracy.find(({ field }) => field === 'city') ?? emptyAccuracy()[0]
  const { right = 0, wrong = 0, empty = 0 } = city ?? {}
  const labelled = right + wrong + empty
  const { judged } = trades
  return [
    line({ what: 'trades right, of judged rows', part: trades.right, of: judged }, '≥', 99),
    line({ what: 'trades wrong, of judged rows', part: trades.wrong, of: judged }, '≤', 0.3),
    line({ what: 'city right, of labelled rows with an address', part: right, of: labelled }, '≥', 99.5),
    line({ what: 'city wrong, of labelled rows with an address', part: wrong, of: labelled }, '≤', 0.3),
    line({ what: 'hours read, of rows that have any', part: hours.read, of: hours.stated }, '≥', 99),
    line(
      { what: 'country known, of rows with address or phone', part: country.read, of: country.stated },
      '≥',
      99.9,
    ),
  ]
}
