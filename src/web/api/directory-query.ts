import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { type DirectoryQuery, type LoadDirectoryApi, QueryCache, type QueryState } from './query-cache.ts'

export const DirectoryContext = createContext<DirectoryContextValue>({
  cache: new QueryCache(),
  loadApi: () => Promise.reject(new Error('DirectoryContext is missing')),
})

interface DirectoryContextValue {
  readonly cache: QueryCache
  readonly loadApi: LoadDirectoryApi
}

/** The answer of a query, which is read if the cache does not have it. */
export function useDirectoryQuery<T>(query: DirectoryQuery<T>): QueryState<T> {
  const { cache, loadApi } = useContext(DirectoryContext)
  const stateNow = () => cache.stateOf(query)
  const state = useSyncExternalStore(cache.subscribe, stateNow, stateNow)
  useEffect(() => {
    if (state.isPending) cache.load(query, loadApi)
  })
  return state
}

/** The cache. The component is rendered again after every change of it. */
export function useQueryCache(): QueryCache {
  const { cache } = useContext(DirectoryContext)
  const version = () => cache.version
  useSyncExternalStore(cache.subscribe, version, version)
  return cache
}
