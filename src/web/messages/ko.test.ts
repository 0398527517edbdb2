import { expect, test } from 'vitest'
import { ko } from './ko.ts'

test.each([
  ['근처', '‘근처’라고'],
  ['가까운 곳', '‘가까운 곳’이라고'],
  ['near me', '‘near me’이라(라)고'],
])('a quoted word has its particle: %s', (words, said) => expect(ko.list.nearUnknown(words)).toContain(said))
