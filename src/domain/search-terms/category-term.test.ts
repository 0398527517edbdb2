import { expect, test } from 'vitest'
import { categoryKey } from '../category/category-key.ts'
import { knownCategories } from '../category/known-categories.ts'
import { categoryKeyOfTerm, categoryTerm } from './category-term.ts'

test('a listing has the term of a category just when that is its category’s key', () => {
  const names = knownCategories.flatMap(({ label, synonyms, slug }) => [
    slug,
    ...Object.values(label),
    ...synonyms,
  ])
  const others = ['Healthcare', '음식점', 'Ev Hizmetleri', 'Zebra breeder', 'hair-salon (women)', '']
  const keyOf = (name: string) => categoryKeyOfTerm(categoryTerm(name) ?? '')
  const known = names.filter((name) => keyOf(name) !== undefined)
  expect(known.length).toBeGreaterThan(names.length * 0.95)
  for (const name of known) expect(keyOf(name)).toBe(categoryKey(name))
  const keys = new Set(knownCategories.map(({ slug }) => slug))
  for (const name of others)
    expect(keyOf(name)).toBe(keys.has(categoryKey(name)) ? categoryKey(name) : undefined)
})

test('no other term stands for a category', () => {
  expect(categoryKeyOfTerm('cafe')).toBeUndefined()
  expect(categoryKeyOfTerm('')).toBeUndefined()
})
