import { expect, test } from 'vitest'
import { synonymKey } from '../../domain/search-terms/synonym-phrases.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import { interpretQuery } from './interpretation.ts'
import { findMeaning } from './synonyms/interpret-meaning.ts'

/** What a search means where the administrator has said that a phrase means `꽃집`. */
const meaningWith = (phrase: string, search: string) =>
  findMeaning(
    {
      findSynonyms: async (keys) => {
        const key = synonymKey(phrase)
        return keys.includes(key) ? [{ key, phrase, meaning: '꽃집', trade: '', createdAt: 0 }] : []
      },
    },
    search,
  )

test('a synonym stands for its meaning, alone and beside a place', async () => {
  expect(await meaningWith('플라워샾', '플라워샾')).toBe('꽃집')
  expect(await meaningWith('플라워샾', '부산 플라워샾')).toBe('부산 꽃집')
})

test.each(['약국', 'pharmacy', '부산', 'Berlin', '성수동', '제주도', 'Kreis 5'])(
  'no synonym says that %s, a trade or a place, means something else',
  async (phrase) => {
    expect(await meaningWith(phrase, phrase)).toBeUndefined()
    expect(await meaningWith(phrase, `${phrase} 근처`)).toBeUndefined()
  },
)

/** Whether a listing with some terms, and no others, passes a filter. */
function passes({ terms = [], anyOf = [], noneOf = [], notAllOf = [] }: ListingFilter, held: Set<string>) {
  const hasAll = (some: readonly string[]) => some.every((term) => held.has(term))
  return (
    hasAll(terms) &&
    (anyOf.length === 0 || anyOf.some(hasAll)) &&
    !noneOf.some((term) => held.has(term)) &&
    !notAllOf.some(hasAll)
  )
}

test.each([
  '피자',
  '피자 배달',
  '성동구 피자 배달',
  '주차 되는 고기집',
  '와이파이 카페',
  '포장 치킨',
  '음식점',
  '돈까스 포장',
  'vegan restaurant',
  'pizza delivery',
  'wheelchair accessible dentist',
  'restaurant',
  'church rd plumber',
  'engelli dostu kafe',
])('each listing that “%s” finds is in one list of its groups', (search) => {
  const { filter, groups } = interpretQuery({ search }) ?? { filter: {}, groups: [] }
  const ways = filter.anyOf?.length ? filter.anyOf : [[]]
  for (const way of ways) {
    const held = new Set([...(filter.terms ?? []), ...way])
    const lists = groups.flatMap((group) => group.lists).filter((list) => passes(list, held))
    expect([way, lists.length]).toEqual([way, 1])
  }
})
