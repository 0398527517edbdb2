import { expect, test } from 'vitest'
import { restDays } from './rest-days.ts'

test.each([
  ['每週三', [2]],
  ['週一、二', [0, 1]],
  ['毎週水曜日', [2]],
  ['ทุกวันพุธ', [2]],
  ['ogni lunedì', [0]],
  ['tous les lundis', [0]],
  ['каждый понедельник', [0]],
  ['her Pazartesi', [0]],
  ['2ª feira', [0]],
  ['Sáb. e Dom.', [5, 6]],
  ['zo, ma', [6, 0]],
])('%s closes these days and says nothing else', (text, days) => {
  const { closed, isWhole } = restDays(text)
  expect([[...closed], isWhole]).toEqual([days, true])
})

test.each([
  ['Sábado à tarde e Domingo', [6], 5],
  ['木曜午後・日曜', [6], 3],
  ['Wednesday afternoon', [], 2],
  ['수요일 오후, 일요일', [6], 2],
])('half a day of %s leaves the other half', (text, days, half) => {
  const { closed, unsure } = restDays(text)
  expect([[...closed], [...unsure.keys()]]).toEqual([days, [half]])
})
