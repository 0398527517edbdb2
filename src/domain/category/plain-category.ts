import { memoize } from '../memoize.ts'
import { isPlaceholder } from '../text/clean-text.ts'
import { fold } from '../text/fold.ts'
import { tradeOf } from './taxonomy.ts'
import { writtenTrades } from './written-trades.ts'

/** Values of OpenStreetMap that the taxonomy lacks or takes for something else. */
const named: ReadonlyMap<string, string> = new Map([
  ['fuel', 'Gas station'],
  ['tyres', 'Tire shop'],
  ['shoes', 'Shoe store'],
  ['books', 'Bookstore'],
  ['alcohol', 'Liquor store'],
  ['beverages', 'Beverage distributor'],
  ['bicycle', 'Bicycle store'],
  ['doityourself', 'Home improvement store'],
  ['garden_centre', 'Garden center'],
  ['camp_site', 'Campground'],
  ['community_centre', 'Community center'],
  ['arts_centre', 'Arts center'],
  ['sports_centre', 'Sports complex'],
  ['hearing_aids', 'Hearing aid store'],
  ['newsagent', 'Newsstand'],
  ['pawnbroker', 'Pawn shop'],
  ['kitchen', 'Kitchen supply store'],
  ['stonemason', 'Masonry contractor'],
  ['고기집', 'Barbecue restaurant'],
  ['旅館業', 'Hotel'],
  // In India a hotel is where people eat; lodging has other words.
  ['hotels/restaurants non-ac', 'Restaurant'],
  ['hotels/restaurants non a/c', 'Restaurant'],
  ['hotels/restaurants ac', 'Restaurant'],
  ['hotels/restaurants a/c', 'Restaurant'],
])

const writtenTrade = (text: string) => writtenTrades.get(fold(text.replaceAll('_', ' ').trim()))

/** The trade of a word of directories and registers, unless the taxonomy knows the word itself. */
function tradeWritten(category: string): string | undefined {
  const [first = ''] = category.split(severalTrades, 1)
  // Of several trades the first counts, also where the taxonomy knows another one: `Elektroinstallationen, Photovoltaik`.
  const ofFirst = first === category || isKnownName(first) ? undefined : writtenTrade(first)
  if (ofFirst) return ofFirst
  const parts = isKnownName(category) ? [] : [category, ...category.split(noted).slice(0, 1)]
  return parts.map(writtenTrade).find(Boolean)
}

const severalTrades = /[,/]/
/** What follows a trade in directories: `Tierärzte: Kleintiere`, `Plumber; heating`. */
const noted = /[:;(]/

const isKnownName = (text: string) => tradeOf(text)?.isGuess === false
const isKnown = (text: string) => isKnownName(text) || tradeWritten(text) !== undefined
const spelt = (text: string) => tradeWritten(text) ?? text
const path = /[>»›]/
/** A level of a Chinese map's trades: `餐饮服务;中餐厅;火锅店`. */
const han = /^\p{Script=Han}[\p{Script=Han}()（）/]{1,20}$/u
const both = / (?:e|et|y|ve|and|und|i|&) /iu
const longest = 200

/** A list or an object, as programs write them into a cell: `['Cafe', 'Bakery']`, `[{'alias': 'plumbing', 'title': 'Plumbing'}]`. */
const written = /^\s*[[{].*[\]}]\s*$/s
const quoted = /"([^"]*)"|'([^']*)'/g
const labelKeys = new Set(['title', 'name', 'label', 'text'])
/** Words alone: no link, number or code. */
const words = /^\p{L}[\p{L}\p{M} &'’()-]{1,80}$/u
const longestWritten = 2000
/** `Bakery 제과점`, and `제과점 (Bakery)`. */
const latinFirst =
  /^([\p{Script=Latin} '’&.-]{2,60}?) ?[(/]? ?([^\p{Script=Latin}\d\s(/][^\p{Script=Latin}\d]{0,60}?)\)?$/u
const latinLast =
  /^([^\p{Script=Latin}\d]{1,60}?) ?[(/]? ?([\p{Script=Latin}][\p{Script=Latin} '’&.-]{1,60}?)\)?$/u

/** The labels of a list: of objects only what is named, not their other fields. */
function labelsIn(category: string): readonly string[] {
  const texts = [...category.matchAll(quoted)].map(([, one = '', other = '']) => one || other)
  const named = texts.filter((_, at) => labelKeys.has(texts[at - 1]?.toLowerCase() ?? ''))
  return category.includes('{') ? named : texts
}

/** The code of an activity in Taiwan's register, before its name: `F501060 餐館業`. */
const activityCode = /(?<![A-Z\d])[A-Z]{1,2}\d{5,6}[\s:：]{0,3}(?=\p{Script=Han})/u
const lastSeparators = /[\s、,，;；]{1,5}$/u

/** A trade in two scripts, `Bakery 제과점`: the part that is known, where both say the same, or where it is a kitchen. */
function inTwoScripts(category: string): string | undefined {
  const match = latinFirst.exec(category) ?? latinLast.exec(category)
  const parts = match?.slice(1).map((part) => read(part.trim())) ?? []
  const known = parts.filter(isKnown)
  const labels = known.map((part) => tradeOf(spelt(part))?.category.label.en ?? '')
  const isOne = known.length > 1 ? labels[0] === labels[1] : labels[0]?.endsWith(' restaurant')
  return isOne ? known[0] : undefined
}

/** A type as programs write it: `CafeOrCoffeeShop`. */
const typeOfProgram = /^(?:[A-Z][a-z]+){2,6}$/
/** Paths of a program, `fitness.yoga_studio`, also with those above it: `commercial,commercial.food,commercial.food.bakery`. */
const dottedPaths = /^[a-z_]+(?:\.[a-z_]+)*(?:, ?[a-z_]+(?:\.[a-z_]+)+)+$|^[a-z_]+(?:\.[a-z_]+)+$/
/** `이탈리아음식`, as a search engine calls a kitchen. */
const koreanKitchen = /^\p{Script=Hangul}{2,6} ?음식$/u

/** What a program has written in its own form, in words; undefined if it is something else, or no trade. */
function inWords(category: string): string | undefined {
  if (dottedPaths.test(category)) {
    const paths = category.split(/, ?/).map((each) => each.split('.'))
    const deepest = paths.toSorted((one, other) => other.length - one.length).map((each) => each.at(-1) ?? '')
    return deepest.map(read).find(isKnown)
  }
  if (isKnown(category)) return undefined
  if (koreanKitchen.test(category)) return [`${category}점`].find(isKnown)
  if (!typeOfProgram.test(category)) return undefined
  const words = category.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return [words, ...words.split(/ (?:Or|And) /)].find(isKnown)
}

function read(category: string): string {
  if (written.test(category.slice(0, longestWritten))) {
    const labels = labelsIn(category.slice(0, longestWritten)).map((label) => label.trim())
    const trades = labels.map(read).filter(isKnown)
    return trades[0] ?? labels.find((label) => words.test(label) && !isPlaceholder(label)) ?? category
  }
  const activities = category.slice(0, longestWritten).split(activityCode)
  if (activities.length > 1) {
    const [first = '', ...more] = activities.map((each) => each.replace(lastSeparators, '')).filter(Boolean)
    return read([first, ...more].find(isKnown) ?? first)
  }
  if (category.length > longest) return category
  const levels = category.split('|', 1)[0]?.split(';') ?? []
  if (levels.length > 1 && levels.every((level) => han.test(level)))
    return read(levels.findLast(isKnown) ?? levels.at(-1) ?? '')
  const plain = inWords(category)
  if (plain !== undefined) return spelt(plain)
  const own = named.get(category.toLowerCase()) ?? tradeWritten(category)
  if (own !== undefined && isKnown(own)) return own
  const parts = category
    .split(path)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) {
    const known = parts.findLast((part) => isKnown(part) || inWords(part) !== undefined)
    return read(known ?? parts.at(-1) ?? '')
  }
  if (!isKnown(category)) {
    const kitchen = category
      .split(',')
      .map((dish) => dish.trim())
      .find((dish) => words.test(dish) && isKnownName(`${dish} restaurant`))
    if (kitchen !== undefined) return `${kitchen} restaurant`
    const listed = category.split(',').map((each) => each.trim())
    const known = listed.length > 1 && listed.find(isKnown)
    if (known) return spelt(known)
  }
  const bilingual = isKnown(category) ? undefined : inTwoScripts(category)
  if (bilingual) return spelt(bilingual)
  const trades = category.split(both)
  if (trades.length === 2 && !isKnown(category) && trades.every(isKnown)) return spelt(trades[0] ?? category)
  return category
}

/**
 * A category as the taxonomy can know it: the first trade of a list that a program wrote, a word of directories by its English name, the
 * end of a path (`Food > Cafe > Coffee shop`), the first kitchen of several (`Thai, Chinese`), and the first of two trades where it
 * knows both but not the two together.
 */
export const plainCategory: (category: string) => string = memoize(4096, (category) =>
  read(category.replace(bullet, '')),
)

/** What stands between the facts of a line on Google's map: `· Bakery`. */
const bullet = /^[·•⋅∙]\s*/
