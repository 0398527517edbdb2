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
  ['여기 주변에 횟집', '횟집'],
  ['옆에 치킨집', '치킨집'],
  ['nearest hvac company to my house', 'hvac company'],
  ['wo isch de nöchscht beck', 'beck'],
  ['mere najdeek gym', 'gym'],
  ['naku daggarlo gym', 'gym'],
  ['sushi vicinissimo a me', 'sushi'],
])('“%s” asks for what is near', (words, rest) => {
  expect(queryParts(words)).toMatchObject({ rest, near: expect.stringMatching(/./u) })
})

test.each(['Corner Bakery', 'Kod nas', 'The Not So Far Away Inn'])('a name stays: %s', (words) => {
  expect(queryParts(words).near).toBe('')
})
