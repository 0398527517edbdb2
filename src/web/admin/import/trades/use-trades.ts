import { useQuery } from '@tanstack/react-query'
import type { TradeChoice } from '../../../../domain/administration/trade-mappings.ts'
import { listTrades } from '../../admin-api.ts'

/** Every trade that can be chosen, read anew after each job: one may have made trades. */
export function useTrades(): readonly TradeChoice[] {
  const { data } = useQuery({
    queryKey: ['admin', 'trades'],
    queryFn: listTrades,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.trades ?? []
}
