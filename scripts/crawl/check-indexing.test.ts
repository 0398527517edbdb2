import { expect, test } from 'vitest'
import { indexingProblems } from './check-indexing.ts'

const nothingSeen = () => ({ titles: new Map<string, string>(), canonicals: new Map<string, string>() })
const page = { lang: 'ko', title: '카페', canonical: '/category/cafe', isIndexed: true, totalCount: 3 }

test.each([
  ['/category/cafe', page, []],
  ['/category/cafe?page=2', { ...page, canonical: '/category/cafe?page=2' }, []],
  ['/category/cafe', { ...page, totalCount: 2 }, ['is indexed, though it lists 2 businesses']],
  ['/category/cafe', { ...page, isIndexed: false }, ['is not indexed, though it lists 3 businesses']],
  ['/category/cafe', { ...page, isIndexed: false, totalCount: 2 }, []],
  ['/category/cafe?sort=latest', page, ['is indexed, though its list is by sort']],
  ['/en/city/Z?category=cafe&openNow=1', page, ['is indexed, though its list is by category, openNow']],
  ['/category/cafe?sort=latest', { ...page, isIndexed: false }, []],
  ['/category/cafe?country=KR', page, ['is indexed, though its list is by country']],
  ['/cities?country=KR', page, []],
  ['/categories?group=restaurants', page, []],
  ['/search', page, ['is indexed, though it is a search page']],
  ['/search?q=a', { ...page, isIndexed: false }, []],
])('%s %j: %j', (path, read, problems) => {
  expect(indexingProblems(path, read, nothingSeen())).toEqual(problems)
})

test('two indexed pages of a language have neither one title nor one canonical address', () => {
  const seen = nothingSeen()
  expect(indexingProblems('/city/a', { ...page, canonical: '/city/a' }, seen)).toEqual([])
  expect(indexingProblems('/city/b', { ...page, canonical: '/city/b' }, seen)).toEqual([
    'has the title of /city/a: "카페"',
  ])
  expect(indexingProblems('/city/c', { ...page, title: '찻집', canonical: '/city/a' }, seen)).toEqual([
    'has the canonical address of /city/a',
  ])
  expect(indexingProblems('/en/city/d', { ...page, lang: 'en', canonical: '/en/city/d' }, seen)).toEqual([])
})
