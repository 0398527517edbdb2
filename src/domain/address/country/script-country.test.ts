import { expect, test } from 'vitest'
import { countryOfScript } from './script-country.ts'

test.each([
  ['꽃집', 'KR'],
  ['花屋さん', 'JP'],
  ['ร้านดอกไม้', 'TH'],
  ['tiệm hoa', 'VN'],
  ['kuaför dağ', 'TR'],
  ['florist', undefined],
  ['Blumenläden', undefined],
  ['цвећара', undefined],
  ['', undefined],
])('“%s” is written in %s', (text, code) => {
  expect(countryOfScript(text)).toBe(code)
})
