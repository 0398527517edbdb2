import type { BusinessQuery, DirectoryApi } from '../../domain/directory/directory.ts'

/** One read of the directory and its cache key: the segments of the path, then the parameters. */
export interface DirectoryQuery<T> {
  readonly key: readonly unknown[]
  read(api: DirectoryApi): Promise<T>
  /** What the answer is, if it has more than the browser needs: see `embeddedData`. */
  readonly answer?: LargeAnswer
  /** What a list is asked for. */
  readonly searched?: BusinessQuery
  /**
   * Brings the code that only such an answer needs, such as the words of an empty list. The answer waits for it: shown first, what is there
   * already would be pushed down by them. It never rejects.
   */
  bringFor?(answer: T): Promise<unknown> | undefined
}

/** Answers of which pages embed a part. */
export type LargeAnswer =
  | 'list'
  | 'sample'
  | 'listings'
  | 'business'
  | 'surroundings'
  | 'cities'
  | 'countries'
  | 'trades'

/** Loads the code that makes the calls. A page comes with its data, so the first visit needs none. */
export type LoadDirectoryApi = () => Promise<DirectoryApi>

/** What is known of a query: its data, that it has failed, or neither while it is being read. */
export interface QueryState<T> {
  readonly data?: T
  readonly isPending: boolean
  readonly isError: boolean
  /** What it has failed with. */
  readonly error?: unknown
}

/** Answers with their keys, as a page passes them from the server to the browser. */
export type CachedData = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** An answer of the directory and what was asked. */
export interface Answer {
  readonly query: DirectoryQuery<unknown>
  readonly data: unknown
  /** Only parts of the page looked at it that the browser does not make again. */
  readonly isKept: boolean
}

type Shown = Pick<Answer, 'query' | 'isKept'>

const pending = { isPending: true, isError: false }

/** The answers of the directory that the pages show. Each query is read once, and its answer stays until the site is left. */
export class QueryCache {
  /** By the key as text. Parameters that are undefined count as absent. */
  readonly #states = new Map<string, QueryState<unknown>>()
  readonly #listeners = new Set<() => void>()
  /** The queries that somebody has looked at, by the key. */
  readonly #shown = new Map<string, Shown>()
  /** Another number after every change. */
  version = 0

  constructor(data: CachedData = []) {
    for (const [key, value] of data) this.#states.set(JSON.stringify(key), succeeded(value))
  }

  /** The same object until it changes. `isKept`: for a part of the page that the browser does not make again. */
  stateOf<T>(query: DirectoryQuery<T>, isKept = false): QueryState<T> {
    const name = JSON.stringify(query.key)
    const isKeptOnly = isKept && this.#shown.get(name)?.isKept !== false
    this.#shown.set(name, { query: query as DirectoryQuery<unknown>, isKept: isKeptOnly })
    return (this.#states.get(name) as QueryState<T> | undefined) ?? pending
  }

  /** The first query that has failed. */
  get failed(): QueryState<unknown> | undefined {
    return [...this.#states.values()].find(({ isError }) => isError)
  }

  /** Reads the query unless that has been done or has begun. It never rejects: `stateOf` tells the outcome. */
  async load<T>(query: DirectoryQuery<T>, loadApi: LoadDirectoryApi): Promise<void> {
    const key = JSON.stringify(query.key)
    if (this.#states.has(key)) return
    this.#states.set(key, pending)
    try {
      this.#states.set(key, await answerOf(query, loadApi))
    } catch (error) {
      this.#states.set(key, { isPending: false, isError: true, error })
    }
    this.#tell()
  }

  /** Reads a query again. Its answer stays until there is another one. */
  async reread<T>(query: DirectoryQuery<T>, loadApi: LoadDirectoryApi): Promise<void> {
    try {
      this.#states.set(JSON.stringify(query.key), await answerOf(query, loadApi))
      this.#tell()
    } catch {
      // The old answer is better than none.
    }
  }

  /** What has failed counts as never read, so that it is read again where it is shown. */
  forgetFailures(): void {
    for (const [key, state] of this.#states) if (state.isError) this.#states.delete(key)
    this.#tell()
  }

  /** The answers that were looked at, in the order in which they were asked for. */
  answers(): readonly Answer[] {
    return [...this.#states].flatMap(([name, { data, isPending, isError }]) => {
      const shown = this.#shown.get(name)
      return shown && !isPending && !isError ? [{ ...shown, data }] : []
    })
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }
}

function succeeded<T>(data: T): QueryState<T> {
  return { data, isPending: false, isError: false }
}

async function answerOf<T>(query: DirectoryQuery<T>, loadApi: LoadDirectoryApi): Promise<QueryState<T>> {
  const answer = await query.read(await loadApi())
  await query.bringFor?.(answer)
  return succeeded(answer)
}
