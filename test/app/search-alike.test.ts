import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameClasses } from '../../scripts/relevance/query-classes.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/sample-listings/random.ts'
import { sampleRows } from '../../src/domain/sample-listings/sample-rows.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const rows = [...sampleRows({ seed: 3, rows: 600, quirks: false })]

describe('search on every engine', () => {
  let apps: TestApp[] = []
  beforeAll(async () => {
    apps = await Promise.all(engines.map((engine) => startTestApp(engine)))
    for (const app of apps) await importRows(app.storage, rows)
  })
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  async function answer(app: TestApp, search: string) {
    const list = (await app.json(`/api/businesses?${new URLSearchParams({ search })}`)) as BusinessList
    return { ...list, businesses: list.businesses.map(({ id }) => id) }
  }

  test.each(nameClasses)(
    'GET /api/businesses?search by $name → the same first page',
    async ({ isFit, query }) => {
      const targets = (
        await Promise.all(
          rows
            .slice(0, 40)
            .map(
              async ({ name }) =>
                (await apps[0]?.json(
                  `/api/businesses?${new URLSearchParams({ search: name, limit: '1' })}`,
                )) as BusinessList,
            ),
        )
      )
        .flatMap(({ businesses }) => businesses)
        .map(({ name, category, city }) => ({ name, category, city, cityKey: '', countryCode: '' }))
        .filter(isFit)
      expect(targets.length).toBeGreaterThan(0)
      for (const target of targets) {
        const text = query(target, new Random(4, 0))
        const [first, ...others] = await Promise.all(apps.map((app) => answer(app, text)))
        for (const other of others) expect(other, text).toEqual(first)
      }
    },
  )
})
