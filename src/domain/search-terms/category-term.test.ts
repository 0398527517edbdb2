import { expect, test } from 'vitest'
import { categoryKey } from '../category/category-key.ts'
import { knownCategories } from '../category/known-categories.ts'
import { categoryTerm } from './category-term.ts'

test('all names of a category that lead to its key have its term', () => {
  for (const { label, synonyms, slug } of knownCategories) {
    const names = [...Object.values(label), ...synonyms].filter((name) => categoryKey(name) === slug)
    expect(names).toContain(label.en)
    expect(new Set(names.map(categoryTerm))).toEqual(new Set([categoryTerm(label.en)]))
  }
})

test.each(['Zebra breeder', ''])('“%s” has none', (name) => {
  expect(categoryTerm(name)).toBe('')
})
