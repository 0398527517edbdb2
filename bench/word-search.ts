import type { Query } from './search-queries.ts'

/** The results of another engine for one class of queries. */
export interface WordTimes {
  /** Milliseconds of each query. */
  readonly times: readonly number[]
  /** How many of them found anything. */
  readonly found: number
}

/** The measurements of another engine. */
export interface WordSearchFigures {
  readonly name: string
  /** How many listings it has. */
  readonly rows: number
  /** The effort of building its index, in words. */
  readonly loading: string
  readonly classes: ReadonlyMap<string, WordTimes>
}

export type QueryClasses = ReadonlyMap<string, readonly Query[]>

/** Times the queries of each class; `find` returns the number of results. Classes without queries are left out. */
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
