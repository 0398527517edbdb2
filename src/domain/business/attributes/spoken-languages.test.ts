import { expect, test } from 'vitest'
import { spokenLanguages } from './spoken-languages.ts'

test.each([
  ['English, Spanish', '영어, 스페인어', 'English, Spanish', 'İngilizce, İspanyolca'],
  [
    'American Sign Language,Chinese',
    '미국 수어, 중국어',
    'American Sign Language, Chinese',
    'Amerikan İşaret Dili, Çince',
  ],
  ['Englisch, Serbisch', '영어, 세르비아어', 'English, Serbian', 'İngilizce, Sırpça'],
  ['한국어', '한국어', 'Korean', 'Korece'],
  [
    'English, Klingon with an accent',
    '영어, Klingon with an accent',
    'English, Klingon with an accent',
    undefined,
  ],
  ['', '', '', ''],
])('"%s"', (text, ...names) => {
  const languages = ['ko', 'en', 'tr'] as const
  for (const [index, language] of languages.entries()) {
    const name = names[index]
    if (name !== undefined) expect(spokenLanguages(text, language)).toBe(name)
  }
})
