import { describe, expect, test } from 'vitest'
import type { SeoText, WrittenText } from '../../application/ports/listing-administration.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { detailPath } from '../../domain/slug/slug.ts'
import {
  type CreateTestBed,
  importDrafts,
  importJob,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const drafts = [1, 2, 3].map((n) => sampleDraft({ placeId: `t-${n}`, name: `Text ${n}` }))
const [first, second, third] = drafts.map(({ placeId }) => businessId(placeId)) as [string, string, string]
const made: SeoText = {
  uniqueContent: 'Made',
  seoTitle: 'Title',
  seoDescription: 'Words',
  canonicalUrl: '/t',
}
const digest = '0123456789abcdef'

export function describeSearchTexts(createTestBed: CreateTestBed): void {
  describe('search texts', () => {
    const underTest = useStorage(createTestBed, drafts)
    let now = 1_700_000_100_000
    const stored = async (id: string) => {
      const found = await underTest().storage.administration.findStored(id)
      if (!found) throw new Error(`no listing ${id}`)
      return found
    }
    const write = (texts: readonly WrittenText[]) =>
      underTest().storage.administration.addSeoTexts({
        texts,
        job: { id: 'import-1', progress: (added) => ({ added }) },
        now: ++now,
      })
    const change = (changeId: string, id: string, seo: Partial<SeoText>, phone?: string) =>
      stored(id).then((listing) =>
        underTest().storage.administration.change({
          changeId,
          edits: [
            {
              id,
              draft: withTerms({ ...listing, ...(phone && { phone }) }),
              seo: { ...listing, ...seo },
            },
          ],
          byHand: true,
          now: ++now,
        }),
      )
    const undo = (changeId: string) =>
      underTest().storage.administration.undo({ changeId, limit: 10, now: ++now })
    /** The notes of what has changed; they are forgotten. */
    const noted = async () => {
      const { administration } = underTest().storage
      const changes = await administration.textChanges()
      await administration.forgetTextChanges(changes)
      return changes
    }

    test('one that a person has written is remembered, and so are the facts of the others', async () => {
      expect(await write([first, second].map((id) => ({ ...made, id, former: '', facts: digest })))).toBe(2)
      await noted()
      await change('t-title', first, { seoTitle: 'By hand' })
      await change('t-text', first, { uniqueContent: 'By hand' })
      expect((await stored(first)).textFacts).toBe(`${digest}+title+content`)
      await undo('t-text')
      expect(await stored(first)).toMatchObject({ textFacts: `${digest}+title`, uniqueContent: 'Made' })
      await change('t-empty', first, { seoTitle: '' })
      expect((await stored(first)).textFacts).toBe(digest)
    })

    test('that a job has written since the listing was read outlive an edit of something else', async () => {
      const { administration } = underTest().storage
      const read = await stored(second)
      const later = { ...made, uniqueContent: 'Made later' }
      expect(await write([{ ...later, id: second, former: digest, facts: 'fedcba9876543210' }])).toBe(1)
      const draft = withTerms({ ...read, description: 'By hand' })
      const edit = { id: second, version: read.updatedAt, draft, seo: { seoTitle: 'By hand' } }
      await administration.change({ changeId: 't-race', edits: [edit], byHand: true, now: ++now })
      const expected = { ...later, seoTitle: 'By hand', textFacts: 'fedcba9876543210+title' }
      expect(await stored(second)).toMatchObject(expected)
      await undo('t-race')
      expect(await stored(second)).toMatchObject({ ...later, textFacts: 'fedcba9876543210' })
      expect(await write([{ ...made, id: second, former: 'fedcba9876543210', facts: digest }])).toBe(1)
    })

    test('an undo that brings an older one back is noted, like any other change', async () => {
      await change('t-words', second, { seoDescription: 'By hand' })
      await noted()
      await undo('t-words')
      expect(await noted()).toContain(`[${(await stored(second)).rowNumber}`)
    })

    test('are written by a job only where nobody has changed one of them since it read them', async () => {
      const { listings } = underTest().storage
      const { textFacts: former, updatedAt } = await stored(second)
      const version = await listings.dataVersion()
      const described = { ...made, id: second, seoDescription: 'New words', former, facts: `${digest}` }
      expect(await write([described])).toBe(1)
      expect(await stored(second)).toMatchObject({ seoDescription: 'New words', updatedAt })
      // A page shows the description.
      expect(await listings.dataVersion()).toBe(version + 1)
      await change('t-late', second, { seoTitle: 'By hand' })
      expect(await write([{ ...described, seoDescription: 'Late', facts: 'fedcba9876543210' }])).toBe(0)
      expect(await stored(second)).toMatchObject({ seoTitle: 'By hand', seoDescription: 'New words' })
      await change('t-named', third, { seoTitle: 'By hand' })
      expect(await write([{ ...made, id: third, former: '', facts: digest }])).toBe(0)
      expect((await stored(third)).uniqueContent).toBe('')
    })

    test('a submission that is approved, and a business that opens again, are owed one', async () => {
      const { administration, listings } = underTest().storage
      const draft = sampleDraft({ placeId: 't-sent', name: 'Sent', status: 'pending' })
      await listings.addPending({ draft: withTerms(draft), email: 'owner@example.org', now: ++now })
      const id = businessId('t-sent')
      await noted()
      const set = (changeId: string, status: 'published' | 'closed') =>
        administration.change({
          changeId,
          edits: [{ id, draft: withTerms({ ...draft, status }) }],
          byHand: true,
          now: ++now,
        })
      expect((await stored(id)).textFacts).toBe('')
      await set('t-approve', 'published')
      expect((await stored(id)).textFacts).toBe('-')
      const { rowNumber, updatedAt } = await stored(id)
      expect(await noted()).toContain(`[${rowNumber},`)
      expect(await write([{ ...made, id, former: '-', facts: digest }])).toBe(1)
      // Who has the listing open can still save it.
      expect(await stored(id)).toMatchObject({ textFacts: digest, updatedAt })
      await set('t-close', 'closed')
      await set('t-open', 'published')
      expect((await stored(id)).textFacts).toBe(digest)
    })

    test('a listing that loses its text by an undo, or comes back without one, is owed one', async () => {
      const { administration, jobs } = underTest().storage
      await change('t-phone', third, {}, '030 999999')
      const { textFacts: former } = await stored(third)
      expect(
        await write([{ ...made, id: third, seoTitle: 'By hand', former, facts: `${digest}+title` }]),
      ).toBe(1)
      await undo('t-phone')
      expect(await stored(third)).toMatchObject({ uniqueContent: '', textFacts: '-+title' })

      await jobs.createJob(importJob('t-import', ++now))
      await importDrafts(underTest().storage, [sampleDraft({ placeId: 't-new', name: 'New' })])
      const id = businessId('t-new')
      const remove = (changeId: string) =>
        administration.change({ changeId, deletions: [{ id }], byHand: true, now: ++now })
      // While others have none either, nobody has asked for one.
      await remove('t-gone')
      await undo('t-gone')
      expect((await stored(id)).textFacts).toBe('')
      await remove('t-gone-again')
      await write([{ ...made, id: third, former: '-+title', facts: digest }])
      expect((await administration.shortcomings()).withoutSeoText).toBe(0)
      await undo('t-gone-again')
      expect((await stored(id)).textFacts).toBe('-')
    })

    test('a listing that comes back under another address has that one as its canonical', async () => {
      const { administration, listings } = underTest().storage
      const [one, two] = ['t-twin-one', 't-twin-two'].map((placeId) => sampleDraft({ placeId, name: 'Twin' }))
      if (!one || !two) throw new Error('no drafts')
      await importDrafts(underTest().storage, [one])
      const id = businessId(one.placeId)
      const { slug } = await stored(id)
      await write([{ ...made, id, canonicalUrl: detailPath(slug), former: '', facts: digest }])
      await administration.change({ changeId: 't-away', deletions: [{ id }], byHand: true, now: ++now })
      await importDrafts(underTest().storage, [two])
      expect((await listings.findBySlug(slug))?.placeId).toBe(two.placeId)
      await undo('t-away')
      const after = await stored(id)
      expect(after.slug).not.toBe(slug)
      expect(after.canonicalUrl).toBe(detailPath(after.slug))
    })
  })
}
