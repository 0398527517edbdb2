import { cityPageName, findCityByName } from '../../src/domain/address/cities/city-page.ts'
import { findKoreanDistrict } from '../../src/domain/address/korea/municipalities.ts'
import { stationsOf } from '../../src/domain/address/korea/stations.ts'
import type { AttributeKey } from '../../src/domain/business/attributes/attribute-keys.ts'
import { attributesOf } from '../../src/domain/business/attributes/attribute-vocabulary.ts'
import { isCategoryGroup } from '../../src/domain/category/category-group.ts'
import { categoryGroupOf, knownCategory } from '../../src/domain/category/taxonomy.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/random.ts'
import { fold } from '../../src/domain/text/fold.ts'
import type { PlaceCount, Target, Targets } from './targets.ts'
import { withWrongJamo } from './typo.ts'

/** How many of the first results are judged. */
export const judgedResults = 20

type Language = 'ko' | 'en' | 'tr'
const languages: readonly Language[] = ['ko', 'en', 'tr']

/** A query, and which listings are where it says, or have what it says. */
interface ListQuery {
  readonly text: string
  readonly isMeant: (listing: Place) => boolean
  /** Whether listings by place tell how many there are. */
  readonly isCounted?: false
  /** Whether listings of any trade are meant. */
  readonly isOfAnyTrade?: true
}

/** A kind of query that asks for a list. Each of the first results must be what was asked for. */
interface ListClass {
  readonly name: string
  /** undefined: no such query can be made from the listing. */
  readonly query: (target: Target, random: Random) => ListQuery | undefined
}

type Place = Pick<Business, 'countryCode' | 'district' | 'about' | 'phone'> & { readonly cityPage: string }

const cityOf = ({ city, countryCode }: Target) => cityPageName(city, countryCode)
const inCity = (target: Target) => (listing: Place) => listing.cityPage === cityOf(target)
const inDistrict = (target: Target) => (listing: Place) =>
  inCity(target)(listing) && fold(listing.district) === fold(target.district)

/** The name of the listing's trade in a language; undefined if the trade is not known. */
const tradeIn = (language: Language, { category }: Target) => knownCategory(category)?.label[language]
const ownLanguage = ({ countryCode }: Target): Language =>
  countryCode === 'KR' ? 'ko' : countryCode === 'TR' ? 'tr' : 'en'

/** The district; with its city if several cities have one of the name. */
function districtOf({ district, city, countryCode }: Target): string {
  const isUnique = countryCode !== 'KR' || findKoreanDistrict(district) !== undefined
  return isUnique || district === '' ? district : `${city} ${district}`
}

const countryIn = (language: Language, { countryCode }: Target) =>
  countryCode && new Intl.DisplayNames([language], { type: 'region' }).of(countryCode)

/** The query for a trade somewhere; undefined if one of them is not known. */
function tradeQuery(
  where: string | undefined,
  trade: string | undefined,
  isMeant: (listing: Place) => boolean,
): ListQuery | undefined {
  return where && trade ? { text: `${where} ${trade}`, isMeant } : undefined
}

export const listClasses: readonly ListClass[] = [
  { name: 'trade in another language + city', query: foreignTrade },
  {
    name: 'district + trade',
    query: (target) =>
      tradeQuery(districtOf(target), tradeIn(ownLanguage(target), target), inDistrict(target)),
  },
  {
    name: 'station + trade',
    query(target, random) {
      const stations = stationsOf(target.city, target.district)
      if (stations.length === 0) return undefined
      return tradeQuery(random.pick(stations), tradeIn('ko', target), inDistrict(target))
    },
  },
  {
    name: 'country + trade',
    query(target, random) {
      const language = random.pick(languages)
      const isMeant = ({ countryCode }: Place) => countryCode === target.countryCode
      return tradeQuery(countryIn(language, target), tradeIn(language, target), isMeant)
    },
  },
  {
    name: 'attribute + trade',
    query(target, random) {
      const keys = attributesOf(target.about).filter((key) => searchedNames[key])
      if (keys.length === 0) return undefined
      const key = random.pick(keys)
      const language = random.pick(languages)
      const name = searchedNames[key]?.[languages.indexOf(language)]
      const isMeant = ({ about }: Place) => attributesOf(about).includes(key)
      const asked = tradeQuery(name, tradeIn(language, target), isMeant)
      return asked && { ...asked, isCounted: false }
    },
  },
  {
    name: 'last four digits + city',
    query(target) {
      const digits = /\d{4}$/.exec(target.phone ?? '')?.[0]
      if (!digits || target.city === '') return undefined
      const isMeant = (listing: Place) => inCity(target)(listing) && Boolean(listing.phone?.endsWith(digits))
      return { text: `${cityOf(target)} ${digits}`, isMeant, isCounted: false, isOfAnyTrade: true }
    },
  },
  {
    name: 'trade with one wrong jamo',
    query(target, random) {
      const trade = tradeIn('ko', target) ?? ''
      // 업소 says no trade, and is no correction.
      if (!/^[가-힣]{2,4}$/.test(trade) || trade === '업소') return undefined
      return { text: withWrongJamo(trade, random), isMeant: () => true }
    },
  },
]

/** What visitors may call some attributes in Korean, English and Turkish. */
const searchedNames: { readonly [Key in AttributeKey]?: readonly [string, string, string] } = {
  vegan: ['비건', 'vegan', 'vegan'],
  delivery: ['배달', 'delivery', 'paket servis'],
  takeout: ['포장', 'takeout', 'gel-al'],
  parking: ['주차', 'parking', 'otopark'],
  wheelchair: ['휠체어', 'wheelchair', 'tekerlekli sandalye'],
  wifi: ['와이파이', 'wifi', 'wi-fi'],
  cards: ['카드 결제', 'credit cards', 'kredi kartı'],
  reservations: ['예약', 'reservations', 'rezervasyon'],
  'outdoor-seating': ['야외 좌석', 'outdoor seating', 'açık hava'],
}

/** A trade in a language that the listing does not use, and its city in that language. */
function foreignTrade(target: Target, random: Random): ListQuery | undefined {
  const others = languages.filter(
    (language) => fold(tradeIn(language, target) ?? '') !== fold(target.category),
  )
  const { city, countryCode } = target
  if (others.length === 0 || city === '') return undefined
  const language = random.pick(others)
  const cityName = language === 'ko' ? findCityByName(city, countryCode).koreanName || city : city
  return tradeQuery(cityName, tradeIn(language, target), inCity(target))
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
  { query }: ListClass,
  { queries, seed }: { readonly queries: number; readonly seed: number },
): Promise<ListScores> {
  const random = new Random(seed, 2)
  const asked = new Map<string, { readonly target: Target; readonly made: ListQuery }>()
  targets.pick(queries, (target) => {
    const made = query(target, random)
    if (made) asked.set(made.text, { target, made })
    return made !== undefined
  })
  const misses: string[] = []
  let [expected, right] = [0, 0]
  for (const [text, { target, made }] of asked) {
    const isOfTrade = made.isOfAnyTrade ? () => true : tradeCheck(target)
    const isRight = (listing: Place & { readonly category: string }) =>
      isOfTrade(listing.category) && made.isMeant(listing)
    const found = (await search(text)).businesses
    const there = made.isCounted === false ? Math.max(1, found.length) : countThere(targets.counts(), isRight)
    const wanted = Math.min(judgedResults, there)
    const first = found.slice(0, wanted)
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

function countThere(
  counts: readonly PlaceCount[],
  isRight: (listing: Place & { readonly category: string }) => boolean,
): number {
  const right = counts.filter((found) =>
    isRight({ ...found, about: {}, phone: null, cityPage: cityPageName(found.city, found.countryCode) }),
  )
  return right.reduce((sum, { count }) => sum + count, 0)
}

/** The category, or the group if the category is a whole group. */
const kindOf = (category: string, wanted: string | undefined) =>
  isCategoryGroup(wanted ?? '') ? categoryGroupOf(category) : knownCategory(category)?.slug

/** Whether a category is the target's, in any language. */
function tradeCheck(target: Target): (category: string) => boolean {
  const wanted = knownCategory(target.category)?.slug
  return (category) => kindOf(category, wanted) === kindOf(target.category, wanted)
}
