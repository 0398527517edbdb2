import {
  type AttributeTopic,
  type KnownAttribute,
  knownAttribute,
} from '../business/attributes/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import { type Random, shuffled } from '../random.ts'
import type { Particle } from '../text/particle.ts'
import { mealHours, mealsOutOfHours } from './hours-words.ts'
import { type Clause, type Kind, sentencesOf, type Told } from './option-sentences.ts'
import { listed, withParticle } from './with-particle.ts'

const nameOf = (label: string) => knownAttribute(label)?.names.ko ?? ''
const cashOnly = nameOf('Cash only')
/** It is offered, and not taken as cards are. */
const payLater = nameOf('Payment plans')
/** Any place with a kitchen has food, and any with a table has seats; that there is parking says nothing of it; the others are no things that one has. */
const emptyNames = new Set(
  'Food|Seating|Parking|Onsite services|Outdoor services|Small business|Check-in time|Check-out time|Star rating'
    .split('|')
    .map(nameOf)
    .filter(Boolean),
)
/** What people look for beyond a meal, said before the rest of a long list. */
const soughtNames =
  "Vegan options|Vegetarian options|Halal food|Organic dishes|Late-night food|Breakfast|Brunch|Kids' menu"
    .split('|')
    .map(nameOf)
    .filter(Boolean)
const recycling = 'Recycling'
const alcohol = nameOf('Alcohol')
/** Drinks of which each says that there is alcohol. */
const drinks = ['Beer', 'Wine', 'Cocktails', 'Hard liquor'].map(nameOf).filter(Boolean)

/** `-고` and `-습니다` of what follows the list, which gets the particle before it. */
type Predicate = readonly [particle: Particle | '에', joining: string, ending: string]
const predicates: Readonly<Record<Exclude<Kind, 'planning' | 'cash' | 'owner'>, readonly Predicate[]>> = {
  service: [
    ['이', '가능하고', '가능합니다'],
    ['을', '이용할 수 있고', '이용할 수 있습니다'],
  ],
  with: [['이', '가능하고', '가능합니다']],
  later: [['이', '가능하고', '가능합니다']],
  access: [
    ['이', '있고', '있습니다'],
    ['을', '갖추고 있으며', '갖추고 있습니다'],
  ],
  amenities: [
    ['을', '갖추고 있으며', '갖추고 있습니다'],
    ['을', '이용할 수 있고', '이용할 수 있습니다'],
  ],
  payment: [
    ['을', '받고', '받습니다'],
    ['을', '받으며', '받고 있습니다'],
  ],
  parking: [['을', '이용할 수 있고', '이용할 수 있습니다']],
  offerings: [
    ['을', '제공하고', '제공합니다'],
    ['을', '제공하며', '제공하고 있습니다'],
  ],
  mood: [['으로', '알려져 있고', '알려져 있습니다']],
  company: [
    ['에', '알맞고', '알맞습니다'],
    ['에', '어울리고', '어울립니다'],
  ],
  crowd: [['으로', '안내되어 있고', '안내되어 있습니다']],
  lacksService: [['은', '제공하지 않고', '제공하지 않습니다']],
  lacks: [['은', '없고', '없습니다']],
  wheelchair: [['을', '휠체어로 이용할 수 있고', '휠체어로 이용할 수 있습니다']],
  lacksWheelchair: [['은', '없고', '없습니다']],
}

/** What a visit needs: each its own words, because booking is needed, advised or possible. */
const planningWords: Readonly<Record<string, readonly [joining: string, ending: string]>> = {
  '예약 필수': ['예약이 필수이고', '예약이 필수입니다'],
  '예약 권장': ['예약을 권장하고', '예약을 권장합니다'],
  '예약 가능': ['예약이 가능하고', '예약이 가능합니다'],
  '예약 없는 방문 가능': ['예약 없는 방문도 가능하고', '예약 없는 방문도 가능합니다'],
  '대기 가능성': ['기다려야 할 수 있고', '기다려야 할 수 있습니다'],
  '짧은 방문': ['잠깐 들르기 좋고', '잠깐 들르기 좋습니다'],
  '회원 전용 이용': ['회원만 이용할 수 있고', '회원만 이용할 수 있습니다'],
  '신규 환자 접수': ['신규 환자 접수가 가능하고', '신규 환자 접수가 가능합니다'],
  '사전 예매 권장': ['사전 예매를 권장하고', '사전 예매를 권장합니다'],
  '점심 예약 권장': ['점심 예약을 권장하고', '점심 예약을 권장합니다'],
  '저녁 예약 권장': ['저녁 예약을 권장하고', '저녁 예약을 권장합니다'],
  '브런치 예약 권장': ['브런치 예약을 권장하고', '브런치 예약을 권장합니다'],
}

const denied: Partial<Record<AttributeTopic, Kind>> = {
  service: 'lacksService',
  access: 'lacks',
  amenities: 'lacks',
  parking: 'lacks',
}

/** `휠체어 출입구`, `휠체어 이용자용 화장실`: what people in a wheelchair can use. */
const forWheelchairs = /^휠체어 (?:이용자용 )?/

/** What is said of an attribute that a listing has. */
function kindOf({ topic, names: { ko } }: KnownAttribute): Kind {
  if (forWheelchairs.test(ko)) return 'wheelchair'
  if (ko === cashOnly) return 'cash'
  if (topic === 'payment' && ko.endsWith('진료')) return 'offerings'
  if (ko === payLater) return 'later'
  if (topic !== 'crowd') return topic
  if (ko.includes('반려견')) return 'with'
  if (ko.endsWith('분위기')) return 'mood'
  return /(?:방문|동반|모임|식사|작업)$/.test(ko) ? 'company' : topic
}

const listLimit = 9
/** Services that one uses; a repair is possible. */
const usable = ['식사', '포장', '배달', '배송', '수령', '쇼핑']

/** Meals stand in the order of the day, before what else there is. */
const meals = Object.keys(mealHours)
function inOrder(words: readonly string[], random: Random): readonly string[] {
  const mixed = shuffled(words, random)
  const eaten = meals.filter((meal) => mixed.includes(meal))
  return [...eaten, ...mixed.filter((word) => !eaten.includes(word))]
}

/**
 * A listing's attributes with Korean names by what is said of them. Those without a name are left out, and those that another one
 * says too: a restroom for wheelchairs is a restroom.
 */
function attributesByKind({ about, openingHours }: Listing): Map<Kind, string[]> {
  const unserved = mealsOutOfHours(openingHours)
  const lists = new Map<Kind, string[]>()
  for (const [title, section] of Object.entries(about)) {
    // What is taken back there is not what it offers.
    if (title === recycling) continue
    for (const [name, value] of Object.entries(section)) {
      const entry = knownAttribute(name)
      if (!entry || typeof value !== 'boolean') continue
      const { ko } = entry.names
      const lack = forWheelchairs.test(ko) ? 'lacksWheelchair' : denied[entry.topic]
      const kind = value ? kindOf(entry) : lack
      if (!kind || emptyNames.has(ko) || unserved.includes(ko)) continue
      const list = lists.get(kind) ?? []
      if (!list.includes(ko)) lists.set(kind, [...list, ko])
    }
  }
  const had = [...lists].flatMap(([kind, words]) => (kind.startsWith('lacks') ? [] : words))
  const isSaidWith = (word: string) => had.some((other) => other.endsWith(` ${word}`))
  const isSaid = (word: string) =>
    isSaidWith(word) || (word === alcohol && had.some((other) => drinks.includes(other)))
  return new Map(
    [...lists].map(
      ([kind, words]) =>
        [kind, soughtFirst(words.filter((word) => !isSaid(word))).slice(0, listLimit)] as const,
    ),
  )
}

const soughtFirst = (words: readonly string[]) =>
  words.toSorted((a, b) => Number(soughtNames.includes(b)) - Number(soughtNames.includes(a)))

/** What may come or should be booked is said by what must be; who needs no booking is not said of a place that asks for one. */
function withoutContradictions(words: readonly string[]): readonly string[] {
  if (!words.includes('예약 필수')) return words
  const isOpen = words.includes('예약 없는 방문 가능')
  return words.filter(
    (word) => !/예약 (?:권장|가능)$|예약 없는/.test(word) && !(isOpen && word === '예약 필수'),
  )
}

/** What is no place by itself: 성소수자 친화 공간. */
const asNoun = (word: string) => (word.endsWith('친화') ? `${word} 공간` : word)

/** `isFirst`: with the first of the kind's predicates. */
function clausesOf(
  [kind, words]: readonly [Kind, readonly string[]],
  random: Random,
  isFirst: boolean,
): Clause[] {
  if (kind === 'cash') return [['결제는 현금 전용이고', '결제는 현금 전용입니다']]
  // One owner with many marks is told by none of them.
  if (kind === 'owner') return words.length > 2 ? [] : [[`${listed(words)}이고`, `${listed(words)}입니다`]]
  if (kind === 'planning')
    return shuffled(withoutContradictions(words), random).flatMap((word) => {
      const said = planningWords[word]
      return said ? [said] : []
    })
  const [plain] = predicates[kind]
  const [particle, joining, ending] = isFirst && plain ? plain : random.pick(predicates[kind])
  const names = namesOf(kind, inOrder(words, random))
  const list = particle === '에' ? names + particle : withParticle(names, particle, '항목')
  return [[`${list} ${joining}`, `${list} ${ending}`]]
}

/** `아늑하고 편안한 분위기`: all but the last as they join another one. */
function moodsOf(words: readonly string[]): string {
  const moods = words.map((word) => word.replace(/ 분위기$/, ''))
  const joining = moods.slice(0, -1).map((mood) =>
    mood
      .replace(/한$/, '하고')
      .replace(/인$/, '이고')
      .replace(/스러운$/, '스럽고'),
  )
  return `${[...joining, moods.at(-1)].join(' ')} 분위기`
}

/** The list of a kind: `출입구와 화장실` of what is for wheelchairs, and `휠체어로 이용할 수 있는 주차장` of what is not. */
function namesOf(kind: Kind, words: readonly string[]): string {
  const places = () => listed(words.map((word) => word.replace(forWheelchairs, '')))
  if (kind === 'wheelchair') return places()
  if (kind === 'mood') return moodsOf(words)
  return kind === 'lacksWheelchair' ? `휠체어로 이용할 수 있는 ${places()}` : listed(words.map(asNoun))
}

/** `좌석을 휠체어로 이용할 수 있지만, 휠체어로 이용할 수 있는 화장실은 없습니다.`: what is for wheelchairs, with what is not. */
function wheelchairText(has: Clause | undefined, lacks: Clause | undefined): string {
  if (has && lacks) return `${has[0].replace(/고$/, '지만')}, ${lacks[1]}.`
  return [has, lacks].flatMap((one) => (one ? [`${one[1]}.`] : [])).join('')
}

/**
 * `와이파이를 갖추고 있으며, 포장과 배달이 가능합니다.`: two clauses in a sentence, in another order for each listing; what is missing apart. What is
 * for wheelchairs is apart where some of it is missing, or where something else can be used, too.
 */
export function optionsText(listing: Listing, random: Random): string | undefined {
  const kinds = attributesByKind(listing)
  // A place that takes cards does not take cash only, whatever its list says.
  if (kinds.has('payment')) kinds.delete('cash')
  const told = shuffled(
    [...kinds].filter(([, words]) => words.length > 0),
    random,
  )
  const isApart = kinds.has('lacksWheelchair') || kinds.has('parking')
  const isOfWheelchairs = (kind: Kind) => isApart && (kind === 'wheelchair' || kind === 'lacksWheelchair')
  // One 이용할 수 있습니다 is enough.
  const isUsed = kinds.has('wheelchair') || kinds.has('parking')
  const isOfMeals = kinds.get('service')?.every((word) => usable.some((ending) => word.endsWith(ending)))
  const isPlain = (kind: Kind) =>
    (kind === 'amenities' && isUsed) ||
    (kind === 'service' && (isUsed || kinds.has('amenities') || !isOfMeals))
  const clauses = (isOne: (kind: Kind) => boolean): readonly Told[] =>
    told
      .filter(([kind]) => isOne(kind))
      .flatMap((one) => clausesOf(one, random, isPlain(one[0])).map((clause) => ({ kind: one[0], clause })))
  const sentences = (isOne: (kind: Kind) => boolean) => sentencesOf(clauses(isOne))
  const isLacking = (kind: Kind) => kind.startsWith('lacks')
  const [has] = clauses((kind) => isApart && kind === 'wheelchair')
  const [lacks] = clauses((kind) => kind === 'lacksWheelchair')
  return (
    [
      ...sentences((kind) => !isLacking(kind) && !isOfWheelchairs(kind)),
      wheelchairText(has?.clause, lacks?.clause),
      ...sentences((kind) => isLacking(kind) && !isOfWheelchairs(kind)),
    ]
      .filter(Boolean)
      .join(' ') || undefined
  )
}
