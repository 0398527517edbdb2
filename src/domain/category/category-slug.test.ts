import { expect, test } from 'vitest'
import { categorySlug } from './category-key.ts'

test.each([
  ['Auto Services', 'auto-services'],
  ['  Hair   Salon ', 'hair-salon'],
  ['한식 음식점', '한식-음식점'],
  ['카페/디저트', '카페-디저트'],
  ['İnşaat Şirketi', 'inşaat-şirketi'],
  ['Café', 'café'],
  ['Café'.normalize('NFD'), 'café'],
])('%s → %s, which is its own slug', (name, slug) => {
  expect(categorySlug(name)).toBe(slug)
  expect(categorySlug(slug)).toBe(slug)
})
