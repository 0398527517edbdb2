import { describe, expect, test } from 'vitest'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

const sessionOf = (username: string, tokenHash: string, expiresAt = 5_000) => ({
  tokenHash,
  username,
  createdAt: 1_000,
  lastSeenAt: 1_000,
  expiresAt,
  userAgent: 'Browser/1',
})

export function describeSessions(createTestBed: CreateTestBed): void {
  describe('accounts and sessions', () => {
    const underTest = useStorage(createTestBed)

    test('an account is created once, then gets a new password', async () => {
      const { sessions } = underTest().storage
      expect(await sessions.listAdmins()).toEqual([])
      expect(await sessions.findAdmin('owner')).toBeUndefined()
      await sessions.saveAdmin({ username: 'owner', passwordHash: 'first', passwordExpiresAt: null })
      await sessions.saveAdmin({ username: 'owner', passwordHash: 'second', passwordExpiresAt: null })
      expect(await sessions.listAdmins()).toEqual(['owner'])
      expect(await sessions.findAdmin('owner')).toEqual({
        username: 'owner',
        passwordHash: 'second',
        passwordExpiresAt: null,
      })
      expect(await sessions.findAdmin(`owner' or 1=1`)).toBeUndefined()
      expect(await sessions.findAdmin('other\0')).toBeUndefined()
    })

    test('the first account is made once; accounts are renamed and removed with their sessions', async () => {
      const { sessions } = underTest().storage
      expect(
        await sessions.createFirstAdmin({ username: 'second', passwordHash: 'x', passwordExpiresAt: null }),
      ).toBe(false)
      await sessions.createSession(sessionOf('owner', 'o-1'))
      await sessions.renameAdmin('owner', 'boss')
      expect(await sessions.findAdmin('boss')).toEqual({
        username: 'boss',
        passwordHash: 'second',
        passwordExpiresAt: null,
      })
      expect(await sessions.listAdmins()).toEqual(['boss'])
      await sessions.createSession(sessionOf('boss', 'o-2'))
      await sessions.removeAdmin('boss')
      expect(await present(['o-1', 'o-2'])).toEqual([])
      const outcomes = await Promise.all(
        Array.from({ length: 9 }, () =>
          sessions.createFirstAdmin({ username: 'one', passwordHash: 'x', passwordExpiresAt: null }),
        ),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await sessions.listAdmins()).toEqual(['one'])
    })

    test('a session is found, touched and ended', async () => {
      const { sessions } = underTest().storage
      const session = sessionOf('ann', 'hash-1')
      await sessions.createSession(session)
      expect(await sessions.findSession('hash-1')).toEqual(session)
      await sessions.touchSession('hash-1', 2_000)
      expect(await sessions.findSession('hash-1')).toEqual({ ...session, lastSeenAt: 2_000 })
      await sessions.deleteSession('hash-1')
      expect(await sessions.findSession('hash-1')).toBeUndefined()
    })

    test("a user's sessions end together, but for the one in use", async () => {
      const { sessions } = underTest().storage
      for (const hash of ['b-1', 'b-2', 'b-3']) await sessions.createSession(sessionOf('bob', hash))
      await sessions.createSession(sessionOf('eve', 'e-1'))
      await sessions.deleteSessionsOf('bob', 'b-2')
      expect(await present(['b-1', 'b-2', 'b-3', 'e-1'])).toEqual(['b-2', 'e-1'])
      await sessions.deleteSessionsOf('bob')
      expect(await present(['b-2', 'e-1'])).toEqual(['e-1'])
    })

    test("a user's sessions are listed, the last used first", async () => {
      const { sessions } = underTest().storage
      for (const hash of ['l-1', 'l-2', 'l-3']) await sessions.createSession(sessionOf('lim', hash))
      await sessions.touchSession('l-2', 3_000)
      const listed = await sessions.listSessions('lim')
      expect(listed.map(({ tokenHash }) => tokenHash)).toEqual(['l-2', 'l-1', 'l-3'])
      expect(listed[0]).toEqual({ ...sessionOf('lim', 'l-2'), lastSeenAt: 3_000 })
      expect(await sessions.listSessions('nobody')).toEqual([])
    })

    test('expired sessions are cleared, from the very instant on', async () => {
      const { sessions } = underTest().storage
      await sessions.createSession(sessionOf('kim', 'k-1', 7_000))
      await sessions.createSession(sessionOf('kim', 'k-2', 7_001))
      await sessions.deleteExpiredSessions(7_000)
      expect(await present(['k-1', 'k-2'])).toEqual(['k-2'])
    })

    test('sessions leave the data version alone', async () => {
      const { sessions, listings } = underTest().storage
      const version = await listings.dataVersion()
      await sessions.createSession(sessionOf('lee', 'l-1'))
      expect(await listings.dataVersion()).toBe(version)
    })

    async function present(hashes: readonly string[]): Promise<string[]> {
      const { sessions } = underTest().storage
      const found = await Promise.all(hashes.map((hash) => sessions.findSession(hash)))
      return found.flatMap((session) => session?.tokenHash ?? [])
    }
  })
}
