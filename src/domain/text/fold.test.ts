import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, kebab } from './fold.ts'

const letters = fc.constantFrom(..."İIıiSΣσς가ㄱ나がー漢ไทÉe\u0301\u212bﬁ½1 -'’/.ßØłА")
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: letters, maxLength: 12 }))

describe('fold', () => {
  test.each([
    ['Café', 'cafe'],
    ['İSTANBUL', 'istanbul'],
    ['ısı', 'isi'],
    ['Straße', 'strasse'],
    ['Øresund Łódź Þór', 'oresund lodz thor'],
    ['Đà Nẵng', 'da nang'],
    ['ＡＢＣ１２３', 'abc123'],
    ['Ёлка', 'елка'],
    ['Ωμέγα', 'ωμεγα'],
    ['서울 카페', '서울 카페'],
    ['서울'.normalize('NFD'), '서울'],
    ['がぎ', 'がぎ'],
    ['ไทย น้ำ', 'ไทย น้ํา'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('a folded text is folded already, and its case does not matter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('kebab', () => {
  test.each([
    ["Joe's Coffee & Tea", 'joes-coffee-tea'],
    ['  스타벅스 (강남점) ', '스타벅스-강남점'],
    ['Crème Brûlée', 'crème-brûlée'],
    ['İstanbul Kebap', 'istanbul-kebap'],
    ['Ağrı', 'ağrı'],
    ['ไทย น้ำ', 'ไทย-น้ำ'],
    ['--- !!! ---', ''],
  ])('%s → %s', (text, slug) => {
    expect(kebab(text)).toBe(slug)
  })

  test('a slug is made of letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(kebab(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
        expect(kebab(kebab(text))).toBe(kebab(text))
      }),
    )
  })
})
