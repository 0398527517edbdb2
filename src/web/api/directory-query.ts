import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { type DirectoryQuery, type LoadDirectoryApi, QueryCache, type QueryState } from './query-cache.ts'

export const DirectoryContext = createContext<DirectoryContextValue>({
  cache: new QueryCache(),
  loadApi: () => Promise.reject(new Error('DirectoryContext is missing')),
})

const noQuery = { isPending: false, isError: false }

interface DirectoryContextValue {
  readonly cache: QueryCache
  readonly loadApi: LoadDirectoryApi
  /** Whether the part of the page is one that the browser does not make again, so that it needs none of its answers. */
  readonly isKept?: boolean
}

/** The answer of a query, which is read if the cache does not have it. Without a query there is none. */
export function useDirectoryQuery<T>(query: DirectoryQuery<T> | undefined): QueryState<T> {
  const { cache, loadApi, isKept } = useContext(DirectoryContext)
  const stateNow = () => (query ? cache.stateOf(query, isKept) : noQuery)
  const state = useSyncExternalStore(cache.subscribe, stateNow, stateNow)
  useEffect(() => {
    if (query && state.isPending) cache.load(query, loadApi)
  })
  return state
}

/** Reads the queries again after `changesAt` (ms since the epoch), for as long as they are shown. Null: never. */
export function useRereadAt(queries: readonly DirectoryQuery<unknown>[], changesAt: number | null): void {
  const { cache, loadApi } = useContext(DirectoryContext)
  const keys = JSON.stringify(queries.map(({ key }) => key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries are new objects with the same keys each time
  useEffect(() => {
    if (changesAt === null) return undefined
    const reread = () => queries.map((query) => cache.reread(query, loadApi))
    const timer = setTimeout(reread, Math.max(0, changesAt - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [cache, loadApi, keys, changesAt])
}

/** The cache. The component is rendered again after every change of it. */
export function useQueryCache(): QueryCache {
  const { cache } = useContext(DirectoryContext)
  const version = () => cache.version
  useSyncExternalStore(cache.subscribe, version, version)
  return cache
}
