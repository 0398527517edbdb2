import { expect, test } from 'vitest'
import { exportedTextFacts, importedTextFacts } from './exported-text-facts.ts'

const texts = { uniqueContent: 'a\n', seoTitle: 'b', seoDescription: 'c' }
const trimmed = { ...texts, uniqueContent: 'a' }

test.each([
  '0123456789abcdef',
  '0123456789abcdef+title',
  '0123456789abcdef+title+description+content',
  '-+content',
])('%s comes back', (textFacts) => {
  expect(importedTextFacts(exportedTextFacts({ ...texts, textFacts }), trimmed)).toBe(textFacts)
})

test('a text that was changed in the file is a person’s, and one that was emptied the product’s', () => {
  const cell = exportedTextFacts({ ...texts, textFacts: '0123456789abcdef+title' })
  const after = (changes: object) => importedTextFacts(cell, { ...trimmed, ...changes })
  expect(after({ uniqueContent: 'x' })).toBe('0123456789abcdef+title+content')
  expect(after({ seoTitle: '' })).toBe('0123456789abcdef')
  expect(after({ seoDescription: 'a' })).toBe('0123456789abcdef+title+description')
})

test.each(['', 'x', '0123', '0123456789ABCDEF title:1', '+title'])('“%s” says nothing', (cell) => {
  expect(importedTextFacts(cell, trimmed)).toBe('')
})

test('of texts of unknown origin nothing is said', () => {
  expect(exportedTextFacts({ ...texts, textFacts: '' })).toBe('')
})
