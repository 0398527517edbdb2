import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { type CreateTestBed, importJob, sampleDraft, useStorage } from './storage-under-test.contract.ts'

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

    test('entries of some kinds are found since a time, the newest first', async () => {
      const { audit } = underTest().storage
      const of = (id: string, at: number, action: AuditEntry['action']) =>
        audit.add({ ...entryOf(id, at), action })
      await of('l-1', 100, 'login')
      await of('l-2', 110, 'login')
      await of('l-3', 120, 'logout')
      await of('l-4', 130, 'password-changed')
      const found = (since: number, limit = 9) =>
        audit.listActions(['login', 'password-changed'], { since, limit })
      expect((await found(110)).map(({ id }) => id)).toEqual(['l-4', 'l-2'])
      expect(await found(0, 1)).toEqual([{ ...entryOf('l-4', 130), action: 'password-changed' }])
      expect(await found(131)).toEqual([])
    })

    test('an entry without details has none, and texts that no engine stores lose what it cannot', async () => {
      const { audit } = underTest().storage
      await audit.add({ ...entryOf('e', 40), subject: 'a\0b', details: null })
      expect(await audit.find('e')).toEqual({ ...entryOf('e', 40), subject: 'ab', details: null })
    })
  })

  describe('the audit log and what it tells of', () => {
    const draft = sampleDraft({ placeId: 'ChIJtold' })
    const other = sampleDraft({ placeId: 'ChIJother', name: 'Blue Door Bakery 2' })
    const [id, otherId] = [businessId('ChIJtold'), businessId('ChIJother')]
    const pair = id < otherId ? { firstId: id, secondId: otherId } : { firstId: otherId, secondId: id }
    const underTest = useStorage(createTestBed, [draft, other])
    const rename = (name: string, entry: AuditEntry, version?: number) =>
      underTest().storage.administration.change({
        changeId: entry.id,
        edits: [{ id, draft: withTerms({ ...draft, name }), ...(version !== undefined && { version }) }],
        byHand: true,
        audit: ({ edited }) => (edited.length > 0 ? entry : undefined),
        now: Date.now(),
      })
    const nameNow = async () => (await underTest().storage.administration.findStored(id))?.name
    /** An id that exists already, so the entry cannot be written. */
    const taken = entryOf('taken', 1)

    test('are written together', async () => {
      const { audit, administration, jobs } = underTest().storage
      await audit.add(taken)
      await rename('Once', entryOf('edit', 50))
      expect(await audit.find('edit')).toEqual(entryOf('edit', 50))
      await administration.undo({
        changeId: 'edit',
        limit: 9,
        audit: ({ restored }) => ({ ...entryOf('undo', 51), details: { restored } }),
        now: Date.now(),
      })
      expect(await audit.find('undo')).toMatchObject({ details: { restored: 1 } })
      await jobs.createJob({ ...importJob('told', 52), audit: entryOf('begun', 52) })
      expect(await jobs.requestCancel('told', 53, entryOf('cancelled', 53))).toBe(true)
      await jobs.createJob(importJob('ending', 54))
      const outcome = { state: 'done', result: null, now: 55 } as const
      await jobs.finishJob('ending', { ...outcome, audit: entryOf('ended', 55) })
      for (const each of ['begun', 'cancelled', 'ended']) expect(await audit.find(each)).toBeDefined()
    })

    test('of a change that did not happen, nothing is told', async () => {
      const { audit, jobs, duplicates } = underTest().storage
      await rename('Too late', entryOf('conflict', 60), 1)
      const failing = underTest().storage.administration.change({
        changeId: 'failing',
        edits: [{ id, draft: withTerms({ ...draft, name: 'Failing' }) }],
        byHand: true,
        job: { id: 'no such job', progress: {} },
        audit: () => entryOf('failing', 61),
        now: Date.now(),
      })
      await expect(failing).rejects.toThrow('no such job')
      await expect(
        jobs.createJob({ ...importJob('ending', 62), audit: entryOf('twice', 62) }),
      ).rejects.toThrow()
      expect(await jobs.requestCancel('ending', 63, entryOf('late', 63))).toBe(false)
      const outcome = { state: 'failed', result: null, now: 64 } as const
      await jobs.finishJob('ending', { ...outcome, audit: entryOf('ended again', 64) })
      expect(await jobs.findJob('ending')).toMatchObject({ state: 'done' })
      expect(await duplicates.setDismissed([id, otherId], true, entryOf('no pair', 65))).toBe(false)
      for (const each of ['conflict', 'failing', 'twice', 'late', 'ended again', 'no pair']) {
        expect(await audit.find(each)).toBeUndefined()
      }
    })

    test('what cannot be told does not happen', async () => {
      const { administration, jobs, duplicates } = underTest().storage
      const before = await nameNow()
      await expect(rename('Untold', taken)).rejects.toThrow()
      expect(await nameNow()).toBe(before)

      await rename('Told', entryOf('told', 70))
      await expect(
        administration.undo({ changeId: 'told', limit: 9, audit: () => taken, now: Date.now() }),
      ).rejects.toThrow()
      expect(await nameNow()).toBe('Told')
      expect(await administration.countUndoable('told')).toBe(1)

      await expect(jobs.createJob({ ...importJob('untold', 71), audit: taken })).rejects.toThrow()
      expect(await jobs.findJob('untold')).toBeUndefined()
      await jobs.createJob(importJob('open', 72))
      await expect(jobs.requestCancel('open', 73, taken)).rejects.toThrow()
      const outcome = { state: 'done', result: null, now: 74, audit: taken } as const
      await expect(jobs.finishJob('open', outcome)).rejects.toThrow()
      expect(await jobs.findJob('open')).toMatchObject({ state: 'queued', cancelRequested: false })

      const found = [{ ...pair, reasons: ['name'] as const, strength: 1 as const }]
      await duplicates.storePairs({ jobId: 'open', pairs: found, chunks: [], now: 75 })
      await expect(duplicates.setDismissed([id, otherId], true, taken)).rejects.toThrow()
      expect(await duplicates.listPairs({ isDismissed: true })).toEqual([])
      expect(await duplicates.setDismissed([id, otherId], true, entryOf('dismissed', 76))).toBe(true)
      expect(await underTest().storage.audit.find('dismissed')).toBeDefined()
    })
  })
}
