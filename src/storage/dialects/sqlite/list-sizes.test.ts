import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { filterQuery, planQuery } from './filter-query.ts'
import { createListSizes } from './list-sizes.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

test('long lists are known from short ones, and a query asks for the shortest first', () => {
  const database = new Database(':memory:')
  migrateSqlite(database)
  const sizes = createListSizes(database)
  expect(sizes()('all')).toBe(0)
  const insert = database.prepare('insert into business_search (rowid, tokens) values (?, ?)')
  database.transaction(() => {
    for (let n = 1; n <= 20_000; n++) {
      insert.run(n * 1000, `all ${n % 3 ? 'most' : 'third'} ${n % 100 ? '' : 'hundredth'} other${n} zoo`)
    }
  })()
  const sizeOf = sizes()
  expect(sizeOf('all')).toBeGreaterThan(sizeOf('most'))
  expect(sizeOf('most')).toBeGreaterThan(sizeOf('third'))
  expect(sizeOf('third')).toBeGreaterThan(sizeOf('hundredth'))

  const filter = { terms: ['all', 'third', 'hundredth'], noneOf: ['other300', 'most'] }
  const { query, pages } = planQuery(filter, sizeOf)
  expect(pages).toBe(sizeOf('hundredth'))
  const places = filter.terms.map((term) => query.indexOf(`"${term}"`))
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  expect(query).toMatch(/^\(+"hundredth"\) NOT "other300"\).* NOT "most"$/)
  const find = database
    .prepare('select rowid from business_search where business_search match ? order by rowid desc')
    .pluck()
  const found = find.all(query)
  expect(found).toHaveLength(65)
  expect(found).toEqual(find.all(filterQuery(filter)))
  const either = { terms: ['all', 'most'], anyOf: [['hundredth', 'other1'], ['other1', 'all'], ['other200']] }
  expect(find.all(planQuery(either, sizeOf).query)).toEqual([200_000, 1000])
  const words = {
    terms: ['zoo'],
    anyOf: [['all', 'third', 'hundredth'], ['other100'], ['other7', 'all', 'most']],
  }
  const eitherInOrder = planQuery(words, sizeOf).query
  expect(eitherInOrder).toMatch(/"hundredth" AND "third"\).* AND "all"/)
  expect(find.all(eitherInOrder)).toEqual(find.all(filterQuery(words)))
  expect(find.all(eitherInOrder)).toHaveLength(68)

  const inCity = planQuery({ terms: ['hundredth'], cityKey: 'seoul' }, (token) =>
    token.endsWith('seoul') ? 500 : 1,
  )
  expect(inCity.anywhere).toEqual({ query: '"hundredth"', cityKey: 'seoul' })
  const shortCity = planQuery({ terms: ['all'], cityKey: 'jeju' }, (token) =>
    token.endsWith('jeju') ? 1 : 500,
  )
  expect(shortCity.anywhere).toBeUndefined()

  const long = { terms: ['all', ...Array.from({ length: 400 }, (_, index) => `most${index}`)] }
  expect(find.all(planQuery(long, sizeOf).query)).toEqual([])
  expect(find.all(planQuery({ terms: Array.from({ length: 400 }, () => 'all') }, sizeOf).query)).toHaveLength(
    20_000,
  )
  database.close()
})
