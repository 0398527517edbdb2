import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, startBrowser } from '../../e2e/browser.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

const adScript = 'https://ads.example/ad.js'
const detail = `/business/${businessId('ChIJseoul00000000000000001')}`

/** A hostile ad script, which reports what it could reach. */
const hostileScript = `
  const tries = {
    parent: () => { if (top === self) throw 1; return parent.document.title },
    storage: () => localStorage.length,
    cookies: () => document.cookie,
    call: async () => (await fetch('ORIGIN/api/admin/check-auth', { credentials: 'include' })).status,
    move: () => { if (top === self) throw 1; top.location = 'https://ads.example/'; return 'moved' },
  }
  Promise.all(Object.entries(tries).map(async ([name, run]) => {
    try { return [name, await run()] } catch { return [name, 'refused'] }
  })).then((all) => { document.body.dataset.reached = JSON.stringify(Object.fromEntries(all)) })
`

let app: TestApp
let browser: Browser
beforeAll(async () => {
  app = await startTestApp('sqlite', { environment: { AD_SCRIPT_URL: adScript } })
  await importRows(app, listingRows)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

async function signedInPage(): Promise<Page> {
  const { page } = await openPage(browser, app.origin)
  const [name = '', value = ''] = (await app.login()).split('=')
  await page.context().addCookies([{ name, value, url: app.origin }])
  const body = hostileScript.replace('ORIGIN', app.origin)
  await page.route(adScript, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  return page
}

async function reached(page: Page, frameUrl: string): Promise<unknown> {
  const frame = () => page.frames().find((each) => each.url().endsWith(frameUrl))
  const said = () => frame()?.evaluate(() => document.body?.dataset.reached)
  await expect.poll(said).toBeDefined()
  return JSON.parse((await said()) ?? '')
}

const nothing = {
  parent: 'refused',
  storage: 'refused',
  cookies: 'refused',
  call: 'refused',
  move: 'refused',
}

test('the script of the ad network reaches neither the page nor the calls of a signed-in administrator', async () => {
  const page = await signedInPage()
  await page.goto(detail)
  expect(await reached(page, '/ad-frame/1')).toEqual(nothing)
  expect(new URL(page.url()).pathname).toBe(detail)
  await page.close()
})

test('the frame of an advertisement that is opened by itself has no more rights', async () => {
  const page = await signedInPage()
  await page.goto('/ad-frame/2')
  expect(await reached(page, '/ad-frame/2')).toEqual(nothing)
  await page.close()
})

test('pages and the panel allow no script of the ad network, and only the frame names it', async () => {
  const policyOf = async (path: string) =>
    (await app.fetch(path)).headers.get('content-security-policy') ?? ''
  for (const path of ['/', detail, '/admin', '/api/statistics']) {
    const policy = await policyOf(path)
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('ads.example')
  }
  expect(await policyOf('/admin')).toContain("default-src 'none'")
  expect(await policyOf('/ad-frame/1')).toContain('script-src https://ads.example;')
  expect((await app.fetch('/ad-frame/3')).status).toBe(404)
})

test('without an ad network there is no frame', async () => {
  const plain = await startTestApp('sqlite')
  try {
    expect((await plain.fetch('/ad-frame/1')).status).toBe(404)
    expect((await plain.fetch('/')).headers.get('content-security-policy')).toContain("frame-src 'none'")
  } finally {
    await plain.close()
  }
})
