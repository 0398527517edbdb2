import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { importRows } from '../app/listing-rows.ts'
import { adminPassword, engines, startTestApp, type TestApp } from '../app/test-app.ts'

describe.each(engines)('who has got hold of a session on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app)
  })
  afterAll(() => app.close())

  const log = async () => (await app.storage.audit.list({ limit: 50 })).map(({ action }) => action)

  test('cannot guess the password without end: the session ends with the fifth', async () => {
    const thief = await adminClient(app)
    const guess = (current: string) =>
      thief.call('POST', '/api/admin/password', { current, next: 'battery staple 42' })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`guess ${index}`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect((await thief.call('GET', '/api/admin/check-auth')).status).toBe(401)
    expect(await log()).toEqual(expect.arrayContaining(['password-refused', 'session-revoked']))
    expect((await admin.call('GET', '/api/admin/check-auth')).status).toBe(200)
  })

  test('does not keep it when its owner logs in again', async () => {
    const cookie = await app.login()
    const again = await app.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
    expect(again.status).toBe(200)
    expect((await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(401)
  })

  test('cannot set a password that others would guess, and is told why', async () => {
    const change = (next: string) =>
      admin.call('POST', '/api/admin/password', { current: 'correct horse battery', next })
    for (const [next, why] of [
      ['password', '흔히 쓰이거나'],
      ['        ', '빈칸만으로는'],
      ['admin-admin', '사용자 이름이나'],
    ] as const) {
      const { status, body } = await change(next)
      expect([status, body.message]).toEqual([422, expect.stringContaining(why)])
    }
  })

  test('sees no more of a job once the session has ended', async () => {
    const watcher = await adminClient(app)
    const id = await createEndlessJob(app)
    const events = await app.fetch(`/api/admin/jobs/${id}/events`, { headers: { cookie: watcher.cookie } })
    expect(events.status).toBe(200)
    await watcher.call('POST', '/api/admin/logout')
    // The stream ends by itself; otherwise the test would time out.
    await events.text().catch(() => undefined)
  })

  test('leaves an entry in the log with what is taken away', async () => {
    const answer = await app.fetch('/api/admin/export?country=South+Korea', {
      headers: { cookie: admin.cookie },
    })
    await answer.arrayBuffer()
    expect((await app.storage.audit.list({ limit: 1 }))[0]).toMatchObject({
      username: 'admin',
      action: 'listings-exported',
      details: { country: 'South Korea' },
    })
  })

  test('a request from another site leaves an entry in the log', async () => {
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' }
    const answer = await app.fetch('/api/admin/delete-all', { method: 'DELETE', headers })
    expect(answer.status).toBe(403)
    await expect.poll(log).toContain('request-refused')
    const [entry] = await app.storage.audit.list({ limit: 1 })
    expect(entry).toMatchObject({
      subject: 'DELETE /api/admin/delete-all',
      details: { address: '127.0.0.1' },
    })
  })
})

/** A job that another process runs and never ends. */
async function createEndlessJob({ storage: { jobs } }: TestApp): Promise<string> {
  for (let tries = 0; ; tries++) {
    const id = `endless-${tries}`
    await jobs.createJob({
      id,
      kind: 'preview',
      subject: '',
      username: 'admin',
      request: {},
      now: Date.now(),
    })
    const claim = { owner: 'elsewhere', now: Date.now(), leaseTime: 600_000, jobId: id }
    if (await jobs.claimJob(claim)) return id
  }
}
