import { expect, test } from 'vitest'
import { stemOf } from './word-stems.ts'

test.each([
  ['세차하려면', '세차'],
  ['해장하러', '해장'],
  ['주유하고싶은데', '주유'],
  ['생각하려면', '생각하려면'],
  ['제주시에서', '제주시'],
  ['꽃집', '꽃집'],
  ['꽃집이나', '꽃집'],
  ['카페나', '카페'],
  ['치과', '치과'],
  ['만나', '만나'],
  ['dişçiye', 'dişçi'],
  ['eczaneden', 'eczane'],
  ['kuaförden', 'kuaför'],
  ['apoteku', 'apoteka'],
  ['golden', 'golden'],
  ['restaurante', 'restaurante'],
  ['karate', 'karate'],
])('“%s” is about %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
