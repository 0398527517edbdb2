import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from '../test/app/test-app.ts'
import { closePages, shareBrowser } from './browser.ts'

interface Site {
  readonly app: TestApp
  readonly browser: Browser
}

/** Gives the tests of a file the whole product on a fresh SQLite database, and a browser. `fill` adds listings first. */
export function useSite(
  options: TestAppOptions & { readonly fill?: (app: TestApp) => Promise<unknown> } = {},
): Site {
  const { fill, ...appOptions } = options
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp('sqlite', { threads: true, ...appOptions })
    await fill?.(app)
    await app.untilKnown()
    browser = await shareBrowser()
  })
  afterAll(async () => {
    await closePages(browser)
    await app?.close()
  })
  return {
    get app() {
      return app
    },
    get browser() {
      return browser
    },
  }
}
