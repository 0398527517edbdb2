import { expect, test } from 'vitest'
import { planRound } from './round-plan.ts'

const seed = 20

test('a round is decided by seed and number alone, and a long campaign meets every operation with every fault', () => {
  const plan = (number: number) => planRound(number, { seed, engine: 'both', leftOut: [] })
  const { random: _, ...again } = plan(17)
  expect(plan(17)).toMatchObject(again)
  const met = new Set(
    Array.from({ length: 600 }, (_each, number) => plan(number)).map(
      ({ engine, operation, fault }) => `${engine} ${operation} ${fault}`,
    ),
  )
  // Five faults and eight others for every operation, and a client that goes away from five of the eleven.
  expect(met.size).toBe(5 * 11 + 5 + 8 * 11 + 5)
})
