import { expect, test } from 'vitest'
import { auditDetails } from './audit-details.ts'

test('options before and after are named in both languages, and none is left out', () => {
  const after = {
    'Service options': { Delivery: true, 'No such option': false },
    Payments: { 'Cash only': true, 'Credit cards': true },
  }
  const details = auditDetails({ phone: ['', '02-123-4567'], about: [{}, after] })
  expect(details).toMatchObject({ phone: ['', '02-123-4567'] })
  const [before, now] = (details?.about ?? []) as { ko: object; en: object }[]
  expect(before).toEqual({ ko: {}, en: {} })
  const words = JSON.stringify(now?.ko)
  for (const word of ['배달', 'No such option', '현금', '신용카드']) expect(words).toContain(word)
  expect(words).not.toContain('Delivery')
  expect(JSON.stringify(now?.en)).toContain('Delivery')
})

test.each([[null], [{ rows: 5 }], [{ about: 'text' }], [{ about: [null, 'text'] }]])(
  '%j stays as it is',
  (details) => {
    expect(auditDetails(details)).toEqual(details)
  },
)
