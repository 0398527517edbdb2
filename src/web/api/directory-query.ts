import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { DirectoryApi } from '../../domain/directory/directory.ts'

/** One read of the directory and its cache key: the segments of the path, then the parameters. */
export interface DirectoryQuery<T> {
  readonly key: readonly unknown[]
  read(api: DirectoryApi): Promise<T>
}

export const DirectoryApiContext = createContext<DirectoryApi | undefined>(undefined)

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
  const api = useContext(DirectoryApiContext)
  return useQuery({
    queryKey: query.key,
    queryFn: () => {
      if (!api) throw new Error('DirectoryApiContext is missing')
      return query.read(api)
    },
  })
}

/** Reads from the cache only. */
export function readFrom(client: QueryClient): <T>(query: DirectoryQuery<T>) => T | undefined {
  return <T>(query: DirectoryQuery<T>) => client.getQueryData<T>(query.key)
}
