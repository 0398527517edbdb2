import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

const entryOf = (id: string, at: number): AuditEntry => ({
  id,
  at,
  username: 'admin',
  action: 'listing-edited',
  subjectId: 'abc',
  subject: '파란 문 빵집',
  details: { name: ['Blue Door', '파란 문 빵집 😀'] },
})

export function describeAudit(createTestBed: CreateTestBed): void {
  describe('the audit log', () => {
    const underTest = useStorage(createTestBed)

    test('entries come back as they were, the newest first, page by page', async () => {
      const { audit } = underTest().storage
      for (const [id, at] of [
        ['b', 20],
        ['a', 10],
        ['d', 30],
        ['c', 30],
      ] as const) {
        await audit.add(entryOf(id, at))
      }
      expect((await audit.list({ limit: 3 })).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
      expect(await audit.list({ limit: 3, before: 'b' })).toEqual([entryOf('a', 10)])
      expect(await audit.find('c')).toEqual(entryOf('c', 30))
      expect(await audit.find('none')).toBeUndefined()
    })

    test('an entry without details has none, and texts that no engine stores lose what it cannot', async () => {
      const { audit } = underTest().storage
      await audit.add({ ...entryOf('e', 40), subject: 'a\0b', details: null })
      expect(await audit.find('e')).toEqual({ ...entryOf('e', 40), subject: 'ab', details: null })
    })
  })
}
