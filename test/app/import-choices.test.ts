import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminClient, adminClient } from './admin-client.ts'
import { startTestApp, type TestApp } from './test-app.ts'

describe('what the calls of imports take', () => {
  let app: TestApp
  let admin: AdminClient
  let uploadId: string
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    admin = await adminClient(app)
    const csv = 'place_id,name,category\na,가온,\n'
    uploadId = (await admin.upload('/api/admin/uploads', new Blob([csv]), '약국 목록.csv')).body.uploadId
  })
  afterAll(() => app.close())
  const send = (call: string, more: object) => admin.call('POST', `/api/admin/${call}`, { uploadId, ...more })

  test.each([
    ['a trade that does not exist', { trade: 'zqx-zqx' }],
    ['the name of a trade', { trade: '약국' }],
    ['a property of every object', { trade: '__proto__' }],
    ['a trade that is too long', { trade: 'x'.repeat(100_000 / 2) }],
    ['a trade that is no text', { trade: ['pharmacy'] }],
    ['a city that is too long', { city: 'x'.repeat(101) }],
    ['a city that is no text', { city: { name: '서울' } }],
    ['no city', { city: null }],
    ['a table alone that is no yes or no', { isAlone: 'yes' }],
    ['no sheets', { sheets: [] }],
    ['too many sheets', { sheets: Array.from({ length: 301 }, (_, n) => `s${n}`) }],
    ['a sheet whose name is too long', { sheets: ['x'.repeat(101)] }],
    ['sheets that are no list', { sheets: 'some' }],
    ['a sheet that is no text', { sheets: [7] }],
  ])('POST /api/admin/imports and …/preview with %s → 400', async (_, choice) => {
    for (const call of ['imports', 'imports/preview']) {
      const { status } = await send(call, choice)
      expect(status).toBe(400)
    }
  })

  test('POST /api/admin/imports/preview → the defaults as they were chosen', async () => {
    const accepted = await send('imports/preview', { trade: 'pharmacy', city: ' 서울 ' })
    expect(await admin.ended(accepted.body)).toMatchObject({
      result: { trade: 'pharmacy', city: '서울', suggestedTrade: 'pharmacy', new: 1, refused: 0 },
    })
  })
})
