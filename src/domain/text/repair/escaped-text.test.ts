import { expect, test } from 'vitest'
import { repairText } from './repair-text.ts'

test.each([
  [String.raw`\uc11c\uc6b8\uc815 BBQ`, '서울정 BBQ'],
  [String.raw`Caf\u00e9 de la Gare`, 'Café de la Gare'],
  [String.raw`\ud83c\udf55 Pizza`, '🍕 Pizza'],
  [String.raw`\u{1f355} Pizza`, '🍕 Pizza'],
  [String.raw`\xec\x84\x9c\xec\x9a\xb8`, '서울'],
  ['%EC%84%9C%EB%AC%B8%EC%8B%9C%EC%9E%A5%EC%A0%90', '서문시장점'],
  ['오늘의꽃 %EC%84%9C%EB%AC%B8', '오늘의꽃 서문'],
  ['%ec%84%9c%ec%9a%b8+%ec%8b%9d%eb%8b%b9', '서울 식당'],
  ['Joe%27s%20Diner', "Joe's Diner"],
  ['%uC11C%uC6B8', '서울'],
  ['Tom %26 Zoë%E2%80%99s', 'Tom & Zoë’s'],
  ['7 Quay%20Street', '7 Quay Street'],
])('%s is %s', (text, plain) => expect(repairText(text)).toBe(plain))

test.each([
  '100% Cotton',
  '50%20 off',
  '20%-30% off',
  String.raw`C:\users\uzun`,
  String.raw`\ud83c alone`,
  '%EC%84 cut',
  'https://x.example/%EC%84%9C%EB%AC%B8',
  String.raw`{"name": "\uc11c\uc6b8"}`,
  String.raw`\u0000\u0001`,
  'A %C3 B',
])('%s stays', (text) => expect(repairText(text)).toBe(text))
