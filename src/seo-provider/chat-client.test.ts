import { expect, test } from 'vitest'
import { waitingTime } from './chat-client.ts'

test.each([
  ['2', 2000],
  ['0', 0],
  ['60', 60_000],
  // A job must not stand still for a day because a server says so.
  ['86400', 60_000],
  ['-5', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('Retry-After: %s → a pause of %s ms', (value, pause) => {
  expect(waitingTime(new Response(null, { status: 429, headers: { 'retry-after': value } }))).toBe(pause)
})

test('a server that does not say when has no pause of its own', () => {
  expect(waitingTime(new Response(null, { status: 503 }))).toBeUndefined()
})
