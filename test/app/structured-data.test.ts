import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { knownCategories } from '../../src/domain/category/known-categories.ts'
import { isPlaceType, typedTrades } from '../../src/domain/category/schema-type.ts'
import { importRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const typeOf = new Map(typedTrades)
/** Every eighth trade, so that some of each group are among them. */
const trades = knownCategories.filter((_, index) => index % 8 === 0)

/** What the pages of businesses say to search engines. */
describe('structured data of pages', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp('sqlite')
    const rows = trades.map(({ slug, label }) => ({
      name: `가게 ${slug}`,
      place_id: `ChIJtrade-${slug}`,
      category: label.en,
      country: 'Switzerland',
      full_address: 'Seestrasse 1, 8002 Zürich, Switzerland',
    }))
    await importRows(app.storage, rows)
    await app.untilKnown()
  })
  afterAll(() => app?.close())

  test('GET /details/{slug} of some 200 trades → the type of schema.org that the table gives each', async () => {
    expect(trades.length).toBeGreaterThan(190)
    const wrong: string[] = []
    for (const { slug } of trades) {
      const answer = await app.fetch(`/business/${businessId(`ChIJtrade-${slug}`)}`)
      const found = /"@type":"([^"]+)"(?:,"additionalType":"https:\/\/schema\.org\/([^"]+)")?,"@id"/.exec(
        await answer.text(),
      )
      const wanted = typeOf.get(slug) ?? 'LocalBusiness'
      const expected = isPlaceType(wanted) ? [wanted] : ['LocalBusiness', wanted]
      const types = found?.slice(1).filter(Boolean)
      if (String(types) !== String(expected)) wrong.push(`${slug}: ${types} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})
