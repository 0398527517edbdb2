import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import { listWithCount } from './list-with-count.contract.ts'
import {
  type CreateTestBed,
  firstPage,
  importDrafts,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const drafts = [
  sampleDraft({
    placeId: 'p-gangnam',
    name: '스타벅스 강남점',
    category: '카페',
    city: '서울',
    countryCode: 'KR',
  }),
  sampleDraft({
    placeId: 'p-busan',
    name: '스타벅스 서면',
    category: '카페',
    city: '부산',
    countryCode: 'KR',
  }),
  sampleDraft({
    placeId: 'p-salon',
    name: 'Gül Kuaför',
    category: 'Kuaför',
    city: 'İstanbul',
    state: '',
    countryCode: 'TR',
  }),
  sampleDraft({
    placeId: 'p-hair',
    name: 'Golden Scissors',
    category: 'Hair salon',
    city: 'Berlin',
    countryCode: 'DE',
  }),
  sampleDraft({ placeId: 'p-named', name: '강남 미용실', category: '', city: '서울', countryCode: 'KR' }),
  sampleDraft({
    placeId: 'p-patel',
    name: "PATEL'S GYM",
    address: 'Road No. 1, St. Paul’s Lane',
    city: 'Hyderabad',
    countryCode: 'IN',
  }),
  sampleDraft({ placeId: 'p-pending', name: 'Hidden Gem', status: 'pending' }),
]

export function describeSearch(createTestBed: CreateTestBed): void {
  describe('search', () => {
    const underTest = useStorage(createTestBed, drafts)

    async function search(filter: ListingFilter): Promise<string[]> {
      const { listings, totalCount } = await listWithCount(underTest().storage.listings, filter, firstPage)
      expect(listings).toHaveLength(totalCount)
      return listings.map(({ placeId }) => placeId).sort()
    }

    test.each([
      ['미용실', ['p-hair', 'p-named', 'p-salon']],
      ['hair salon', ['p-hair', 'p-salon']],
      ['kuaför berlin', ['p-hair']],
      ['스타벅스강남점', ['p-gangnam']],
      ['patel hyderabad', ['p-patel']],
      ['patels', ['p-patel']],
      ["patel's gym", ['p-patel']],
      ['PATEL’S', ['p-patel']],
      ['paul lane', ['p-patel']],
    ])('“%s” finds %j', async (text, expected) => {
      expect(await search(searchTerms(text))).toEqual(expected)
    })

    test.each<[string, ListingFilter, string[]]>([
      ['two alternatives', { anyOf: [['golden'], ['gul', 'kuafor']] }, ['p-hair', 'p-salon']],
      ['an alternative and a city', { anyOf: [['golden'], ['서면']], cityKey: '부산' }, ['p-busan']],
      ['an alternative and terms', { terms: ['벅스'], anyOf: [['강남'], ['golden']] }, ['p-gangnam']],
      ['alternatives that none has', { anyOf: [['golden', '서면'], ['none']] }, []],
      ['those not verified', { anyOf: [['golden']], isVerified: false }, []],
    ])('finds by %s', async (_, filter, expected) => {
      expect(await search(filter)).toEqual(expected)
      const { listings } = underTest().storage
      const first = await listings.listPage(filter, { ...firstPage, limit: 1 })
      expect(await listings.best(filter, 1)).toEqual(
        first.listings.map(({ slug, name, category, address, city, district, state, country }) =>
          expect.objectContaining({ slug, name, category, address, city, district, state, country }),
        ),
      )
    })

    const wordsFrom = async (typed: string) =>
      (await underTest().storage.dictionary.wordsFrom(wordKey(typed), 3)).map(({ word }) => word)

    test.each([
      ['스타벅ㅅ', ['스타벅스']],
      ['강나', ['강남', '강남점']],
      ['강남', ['강남', '강남점']],
      ['GÜ', ['gul']],
      ['hidden', []],
      ['\0', []],
    ])('the dictionary continues “%s” with %j', async (typed, expected) => {
      expect(await wordsFrom(typed)).toEqual(expected)
    })

    test('the dictionary knows words, and those that are like a word', async () => {
      const { dictionary } = underTest().storage
      expect(await dictionary.findWords([wordKey('스타벅스'), 'golden', 'goldne'])).toEqual(
        expect.arrayContaining([
          { word: '스타벅스', key: wordKey('스타벅스'), businessCount: 2 },
          { word: 'golden', key: 'golden', businessCount: 1 },
        ]),
      )
      const like = (start: string, end: string) =>
        dictionary
          .wordsLike({ start, end, minLength: 5, maxLength: 7 })
          .then((words) => words.map(({ word }) => word))
      expect(await like('gol', 'xx')).toEqual(['golden'])
      expect(await like('xx', 'den')).toEqual(['golden'])
      expect(await like('xx', 'sors')).toEqual([])
    })

    test('the dictionary knows cities', async () => {
      const { dictionary } = underTest().storage
      const found = await dictionary.findCities(['istanbul', 'berlin', 'nowhere', ''])
      expect(found.map(({ name }) => name).sort()).toEqual(['Berlin', 'İstanbul'])
    })

    test('words come and go with the listings that have them', async () => {
      const { storage } = underTest()
      const countOf = async (word: string) =>
        (await storage.dictionary.findWords([wordKey(word)]))[0]?.businessCount ?? 0
      const again = ['p-1', 'p-2'].map((placeId) => sampleDraft({ placeId, name: 'Unusual unusual Place' }))
      await importDrafts(storage, again)
      expect(await countOf('unusual')).toBe(2)
      const remove = (placeId: string) =>
        storage.administration.change({
          changeId: placeId,
          deletions: [{ id: businessId(placeId) }],
          byHand: false,
          now: 2,
        })
      await remove('p-1')
      expect(await countOf('unusual')).toBe(1)
      await remove('p-2')
      expect(await countOf('unusual')).toBe(0)
      expect(await wordsFrom('unusual')).toEqual([])
    })
  })
}
