import { expect, test } from 'vitest'
import type { AuditAction, AuditEntry } from '../ports/audit-store.ts'
import { KnownPassword } from './known-password.ts'

const minute = 60_000

/** Minute, action, address, and how many refusals the entry adds up. */
type Line = readonly [at: number, action: AuditAction, address?: string, times?: number]

function lastUse(lines: readonly Line[], username = 'ann') {
  const entries: AuditEntry[] = lines.map(([at, action, address, times], index) => ({
    id: `${index}`,
    at: at * minute,
    username: action === 'password-changed' ? '' : 'ann',
    action,
    subjectId: '',
    subject: action === 'password-changed' ? 'ann' : '',
    details: address === undefined ? null : { address, ...(times !== undefined && { times }) },
  }))
  const audit = { listActions: async () => entries.toReversed() }
  return new KnownPassword({ audit, clock: { now: () => 100 * minute } }).lastUse(username)
}

test('a login without the code is told, the newest one first', async () => {
  const lines = [
    [1, 'second-factor-missing', 'a'],
    [2, 'second-factor-refused', 'b'],
  ] as const
  expect(await lastUse(lines)).toEqual({ at: 2 * minute, address: 'b' })
  expect(await lastUse(lines, 'bob')).toBeUndefined()
  expect(await lastUse([])).toBeUndefined()
})

test.each<[string, readonly Line[]]>([
  [
    'whoever finds the code in time',
    [
      [1, 'second-factor-missing', 'a'],
      [1, 'second-factor-refused', 'a'],
      [9, 'login', 'a'],
    ],
  ],
  [
    'one whose mistakes are added up after the login',
    [
      [1, 'second-factor-refused', 'a'],
      [2, 'login', 'a'],
      [3, 'second-factor-refused', 'a', 2],
    ],
  ],
  [
    'one before a change of the password',
    [
      [1, 'second-factor-missing', 'a'],
      [2, 'password-changed'],
      [3, 'second-factor-missing', 'a', 2],
    ],
  ],
  [
    'one that the owner knows of',
    [
      [1, 'second-factor-missing', 'a'],
      [2, 'password-warning-dismissed'],
    ],
  ],
])('%s is not told', async (_who, lines) => {
  expect(await lastUse(lines)).toBeUndefined()
})

test.each<[string, readonly Line[]]>([
  [
    'a login from another address',
    [
      [1, 'second-factor-missing', 'a'],
      [2, 'login', 'b'],
    ],
  ],
  [
    'a login much later',
    [
      [1, 'second-factor-missing', 'a'],
      [12, 'login', 'a'],
    ],
  ],
  [
    'a login before',
    [
      [0, 'login', 'a'],
      [1, 'second-factor-missing', 'a'],
    ],
  ],
])('%s hides nothing', async (_what, lines) => {
  expect(await lastUse(lines)).toEqual({ at: minute, address: 'a' })
})
