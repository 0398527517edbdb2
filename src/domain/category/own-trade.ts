/**
 * Stands before the name of a trade that an administrator has made, because the taxonomy has none like it: `~드론 수리점`. It says that the
 * name is no other trade, although its last word is one (a repair service).
 */
const mark = '~'
const letter = /[\p{L}\p{N}]/u

/** Characters of the longest name. */
export const ownTradeLimit = 40

/** The name of a category that is a trade of the directory's own; '' for every other category. */
export function ownTradeName(category: string): string {
  const text = category.trim()
  if (!text.startsWith(mark)) return ''
  const name = text.slice(mark.length).trim()
  return letter.test(name) && !name.startsWith(mark) ? name : ''
}

/** A category, or its key, without the mark. Pages use it where nothing has to be told apart, because it is less code. */
export const withoutMark = (category: string): string => category.replace(/^~/, '')

/** The category of a trade of the directory's own. */
export const ownTrade = (name: string): string => `${mark}${name}`
