import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from '../test/app/test-app.ts'
import { closePages, shareBrowser } from './browser.ts'

interface Site {
  readonly app: TestApp
  readonly browser: Browser
}

interface SiteOptions extends TestAppOptions {
  /** Adds listings first. */
  readonly fill?: (app: TestApp) => Promise<unknown>
  /** Each test has a site of its own, and so has its second try. Otherwise all share one. */
  readonly isFresh?: boolean
}

/** Longer than any limit counts attempts, in ms. */
const day = 24 * 60 * 60 * 1000

/**
 * Gives tests the whole product on a fresh SQLite database, and a browser. Jobs run in the test's own thread, unless `threads` is set: a
 * thread loads the product once more, and hardly any of these tests is about threads.
 */
export function useSite({ fill, isFresh = false, ...appOptions }: SiteOptions = {}): Site {
  const [before, after] = isFresh ? [beforeEach, afterEach] : [beforeAll, afterAll]
  let app: TestApp
  let browser: Browser
  before(async () => {
    app = await startTestApp('sqlite', appOptions)
    await fill?.(app)
    await app.untilKnown()
    browser = await shareBrowser()
  })
  // Ten logins are allowed in a quarter of an hour: those of one test, and of its second try, must not be missing to the next one.
  beforeEach(() => app.storage.attempts.removeExpired(Date.now() + day, 0))
  after(async () => {
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
