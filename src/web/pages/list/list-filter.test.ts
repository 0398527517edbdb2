import { describe, expect, test } from 'vitest'
import { korean } from '../../testing/korean.ts'
import { sampleBusiness } from '../../testing/sample-directory.ts'
import {
  businessQueryOf,
  conditionCount,
  conditionsOf,
  filterText,
  listFilterOf,
  listKind,
  unfiltered,
} from './list-filter.ts'

const { messages } = korean
const browseKind = listKind('browse', korean.href)
const searchKind = listKind('search', korean.href)

const filterOf = (query: string) => listFilterOf(new URLSearchParams(query))

describe('the filter of an address', () => {
  test('every condition, as the call takes it', () => {
    const filter = filterOf('q=국수&city=서울&country=KR&rating=4&phone=1&open=1&sort=reviews')
    expect(businessQueryOf(filter)).toMatchObject({
      search: '국수',
      city: '서울',
      country: 'KR',
      minRating: 4,
      hasPhone: true,
      openNow: true,
      sort: 'reviews',
    })
  })

  test.each(['rating=9', 'rating=x', 'phone=yes', 'open=', 'sort=random'])('%s asks for nothing', (query) => {
    expect(filterOf(query)).toEqual(filterOf(''))
  })

  test('goes back into the address of its screen', () => {
    const query = 'location=a&category=b&city=c&country=KR&rating=3&phone=1&open=1&sort=latest'
    expect(browseKind.href(filterOf(`search=x&${query}`))).toBe(`/businesses?search=x&${query}`)
    expect(searchKind.href(filterOf(`q=x&${query}`))).toBe(`/search?q=x&${query}`)
  })

  test('taken away, the words stay, and are read as they were', () => {
    const left = unfiltered(filterOf('q=soup&city=서울&open=1&sort=reviews'), searchKind)
    expect(searchKind.href(left)).toBe('/search?q=soup&sort=reviews')
    expect(left.literal).toBe(false)
    expect(unfiltered(filterOf('q=국수&literal=1&open=1'), searchKind).literal).toBe(true)
  })

  test('in words, place first', () => {
    expect(filterText(filterOf('city=서울&category=카페'), { messages })).toBe('서울 · 카페')
    const found = {
      businesses: [sampleBusiness({ category: 'Hair salon', categoryLabel: '미용실' })],
      totalCount: 1,
      totalCountIsCapped: false,
    }
    expect(filterText(filterOf('city=서울&category=Hair salon'), { messages, found })).toBe('서울 · 미용실')
    expect(filterText(filterOf('city=서울&category=restaurants'), { messages, found })).toBe('서울 · 음식점')
    expect(filterText(filterOf('city=서울'), { messages, found })).toBe('서울')
    expect(filterText(filterOf('country=KR&open=1'), { messages })).toBe('대한민국 · 영업 중')
    expect(filterText(filterOf('sort=latest'), { messages })).toBe('')
  })

  test('a search is said as it was understood, and its place can be taken away alone', () => {
    const found = { businesses: [], totalCount: 3, totalCountIsCapped: false }
    const shown = { country: '', city: '베를린', district: '' }
    const place = { phrase: 'berlin', city: 'Berlin', rest: 'golden cafe', shown }
    const filter = filterOf('search=gollden+cafe+berlin')
    expect(
      filterText(filter, { messages, found: { ...found, correctedQuery: 'golden cafe berlin', place } }),
    ).toBe('베를린 · golden cafe')
    expect(filterText(filter, { messages, found: { ...found, correctedQuery: 'golden cafe' } })).toBe(
      'golden cafe',
    )
    const hrefs = conditionsOf(filter, { messages, found: { ...found, place } }).map(({ without }) =>
      browseKind.href(without),
    )
    expect(hrefs).toEqual(['/businesses?search=golden%20cafe', '/businesses?location=berlin'])
    const typedAsCity = conditionsOf(filterOf('search=golden+cafe&city=berlin'), {
      messages,
      found: { ...found, place },
    })
    expect(typedAsCity.map(({ label, without }) => [label, browseKind.href(without)])).toEqual([
      ['베를린', '/businesses?search=golden%20cafe'],
      ['golden cafe', '/businesses?city=berlin'],
    ])
  })

  test.each(['city=a&rating=4&lat=1&lng=2', 'q=a&location=b&with=wifi,vegan&open=1', ''])(
    'of "%s" as many are counted as said',
    (query) => {
      const filter = filterOf(query)
      expect(conditionCount(filter)).toBe(conditionsOf(filter, { messages }).length)
    },
  )

  test('each condition can be taken away alone', () => {
    const hrefs = conditionsOf(filterOf('city=a&rating=4'), { messages }).map(({ without }) =>
      browseKind.href(without),
    )
    expect(hrefs).toEqual(['/businesses?rating=4', '/businesses?city=a'])
  })
})
