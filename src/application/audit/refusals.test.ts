import { expect, test } from 'vitest'
import type { AuditEntry } from '../ports/audit-store.ts'
import { AuditLog } from './audit-log.ts'
import { Refusals } from './refusals.ts'

function createRefusals() {
  const entries: AuditEntry[] = []
  const clock = { time: 0, now: () => clock.time }
  const store = { add: async (entry: AuditEntry) => void entries.push(entry) }
  const random = { uuid: () => 'id', token: () => '' }
  const audit = new AuditLog({ audit: store as never, random, clock })
  return { entries, clock, refusals: new Refusals({ audit, clock }) }
}

test('the first refusal of an address is written at once, the others of a minute as their number', async () => {
  const { entries, clock, refusals } = createRefusals()
  const refusal = { action: 'login-refused', address: '192.0.2.1', username: 'ann' } as const
  for (let times = 0; times < 4; times++) await refusals.record(refusal)
  expect(entries).toMatchObject([{ username: 'ann', details: { address: '192.0.2.1' } }])
  clock.time = 60_000
  await refusals.endPeriod()
  expect(entries[1]).toMatchObject({ username: 'ann', details: { address: '192.0.2.1', times: 3 } })
  await refusals.record(refusal)
  expect(entries).toHaveLength(3)
})

test('a flood from many addresses writes a few entries and counts everything', async () => {
  const { entries, clock, refusals } = createRefusals()
  let heard = 0
  refusals.listen(() => heard++)
  for (let second = 0; second < 3600; second++) {
    clock.time = second * 1000
    await refusals.record({ action: 'request-limited', address: `192.0.2.${second}` })
  }
  await refusals.flush()
  const counted = entries.map(({ details }) => (details as { times?: number }).times ?? 1)
  expect(counted.reduce((sum, times) => sum + times)).toBe(3600)
  expect(entries.length).toBeLessThan(40)
  expect(heard).toBe(3600)
})
