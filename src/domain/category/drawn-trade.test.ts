import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnTrade } from './drawn-trade.ts'
import { knownCategories } from './known-categories.ts'
import { categoryGroupOf } from './taxonomy.ts'

const drawn = (category: string) => drawnTrade(category, categoryGroupOf(category))

test.each([
  // The default images that the specification names.
  ['Software Development', 'software'],
  ['Auto Service', 'repair'],
  ['Restaurant', 'restaurant'],
  ['Cleaning Service', 'cleaning'],
  ['Healthcare', 'health'],
  ['Service Provider', 'service'],
  ['', 'shop'],
  ['카페', 'cafe'],
  ['커피전문점', 'cafe'],
  ['국수', 'noodles'],
  ['통닭(치킨)', 'chicken'],
  ['Oyster bar restaurant', 'fish'],
  ['호프/통닭', 'bar'],
  ['치과', 'dentist'],
  ['동물병원', 'vet'],
  ['Veterinarian', 'vet'],
  ['Pet groomer', 'pets'],
  ['약국', 'pharmacy'],
  ['Hospital', 'hospital'],
  ['Optician', 'optician'],
  ['Gym', 'gym'],
  ['태권도장', 'gym'],
  ['Hair salon', 'hair'],
  ['네일샵', 'nails'],
  ['Gas station', 'fuel'],
  ['Car dealer', 'car'],
  ['Bicycle repair shop', 'bicycle'],
  ['HVAC contractor', 'hvac'],
  ['Appliance repair service', 'tools'],
  ['Plumber', 'plumber'],
  ['Locksmith', 'locksmith'],
  ['청소 업체', 'cleaning'],
  ['Temizlik firması', 'cleaning'],
  ['Private investigator', 'office'],
  ['Investment bank', 'bank'],
  ['Bankruptcy attorney', 'lawyer'],
  ['Church', 'church'],
  ['Mosque', 'mosque'],
  ['Buddhist temple', 'temple'],
  ['Synagogue', 'place'],
  ['Motel', 'hotel'],
  ['Supermarket', 'market'],
  ['Textile mill', 'factory'],
  ['Bridge', 'place'],
  ['Zeppelin service', 'service'],
  ['부동산 개발 대행', 'service'],
  ['Taxidermist', 'shop'],
  ['윤슬 거리', 'shop'],
])('%s is drawn as %s', (category, trade) => {
  expect(drawn(category)).toBe(trade)
})

const symbols = [...readFileSync('src/web/ui/glyphs.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(
  ([, id]) => id,
)

test('every trade that is known has a drawing, and every drawing has a trade', () => {
  const used = new Set(knownCategories.map(({ label, group }) => drawnTrade(label.en, group)))
  expect([...used].sort()).toEqual([...symbols].sort())
  expect(symbols.length).toBeGreaterThanOrEqual(30)
})

test('trades of the wrong kind are not drawn as a shop', () => {
  const ofGroups = knownCategories.filter(({ group }) => group !== null)
  const shops = ofGroups.filter(({ label, group }) => drawnTrade(label.en, group) === 'shop')
  expect(shops.map(({ label }) => label.en)).toEqual(['Bottled water supplier'])
})
