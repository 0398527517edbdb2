import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { DirectoryApi } from '../../domain/directory/directory.ts'

/** One read of the directory and its cache key: the segments of the path, then the parameters. */
export interface DirectoryQuery<T> {
  readonly key: readonly unknown[]
  read(api: DirectoryApi): Promise<T>
}

/** Loads the code that makes the calls. A page comes with its data, so the first visit needs none. */
export type LoadDirectoryApi = () => Promise<DirectoryApi>

export const DirectoryApiContext = createContext<LoadDirectoryApi | undefined>(undefined)

/** A client with the product's cache rules: never stale, no refetch, no retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        retryOnMount: false,
      },
    },
  })
}

export function useDirectoryQuery<T>(query: DirectoryQuery<T>): UseQueryResult<T, Error> {
  const load = useContext(DirectoryApiContext)
  return useQuery({
    queryKey: query.key,
    queryFn: async () => {
      if (!load) throw new Error('DirectoryApiContext is missing')
      return query.read(await load())
    },
  })
}

/** Reads from the cache only. */
export function readFrom(client: QueryClient): <T>(query: DirectoryQuery<T>) => T | undefined {
  return <T>(query: DirectoryQuery<T>) => client.getQueryData<T>(query.key)
}
