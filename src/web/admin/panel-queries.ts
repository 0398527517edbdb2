import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Statistics } from '../../domain/directory/directory.ts'
import { fetchApiIn } from '../api/fetch-api.ts'
import { statistics } from '../api/queries.ts'

/** A client with the panel's cache rules: never stale unless something has changed, no refetch, no retry. */
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

/** The totals that the public pages show. */
export function useStatistics(): UseQueryResult<Statistics, Error> {
  const { key, read } = statistics()
  return useQuery({ queryKey: key, queryFn: () => read(fetchApiIn('ko')) })
}
