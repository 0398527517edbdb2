import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const fields = {
  name: '솔방울 분식',
  category: '분식',
  address: '서울특별시 마포구 양화로 99',
  city: '',
  country: '대한민국',
  phone: '02-300-1000',
  website: '',
  description: '떡볶이와 순대.',
  email: 'owner@example.org',
}

const post = (app: TestApp, body: string | Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch('/add-business', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  })

describe.each(engines)('add-business on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  test('GET /add-business → 200, a form that works without JavaScript', async () => {
    const html = await (await app.fetch('/add-business')).text()
    expect(html).toMatch(/<form[^>]*method="post"[^>]*>/i)
    for (const name of Object.keys(fields)) expect(html).toContain(`name="${name}"`)
  })

  test('POST /add-business with a mistake → 422: the page with what was typed and what is wrong, never kept', async () => {
    const answer = await post(app, { ...fields, name: '<솔방울>', email: 'nobody' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(html).toContain('name@example.com')
    expect(html).toContain('value="&lt;솔방울&gt;"')
    expect(html).not.toContain('<솔방울>')
    expect(await (await app.fetch('/add-business')).text()).not.toContain('솔방울')
  })

  test('POST /add-business with nothing → 422, every required field named', async () => {
    const html = await (await post(app, '')).text()
    for (const part of ['업체 이름을', '업종을', '주소를', '국가를', '이메일을']) expect(html).toContain(part)
  })

  test.each(['0212345678901234', '+1 610 642 63231', '02-300-1000 02-300-2000'])(
    'POST /add-business with the phone %s → 422, as the administrator’s form refuses it',
    async (phone) => {
      const answer = await post(app, { ...fields, phone })
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('7~15자리')])
    },
  )

  test.each([
    ['more than 16 kB', 413, `name=${'x'.repeat(17_000)}`, {}],
    ['another content type', 415, '<xml/>', { 'content-type': 'text/xml' }],
    ['another site', 403, 'name=x', { origin: 'https://evil.example' }],
  ])('POST /add-business with %s → %i', async (_, status, body, headers) => {
    expect((await post(app, body, headers)).status).toBe(status)
  })

  test('POST /add-business with the hidden field filled in → answered as if taken, nothing stored', async () => {
    const answer = await post(app, { ...fields, website: 'https://spam.example' })
    expect(answer.status).toBe(303)
    expect(await app.count('submission')).toBe(0)
  })

  test('POST /add-business → 303 to the confirmation; the listing waits, shown nowhere; the sixth in an hour → 429', async () => {
    for (let count = 0; count < 5; count++) {
      const answer = await post(app, fields)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/add-business?submitted=1')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await app.count('submission')).toBe(5)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 0 })
    expect(await app.json(`/api/businesses?search=${encodeURIComponent('솔방울')}`)).toMatchObject({
      totalCount: 0,
    })

    const sixth = await post(app, fields)
    expect(sixth.status).toBe(429)
    expect(await sixth.text()).toContain('한 시간에 등록할 수 있는 횟수를 넘었습니다.')
    expect(await app.count('submission')).toBe(5)
  })

  test('GET /add-business?submitted=1 → the confirmation', async () => {
    expect(await (await app.fetch('/add-business?submitted=1')).text()).toContain('등록 신청을 받았습니다')
  })
})
