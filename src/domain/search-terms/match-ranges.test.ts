import { expect, test } from 'vitest'
import { matchRanges } from './match-ranges.ts'

test.each([
  ['스타벅스 강남점', '스타벅ㅅ', '[스타벅스] 강남점'],
  ['스타벅스 강남점', 'ㅌㅂ', '스[타벅]스 강남점'],
  ['스타벅스 강남점', '강남 스타', '[스타]벅스 [강남]점'],
  ['강남 스타벅스 강남', 'ㄱㄴ', '[강남] 스타벅스 강남'],
  ['İSTANBUL Işık', 'isi', 'İSTANBUL [Işı]k'],
  ['Café Decafé', 'CAFE', '[Café] Decafé'],
  ['Decafé', 'cafe', 'De[café]'],
  ['Straße', 'stras', '[Straß]e'],
  ['😀 Bar', 'bar', '😀 [Bar]'],
  ['Bar', 'foo', 'Bar'],
  ['aaa', 'a aa', '[aa]a'],
])('in “%s”, “%s” shows as %s', (text, query, shown) => {
  const marked = matchRanges(text, query).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  )
  expect(marked).toBe(shown)
})
