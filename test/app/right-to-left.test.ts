import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const name = 'مطعم الياسمين (فرع 2)!'

describe('a name from right to left', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, [
      {
        name,
        place_id: 'ChIJrtl1',
        category: 'Restaurant',
        full_address: 'شارع الحمرا 12, Beirut, Lebanon',
        country: 'Lebanon',
      },
    ])
  })
  afterAll(() => app.close())

  test.each([
    ['a row of a list', '/businesses'],
    ['a card of the home page', '/'],
    ['the heading of its page', `/business/${businessId('ChIJrtl1')}`],
  ])('%s keeps its brackets to itself', async (_, path) => {
    const html = await (await app.fetch(path)).text()
    expect(html.split('<main')[1]).toMatch(/<bdi[^>]*>مطعم الياسمين \(فرع 2\)!<\/bdi>/)
  })
})
