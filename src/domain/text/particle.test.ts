import { describe, expect, test } from 'vitest'
import { finalSound, particleAfter } from './particle.ts'

describe('finalSound', () => {
  test.each([
    ['카페 한결', 'rieul'],
    ['느티나무 식당', 'consonant'],
    ['포레스트 스튜디오', 'vowel'],
    ['카페 7', 'rieul'],
    ['스튜디오 2', 'vowel'],
    ['24', 'vowel'],
    ['Plan B', 'vowel'],
    ['카페 100', 'consonant'],
    ['LG', 'vowel'],
    ['CGV', 'vowel'],
    ['KBM', 'consonant'],
    ['Grand Hotel', 'rieul'],
    ['Salon', 'consonant'],
    ['Nguyen Phuong', 'consonant'],
    ['El Gato', 'vowel'],
  ])('%s ends in a %s', (word, sound) => expect(finalSound(word)).toBe(sound))

  test.each([
    ['Café'],
    ['Blue House'],
    ['Burger (강남점)'],
    ['古村'],
    ['Лес'],
    ['กาแฟ'],
    ['카페 ☕'],
    ['Çılgın Şef’'],
    [''],
  ])('readers differ on "%s"', (word) => expect(finalSound(word)).toBeUndefined())
})

test.each([
  ['서울', '을', '을'],
  ['서울', '으로', '로'],
  ['부산', '으로', '으로'],
  ['카페', '은', '는'],
  ['강남', '와', '과'],
  ['Blue House', '을', '을(를)'],
] as const)('the particle after %s: %s → %s', (word, particle, form) => {
  expect(particleAfter(word, particle)).toBe(form)
})
