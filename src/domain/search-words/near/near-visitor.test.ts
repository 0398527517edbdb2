import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  'sunburger near me',
  'nearest sunburger',
  'sunburger malapit sa akin',
  'sunburger in der nähe',
  'sunburger u blizini',
  'en yakın sunburger',
  'yakınımdaki sunburger',
  '근처 햇살버거마루',
  '내 주변 햇살버거마루',
  '햇살버거마루 우리동네',
  'sunburger nearby',
  '附近的 햇살버거마루',
])('“%s” asks for what is near the visitor', (text) => {
  expect(queryParts(text).isNearVisitor).toBe(true)
})

test.each(['near the sunburger', '햇살버거마루 근처', 'sunburger close to moonhall', 'sunburger'])(
  '“%s” does not say near the visitor',
  (text) => {
    expect(queryParts(text).isNearVisitor).toBeUndefined()
  },
)
