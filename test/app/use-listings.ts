import { afterAll, beforeAll } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

interface ListingsSite {
  readonly app: TestApp
  /** What the call for a list answers. */
  readonly list: (query: Readonly<Record<string, string>>) => Promise<BusinessList>
}

/** Gives the tests of a block the whole product on one engine, with these listings. */
export function useListings(
  engine: Parameters<typeof startTestApp>[0],
  rows: readonly ListingRow[],
): ListingsSite {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
  })
  afterAll(() => app?.close())
  return {
    get app() {
      return app
    },
    list: (query) => app.json(`/api/businesses?${new URLSearchParams(query)}`) as Promise<BusinessList>,
  }
}

export const namesOf = ({ businesses }: BusinessList): string[] => businesses.map(({ name }) => name)
