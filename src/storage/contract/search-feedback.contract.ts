import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { StoredSynonym } from '../../application/ports/search-feedback.ts'
import { type CreateTestBed, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const entryOf = (id: string): AuditEntry => ({
  id,
  at: 1,
  username: 'admin',
  action: 'synonym-added',
  subjectId: '',
  subject: '핸드폰수리',
  details: null,
})
const synonymOf = (key: string, changes: Partial<StoredSynonym> = {}): StoredSynonym => ({
  key,
  phrase: key,
  meaning: '휴대폰 수리점',
  trade: 'cell-phone-repair-shop',
  createdAt: 1,
  ...changes,
})

export function describeSearchFeedback(createTestBed: CreateTestBed): void {
  describe('synonyms', () => {
    const underTest = useStorage(createTestBed, [sampleDraft({ placeId: 'ChIJone' })])
    const versionNow = () => underTest().storage.listings.dataVersion()
    const found = async (...keys: string[]) =>
      (await underTest().storage.dictionary.findSynonyms(keys)).map(({ meaning }) => meaning)

    test('are found by their keys as soon as they are saved, and change the data version with an audit entry', async () => {
      const { searchFeedback, dictionary, audit } = underTest().storage
      const before = await versionNow()
      expect(await searchFeedback.saveSynonym(synonymOf('폰수리', { createdAt: 5 }), 2, entryOf('a'))).toBe(
        true,
      )
      expect(await versionNow()).toBe(before + 1)
      expect(await audit.find('a')).toEqual(entryOf('a'))
      const { createdAt: _, ...saved } = synonymOf('폰수리')
      expect(await dictionary.findSynonyms(['강남', '폰수리'])).toEqual([saved])
      expect(await found()).toEqual([])
      expect(await found('강남')).toEqual([])
    })

    test('one key has one meaning, and there are never more than the limit', async () => {
      const { searchFeedback, audit } = underTest().storage
      const { saveSynonym, listSynonyms } = searchFeedback
      expect(await saveSynonym(synonymOf('펌', { trade: '', meaning: '미용실' }), 2, entryOf('b'))).toBe(true)
      expect(await saveSynonym(synonymOf('셋째'), 2, entryOf('c'))).toBe(false)
      expect(await audit.find('c')).toBeUndefined()
      expect(await saveSynonym(synonymOf('펌', { trade: '', meaning: '파마' }), 2, entryOf('d'))).toBe(true)
      expect((await listSynonyms()).map(({ key, meaning }) => [key, meaning])).toEqual([
        ['폰수리', '휴대폰 수리점'],
        ['펌', '파마'],
      ])
    })

    test('stay when everything that is derived is made anew', async () => {
      const { reindex, administration } = underTest().storage
      await reindex()
      await administration.forgetChanges(Date.now())
      expect(await found('폰수리', '펌')).toHaveLength(2)
    })

    test('those of a backup are added, and change no meaning that is there', async () => {
      const { searchFeedback } = underTest().storage
      const before = await versionNow()
      await searchFeedback.restoreSynonyms([])
      expect(await versionNow()).toBe(before)
      await searchFeedback.restoreSynonyms([
        synonymOf('펌', { meaning: '다른 뜻' }),
        synonymOf('셋째', { meaning: '새 뜻' }),
      ])
      expect(await versionNow()).toBe(before + 1)
      expect((await found('폰수리', '펌', '셋째')).sort()).toEqual(['새 뜻', '파마', '휴대폰 수리점'])
      expect(await searchFeedback.listSynonyms()).toContainEqual(synonymOf('셋째', { meaning: '새 뜻' }))
    })

    test('a removed one means nothing any more, once', async () => {
      const { searchFeedback, audit } = underTest().storage
      const before = await versionNow()
      expect(await searchFeedback.removeSynonym('폰수리', entryOf('e'))).toBe(true)
      expect(await searchFeedback.removeSynonym('폰수리', entryOf('f'))).toBe(false)
      expect(await versionNow()).toBe(before + 1)
      expect(await audit.find('f')).toBeUndefined()
      expect(await found('폰수리', '펌')).toEqual(['파마'])
    })
  })

  describe('searches without results', () => {
    const underTest = useStorage(createTestBed)
    const search = (words: string, count: number, place = '') => ({ words, place, count })
    const list = async () =>
      (await underTest().storage.searchFeedback.listZeroResults(10)).map(
        ({ words, place, count, lastDay }) => [words, place, count, lastDay],
      )

    test('are summed up over the days, the most frequent first', async () => {
      const { addZeroResults } = underTest().storage.searchFeedback
      await addZeroResults(
        '2026-11-20',
        [search('폰수리', 2), search('폰수리', 1, '강남'), search('a\0b', 1)],
        9,
      )
      await addZeroResults('2026-11-21', [search('폰수리', 3), search('ab', 1)], 9)
      await addZeroResults('2026-11-21', [search('폰수리', 1)], 9)
      await addZeroResults('2026-11-22', [], 9)
      expect(await list()).toEqual([
        ['폰수리', '', 6, '2026-11-21'],
        ['ab', '', 2, '2026-11-21'],
        ['폰수리', '강남', 1, '2026-11-20'],
      ])
    })

    test('of each day the most frequent stay', async () => {
      const { addZeroResults } = underTest().storage.searchFeedback
      await addZeroResults('2026-11-21', [search('flood', 1), search('often', 9)], 2)
      expect(await list()).toEqual([
        ['often', '', 9, '2026-11-21'],
        ['폰수리', '', 6, '2026-11-21'],
        ['ab', '', 1, '2026-11-20'],
        ['폰수리', '강남', 1, '2026-11-20'],
      ])
    })

    test('are forgotten by their day, and by their words', async () => {
      const { removeZeroResults, removeZeroResultsBefore } = underTest().storage.searchFeedback
      await removeZeroResultsBefore('2026-11-21')
      expect((await list()).map(([words]) => words)).toEqual(['often', '폰수리'])
      await removeZeroResults([])
      await removeZeroResults([
        { words: '폰수리', place: '' },
        { words: 'often', place: '강남' },
      ])
      expect((await list()).map(([words]) => words)).toEqual(['often'])
    })
  })
}
