import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['걸어갈수있는 거리 짬뽕', '짬뽕'],
  ['바로앞 편의점', '편의점'],
  ['restaurant ganz nah', 'restaurant'],
  ['pet shop kod mene', 'pet shop'],
  ['gym close to home', 'gym'],
  ['café pas loin', 'café'],
  ['veteriner eve yakın', 'veteriner'],
])('“%s” asks for what is near', (words, rest) => {
  expect(queryParts(words)).toMatchObject({ rest, near: expect.stringMatching(/./u) })
})

test.each(['Corner Bakery', 'Kod nas', 'The Not So Far Away Inn'])('a name stays: %s', (words) => {
  expect(queryParts(words).near).toBe('')
})
