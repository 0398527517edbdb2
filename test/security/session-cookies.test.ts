import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { adminClient } from '../app/admin-client.ts'
import { importRows } from '../app/listing-rows.ts'
import { adminPassword, engines, startTestApp, type TestApp } from '../app/test-app.ts'

describe.each(engines)('session cookies on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { environment: { SITE_URL: 'HTTPS://Example.COM/' } })
    await importRows(app)
  })
  afterAll(() => app.close())

  test('SITE_URL in capitals → the cookie goes over https alone, bound to the host', async () => {
    const answer = await app.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/^__Host-session=/)
    expect(cookie).toMatch(/; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  })

  test.runIf(engine === 'sqlite')('a made-up session does not have pages rendered anew', async () => {
    const home = await (await app.fetch('/')).text()
    // The data version does not change, so only pages that are rendered from here on show it.
    const database = new Database(join(app.dataDir, 'directory.sqlite'))
    database.prepare('update meta set total_businesses = 98765').run()
    database.close()
    for (const name of ['session', '__Host-session']) {
      const answer = await app.fetch('/', { headers: { cookie: `${name}=x` } })
      expect(await answer.text()).toBe(home)
    }
  })

  test('an administrator sees an edit on the public page at once, with and without the cookie', async () => {
    const admin = await adminClient(app)
    const { businesses } = (await app.json('/api/businesses')) as BusinessList
    const id = businesses[0]?.id
    const path = `/business/${id}`
    const call = `/api/admin/businesses/${id}`
    for (const name of ['첫째 이름', '둘째 이름', '셋째 이름']) {
      await (await app.fetch(path)).text()
      const { version } = (await admin.call('GET', call)).body
      await admin.call('PATCH', call, { version, edit: { name } })
      const pages = [await app.fetch(path, { headers: { cookie: admin.cookie } }), await app.fetch(path)]
      for (const page of pages) expect(await page.text()).toContain(name)
    }
  })

  test('an administrator who is told that a job is over sees at once what it did', async () => {
    const admin = await adminClient(app)
    const filter = { country: 'KR' }
    for (const [action, count] of [
      ['verify', 2],
      ['unverify', 0],
      ['verify', 2],
      ['unverify', 0],
    ]) {
      await (await app.fetch('/about')).text()
      const accepted = await admin.call('POST', '/api/admin/businesses/bulk', { action, filter })
      expect((await admin.ended(accepted.body)).state).toBe('done')
      expect(await (await app.fetch('/about')).text()).toContain(`확인된 업체 ${count}곳`)
    }
  })
})
