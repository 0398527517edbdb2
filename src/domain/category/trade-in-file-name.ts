import { knownCategory } from './taxonomy.ts'
import { tradeInName } from './trade-in-name.ts'
import { tradeWithSlug } from './trade-mapping.ts'

const longestName = 120
/** What people call a list, and a sheet of one. */
const listWords = new Set(
  'list lists listing listings data export final new copy sheet table all total liste listesi tablo lista listado datos daten blatt 목록 현황 명단 리스트 자료 정보 전체 최종 시트 관내 등록 업체 업소'.split(
    ' ',
  ),
)
/** The same behind a Korean word without a space. */
const listEnding = /(?<=\p{Script=Hangul}{2})(?:목록|현황|명단|리스트|자료|정보)$/u
/** Trades that say no more than that a business is one. */
const vague = new Set(['establishment', 'corporate-office'])

function tradesIn(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = words.slice(at, at + 2)
    const both = pair.length === 2 ? knownCategory(pair.join(' ')) : undefined
    const trade = both ?? knownCategory(words[at] ?? '') ?? knownCategory(tradeInName(words[at] ?? ''))
    if (both) at++
    if (trade && !vague.has(trade.slug)) found.push(trade.slug)
  }
  return found
}

/**
 * The slug of the trade that the name of a file or of a sheet says: `주유소 목록.xlsx` lists gas stations, `Eczaneler.csv` pharmacies. '' if it
 * names none, or several.
 */
export function tradeInFileName(name: string): string {
  const words = name
    .slice(0, longestName)
    .replace(/\.[a-z]{2,4}$/i, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(listEnding, ''))
    .filter((word) => word.length > 1 && !listWords.has(word.toLowerCase()))
  const trades = new Set(tradesIn(words))
  const [trade = ''] = trades
  return trades.size === 1 && tradeWithSlug(trade) ? trade : ''
}
