import { expect, test } from 'vitest'
import { searchForm } from './search-form.ts'

test.each([
  ['ヒマワリ歯科', 'ひまわり齿科'],
  ['ﾋﾏﾜﾘ歯科', 'ひまわり齿科'],
  ['豊田自動車', '丰田自动车'],
  ['豐田汽車維修', '丰田汽车维修'],
  ['مَقهى الأصالة', 'مقهي الاصاله'],
  ['שָׁלוֹם', 'שלום'],
  ['ラーメン', 'らーめん'],
  ['Кафана Три Шешира', 'kafana tri sesira'],
  ['Шумадија', 'sumadija'],
  ['Šumadija', 'sumadija'],
  ['Љубичица Њ', 'ljubicica nj'],
  ['Київ', 'kiiv'],
  ['카페 Zoë', '카페 zoe'],
])('searchForm(%s) → %s', (text, form) => {
  expect(searchForm(text)).toBe(form)
})
