import { describe, expect, test } from 'vitest'
import { addReports, openReports } from '../../../test/app/history.ts'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { StoredReport } from '../../application/ports/report-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { type CreateTestBed, importJob, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const ofListing = businessId('p-shop')
const noLimits = { ofListing: 100, ofAll: 100 }
const reportOf = (id: string, changes: Partial<StoredReport> = {}): StoredReport => ({
  id,
  listingId: ofListing,
  reasons: ['phone', 'hours'],
  note: `번호가 ${id}로 바뀌었습니다.`,
  contact: '',
  createdAt: 1000,
  ...changes,
})
const auditOf = (id: string): AuditEntry => ({
  id,
  at: 1,
  username: 'admin',
  action: 'report-applied',
  subjectId: ofListing,
  subject: 'Blue Door Bakery',
  details: { reasons: ['phone'] },
})

export function describeReports(createTestBed: CreateTestBed): void {
  describe('reports of visitors', () => {
    const underTest = useStorage(createTestBed, [
      sampleDraft({ placeId: 'p-shop' }),
      sampleDraft({ placeId: 'p-other' }),
    ])
    const store = () => underTest().storage.reports
    const openIds = async (page = { limit: 50, offset: 0 }) => {
      const { reports, totalCount } = await store().listOpenReports(page)
      return [...reports.map(({ report }) => report.id), totalCount]
    }

    test('wait in the order of their coming, with the listing and how many others it has', async () => {
      const first = reportOf('b', { contact: 'owner@example.org', reasons: [], note: '' })
      expect(await store().addReport(first, noLimits)).toBe(true)
      await store().addReport(reportOf('a', { createdAt: 2000 }), noLimits)
      await store().addReport(reportOf('c', { createdAt: 3000, listingId: businessId('p-other') }), noLimits)
      const { reports } = await store().listOpenReports({ limit: 50, offset: 0 })
      expect(reports.map(({ report, listing, others }) => [report.id, listing.placeId, others])).toEqual([
        ['b', 'p-shop', 1],
        ['a', 'p-shop', 1],
        ['c', 'p-other', 0],
      ])
      expect(reports[0]?.report).toEqual(first)
      expect(await store().findOpenReport('a')).toEqual(reportOf('a', { createdAt: 2000 }))
      expect(await openIds({ limit: 1, offset: 1 })).toEqual(['a', 3])
    })

    test('are not seen by visitors, and change no data version', async () => {
      const { listings } = underTest().storage
      const version = await listings.dataVersion()
      await store().addReport(reportOf('d', { createdAt: 4000 }), noLimits)
      expect(await listings.dataVersion()).toBe(version)
    })

    test('are not taken beyond the limit of a listing, nor beyond that of all', async () => {
      expect(await store().addReport(reportOf('x'), { ofListing: 3, ofAll: 100 })).toBe(false)
      expect(await store().addReport(reportOf('x'), { ofListing: 100, ofAll: 4 })).toBe(false)
      expect(await store().findOpenReport('x')).toBeUndefined()
    })

    test('are decided once, with an audit entry', async () => {
      const { audit } = underTest().storage
      const at = (id: string, now: number) => ({ now, audit: auditOf(id) })
      expect(await store().decideReport('d', 'dismissed', at('audit-1', 5000))).toBe('audit-1')
      expect(await store().decideReport('d', 'applied', at('audit-2', 5000))).toBeUndefined()
      expect(await audit.find('audit-1')).toEqual(auditOf('audit-1'))
      expect(await audit.find('audit-2')).toBeUndefined()
      expect(await store().findOpenReport('d')).toBeUndefined()
      expect(await openIds()).toEqual(['b', 'a', 'c', 3])
    })

    test('are open again when the decision is undone, or the change that was made for them', async () => {
      const { administration } = underTest().storage
      const at = (id: string, changeId?: string) => ({ now: 4500, audit: auditOf(id), changeId })
      const undo = (changeId: string) => administration.undo({ changeId, limit: 10, now: 4600 })
      await store().addReport(reportOf('u', { createdAt: 4100 }), noLimits)
      expect(await store().decideReport('u', 'dismissed', at('own'))).toBe('own')
      expect(await administration.countUndoable('own')).toBe(1)
      expect(await undo('own')).toEqual({ removed: 0, restored: 0, kept: 0, reopened: 1, isDone: true })
      expect(await undo('own')).toEqual({ removed: 0, restored: 0, kept: 0, isDone: true })
      expect(await store().findOpenReport('u')).toEqual(reportOf('u', { createdAt: 4100 }))

      const close = (changeId: string) =>
        administration.change({
          changeId,
          edits: [{ id: ofListing, draft: withTerms(sampleDraft({ placeId: 'p-shop', status: 'closed' })) }],
          byHand: true,
          now: 4500,
        })
      await close('made')
      expect(await store().decideReport('u', 'applied', at('entry', 'made'))).toBe('made')
      expect(await administration.countUndoable('entry')).toBe(0)
      expect(await undo('made')).toMatchObject({ restored: 1, reopened: 1 })
      expect(await openIds()).toEqual(['b', 'a', 'c', 'u', 4])
      // The change is undone already, so the decision is one by itself.
      expect(await store().decideReport('u', 'applied', at('late', 'made'))).toBe('late')
      await administration.forgetChanges(10_000)
      expect(await administration.countUndoable('late')).toBe(0)
      expect(await undo('late')).toMatchObject({ isDone: true })
      expect(await openIds()).toEqual(['b', 'a', 'c', 3])
    })

    test('stay decided when others have changed the listing since', async () => {
      const { administration } = underTest().storage
      const edit = (changeId: string, now: number) => ({
        changeId,
        edits: [{ id: ofListing, draft: withTerms(sampleDraft({ placeId: 'p-shop', name: changeId })) }],
        byHand: true,
        now,
      })
      await store().addReport(reportOf('k', { createdAt: 4200 }), noLimits)
      await administration.change(edit('first', 4700))
      await store().decideReport('k', 'applied', { now: 4700, audit: auditOf('of-k'), changeId: 'first' })
      await administration.change(edit('second', 4800))
      expect(await administration.undo({ changeId: 'first', limit: 10, now: 4900 })).toEqual({
        removed: 0,
        restored: 0,
        kept: 1,
        isDone: true,
      })
      expect(await store().findOpenReport('k')).toBeUndefined()
      expect(await administration.countUndoable('first')).toBe(0)
    })

    test('are deleted some time after the decision; open ones stay while their listing is there', async () => {
      const { bed } = underTest()
      const contactOfDecided = () => bed.query(`select note from report where id = 'd'`)
      await store().forgetReports(5000)
      expect(await contactOfDecided()).toBe(reportOf('d').note)
      await store().forgetReports(5001)
      expect(await contactOfDecided()).toBeUndefined()
      expect(await openIds()).toEqual(['b', 'a', 'c', 3])
    })

    test('of a backup are added to those that are there', async () => {
      const { storage } = underTest()
      const stored = await store().findOpenReport('b')
      await addReports(storage, [reportOf('b', { note: 'other' }), reportOf('e', { createdAt: 9000 })])
      await addReports(storage, [])
      expect(await store().findOpenReport('b')).toEqual(stored)
      expect(await openIds()).toEqual(['b', 'a', 'c', 'e', 4])
    })

    test('of a deleted listing are not listed, come back when it does, and are deleted in time', async () => {
      const { administration } = underTest().storage
      const id = businessId('p-other')
      await administration.change({ changeId: 'gone', deletions: [{ id }], byHand: true, now: 10_000 })
      expect(await openIds()).toEqual(['b', 'a', 'e', 3])
      await administration.undo({ changeId: 'gone', limit: 10, now: 11_000 })
      expect(await openIds()).toEqual(['b', 'a', 'c', 'e', 4])
      await administration.change({ changeId: 'gone', deletions: [{ id }], byHand: true, now: 12_000 })
      await store().forgetReports(3001)
      expect(await openReports(underTest().storage)).toEqual(['a', 'b', 'e'])
    })

    test('are gone when everything is deleted', async () => {
      const { administration, jobs } = underTest().storage
      await jobs.createJob({ ...importJob('delete-1', 2), kind: 'delete-all' })
      await jobs.claimJob({ owner: 'me', now: 2, leaseTime: 60_000, jobId: 'delete-1' })
      await administration.hold('delete-1', 2)
      await administration.clear('delete-1')
      expect(await openReports(underTest().storage)).toEqual([])
    })
  })
}
