import { slugsByName } from '../import/trades/chosen-trades.ts'
import { useTrades } from '../import/trades/use-trades.ts'
import { useChoices } from './choice-field.tsx'

/** Asks before a trade is kept that neither the directory nor the taxonomy has: it may be a text that somebody has not finished. */
export function useTradeQuestion(): (
  category: string | undefined,
  question: (category: string) => string,
) => boolean {
  const trades = slugsByName(useTrades())
  const choices = useChoices().category
  const isKnown = (category: string) =>
    trades.has(category.trim().toLowerCase()) || choices.some(([, value]) => value === category)
  return (category = '', question) =>
    category === '' || isKnown(category) || window.confirm(question(category))
}
