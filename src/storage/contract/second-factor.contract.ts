import { describe, expect, test } from 'vitest'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

export function describeSecondFactors(createTestBed: CreateTestBed): void {
  describe('second factors', () => {
    const underTest = useStorage(createTestBed)
    const add = (id: string) =>
      underTest().storage.sessions.saveAccount({
        id,
        username: `name of ${id}`,
        passwordHash: 'x',
        mustChangePassword: false,
      })

    test('a secret is replaced until it is confirmed, and then no more', async () => {
      const { secondFactors } = underTest().storage
      await add('ann')
      expect(await secondFactors.find('ann')).toBeUndefined()
      expect(await secondFactors.begin('ann', 'first')).toBe(true)
      expect(await secondFactors.begin('ann', 'second')).toBe(true)
      await secondFactors.confirm('ann')
      expect(await secondFactors.begin('ann', 'third')).toBe(false)
      expect(await secondFactors.find('ann')).toEqual({
        secret: 'second',
        isConfirmed: true,
        lastStep: 0,
        recoveryHashes: [],
      })
    })

    test('a step is used once, by one of many at once, and no older one after it', async () => {
      const { secondFactors } = underTest().storage
      await add('bob')
      await secondFactors.begin('bob', 'secret')
      const step = 4_000_000_000
      const used = await Promise.all(Array.from({ length: 9 }, () => secondFactors.takeStep('bob', step)))
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await secondFactors.takeStep('bob', step - 1)).toBe(false)
      expect(await secondFactors.takeStep('bob', step + 1)).toBe(true)
      expect(await secondFactors.takeStep('nobody', step)).toBe(false)
    })

    test('a recovery code is used once; new codes replace the old ones', async () => {
      const { secondFactors } = underTest().storage
      await add('eve')
      await secondFactors.begin('eve', 'secret')
      await secondFactors.setRecoveryHashes('eve', ['a', 'b'])
      await secondFactors.setRecoveryHashes('eve', ['b', 'c'])
      const used = await Promise.all(
        Array.from({ length: 9 }, () => secondFactors.takeRecoveryHash('eve', 'b')),
      )
      expect(used.filter(Boolean)).toHaveLength(1)
      expect((await secondFactors.find('eve'))?.recoveryHashes).toEqual(['c'])
      expect(await secondFactors.remove('eve')).toBe(true)
      expect(await secondFactors.remove('eve')).toBe(false)
      await secondFactors.begin('eve', 'secret')
      expect((await secondFactors.find('eve'))?.recoveryHashes).toEqual([])
    })

    test('stays with an account that is renamed, and goes with one that is removed', async () => {
      const { secondFactors, sessions } = underTest().storage
      await add('kim')
      await secondFactors.begin('kim', 'secret')
      await secondFactors.setRecoveryHashes('kim', ['a'])
      await sessions.renameAccount('kim', 'lee')
      expect(await secondFactors.find('kim')).toMatchObject({ secret: 'secret', recoveryHashes: ['a'] })
      await sessions.removeAccount('kim')
      expect(await secondFactors.find('kim')).toBeUndefined()
      await add('kim')
      await secondFactors.begin('kim', 'secret')
      expect(await secondFactors.find('kim')).toMatchObject({ recoveryHashes: [] })
    })
  })
}
