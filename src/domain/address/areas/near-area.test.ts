import { expect, test } from 'vitest'
import { nearArea } from './near-area.ts'

test.each([
  ['Vožvodac', 'Voždovac'],
  ['Novi Beogrd', 'Novi Beograd'],
  ['Novi Beograd', undefined],
  ['Zürich', undefined],
  ['Xyzzyplatz', undefined],
])('%s → %s', (text, name) => {
  expect(nearArea(text)?.name).toBe(name)
})
