import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { StoredTradeMapping } from '../../application/ports/trade-mapping-store.ts'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

const entryOf = (id: string): AuditEntry => ({
  id,
  at: 1,
  username: 'admin',
  action: 'trades-mapped',
  subjectId: '',
  subject: '외식업체',
  details: null,
})
const mappingOf = (key: string, chosenAt: number, trade = 'restaurant'): StoredTradeMapping => ({
  key,
  text: `${key}!`,
  trade,
  chosenAt,
})

export function describeTradeMappings(createTestBed: CreateTestBed): void {
  describe('trades of texts', () => {
    const underTest = useStorage(createTestBed)
    const facts = async () =>
      (await underTest().storage.tradeMappings.listTradeMappings()).map(
        ({ key, trade }) => `${key}: ${trade}`,
      )

    test('come back as they were chosen, the newest first, and change no page by themselves', async () => {
      const { tradeMappings, listings, audit } = underTest().storage
      const before = await listings.dataVersion()
      const odd: StoredTradeMapping = { key: '가\0나', text: 'a\0b', trade: 'cafe', chosenAt: 2 }
      expect(await tradeMappings.saveTradeMappings([mappingOf('a', 1), odd], 9, entryOf('t1'))).toBe(true)
      expect(await tradeMappings.listTradeMappings()).toEqual([
        { ...odd, key: '가나', text: 'ab' },
        mappingOf('a', 1),
      ])
      expect(await listings.dataVersion()).toBe(before)
      expect(await audit.find('t1')).toEqual(entryOf('t1'))
    })

    test('a text has one trade, the last, and too many are refused as a whole', async () => {
      const { tradeMappings, audit } = underTest().storage
      const more = [mappingOf('a', 3, 'bar'), mappingOf('c', 3), mappingOf('d', 3)]
      expect(await tradeMappings.saveTradeMappings(more, 3, entryOf('t2'))).toBe(false)
      expect(await facts()).toEqual(['가나: cafe', 'a: restaurant'])
      expect(await audit.find('t2')).toBeUndefined()
      expect(await tradeMappings.saveTradeMappings(more.slice(0, 2), 3, entryOf('t2'))).toBe(true)
      expect(await facts()).toEqual(['a: bar', 'c: restaurant', '가나: cafe'])
    })

    test('those of a backup are added, and replace none that is there', async () => {
      const { restoreTradeMappings } = underTest().storage.tradeMappings
      await restoreTradeMappings([])
      await restoreTradeMappings([mappingOf('a', 9, 'gym'), mappingOf('e', 1)])
      expect(await facts()).toEqual(['a: bar', 'c: restaurant', '가나: cafe', 'e: restaurant'])
    })

    test('are forgotten once, with an audit entry', async () => {
      const { tradeMappings, audit } = underTest().storage
      expect(await tradeMappings.removeTradeMapping('c', entryOf('t3'))).toBe(true)
      expect(await tradeMappings.removeTradeMapping('c', entryOf('t4'))).toBe(false)
      expect([await audit.find('t3'), await audit.find('t4')]).toEqual([entryOf('t3'), undefined])
      expect(await facts()).toEqual(['a: bar', '가나: cafe', 'e: restaurant'])
    })

    test('are taken back unless they were chosen anew, and what they replaced is there again', async () => {
      const { saveTradeMappings, takeBackTradeMappings } = underTest().storage.tradeMappings
      await saveTradeMappings(
        [mappingOf('a', 5, 'gym'), mappingOf('f', 5), mappingOf('g', 5)],
        9,
        entryOf('t5'),
      )
      await saveTradeMappings([mappingOf('g', 6, 'cafe')], 9, entryOf('t6'))
      const made = ['a', 'f', 'g', 'h'].map((key) => ({ key, chosenAt: 5 }))
      const replaced = [mappingOf('a', 3, 'bar'), mappingOf('g', 1)]
      expect(await takeBackTradeMappings(made, replaced)).toBe(2)
      expect(await takeBackTradeMappings(made, replaced)).toBe(0)
      expect(await takeBackTradeMappings([], [])).toBe(0)
      expect(await facts()).toEqual(['g: cafe', 'a: bar', '가나: cafe', 'e: restaurant'])
    })

    test("a trade of the directory's own comes back as it was named, and in a backup", async () => {
      const { saveTradeMappings, restoreTradeMappings } = underTest().storage.tradeMappings
      await saveTradeMappings([mappingOf('g', 7, '~드론 수리점')], 9, entryOf('t7'))
      await restoreTradeMappings([mappingOf('h', 1, `~${'힣'.repeat(40)}`)])
      expect(await facts()).toEqual([
        'g: ~드론 수리점',
        'a: bar',
        '가나: cafe',
        'e: restaurant',
        `h: ~${'힣'.repeat(40)}`,
      ])
    })

    test('stay when everything that is derived is made anew', async () => {
      await underTest().storage.reindex()
      expect(await facts()).toHaveLength(5)
    })
  })
}
