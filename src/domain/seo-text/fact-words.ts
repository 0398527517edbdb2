import { type AttributeTopic, knownAttribute } from '../business/attribute-vocabulary.ts'
import type { AboutAttributes, Listing } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../lru-cache.ts'
import { type Random, shuffled } from '../random.ts'
import { hoursWords } from './hours-words.ts'
import { nearWords } from './near-words.ts'
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
  const { city, state, address, zipCode, countryCode, latitude, locationLink } = listing
  const place = placeWord(listing) || countryWord(listing)
  return {
    place,
    noPlace: when(!place),
    city,
    state: city && state && state !== city ? state : undefined,
    addressLine:
      address && `“${address}”${zipCode && !address.includes(zipCode) ? `(우편번호 ${zipCode})` : ''}`,
    noAddress: when(!address),
    isAbroad: when(countryCode !== '' && countryCode !== 'KR'),
    country: countryWord(listing),
    hasMap: when(Boolean(locationLink) || latitude !== null || Boolean(address)),
  }
}

function reputationWords({ rating, reviewCount }: Listing): Words {
  if (rating <= 0) return { noRating: '예' }
  return {
    rating: rating.toFixed(1),
    reviews: reviewCount > 0 ? grouped(reviewCount) : undefined,
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

/** The listing's facts as words for templates. Unknown facts are absent; words such as `noPhone` say so. */
export function factWords(facts: SeoFacts, random: Random): FactWords {
  const { listing } = facts
  const near = nearWords(facts, random)
  const words = {
    name: listing.name,
    category: categoryWord(listing.category),
    noCategory: when(!listing.category),
    noun: kindNoun(listing.categoryGroup),
    address: listing.address,
    phone: listing.phone,
    onlyPhone: when(listing.phone !== '' && !(listing.rating > 0 && listing.reviewCount > 0)),
    phoneE164: listing.phone ? listing.phoneE164 : undefined,
    noPhone: when(!listing.phone),
    missing: missingWord(listing),
    ...placeWords(listing),
    ...hoursWords(listing.openingHours),
    ...reputationWords(listing),
    ...optionWords(listing.about, random),
    noOptions: when(Object.keys(listing.about).length === 0),
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
  service: ['서비스는', '이용 방식은'],
  access: ['휠체어 시설은', '접근성 시설은'],
  amenities: ['편의 시설은', '방문객 시설은'],
  payment: ['결제 수단은', '결제 방법은'],
  parking: ['주차는', '주차 시설은'],
  planning: ['예약 조건은', '예약과 방문 조건은'],
  offerings: ['메뉴와 특징은', '취급하는 것은'],
  crowd: ['방문 성격은', '어울리는 방문은'],
  owner: ['운영자 표시는', '운영자에 관한 표시는'],
  lacks: ['제공하지 않는 것은', '없는 것은'],
}
const topicsInSentence = 3

/** Attributes with Korean names by topic; those that the listing denies are `lacks`. Others are left out. */
function attributesByTopic(about: AboutAttributes): Map<keyof typeof topicLabels, string[]> {
  const lists = new Map<keyof typeof topicLabels, string[]>()
  for (const section of Object.values(about)) {
    for (const [name, value] of Object.entries(section)) {
      const entry = knownAttribute(name)
      if (!entry || typeof value !== 'boolean') continue
      if (value) add(lists, entry.topic, entry.names.ko)
      else if (deniable.has(entry.topic)) add(lists, 'lacks', entry.names.ko)
    }
  }
  return lists
}

/** `서비스는 포장과 배달, 결제 수단은 신용카드`: lists of up to three topics. */
function optionWords(about: AboutAttributes, random: Random): Words {
  const phrases = shuffled([...attributesByTopic(about)], random).map(
    ([topic, words]) => `${random.pick(topicLabels[topic])} ${listed(shuffled(words, random))}`,
  )
  const part = (at: number) =>
    phrases.slice(at * topicsInSentence, (at + 1) * topicsInSentence).join(', ') || undefined
  return { options1: part(0), options2: part(1), options3: part(2) }
}

/** Facts that no listing has but visitors may ask for, by group. */
const byGroup: Record<CategoryGroup | 'other', string> = {
  restaurants:
    '메뉴 구성,가격대,재료 소진 시각,마지막 주문 시각,대기 인원,알레르기 안내,임시 휴무,단체 이용 조건,주문 방법,인원 제한,계절 메뉴,원산지',
  healthcare:
    '접수 방법,접수 마감 시각,준비할 서류,담당자,비용,보험 적용 범위,임시 휴무,대기 시간,상담 가능 시간,예약 변경 방법,점심시간 운영,방문 전 주의 사항',
  'auto-services':
    '이용 요금,예상 소요 시간,취급 차종,부품 재고,예약 순서,보증 조건,견적 방법,접수 마감 시각,임시 휴무,대기 공간,준비할 서류,작업 범위',
  'beauty-wellness':
    '이용 요금,담당자,예약 방법,소요 시간,취소 조건,할인 조건,마지막 예약 시각,상담 방법,임시 휴무,준비물,회원권 조건,대기 시간',
  'home-services':
    '출장 범위,견적 방법,작업 일정,자재 비용,출장비,사후 관리,보증 조건,담당자,계약 조건,작업 순서,접수 방법,취소 조건',
  'professional-services':
    '상담 비용,상담 방법,담당 분야,준비할 서류,처리 기간,담당자,예약 방법,계약 조건,상담 가능 시간,진행 절차,접수 방법,임시 휴무',
  education:
    '비용,모집 시기,등록 절차,프로그램 구성,대상 연령,정원,시간표,상담 방법,준비물,이용 자격,방학 중 운영,신청 방법',
  entertainment:
    '이용 요금,입장 마감 시각,예매 방법,이용 규정,나이 제한,임시 휴무,단체 이용 조건,할인 조건,물품 보관 방법,혼잡한 시간대,프로그램 일정,취소 조건',
  other:
    '이용 요금,담당자,이용 절차,접수 시간,임시 휴무,준비할 서류,혼잡한 시간대,단체 이용 조건,예약 방법,이용 규정,문의 방법,방문 제한 사항',
}

const perSentence = [3, 2, 2, 3]

/** Four lists of questions without repeats, for padding. */
export function questionWords(group: CategoryGroup | null, random: Random): Words {
  const left = byGroup[group ?? 'other'].split(',')
  const lists = perSentence.map((count) =>
    listed(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '')),
  )
  return { ask1: lists[0], ask2: lists[1], ask3: lists[2], ask4: lists[3] }
}
