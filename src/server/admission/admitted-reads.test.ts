import { expect, test } from 'vitest'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { AdmittedReads } from './admitted-reads.ts'

/** Reads that never end, so that further ones are refused. */
function createReads() {
  const held: number[] = []
  const clock = { time: 1_000_000 }
  const reads = new AdmittedReads({
    reads: { atOnce: 1, run: () => new Promise<ReadAnswer>(() => undefined), close: async () => undefined },
    dataVersion: { current: 1 } as never,
    headers: {},
    readBudget: 250,
    now: () => clock.time,
    zeroResults: { count: () => undefined },
    wait: async (milliseconds) => void held.push(milliseconds),
  })
  let asked = 0
  const ask = (address: string) =>
    reads
      .read({ groups: [address] }, { kind: 'page', url: `/search?q=${asked++}` } as never)
      .catch(() => 'refused')
  /** As many as may wait, and those that run. */
  const flood = (address: string, running = 0) => {
    for (let count = 0; count < 12 + running; count++) void ask(address)
  }
  return { held, clock, ask, flood }
}

test('a first refusal is sent at once; a client that comes back before the time it was told waits', async () => {
  const { held, clock, ask, flood } = createReads()
  flood('a', 1)
  expect(await ask('a')).toBe('refused')
  expect(held).toEqual([])
  clock.time += 999
  expect(await ask('a')).toBe('refused')
  expect(held).toEqual([500])
  clock.time += 1000
  expect(await ask('a')).toBe('refused')
  expect(held).toEqual([500])
})

test('the impatience of one client does not hold back the refusals of another', async () => {
  const { held, ask, flood } = createReads()
  flood('a', 1)
  flood('b')
  for (let count = 0; count < 3; count++) await ask('a')
  expect(held).toEqual([500, 500])
  expect(await ask('b')).toBe('refused')
  expect(held).toEqual([500, 500])
})
