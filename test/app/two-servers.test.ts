import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('two servers on one database on %s', (engine) => {
  let first: TestApp
  let second: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    first = await startTestApp(engine)
    const { DATABASE_URL = '', DATA_DIR = '' } = first.environment
    second = await startTestApp('sqlite', {
      environment: DATABASE_URL ? { DATABASE_URL } : { DATA_DIR },
    })
    admin = await adminClient(first)
    await importRows(first)
    await second.untilKnown()
  })
  afterAll(async () => {
    await second?.close()
    await first?.close()
  })

  const page = async (path: string) => (await second.fetch(path)).text()

  test('what one has kept of pages and calls gives way to an edit at the other', async () => {
    const { businesses } = (await first.json('/api/businesses')) as BusinessList
    const { id = '', name = '', slug = '' } = businesses[0] ?? {}
    const paths = ['/businesses', `/details/${encodeURIComponent(slug)}`, '/api/businesses']
    for (const path of paths) expect([path, (await page(path)).includes(name)]).toEqual([path, true])
    const { version } = (await admin.call('GET', `/api/admin/businesses/${id}`)).body
    const edit = { name: '새이름상회' }
    expect((await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit })).status).toBe(200)
    for (const path of paths) {
      await expect.poll(async () => (await page(path)).includes(edit.name)).toBe(true)
    }
  })
})
