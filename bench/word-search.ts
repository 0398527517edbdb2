import type { Query } from './search-queries.ts'

/** How another engine did on one class of queries. */
export interface WordTimes {
  /** Milliseconds of each query. */
  readonly times: readonly number[]
  /** How many of them found anything. */
  readonly found: number
}

/** What was measured of another engine. */
export interface WordSearchFigures {
  readonly name: string
  /** Listings that it holds. */
  readonly rows: number
  /** What it took to get there, in words. */
  readonly loading: string
  readonly classes: ReadonlyMap<string, WordTimes>
}

export type QueryClasses = ReadonlyMap<string, readonly Query[]>

/** Milliseconds of each class's queries, where `find` gives the number found; classes without queries are left out. */
export async function timeClasses(
  classes: QueryClasses,
  find: (query: Query, name: string) => number | Promise<number>,
): Promise<ReadonlyMap<string, WordTimes>> {
  const measured = new Map<string, WordTimes>()
  for (const [name, queries] of classes) {
    const times: number[] = []
    let found = 0
    for (const query of queries) {
      const started = performance.now()
      if ((await find(query, name)) > 0) found++
      times.push(performance.now() - started)
    }
    if (times.length > 0) measured.set(name, { times, found })
  }
  return measured
}
