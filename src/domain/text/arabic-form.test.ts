import { expect, test } from 'vitest'
import { arabicForm } from './arabic-form.ts'

test.each([
  ['مَقهى الأصالة', 'مقهي الاصاله'],
  ['مقهي الاصاله', 'مقهي الاصاله'],
  ['عمّان', 'عمان'],
  ['رؤية', 'رويه'],
  ['کتاب فروشی', 'كتاب فروشي'],
  ['مرحبـــا', 'مرحبا'],
  ['카페 Café', '카페 Café'],
])('%s compares as %s', (text, form) => expect(arabicForm(text)).toBe(form))
