import { cityPageName, findCityByName } from '../../src/domain/address/cities/city-page.ts'
import { stationsOf } from '../../src/domain/address/korea/stations.ts'
import { isCategoryGroup } from '../../src/domain/category/category-group.ts'
import { categoryGroupOf, knownCategory } from '../../src/domain/category/taxonomy.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/random.ts'
import { fold } from '../../src/domain/text/fold.ts'
import type { Target, Targets } from './targets.ts'
import { withWrongJamo } from './typo.ts'

/** How many of the first results are judged. */
export const judgedResults = 20

type Language = 'ko' | 'en' | 'tr'
const languages: readonly Language[] = ['ko', 'en', 'tr']

/** A kind of query that asks for a list. Each of the first results must be what was asked for. */
interface ListClass {
  readonly name: string
  /** undefined: no such query can be made from the listing. */
  readonly query: (target: Target, random: Random) => string | undefined
  /** Whether a listing is where the query says. */
  readonly isThere: (listing: Place, target: Target) => boolean
}

type Place = Pick<Business, 'countryCode' | 'district'> & { readonly cityPage: string }

const cityOf = ({ city, countryCode }: Target) => cityPageName(city, countryCode)
const inCity = (listing: Place, target: Target) => listing.cityPage === cityOf(target)
const inDistrict = (listing: Place, target: Target) =>
  inCity(listing, target) && fold(listing.district) === fold(target.district)

/** The name of the listing's trade in a language; undefined if the trade is not known. */
const tradeIn = (language: Language, { category }: Target) => knownCategory(category)?.label[language]
const ownLanguage = ({ countryCode }: Target): Language =>
  countryCode === 'KR' ? 'ko' : countryCode === 'TR' ? 'tr' : 'en'

const countryIn = (language: Language, { countryCode }: Target) =>
  countryCode && new Intl.DisplayNames([language], { type: 'region' }).of(countryCode)

const withTrade = (place: string | undefined, trade: string | undefined) =>
  place && trade ? `${place} ${trade}` : undefined

export const listClasses: readonly ListClass[] = [
  {
    name: 'trade in another language + city',
    query: foreignTrade,
    isThere: inCity,
  },
  {
    name: 'district + trade',
    query: (target) => withTrade(target.district, tradeIn(ownLanguage(target), target)),
    isThere: inDistrict,
  },
  {
    name: 'station + trade',
    query(target, random) {
      const stations = stationsOf(target.city, target.district)
      return stations.length > 0 ? withTrade(random.pick(stations), tradeIn('ko', target)) : undefined
    },
    isThere: inDistrict,
  },
  {
    name: 'country + trade',
    query(target, random) {
      const language = random.pick(languages)
      return withTrade(countryIn(language, target), tradeIn(language, target))
    },
    isThere: (listing, target) => listing.countryCode === target.countryCode,
  },
  {
    name: 'trade with one wrong jamo',
    query(target, random) {
      const trade = tradeIn('ko', target) ?? ''
      return /^[가-힣]{2,4}$/.test(trade) ? withWrongJamo(trade, random) : undefined
    },
    isThere: () => true,
  },
]

/** A trade in a language that the listing does not use, and its city in that language. */
function foreignTrade(target: Target, random: Random): string | undefined {
  const others = languages.filter(
    (language) => fold(tradeIn(language, target) ?? '') !== fold(target.category),
  )
  const { city, countryCode } = target
  if (others.length === 0 || city === '') return undefined
  const language = random.pick(others)
  const cityName = language === 'ko' ? findCityByName(city, countryCode).koreanName || city : city
  return withTrade(cityName, tradeIn(language, target))
}

export interface ListScores {
  readonly queries: number
  /** Results that should have been there: the first twenty, or all if there are fewer. */
  readonly expected: number
  readonly right: number
  readonly misses: readonly string[]
}

/** Makes queries of a class and counts how many of the first results are right. A result that is missing is wrong. */
export async function judgeLists(
  search: (text: string) => Promise<BusinessList>,
  targets: Targets,
  { query, isThere }: ListClass,
  { queries, seed }: { readonly queries: number; readonly seed: number },
): Promise<ListScores> {
  const random = new Random(seed, 2)
  const asked = new Map<string, Target>()
  targets.pick(queries, (target) => {
    const text = query(target, random)
    if (text) asked.set(text, target)
    return text !== undefined
  })
  const misses: string[] = []
  let [expected, right] = [0, 0]
  for (const [text, target] of asked) {
    const isOfTrade = tradeCheck(target)
    const isRight = (listing: Place & { readonly category: string }) =>
      isOfTrade(listing.category) && isThere(listing, target)
    const there = targets
      .counts()
      .reduce(
        (sum, found) =>
          sum +
          (isRight({ ...found, cityPage: cityPageName(found.city, found.countryCode) }) ? found.count : 0),
        0,
      )
    const wanted = Math.min(judgedResults, there)
    const first = (await search(text)).businesses.slice(0, wanted)
    const wrong = first.filter((business) => !isRight(business))
    expected += wanted
    right += first.length - wrong.length
    if (wrong.length === 0 && first.length === wanted) continue
    const examples = wrong
      .slice(0, 2)
      .map(({ name, category, district, city }) => [name, category, district, city].join(', '))
    misses.push(`${text} → ${wanted - first.length} missing, ${wrong.length} wrong: ${examples.join('; ')}`)
  }
  return { queries: asked.size, expected, right, misses }
}

/** The category, or the group if the category is a whole group. */
const kindOf = (category: string, wanted: string | undefined) =>
  isCategoryGroup(wanted ?? '') ? categoryGroupOf(category) : knownCategory(category)?.slug

/** Whether a category is the target's, in any language. */
function tradeCheck(target: Target): (category: string) => boolean {
  const wanted = knownCategory(target.category)?.slug
  return (category) => kindOf(category, wanted) === kindOf(target.category, wanted)
}
