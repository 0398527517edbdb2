import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { tryLogin } from './login-client.ts'

const ownPassword = 'battery staple 42'
const open = ['/api/admin/check-auth', '/api/admin/password', '/api/admin/logout', '/api/admin/login']

describe.each(engines)('the first password, which the product has made, on %s', (engine) => {
  let app: TestApp
  afterEach(() => app.close())

  test('works for a slow owner too, but opens nothing except the change of the password', async () => {
    const time = new VirtualTime()
    app = await startTestApp(engine, { environment: { ADMIN_PASSWORD: '' }, time })
    const first = readFileSync(join(app.dataDir, 'first-admin-password.txt'), 'utf8').trim()
    time.advance(400 * 24 * 60 * 60 * 1000)
    const { status, cookies } = await tryLogin(app, { forwardedFor: '', password: first })
    expect(status).toBe(200)
    const [cookie = ''] = cookies
    const call = (method: string, path: string, body?: object) =>
      app.fetch(path, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })

    const closed = app.routes.filter(({ path }) => path.startsWith('/api/admin/') && !open.includes(path))
    expect(closed.length).toBeGreaterThan(30)
    for (const { method, path } of closed) {
      const answer = await call(method, path.replace(/:\w+/g, 'x'))
      expect([method, path, answer.status]).toEqual([method, path, 409])
    }
    expect(await (await call('GET', '/api/admin/check-auth')).json()).toMatchObject({
      mustChangePassword: true,
    })
    expect((await call('POST', '/api/admin/password', { current: first, next: first })).status).toBe(422)

    const change = { current: first, next: ownPassword }
    expect((await call('POST', '/api/admin/password', change)).status).toBe(200)
    expect(await (await call('GET', '/api/admin/check-auth')).json()).toMatchObject({
      mustChangePassword: false,
    })
    expect((await call('GET', '/api/admin/sessions')).status).toBe(200)
    expect((await tryLogin(app, { forwardedFor: '', password: first })).status).toBe(401)
  })

  test('does not apply to one that the operator has chosen', async () => {
    app = await startTestApp(engine)
    const answer = await app.fetch('/api/admin/sessions', { headers: { cookie: await app.login() } })
    expect(answer.status).toBe(200)
  })
})
