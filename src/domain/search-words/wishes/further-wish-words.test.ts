import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['햇살마트 영업시간', '햇살마트'],
  ['sunmarket do koliko radi', 'sunmarket'],
  ['was kostet ein burger', 'burger'],
  ['sunmarket hanggang anong oras', 'sunmarket'],
  ['timings of sunfit gym', 'sunfit gym'],
  ['햇살동 여행중인데 먹을만한 식당', '햇살동 식당'],
])('“%s” asks for %s', (typed, rest) => {
  expect(queryParts(typed).rest).toBe(rest)
})

test.each(['cena zürich', 'Grand Prix'])('a name stays: %s', (typed) => {
  expect(queryParts(typed).rest).toBe(typed)
})
