import { type AttributeTopic, knownAttribute } from '../business/attributes/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../memoize.ts'
import { type Random, shuffled } from '../random.ts'
import { finalSound } from '../text/particle.ts'
import { hoursWords, mealsOutOfHours } from './hours-words.ts'
import { isVagueTrade, nearWords } from './near-words.ts'
import type { FactWords, SeoFacts, Words } from './template.ts'
import { listed } from './with-particle.ts'

const countries = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' })
const grouped = (value: number) => value.toLocaleString('en-US')
const when = (condition: boolean) => (condition ? '예' : undefined)

const countryName = memoize(512, (code) => (/^[A-Z]{2}$/.test(code) && countries.of(code)) || '')

/** A country's Korean name, or the listing's own text if the code is unknown. */
function countryWord({ country, countryCode }: Listing): string {
  return countryName(countryCode) || country
}

/** The category's Korean name, or else the source's name. */
export function categoryWord(category: string): string {
  return categoryLabel(category)?.ko ?? category
}

/** The place from large to small: `서울 서초구`, `미국 Los Angeles`. South Korea is not named. */
function placeWord(listing: Listing): string {
  const { city, state, district, countryCode } = listing
  const country = countryCode === 'KR' ? '' : countryWord(listing)
  const within = city ? (state.startsWith(city) || countryCode !== 'KR' ? '' : state) : state
  return [...new Set([country, within, city, city ? district : ''])].filter(Boolean).join(' ')
}

function placeWords(listing: Listing): Words {
  const { city, address, zipCode } = listing
  const place = placeWord(listing) || countryWord(listing)
  return {
    place,
    noPlace: when(!place),
    city,
    addressLine:
      address && `“${address}”${zipCode && !address.includes(zipCode) ? `(우편번호 ${zipCode})` : ''}`,
  }
}

function reputationWords({ rating, reviewCount }: Listing): Words {
  if (rating <= 0) return { noRating: '예' }
  return {
    rating: rating.toFixed(1),
    reviews: reviewCount > 0 ? grouped(reviewCount) : undefined,
    severalReviews: reviewCount > 1 ? grouped(reviewCount) : undefined,
    noReviews: when(reviewCount === 0),
  }
}

/** The names of what is not known, in one list. */
function missingWord({ address, phone, openingHours, rating, about }: Listing): string | undefined {
  const missing = [
    address ? '' : '상세 주소',
    phone ? '' : '전화번호',
    Object.keys(openingHours).length > 0 ? '' : '영업시간',
    rating > 0 ? '' : '평점',
    Object.keys(about).length > 0 ? '' : '이용 안내',
  ]
  return listed(missing.filter(Boolean)) || undefined
}

/** A trade that says nothing is none, and neither are others of it. */
function withoutVagueTrade(facts: SeoFacts): SeoFacts {
  if (!isVagueTrade(facts.listing.category)) return facts
  return { ...facts, listing: { ...facts.listing, category: '' }, sameTrade: [] }
}

/** The listing's facts as words for templates. Unknown facts are absent; words such as `noPhone` say so. */
export function factWords(given: SeoFacts, random: Random): FactWords {
  const facts = withoutVagueTrade(given)
  const { listing } = facts
  const near = nearWords(facts, random)
  const category = categoryWord(listing.category)
  const isPlainName = finalSound(listing.name) !== undefined
  const words = {
    name: listing.name,
    isPlainName: when(isPlainName),
    isNounName: when(!isPlainName),
    category,
    kind: category && `‘${category}’${listing.categoryGroup ? ` ${kindNoun(listing.categoryGroup)}` : ''}`,
    noCategory: when(!given.listing.category),
    // Its trade says nothing, which is not the same as none.
    vagueTrade: when(!listing.category && given.listing.category !== ''),
    noun: kindNoun(listing.categoryGroup),
    address: listing.address,
    phone: listing.phone,
    onlyPhone: when(listing.phone !== '' && !(listing.rating > 0 && listing.reviewCount > 0)),
    noPhone: when(!listing.phone),
    missing: missingWord(listing),
    ...placeWords(listing),
    ...hoursWords(listing.openingHours),
    ...reputationWords(listing),
    ...optionWords(listing, random),
    ...near.words,
  }
  return { words, later: near.later }
}

const nouns: Record<CategoryGroup, string> = {
  restaurants: '매장',
  healthcare: '시설',
  'auto-services': '업체',
  'beauty-wellness': '매장',
  'home-services': '업체',
  'professional-services': '업체',
  education: '시설',
  entertainment: '시설',
}

/** A noun for listings of the group, for names to which no particle can be attached: `Café Lumière 매장은`. */
export function kindNoun(group: CategoryGroup | null): string {
  return group ? nouns[group] : '장소'
}

const listLimit = 6
const deniable: ReadonlySet<AttributeTopic> = new Set(['service', 'access', 'amenities', 'parking'])

function add<Key>(lists: Map<Key, string[]>, key: Key, word: string): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [word])
  else if (list.length < listLimit && !list.includes(word)) list.push(word)
}

/** What sentences call the topics. */
const topicLabels: Record<AttributeTopic | 'lacks', readonly [string, string]> = {
  service: ['서비스는', '이용할 수 있는 서비스는'],
  access: ['휠체어 시설은', '접근성 시설은'],
  amenities: ['편의 시설은', '방문객 시설은'],
  payment: ['결제 수단은', '결제 방법은'],
  parking: ['주차는', '주차 시설은'],
  planning: ['방문 안내는', '예약과 방문 안내는'],
  offerings: ['제공하는 것은', '취급하는 것은'],
  crowd: ['분위기와 방문객은', '방문 특징은'],
  owner: ['운영자 표시는', '운영자에 관한 표시는'],
  lacks: ['제공하지 않는 것은', '없는 것은'],
}
const topicsInSentence = 3

/**
 * What may come or should be booked is said by what must be; who needs no booking is not said of a place that asks for one. A place that
 * takes cards does not take cash only, whatever its list says.
 */
function withoutContradictions(words: readonly string[]): readonly string[] {
  if (words.includes(cashOnly)) return words.length > 1 ? words.filter((word) => word !== cashOnly) : words
  if (!words.includes('예약 필수')) return words
  const isOpen = words.includes('예약 없는 방문 가능')
  return words.filter(
    (word) => !/예약 (?:권장|가능)$|예약 없는/.test(word) && !(isOpen && word === '예약 필수'),
  )
}

const cashOnly = knownAttribute('Cash only')?.names.ko ?? ''
/** Any place with a kitchen has it. */
const someFood = knownAttribute('Food')?.names.ko

/** Attributes with Korean names by topic; those that the listing denies are `lacks`. Others are left out. */
function attributesByTopic({ about, openingHours }: Listing): Map<keyof typeof topicLabels, string[]> {
  const unserved = mealsOutOfHours(openingHours)
  const lists = new Map<keyof typeof topicLabels, string[]>()
  for (const section of Object.values(about)) {
    for (const [name, value] of Object.entries(section)) {
      const entry = knownAttribute(name)
      if (!entry || typeof value !== 'boolean') continue
      const { topic, names } = entry
      const saysNothing =
        names.ko === someFood || topicLabels[topic].some((label) => label.startsWith(names.ko))
      if (saysNothing || unserved.includes(names.ko)) continue
      if (value) add(lists, topic, names.ko)
      else if (deniable.has(topic)) add(lists, 'lacks', names.ko)
    }
  }
  return lists
}

/** `서비스는 포장과 배달, 결제 수단은 신용카드`: lists of up to three topics. */
function optionWords(listing: Listing, random: Random): Words {
  const phrases = shuffled([...attributesByTopic(listing)], random)
    .map(([topic, words]) => ({ topic, words: withoutContradictions(words) }))
    .filter(({ words }) => words.length > 0)
    .map(({ topic, words }) => `${random.pick(topicLabels[topic])} ${listed(shuffled(words, random))}`)
  const part = (at: number) =>
    phrases.slice(at * topicsInSentence, (at + 1) * topicsInSentence).join(', ') || undefined
  return { options1: part(0), options2: part(1), options3: part(2) }
}
