import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TradeNames } from '../../domain/administration/trade-mappings.ts'
import { call, queryText } from './admin-call.ts'
import { useCategories } from './categories.ts'
import { slugsByName } from './import/trades/chosen-trades.ts'
import { useTrades } from './import/trades/use-trades.ts'
import { useMessages } from './messages/messages.tsx'

const tradeNames = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'trade-names', text],
    queryFn: () => call<TradeNames>('GET', `admin/trade-names${queryText({ text })}`),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Asks before a trade is kept that neither the directory nor the taxonomy has, and names those that may be meant: it may be misspelt, or a
 * text that somebody has not finished. Without an answer it asks without names.
 */
export function useTradeQuestion(): (
  category: string | undefined,
  question: (category: string, meant: readonly string[]) => string,
) => Promise<boolean> {
  const client = useQueryClient()
  const { language } = useMessages()
  const trades = slugsByName(useTrades())
  const categories = useCategories()
  const isKnown = (text: string) =>
    trades.has(text.trim().toLowerCase()) || categories.some(({ category }) => category === text)
  return async (category = '', question) => {
    if (category === '' || isKnown(category)) return true
    const found = await client.fetchQuery(tradeNames(category.trim())).catch(() => undefined)
    const meant = (found?.meant ?? []).map(({ [language]: name }) => name)
    return found?.isKnown === true || window.confirm(question(category, meant))
  }
}

/** The trade that is most likely meant by a text that is the name of none; '' if nothing tells it, or while `isUnknown` is false. */
export function useMeantTrade(typed: string, isUnknown: boolean): string {
  const { language } = useMessages()
  const text = typed.trim()
  const { data } = useQuery({ ...tradeNames(text), enabled: isUnknown && text !== '' })
  return (isUnknown && data?.meant[0]?.[language]) || ''
}
