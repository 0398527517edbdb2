import { describe, expect, test } from 'vitest'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

const accountOf = (username: string, passwordHash = 'hash') => ({
  id: `id-of-${username}`,
  username,
  passwordHash,
  mustChangePassword: false,
})

const sessionOf = (username: string, tokenHash: string, expiresAt = 5_000) => ({
  tokenHash,
  accountId: `id-of-${username}`,
  username,
  mustChangePassword: false,
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
      expect(await sessions.listAccounts()).toEqual([])
      await sessions.saveAccount(accountOf('owner', 'first'))
      await sessions.saveAccount(accountOf('owner', 'second'))
      expect(await sessions.listAccounts()).toEqual([accountOf('owner', 'second')])
      await expect(sessions.saveAccount({ ...accountOf('owner'), id: 'other' })).rejects.toThrow()
    })

    test('the first account is made once; accounts are renamed and removed with their sessions', async () => {
      const { sessions } = underTest().storage
      const { id } = accountOf('owner')
      expect(await sessions.createFirstAccount(accountOf('second'))).toBe(false)
      await open('owner', 'o-1', 'second')
      await sessions.renameAccount(id, 'boss')
      expect(await sessions.listAccounts()).toEqual([{ ...accountOf('boss', 'second'), id }])
      expect(await present(['o-1'])).toEqual([])
      await open('owner', 'o-2', 'second')
      expect(await sessions.findSession('o-2')).toMatchObject({ accountId: id, username: 'boss' })
      await sessions.removeAccount(id)
      expect(await present(['o-2'])).toEqual([])
      const outcomes = await Promise.all(
        Array.from({ length: 9 }, () => sessions.createFirstAccount(accountOf('one'))),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await sessions.listAccounts()).toEqual([accountOf('one')])
    })

    test('a new password ends all sessions but one, and a login with the old one opens none', async () => {
      const { sessions } = underTest().storage
      await sessions.saveAccount(accountOf('pat', 'old'))
      for (const hash of ['p-1', 'p-2', 'p-3']) await open('pat', hash, 'old')
      await sessions.saveAccount(accountOf('pat', 'new'), 'p-2')
      expect(await present(['p-1', 'p-2', 'p-3'])).toEqual(['p-2'])
      expect(await sessions.createSession(sessionOf('pat', 'p-4'), 'old')).toBe(false)
      expect(await sessions.createSession(sessionOf('nobody', 'p-5'), 'new')).toBe(false)
      expect(await present(['p-4', 'p-5'])).toEqual([])
    })

    test('no session of an old password survives, however logins and a change meet', async () => {
      const { sessions } = underTest().storage
      for (let round = 0; round < 10; round++) {
        await sessions.saveAccount(accountOf('ray', `old ${round}`))
        const hashes = Array.from({ length: 8 }, (_, index) => `r-${round}-${index}`)
        const logins = hashes.map((hash) => sessions.createSession(sessionOf('ray', hash), `old ${round}`))
        await Promise.all([...logins, sessions.saveAccount(accountOf('ray', 'new'))])
        expect(await sessions.listSessions('id-of-ray')).toEqual([])
      }
    })

    test('a session is found, touched and ended', async () => {
      const { sessions } = underTest().storage
      await sessions.saveAccount(accountOf('ann'))
      const session = sessionOf('ann', 'hash-1')
      await open('ann', 'hash-1')
      expect(await sessions.findSession('hash-1')).toEqual(session)
      await sessions.touchSession('hash-1', 2_000)
      expect(await sessions.findSession('hash-1')).toEqual({ ...session, lastSeenAt: 2_000 })
      await sessions.deleteSession('hash-1')
      expect(await sessions.findSession('hash-1')).toBeUndefined()
    })

    test("a user's sessions end together, but for the one in use", async () => {
      const { sessions } = underTest().storage
      await sessions.saveAccount(accountOf('bob'))
      await sessions.saveAccount(accountOf('eve'))
      for (const hash of ['b-1', 'b-2', 'b-3']) await open('bob', hash)
      await open('eve', 'e-1')
      await sessions.deleteSessionsOf('id-of-bob', 'b-2')
      expect(await present(['b-1', 'b-2', 'b-3', 'e-1'])).toEqual(['b-2', 'e-1'])
      await sessions.deleteSessionsOf('id-of-bob')
      expect(await present(['b-2', 'e-1'])).toEqual(['e-1'])
    })

    test("a user's sessions are listed, the last used first", async () => {
      const { sessions } = underTest().storage
      await sessions.saveAccount(accountOf('lim'))
      for (const hash of ['l-1', 'l-2', 'l-3']) await open('lim', hash)
      await sessions.touchSession('l-2', 3_000)
      const listed = await sessions.listSessions('id-of-lim')
      expect(listed.map(({ tokenHash }) => tokenHash)).toEqual(['l-2', 'l-1', 'l-3'])
      expect(listed[0]).toEqual({ ...sessionOf('lim', 'l-2'), lastSeenAt: 3_000 })
      expect(await sessions.listSessions('nobody')).toEqual([])
    })

    test('expired sessions are cleared, from the very instant on', async () => {
      const { sessions } = underTest().storage
      await sessions.saveAccount(accountOf('kim'))
      await open('kim', 'k-1', 'hash', 7_000)
      await open('kim', 'k-2', 'hash', 7_001)
      await sessions.deleteExpiredSessions(7_000)
      expect(await present(['k-1', 'k-2'])).toEqual(['k-2'])
    })

    test('sessions leave the data version alone', async () => {
      const { sessions, listings } = underTest().storage
      await sessions.saveAccount(accountOf('lee'))
      const version = await listings.dataVersion()
      await open('lee', 'l-1')
      expect(await listings.dataVersion()).toBe(version)
    })

    async function open(username: string, tokenHash: string, passwordHash = 'hash', expiresAt?: number) {
      const session = sessionOf(username, tokenHash, expiresAt)
      expect(await underTest().storage.sessions.createSession(session, passwordHash)).toBe(true)
    }

    async function present(hashes: readonly string[]): Promise<string[]> {
      const { sessions } = underTest().storage
      const found = await Promise.all(hashes.map((hash) => sessions.findSession(hash)))
      return found.flatMap((session) => session?.tokenHash ?? [])
    }
  })
}
