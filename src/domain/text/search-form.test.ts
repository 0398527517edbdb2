import { expect, test } from 'vitest'
import { searchForm } from './search-form.ts'

test.each([
  ['ヒマワリ歯科', 'ひまわり歯科'],
  ['ﾋﾏﾜﾘ歯科', 'ひまわり歯科'],
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
