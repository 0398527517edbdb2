import { expect, test } from 'vitest'
import { pairClusters } from './pair-clusters.ts'

const pairs = (texts: string) =>
  texts.split(' ').map((text) => ({ firstId: text.charAt(0), secondId: text.charAt(1) }))
const clusters = (texts: string) =>
  pairClusters(pairs(texts)).map(({ ids, pairs: some }) => `${ids.join('')}:${some.length}`)

test('listings that pairs connect stand together, in the order of the pairs', () => {
  expect(pairClusters([])).toEqual([])
  expect(clusters('xy ab bc ac de')).toEqual(['xy:1', 'abc:3', 'de:1'])
  expect(clusters('ab cd ef bc fa')).toEqual(['abcdef:5'])
})

test('a long chain is one cluster', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => ({ firstId: `${at}`, secondId: `${at + 1}` }))
  expect(pairClusters(chain.toReversed()).map(({ ids }) => ids.length)).toEqual([10_001])
})
