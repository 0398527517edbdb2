import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { uploadsOf } from '../../src/main/uploads.ts'
import { listWithCount } from '../../src/storage/contract/list-with-count.contract.ts'
import { engines } from '../app/test-site.ts'
import { type ImportSite, openImportSite } from './import-site.ts'

const header = ['name', 'place_id', 'category', 'full_address', 'country', 'phone', 'rating', 'reviews']
const seoul = '서울특별시 마포구 양화로 45'
const noodles = [
  '한강 손칼국수',
  'ChIJnoodles01',
  'Korean restaurant',
  seoul,
  '대한민국',
  '02-333-4444',
  '4.6',
  '12',
]
const dentist = [
  '밝은치과',
  'ChIJdentist01',
  'Dentist',
  '부산광역시 해운대구 해운대로 10',
  '대한민국',
  '',
  '',
  '',
]
const bare = ['이름만', 'ChIJbare00001', '', '', '', '', '', '']
const change = (row: readonly string[], changes: Record<string, string>) =>
  header.map((column, index) => changes[column] ?? row[index] ?? '')

describe.each(engines)('an import on %s', (engine) => {
  let site: ImportSite
  beforeEach(async () => {
    site = await openImportSite(engine)
  })
  afterEach(() => site.remove())

  const changed = [
    change(noodles, { phone: '', rating: '4.8' }),
    change(dentist, { phone: '051-222-3333', category: 'Orthodontist' }),
    bare,
    change(bare, { name: '새 가게', place_id: 'ChIJnew000001' }),
  ]

  test('skips known listings by default, and leaves them as they are', async () => {
    await site.importRows(header, [noodles, dentist, bare])
    const before = await site.stored()
    const report = await site.importRows(header, changed)
    expect(report).toMatchObject({ mode: 'skip', rows: 4, imported: 1, updated: 0, duplicates: 3, errors: 0 })
    const after = await site.stored()
    for (const [placeId, listing] of before) expect(after.get(placeId)).toEqual(listing)
  })

  test('updates what the file carries, keeps address and slug, and changes nothing the second time', async () => {
    await site.importRows(header, [noodles, dentist, bare])
    const before = await site.stored()
    const report = await site.importRows(header, changed, { mode: 'update' })
    expect(report).toMatchObject({ mode: 'update', imported: 1, updated: 2, duplicates: 1 })
    const after = await site.stored()
    expect(after.get('ChIJnoodles01')).toMatchObject({
      id: before.get('ChIJnoodles01')?.id,
      slug: before.get('ChIJnoodles01')?.slug,
      phone: '',
      phoneE164: '',
      rating: 4.8,
      city: before.get('ChIJnoodles01')?.city,
    })
    expect(after.get('ChIJdentist01')).toMatchObject({ category: 'Orthodontist', phone: '051-222-3333' })
    expect(after.get('ChIJbare00001')).toEqual(before.get('ChIJbare00001'))
    const updated = after.get('ChIJnoodles01')
    expect(updated?.dataAt).toBe(updated?.updatedAt)
    expect(updated?.dataAt).toBeGreaterThan(before.get('ChIJnoodles01')?.dataAt ?? Number.NaN)

    const again = await site.importRows(header, changed, { mode: 'update' })
    expect(again).toMatchObject({ imported: 0, updated: 0, duplicates: 4 })
    expect(await site.stored()).toEqual(after)
  })

  test('changes nothing that a file of names, ids and phones does not have', async () => {
    const hours = 'Monday: 09:00-18:00, Sunday: Closed'
    await site.importRows([...header, 'postal_code', 'working_hours'], [[...noodles, '04036', hours]])
    const before = (await site.stored()).get('ChIJnoodles01')
    const rows = [['한강 손칼국수', 'ChIJnoodles01', '02-333-5555']]
    const columns = ['name', 'place_id', 'phone']
    for (const mode of ['update', 'fill'] as const) await site.importRows(columns, rows, { mode })
    const [phone, phoneE164] = ['02-333-5555', '+8223335555']
    const times = { dataAt: expect.anything(), updatedAt: expect.anything() }
    expect(Object.keys(before?.openingHours ?? {})).toEqual(['Monday', 'Sunday'])
    expect((await site.stored()).get('ChIJnoodles01')).toEqual({ ...before, phone, phoneE164, ...times })
  })

  test('fills what is empty alone', async () => {
    await site.importRows(header, [noodles, dentist, bare])
    const report = await site.importRows(header, changed, { mode: 'fill' })
    expect(report).toMatchObject({ mode: 'fill', imported: 1, updated: 1, duplicates: 2 })
    const after = await site.stored()
    expect(after.get('ChIJnoodles01')).toMatchObject({ phone: '02-333-4444', rating: 4.6 })
    expect(after.get('ChIJdentist01')).toMatchObject({ category: 'Dentist', phone: '051-222-3333' })
  })

  test('takes of several rows with one id the first, however far apart', async () => {
    await site.importRows(header, [noodles])
    const others = Array.from({ length: 600 }, (_, n) => change(bare, { place_id: `ChIJother${n}` }))
    const rows = [
      change(noodles, { rating: '1' }),
      ...others,
      change(noodles, { rating: '2' }),
      change(noodles, { rating: '3' }),
    ]
    const report = await site.importRows(header, rows, { mode: 'update' })
    expect(report).toMatchObject({ rows: 603, imported: 600, updated: 1, duplicates: 2 })
    expect((await site.stored()).get('ChIJnoodles01')?.rating).toBe(1)
  })

  test('finds changed listings by their new words, and not by the old ones', async () => {
    await site.importRows(header, [noodles])
    await site.importRows(header, [change(noodles, { name: '양화 국밥' })], { mode: 'update' })
    const page = { sort: 'recommended', limit: 5, offset: 0 } as const
    const { listings } = site.storage
    expect((await listWithCount(listings, { terms: ['국밥'] }, page)).totalCount).toBe(1)
    expect((await listWithCount(listings, { terms: ['칼국'] }, page)).totalCount).toBe(0)
  })

  test('keeps slug and verification of an export, where the slug is free', async () => {
    const columns = [...header, 'slug', 'verified']
    const rows = [
      [...noodles, 'hangang-noodles', 'TRUE'],
      [...dentist, 'hangang-noodles', 'FALSE'],
      [...bare, 'not a slug/', 'TRUE'],
    ]
    await site.importRows(columns, rows)
    const stored = await site.stored()
    expect(stored.get('ChIJnoodles01')).toMatchObject({ slug: 'hangang-noodles', isVerified: true })
    expect(stored.get('ChIJdentist01')?.slug).not.toBe('hangang-noodles')
    expect(stored.get('ChIJbare00001')?.slug).toMatch(/^이름만-ChIJbar$/)
  })

  test('takes the sheet and the columns that were chosen', async () => {
    const columns = { name: 2, place_id: 1, phone: 0 }
    const uploadId = await site.upload(['a', 'b', 'c'], [['02-333-4444', 'ChIJchosen001', '고른 이름']])
    const preview = await site.preview(uploadId)
    expect(preview).toMatchObject({ columns: {}, headerCells: ['a', 'b', 'c'], new: 0, refused: 0 })
    expect(preview.problem?.en).toContain('No row has the headers of a list of businesses')
    expect(await site.preview(uploadId, { columns })).toMatchObject({ columns, new: 1, refused: 0 })
    const job = await site.submitImport(uploadId, { columns })
    expect(await site.queue.wait(job.id)).toMatchObject({ state: 'done', result: { imported: 1 } })
    expect((await site.stored()).get('ChIJchosen001')?.name).toBe('고른 이름')
    expect(existsSync(join(uploadsOf(site.config, site.storage).path, uploadId))).toBe(false)
  })

  test('is foretold by a preview, which writes nothing', async () => {
    await site.importRows(header, [noodles, dentist, bare])
    const before = await site.stored()
    const version = await site.storage.listings.dataVersion()
    const nameless = change(bare, { name: '', place_id: 'ChIJnameless1' })
    const uploadId = await site.upload(header, [...changed, nameless, change(noodles, { rating: '1' })])
    expect(await site.preview(uploadId)).toMatchObject({
      uploadId,
      fileName: 'rows.xlsx',
      sheet: 'Sheet1',
      sheets: ['Sheet1'],
      headerRow: 1,
      headerCells: header,
      columns: { name: 0, place_id: 1, category: 2 },
      rows: 6,
      new: 1,
      changed: 2,
      duplicate: 2,
      repeats: 1,
      changes: {
        update: {
          count: 2,
          fields: [
            {
              column: 'phone',
              count: 2,
              examples: [
                { name: '한강 손칼국수', before: '02-333-4444', after: '' },
                { name: '밝은치과', before: '', after: '051-222-3333' },
              ],
            },
            { column: 'rating', count: 1, examples: [{ before: '4.6', after: '4.8' }] },
            { column: 'category', count: 1, examples: [{ before: 'Dentist', after: 'Orthodontist' }] },
          ],
        },
        fill: { count: 1, fields: [{ column: 'phone', count: 1, examples: [{ name: '밝은치과' }] }] },
      },
      refused: 1,
      refusedGroups: [{ reason: 'name-missing', count: 1, rowNumber: 6 }],
      firstRefused: [{ rowNumber: 6, reason: expect.stringMatching(/^name/) }],
      examples: [
        { name: '한강 손칼국수', category: 'Korean restaurant', phone: '' },
        { name: '밝은치과', category: 'Orthodontist', phone: '051-222-3333' },
        { name: '이름만' },
        { name: '새 가게' },
      ],
    })
    expect(await site.stored()).toEqual(before)
    expect(await site.storage.listings.dataVersion()).toBe(version)
  })

  test('names the statuses of which nobody knows what they mean', async () => {
    const row = (id: number, status: string) => [`Dükkan ${id}`, `ChIJstatus00${id}`, status]
    const rows = [row(1, 'Açık'), row(2, 'Tadilatta'), row(3, 'Kalıcı kapalı'), row(4, 'Tadilatta')]
    const preview = await site.preview(await site.upload(['name', 'place_id', 'durum'], rows))
    expect(preview.unknownStatuses).toEqual([{ text: 'Tadilatta', count: 2 }])
    const report = await site.importRows(['name', 'place_id', 'durum'], rows)
    expect(report.quality).toMatchObject({ unknownStatus: 2, closedForGood: 1 })
  })

  test.each(['skip', 'update', 'fill'] as const)('%s does what its preview has counted', async (mode) => {
    await site.importRows(header, [noodles, dentist, bare])
    const idOf = (row: readonly string[]) => businessId(row[1] ?? '')
    const gone = change(bare, { place_id: 'ChIJmerged001' })
    await site.importRows(header, [gone])
    await site.storage.administration.change({
      changeId: 'merge',
      deletions: [{ id: idOf(gone), mergedInto: idOf(bare) }],
      byHand: true,
      now: Date.now(),
    })
    const rows = [...changed, gone, change(bare, { place_id: 'ChIJtwice0001' })]
    rows.push(change(bare, { place_id: 'ChIJtwice0001', rating: '3' }), change(bare, { name: '' }))
    const preview = await site.preview(await site.upload(header, rows))
    const report = await site.importRows(header, rows, { mode })
    const changing = mode === 'skip' ? 0 : (preview.changes?.[mode].count ?? Number.NaN)
    expect({ ...report }).toMatchObject({
      rows: preview.rows,
      imported: preview.new,
      updated: changing,
      duplicates: preview.rows - preview.new - changing - preview.refused,
      errors: preview.refused,
      refusedReasons: Object.fromEntries(
        (preview.refusedGroups ?? []).map(({ reason, count }) => [reason, count]),
      ),
    })
    expect(report).toMatchObject({ imported: 2, errors: 1 })
  })

  test('updates an address and hours that stand in columns of their own', async () => {
    const parts = ['name', 'place_id', 'street', 'house', 'city', 'monday']
    const row = (house: string, monday: string) => [
      'Laden',
      'ChIJparts0001',
      'Lange Straße',
      house,
      'Berlin',
      monday,
    ]
    await site.importRows(parts, [row('7', '9-17')], { country: 'DE' })
    const preview = await site.preview(await site.upload(parts, [row('9', '9-18')]), { country: 'DE' })
    expect(preview.changes?.update.fields.map(({ column }) => column)).toEqual([
      'full_address',
      'working_hours',
    ])
    await site.importRows(parts, [row('9', '9-18')], { country: 'DE', mode: 'update' })
    expect((await site.stored()).get('ChIJparts0001')).toMatchObject({
      address: expect.stringContaining('Lange Straße 9'),
      openingHours: { Monday: expect.stringContaining('18') },
    })
  })

  test('a preview shows addresses and hours, counts what has closed for good, and names the remarks that say so', async () => {
    const own = ['name', 'place_id', 'full_address', 'working_hours', '비고']
    const id = await site.upload(own, [
      ['해맑은 약국', 'ChIJopen00001', seoul, '월-금 9:00-18:00', '주차 가능'],
      ['문 닫은 약국', 'ChIJgone00001', seoul, '', '폐업'],
    ])
    const preview = await site.preview(id)
    expect(preview).toMatchObject({ new: 2, closed: 1, unused: [4], remarks: [4] })
    expect(preview.examples[0]).toMatchObject({
      address: seoul,
      hours: { Monday: '9:00-18:00', Friday: '9:00-18:00' },
    })
  })
})
