import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openStorage, type StorageOptions } from '../open-storage.ts'
import { type CreateTestBed, importDrafts, sampleDraft, useStorage } from './storage-under-test.contract.ts'

export function describeOpening(createTestBed: CreateTestBed): void {
  describe('opening', () => {
    const underTest = useStorage(createTestBed)

    test('processes that migrate at once apply each migration once', async () => {
      const bed = await createTestBed({ empty: true })
      const applied = await Promise.all([1, 2, 3].map(() => migrateInProcess(bed.options)))
      const names = applied.flat()
      expect(names).toContain('0001-schema')
      expect(names).toEqual([...new Set(names)])
      const storage = await openStorage(bed.options)
      expect(await storage.migrate()).toEqual([])
      await storage.close()
      await bed.destroy()
    })

    test('what was stored is there after reopening', async () => {
      const { storage, bed } = underTest()
      await importDrafts(storage, [sampleDraft({ placeId: 'ChIJstays' })])
      const second = await openStorage(bed.options)
      expect(await second.listings.statistics()).toEqual(await storage.listings.statistics())
      await second.close()
    })

    test('read-only storage reads and refuses to write', async () => {
      const { storage, bed } = underTest()
      const readOnly = await openStorage({ ...bed.options, readOnly: true })
      expect(await readOnly.listings.statistics()).toEqual(await storage.listings.statistics())
      await expect(importDrafts(readOnly, [sampleDraft({ placeId: 'ChIJrefused' })])).rejects.toThrow(
        /read-?only/,
      )
      await expect(
        readOnly.sessions.saveAccount({
          id: '1',
          username: 'a',
          passwordHash: 'b',
          mustChangePassword: false,
        }),
      ).rejects.toThrow(/read-?only/)
      await readOnly.close()
    })
  })
}

/** Runs `migrate` in a separate process and returns the applied migrations. */
async function migrateInProcess(options: StorageOptions): Promise<string[]> {
  const script = `
    import { openStorage } from ${JSON.stringify(new URL('../open-storage.ts', import.meta.url).href)}
    const storage = await openStorage(${JSON.stringify(options)})
    console.log(JSON.stringify(await storage.migrate()))
    await storage.close()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  return JSON.parse(stdout) as string[]
}
