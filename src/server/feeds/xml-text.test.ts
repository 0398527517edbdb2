import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test.each([
  [`Mo's "Corner" <Café> & Bar`, 'Mo&#39;s &#34;Corner&#34; &#60;Café&#62; &#38; Bar'],
  ['a\u0000b\u0008c\uFFFEd', 'abcd'],
  ['lone \uD83D end', 'lone  end'],
  ['😀 탭\t줄\n', '😀 탭\t줄\n'],
  [']]>', ']]&#62;'],
])('%j → %j', (text, expected) => {
  expect(xmlText(text)).toBe(expected)
})
