import { expect, test } from 'vitest'
import { unspacedApart } from './unspaced-words.ts'

test.each([
  ['リヨンでピザを食べたい', ['リヨン', 'ピザ', '食べたい']],
  ['近くの歯医者', ['近くの', '歯医者']],
  ['リヨンのおすすめカフェ', ['リヨン', 'おすすめ', 'カフェ']],
  ['里昂哪里有咖啡店', ['里昂', '哪里有', '咖啡店']],
  ['蘇黎世餐廳', ['蘇黎世', '餐廳']],
  ['ร้านกาแฟใกล้ฉัน', ['ร้านกาแฟ', 'ใกล้ฉัน']],
])('%s is %j', (word, pieces) => {
  expect(unspacedApart(word)).toEqual(pieces)
})

test.each(['喫茶店', '青空食堂本店名', 'ラーメン', '미용실', 'tailor', '山川'])('%s stays whole', (word) => {
  expect(unspacedApart(word)).toEqual([word])
})
