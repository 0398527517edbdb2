import type { Place } from '../../../domain/address/resolve-place.ts'
import { tradeOfCode } from '../../../domain/category/activity-codes.ts'
import { ownTradeName } from '../../../domain/category/own-trade.ts'
import { plainCategory } from '../../../domain/category/plain-category.ts'
import { isSection } from '../../../domain/category/sections.ts'
import { categoryIn, tradeOf } from '../../../domain/category/taxonomy.ts'
import { isKindOfCustomer, saysNoTrade, tradeInName } from '../../../domain/category/trade-in-name.ts'
import type { MappedTrade } from '../../../domain/category/trade-mapping.ts'
import { type Companions, companionCell } from './companions.ts'

type ReadCell = (index: number) => string

/** The first cell of another column of trades that is one; else what a column of cuisines says. */
export function otherTrade(companions: Companions, at: ReadCell): string {
  const texts = (companions.cells.otherCategory ?? []).map(at)
  const other = texts.find(
    (text) => text !== '' && !isSection(text) && tradeOf(plainCategory(text)) !== undefined,
  )
  const cuisine = companionCell(companions, 'cuisine', at)
  return other ?? (cuisine === '' ? '' : kitchenOf(cuisine) || 'Restaurant')
}

/** The kind of restaurant that a cuisine says: Chinese restaurant for `chinese;asian`; '' if it says none. */
function kitchenOf(cuisine: string): string {
  for (const text of cuisine.slice(0, 200).split(/[;,|/]/)) {
    const name = plainCategory(text.replaceAll('_', ' ').trim())
    if (name === '') continue
    const trades = [name, `${name} restaurant`].map(tradeOf)
    // In a column of cuisines `italienisch` needs no word for a restaurant.
    const found =
      trades.find((trade) => trade?.isGuess === false) ??
      trades.find((trade) => trade?.category.label.en.endsWith(' restaurant'))
    if (found?.category.group === 'restaurants') return found.category.label.en
  }
  return ''
}

/** The kind of school that teaches a course: Dance school for `무용`, which alone is office furniture; '' if no table has it. */
function schoolOf(course: string): string {
  const trade = course === '' ? undefined : tradeOf(plainCategory(`${course}학원`))
  const isSchool = trade?.isGuess === false && trade.category.group === 'education'
  return isSchool && trade.category.slug !== academy ? trade.category.label.en : ''
}

/** A code of Europe or Brazil before words: `86230 - Dental practice activities`. Six digits are American. */
const codeBefore = /^(?:\d{2}\.\d{2}|\d{5}(?!\d)|\d{4}[A-Z](?!\p{L})|\d{4}-\d\/\d{2})/u

/** The words behind a code; a code alone stays. */
const withoutCode = (written: string) =>
  codeBefore.test(written) ? written.replace(/^[\d./-]{4,9}[A-Z]? ?[-–:]? ?(?=\p{L}{3})/u, '') : written

/** The trade of a row's code; the cell of trades may begin with one. */
function codedTrade(companions: Companions, at: ReadCell, written: string): string {
  const american = companionCell(companions, 'americanCode', at)
  const code = companionCell(companions, 'activityCode', at) || (codeBefore.test(written) ? written : '')
  return tradeOfCode(american, true) || tradeOfCode(code, false)
}

interface CategoryOptions {
  readonly companions?: Companions
  readonly mapped?: MappedTrade
  readonly place: Pick<Place, 'countryCode'>
  /** English name of the trade of rows that say none, as it was chosen: '' is none. Absent: the header of the names may tell it. */
  readonly trade?: string
  readonly at: ReadCell
}

/** Trades that say less than the name of a business often does: `Store` for a pharmacy, `서비스업` for a laundry. */
const broadTrades = new Set([
  'store',
  'service-provider',
  'entertainment-venue',
  'health-service',
  'wholesaler',
])
/** All that is done by hand, from hairdressers to roofers. */
const handwork = /^(?:handwerk|artisanat|artigianato|artesanía|ambacht|rzemiosło|řemeslo|zanat)$/iu

const academy = 'academy'

const longestBrackets = 30

/** The trade in brackets behind a name: `Rosie's (Diner)`, `엄마손(분식)`; '' if no table has it. */
function tradeInBrackets(name: string): string {
  const last = name.at(-1)
  if (last !== ')' && last !== '）') return ''
  const start = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'))
  if (start < 1 || name.length - start > longestBrackets) return ''
  const trade = tradeOf(plainCategory(name.slice(start + 1, -1)))
  return trade?.isGuess === false ? trade.category.label.en : ''
}

/**
 * The category of a row: what an administrator says that its text means, else the text, or where no table has it the trade of the
 * row's code. A text that means nothing is kept where nothing else tells the trade: first the name, which knows the one business.
 */
export function categoryOf(written: string, name: string, options: CategoryOptions) {
  const { companions, mapped, place, trade, at } = options
  // Only exports of a directory have its own trades.
  if (ownTradeName(written) !== '') return { category: mapped?.(written) || written, isTold: false }
  const own = plainCategory(withoutCode(written))
  const text = isSection(written) || isSection(own) ? '' : own
  const known = tradeOf(text)
  const isSilent = saysNoTrade(text)
  const isChosen = mapped !== undefined && mapped(own) !== ''
  if (companions?.wholeTrade && !isChosen) return { category: companions.wholeTrade, isTold: true }
  if (companions && !isChosen && known?.category.slug === 'restaurant') {
    const kitchen = kitchenOf(companionCell(companions, 'cuisine', at))
    if (kitchen !== '') return { category: kitchen, isTold: false }
  }
  if (companions?.cells.course && !isChosen && known?.category.slug === academy) {
    const school = companions.cells.course.map((index) => schoolOf(at(index))).find(Boolean)
    if (school) return { category: school, isTold: false }
  }
  if (companions && !isChosen && (isSilent || known?.isGuess !== false)) {
    const coded = codedTrade(companions, at, written)
    if (coded !== '') return { category: coded, isTold: false }
  }
  const isBroad = !isChosen && (broadTrades.has(known?.category.slug ?? '') || handwork.test(text))
  const named = isSilent || isBroad ? tradeInName(name) : ''
  const chosen = named === '' ? mapped?.(own) || (isSilent ? (trade ?? '') : '') : ''
  const isOpen = isSilent && chosen === '' && trade === undefined
  const headed = isOpen ? tradeInBrackets(name) || (companions?.trade ?? '') : ''
  const told = named || headed
  // `Customer` is no customer service, and `Hospitals/Childcare/Caring Premises` no hospital.
  const saysNothing = known?.isGuess || isKindOfCustomer(text) || text.includes('/')
  const kept = isSilent && saysNothing ? '' : categoryIn(place.countryCode, text)
  return { category: told || chosen || kept, isTold: told !== '' }
}
