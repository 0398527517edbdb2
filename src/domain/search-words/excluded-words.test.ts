import { expect, test } from 'vitest'
import { excludedIn } from './excluded-words.ts'

test.each([
  ['restaurant zürich not sushi', ['sushi'], 'restaurant zürich'],
  ['restaurant no pizza', ['pizza'], 'restaurant'],
  ['restaurants, not a sushi bar', ['sushi bar'], 'restaurants'],
  ['cafe without parking', ['parking'], 'cafe'],
  ['restaurant zürich ohne sushi oder pizza', ['sushi', 'pizza'], 'restaurant zürich'],
  ['restaurant sans pizza lausanne', ['pizza'], 'restaurant lausanne'],
  ['초밥 아닌 일식', ['초밥'], '일식'],
  ['초밥이 아닌 일식', ['초밥'], '일식'],
  ['초밥 말고 일식 성동구', ['초밥'], '일식 성동구'],
  ['성동구 식당 치킨 빼고', ['치킨'], '성동구 식당'],
  ['치킨빼고 식당', ['치킨'], '식당'],
  ['식당 -냉동', ['냉동'], '식당'],
  ['oslo restaurant -sushi', ['sushi'], 'oslo restaurant'],
  ['church florence -baptist', ['baptist'], 'church florence'],
  ['restoran zürih pizza hariç', ['pizza'], 'restoran zürih'],
  ['pizza olmayan restoran', ['pizza'], 'restoran'],
  ['lawyer los angeles except divorce lawyer', ['divorce lawyer'], 'lawyer los angeles'],
  ['not baptist church florence', ['baptist'], 'church florence'],
  ['gym hyderabad no women only', ['women only'], 'gym hyderabad'],
  ['restaurant zürich not kreis 1', ['kreis 1'], 'restaurant zürich'],
  ['restaurant not kreis 1 zürich', ['kreis 1'], 'restaurant zürich'],
  ['restaurant zürich kreis 1 hariç', ['kreis 1'], 'restaurant zürich'],
  ['restaurant zürich nicht 8001', ['8001'], 'restaurant zürich'],
  ['veterinar ali ne zemun', ['zemun'], 'veterinar'],
  ['vet not novi beograd', ['novi beograd'], 'vet'],
  ['카페 성동구 말고 왕십리', ['성동구'], '카페 왕십리'],
  ['寿司以外 日本料理', ['寿司'], '日本料理'],
])('%s excludes %j', (text, phrases, rest) => {
  expect(excludedIn(text)).toMatchObject({ phrases, rest })
})

test.each([
  'pizza zürich',
  'non denominational church',
  'hair salon no appointment',
  'no win no fee lawyer oslo',
  '예약 없이 미용실',
  'furnace not working',
  'my ac is not cooling',
  'restaurant not far from here',
  'restaurant not expensive',
  'no 1 pizza',
  'no. 5 cafe',
  'cafe no 8001',
  'a cafe',
  'not',
  '02-333 -4444',
])('%s excludes nothing', (text) => expect(excludedIn(text)).toBeUndefined())
