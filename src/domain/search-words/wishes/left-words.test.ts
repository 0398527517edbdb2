import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['resturants in bergen', 'resturants bergen'],
  ['놀이방 있는 식당 제주시', '놀이방 식당 제주시'],
  ['웨이팅 없는 맛집 제주시', '제주시 음식점'],
  ['줄 서서 먹는 집 제주시', '제주시 음식점'],
  ['hyderabad mein gym', 'hyderabad gym'],
  ['most reviewed sushi oslo', 'sushi oslo'],
  ['10명 고깃집 제주시', '고깃집 제주시'],
  ['4.5 stars restaurant oslo', 'restaurant oslo'],
  ['gym under 1000 rupees oslo', 'gym oslo'],
  ['table for 12 oslo', 'oslo Restaurant'],
  ['zoo zürich essen', 'zoo zürich Restaurant'],
  ['bowling zürich essen', 'bowling zürich'],
  ['wo chani z bern guet sushi esse', 'bern sushi'],
  ['whiplash attorney oslo', 'Personal injury attorney oslo'],
  ['bilingual attorney oslo', 'bilingual attorney oslo'],
  ['bhai oslo me gym kaunsa hai', 'oslo gym'],
  // A chain says more than its trade.
  ['starbucks coffee oslo', 'starbucks oslo'],
  ['coffee starbucks oslo', 'starbucks oslo'],
  ["mcdonald's burger", "mcdonald's"],
])('“%s” asks for “%s”', (text, rest) => {
  expect(queryParts(text).rest).toBe(rest)
})

test.each([
  ['not closed restaurant oslo', 'restaurant oslo', 'now'],
  ['안 닫은 식당 제주시', '식당 제주시', 'now'],
  ['월요일 휴무 아닌 식당 제주시', '식당 제주시', 'monday'],
])('“%s” asks for %s at %s', (text, rest, asked) => {
  expect(queryParts(text)).toMatchObject({ rest, time: { asked } })
})
