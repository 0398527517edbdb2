import { useCategories } from './categories.ts'
import { slugsByName } from './import/trades/chosen-trades.ts'
import { useTrades } from './import/trades/use-trades.ts'

/** Asks before a trade is kept that neither the directory nor the taxonomy has: it may be a text that somebody has not finished. */
export function useTradeQuestion(): (
  category: string | undefined,
  question: (category: string) => string,
) => boolean {
  const trades = slugsByName(useTrades())
  const categories = useCategories()
  const isKnown = (text: string) =>
    trades.has(text.trim().toLowerCase()) || categories.some(({ category }) => category === text)
  return (category = '', question) =>
    category === '' || isKnown(category) || window.confirm(question(category))
}
