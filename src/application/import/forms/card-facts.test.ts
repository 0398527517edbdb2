import { expect, test } from 'vitest'
import { factsInLines, noFacts } from './card-facts.ts'
import { cardsOf } from './card-rows.ts'

test.each([
  [
    '서점 / 영업 중 21:00에 영업 종료 / 별점 4.51 방문자 리뷰 512 블로그 리뷰 88 / 제주시 연삼로 120',
    { category: '서점', rating: '4.51', reviews: '512' },
  ],
  ['별점4.5 / 방문자 리뷰 1, 204 / 블로그 리뷰 310 / 제주시 연삼로 120', { rating: '4.5', reviews: '1204' }],
  ['영업 종료 / 내일 08:00에 영업 시작 / 블로그 리뷰 3 / 제주시 연삼로 120', {}],
  ['4.5(1,234) / Bakery / 제주시 연삼로 120', { category: 'Bakery', rating: '4.5', reviews: '1234' }],
])('%s', (lines, facts) => {
  expect(factsInLines(lines.split(' / '))).toEqual({
    lines: ['제주시 연삼로 120'],
    facts: { ...noFacts, ...facts },
  })
})

test('other lines stay, and a building is no trade', () => {
  const lines = ['Plaza', '12 Main St', 'Salem, OR 97301', '리뷰 이벤트 중']
  expect(factsInLines(lines)).toEqual({ lines, facts: noFacts })
})

test('results of a map below each other are businesses, also without phones', async () => {
  const result = (name: string, house: number) => [
    name,
    '서점',
    '영업 종료',
    `별점 4.${house}`,
    '방문자 리뷰 33',
    `제주 제주시 중앙로 ${house}`,
  ]
  const lines = [result('한라서점', 1), result('오름서점', 2), result('바당서점', 3)].flatMap((card, at) =>
    card.map((text, line) => ({ number: at * 10 + line + 1, cells: [text] })),
  )
  const batches = (async function* () {
    yield lines
  })()
  const rows = []
  for await (const batch of cardsOf(lines)?.(batches) ?? []) rows.push(...batch)
  expect(rows.map(({ cells }) => cells).slice(0, 2)).toEqual([
    ['name', 'full_address', 'phone', 'working_hours', 'category', 'rating', 'reviews'],
    ['한라서점', '제주 제주시 중앙로 1', '', '', '서점', '4.1', '33'],
  ])
  expect(rows).toHaveLength(4)
})
