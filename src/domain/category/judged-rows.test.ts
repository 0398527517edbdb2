import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readListings } from '../../../scripts/quality/read-listings.ts'
import { judgedTrades, TradeVerdicts } from '../../../scripts/quality/trade-verdicts.ts'
import { tradeOf } from './taxonomy.ts'

/** A table of numbers: no import takes it. */
const noListings = 'kr_population_headers.xlsx'
const folder = join(import.meta.dirname, '../../../../shared/fixtures')

test.skipIf(!existsSync(folder))('the trades of 1,000 rows are right', async () => {
  const verdicts = new TradeVerdicts()
  for (const kind of ['outscraper', 'korean'])
    for (const name of readdirSync(join(folder, kind)).filter((each) => each.endsWith('.xlsx')))
      if (name !== noListings)
        for await (const { draft } of readListings(join(folder, kind, name))) if (draft) verdicts.count(draft)
  const { judged, right, wrong } = verdicts
  expect(judged).toBe(judgedTrades().size)
  expect(judged).toBeGreaterThanOrEqual(1000)
  expect(right / judged).toBeGreaterThanOrEqual(0.99)
  expect(wrong / judged).toBeLessThanOrEqual(0.003)
})

test.each([
  ['Urgent care center', 'urgent-care-center'],
  ['Emergency care physician', 'doctor'],
  ['Packaging supply store', 'packaging-supply-store'],
  ['Warehouse', 'warehouse'],
  ['Gas company', 'gas-company'],
  ['Plasma center', 'blood-bank'],
  ['Poison control center', 'poison-control-center'],
  ['Parole office', 'probation-office'],
  ['Concealed weapon training', 'shooting-range'],
  ['Dead animal removal', 'pest-control-service'],
  ['Suicide prevention center', 'counselor'],
  ['Canal', 'canal'],
])('%s is %s, and no guess', (name, slug) => {
  expect(tradeOf(name)).toMatchObject({ category: { slug }, isGuess: false })
})
