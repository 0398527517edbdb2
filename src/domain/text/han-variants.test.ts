import { expect, test } from 'vitest'
import { otherCharacters } from './han-variants.ts'

test.each([
  ['樂園飯店', ['乐园饭店']],
  ['乐园饭店', ['樂園飯店']],
  ['万', ['萬']],
  ['花', []],
  ['꽃집', []],
])('%s is also written %j', (text, others) => {
  expect(otherCharacters(text)).toEqual(others)
})
