import type { Storage } from '../src/storage/open-storage.ts'
import { milliseconds, percentiles, printTable } from './figures.ts'
import { timeMiniSearch } from './mini-search.ts'
import { timeTrigrams } from './pg-trgm.ts'
import { spread } from './search-classes.ts'
import { wordsOf } from './search-queries.ts'
import type { QueryClasses, WordSearchFigures } from './word-search.ts'

/** How many listings each alternative gets at most. */
const trigramRows = 1_000_000
const miniSearchRows = 200_000
/** Fewer queries than for our search, because the alternatives take far longer. */
const queriesPerClass = 40
/** How many times faster our search must be than `pg_trgm` for common words, at p50. */
const ratioBound = 20

/** Times the alternatives with some of the same queries, leaving out those without words. */
export async function timeOtherWays(
  storage: Storage,
  { dataDir, pieces, searches }: { dataDir: string; pieces: number; searches: QueryClasses },
): Promise<readonly WordSearchFigures[]> {
  const wordy = [...searches].map(
    ([name, queries]) => [name, queries.filter((query) => wordsOf(query).length > 0)] as const,
  )
  const classes = new Map(wordy.map(([name, queries]) => [name, spread(queries, queriesPerClass)]))
  return [
    await timeTrigrams(storage, { rows: trigramRows, pieces }, classes),
    await timeMiniSearch({ dataDir, sample: { rows: miniSearchRows, pieces }, classes }),
  ]
}

/** Prints the alternatives beside our search; `ours` has its p50 of each class in ms. */
export function printOtherWays(
  ours: ReadonlyMap<string, number>,
  others: readonly WordSearchFigures[],
): void {
  for (const { name: way, rows, loading, classes } of others) {
    printTable(
      `${way}: a page and its count on ${rows.toLocaleString('en-US')} of the listings (${loading})`,
      ['class', 'queries', 'with results', 'p50', 'p99', 'p50 / our HTTP p50'],
      [...classes].map(([name, { times, found }]) => {
        const { p50, p99, count } = percentiles(times)
        const ratio = `${(p50 / (ours.get(name) ?? Number.NaN)).toFixed(1)} ×${way === 'pg_trgm' && name === 'common' ? ` (bound ≥ ${ratioBound} ×)` : ''}`
        return [name, String(count), String(found), milliseconds(p50), milliseconds(p99), ratio]
      }),
    )
  }
}
