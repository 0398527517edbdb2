/** The columns of one element of a list of days. */
interface Pair {
  day?: number
  hours?: number
  open?: number
  close?: number
}

/** Number of an element (`openingHours/0/day`, `hours[0].hours`) → its columns. */
export type HoursPairs = ReadonlyMap<number, Pair>

/** Whose hours they are stands before: `operationHours/0/day`, `business.hours.0.open`. */
const numberedPair =
  /^[\w./]{0,40}hours?(?:specifications?)?(?:[./_](\d{1,2})|\[(\d{1,2})\])[./_](\w{1,12})$/i
const partNames: Readonly<Record<string, keyof Pair>> = {
  day: 'day',
  days: 'day',
  dayofweek: 'day',
  day_of_week: 'day',
  weekday: 'day',
  hour: 'hours',
  hours: 'hours',
  time: 'hours',
  times: 'hours',
  open: 'open',
  opens: 'open',
  close: 'close',
  closes: 'close',
}

/** The element that a header is of, and which part of it; undefined for any other header. */
export function pairedHeader(header: string): { number: number; part: keyof Pair } | undefined {
  const [, dotted, bracketed, name = ''] = numberedPair.exec(header) ?? []
  const part = partNames[name.toLowerCase()]
  return part && { number: Number(dotted ?? bracketed), part }
}

/** The same while the columns are looked at. */
export type GrowingPairs = Map<number, Pair>

/** Puts a column into the pair that it is of. */
export function addToPair(pairs: GrowingPairs, header: string, index: number): boolean {
  const found = pairedHeader(header)
  if (!found) return false
  const pair = pairs.get(found.number) ?? {}
  pair[found.part] ??= index
  pairs.set(found.number, pair)
  return true
}

export const indexesOfPairs = (pairs: HoursPairs): number[] =>
  [...pairs.values()].flatMap((pair) => Object.values(pair) as number[])
