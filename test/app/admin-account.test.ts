import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listWithCount } from '../../src/storage/contract/list-with-count.contract.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { addReports } from './history.ts'
import { importRows } from './listing-rows.ts'
import { adminPassword, engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)("the administrator's own on %s", (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app)
  })
  afterAll(() => app.close())

  const checkAuth = async (cookie: string) =>
    (await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status

  test('GET /api/admin/sessions → every login, this one marked; DELETE ends another at once', async () => {
    const other = await app.login()
    const { sessions } = (await admin.call('GET', '/api/admin/sessions')).body
    expect(sessions).toHaveLength(2)
    const current = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    expect(current).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain(other.split('=')[1])
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await admin.call('DELETE', `/api/admin/sessions/${id}`)).status).toBe(200)
    expect(await checkAuth(other)).toBe(401)
    expect((await admin.call('DELETE', `/api/admin/sessions/${id}`)).status).toBe(404)
    expect(await checkAuth(admin.cookie)).toBe(200)
  })

  test('POST /api/admin/password → the new one holds, other sessions end, this one goes on', async () => {
    const other = await app.login()
    const change = (current: string, next: string) =>
      admin.call('POST', '/api/admin/password', { current, next })
    expect((await change('wrong', 'a new password')).status).toBe(422)
    expect((await change(adminPassword, 'short')).status).toBe(422)
    expect(await checkAuth(other)).toBe(200)

    expect((await change(adminPassword, 'a new password')).status).toBe(200)
    expect(await checkAuth(other)).toBe(401)
    expect(await checkAuth(admin.cookie)).toBe(200)
    expect((await change('a new password', adminPassword)).status).toBe(200)
  })

  test('GET /api/admin/audit → who did what, the newest first, page by page', async () => {
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['login', 'session-revoked', 'password-changed']))
    const older = await admin.call('GET', `/api/admin/audit?before=${entries[0].id}`)
    expect(older.body.entries).toEqual(entries.slice(1))
    expect(JSON.stringify(entries)).not.toContain(adminPassword)
  })

  test('GET /api/admin/sitemap-stats → the shape of the spec', async () => {
    const { origin } = new URL(app.origin)
    const { body } = await admin.call('GET', '/api/admin/sitemap-stats')
    expect(body).toMatchObject({ totalBusinesses: 4, totalSitemaps: 1, businessesPerSitemap: 50_000 })
    const { main, mainPages, categories, cities, businesses } = body.sitemapUrls
    for (const url of [main, mainPages, categories, cities, ...businesses]) {
      expect((await fetch(origin + new URL(url).pathname)).status).toBe(200)
    }
    expect(businesses).toHaveLength(1)
  })

  test('GET /api/admin/dashboard → figures of the directory and what happened', async () => {
    const { body } = await admin.call('GET', '/api/admin/dashboard')
    expect(body.countries[0]).toEqual({ country: 'South Korea', countryCode: 'KR', businessCount: 2 })
    expect(body.categories).toHaveLength(3)
    expect(body.days).toHaveLength(30)
    expect(body.days.at(-1).businessCount).toBe(4)
    expect(body.shortcomings).toEqual({
      withoutCity: 1,
      withoutPhone: 1,
      withoutHours: 3,
      withoutSeoText: 4,
    })
    expect(body.activity[0]).toMatchObject({ username: 'admin', action: expect.any(String) })
  })

  test('GET /api/admin/dashboard → how much waits for a decision', async () => {
    const waiting = async () => (await admin.call('GET', '/api/admin/dashboard')).body.waiting
    expect(await waiting()).toEqual({ submissions: 0, reports: 0 })
    const [listing] = (await listWithCount(app.storage.listings, {}, { sort: 'latest', limit: 1, offset: 0 }))
      .listings
    await addReports(
      app.storage,
      ['one', 'two'].map((id) => ({
        id,
        listingId: listing?.id ?? '',
        reasons: ['phone'],
        note: '',
        contact: '',
        createdAt: 1,
      })),
    )
    const form = {
      name: '솔방울 분식',
      category: '분식',
      address: '서울특별시 마포구 양화로 99',
      country: '대한민국',
      email: 'owner@example.org',
    }
    const sent = await app.fetch('/add-business', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    expect(sent.status).toBe(303)
    expect(await waiting()).toEqual({ submissions: 1, reports: 2 })
  })
})
