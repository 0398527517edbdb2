import { useQuery } from '@tanstack/react-query'
import type { TradeChoice } from '../../../../domain/administration/trade-mappings.ts'
import { listTrades } from '../../admin-api.ts'

/** Every trade that can be chosen. */
export function useTrades(): readonly TradeChoice[] {
  const { data } = useQuery({
    queryKey: ['trades'],
    queryFn: listTrades,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.trades ?? []
}
