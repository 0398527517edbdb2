import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { StoredLayout } from '../../application/ports/import-layout-store.ts'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

const entryOf = (id: string): AuditEntry => ({
  id,
  at: 1,
  username: 'admin',
  action: 'layout-forgotten',
  subjectId: '',
  subject: 'places',
  details: null,
})
const layoutOf = (key: string, chosenAt: number, changes: Partial<StoredLayout> = {}): StoredLayout => ({
  key,
  name: `places ${key}`,
  columns: { name: 'restoran adı', latitude: 'y' },
  country: 'TR',
  deriveIds: true,
  chosenAt,
  ...changes,
})

export function describeImportLayouts(createTestBed: CreateTestBed): void {
  describe('layouts of imported files', () => {
    const underTest = useStorage(createTestBed)
    const keys = async () =>
      (await underTest().storage.importLayouts.listLayouts()).map(({ key, name }) => `${key}: ${name}`)

    test('come back as they were chosen, the newest first, and change no page', async () => {
      const { importLayouts, listings } = underTest().storage
      const before = await listings.dataVersion()
      const bare: StoredLayout = { key: 'b', name: 'a\0b', deriveIds: false, chosenAt: 2 }
      await importLayouts.saveLayout(layoutOf('a', 1), 9)
      await importLayouts.saveLayout(bare, 9)
      expect(await importLayouts.listLayouts()).toEqual([{ ...bare, name: 'ab' }, layoutOf('a', 1)])
      expect(await listings.dataVersion()).toBe(before)
    })

    test('a layout has one choice, the last, and only the newest stay', async () => {
      const { saveLayout } = underTest().storage.importLayouts
      await saveLayout(layoutOf('a', 3, { name: 'anew' }), 9)
      expect(await keys()).toEqual(['a: anew', 'b: ab'])
      await saveLayout(layoutOf('c', 4), 2)
      expect(await keys()).toEqual(['c: places c', 'a: anew'])
    })

    test('those of a backup are added, and replace none that is there', async () => {
      const { restoreLayouts } = underTest().storage.importLayouts
      await restoreLayouts([])
      await restoreLayouts([layoutOf('c', 9, { name: 'other' }), layoutOf('d', 2)])
      expect(await keys()).toEqual(['c: places c', 'a: anew', 'd: places d'])
    })

    test('are forgotten once, with an audit entry', async () => {
      const { importLayouts, audit } = underTest().storage
      expect(await importLayouts.removeLayout('c', entryOf('l1'))).toBe(true)
      expect(await importLayouts.removeLayout('c', entryOf('l2'))).toBe(false)
      expect(await audit.find('l1')).toEqual(entryOf('l1'))
      expect(await audit.find('l2')).toBeUndefined()
      expect(await keys()).toEqual(['a: anew', 'd: places d'])
    })

    test('stay when everything that is derived is made anew', async () => {
      await underTest().storage.reindex()
      expect(await keys()).toHaveLength(2)
    })
  })
}
