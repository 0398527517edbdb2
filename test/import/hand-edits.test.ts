import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ModerationService } from '../../src/application/moderation/moderation-service.ts'
import type { BusinessEdit } from '../../src/domain/administration/administration.ts'
import type { ModeChanges } from '../../src/domain/administration/import-preview.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createAuditLog } from '../../src/main/process/system.ts'
import { engines } from '../app/test-site.ts'
import { type ImportSite, openImportSite } from './import-site.ts'

const header = [...importColumns, 'verified']
const row = (cells: Readonly<Partial<Record<string, string>>>) => header.map((column) => cells[column] ?? '')

const first = row({
  name: '한강 손칼국수',
  place_id: 'ChIJnoodles01',
  category: 'Korean restaurant',
  full_address: '서울특별시 마포구 양화로 45',
  postal_code: '04036',
  country: '대한민국',
  phone: '02-333-4444',
  rating: '4.6',
  reviews: '12',
  photo: 'https://example.com/a.jpg',
  working_hours: '{"Monday": "09:00-18:00"}',
  location_link: 'https://maps.example.com/a',
  verified: 'false',
})
/** The same place in the next file: every value is another one. */
const next = row({
  name: '한강 칼국수집',
  place_id: 'ChIJnoodles01',
  category: 'Dentist',
  full_address: '부산광역시 해운대구 해운대로 10',
  postal_code: '48094',
  country: '대한민국',
  phone: '051-222-3333',
  rating: '3.1',
  reviews: '400',
  photo: 'https://example.com/b.jpg',
  working_hours: '{"Monday": "10:00-12:00"}',
  location_link: 'https://maps.example.com/b',
  verified: 'false',
})
const id = businessId('ChIJnoodles01')

/** An edit of each field that the form has and a file carries. */
const edits: readonly BusinessEdit[] = [
  { name: '한강 손칼국수 본점' },
  { category: 'Noodle shop' },
  { address: '서울특별시 마포구 양화로 46' },
  { zipCode: '04037' },
  { city: '고양' },
  { state: '경기도' },
  { country: '일본' },
  { phone: '02-333-5555' },
  { phone: '' },
  { rating: '4.9' },
  { reviewCount: '99' },
  { photos: 'https://example.com/mine.jpg' },
  { openingHours: { Monday: '11:00-20:00' } },
  { locationLink: 'https://maps.example.com/mine' },
  { isVerified: true },
]

describe.each(engines)('what the administrator has set, on %s', (engine) => {
  let site: ImportSite
  let moderation: ModerationService
  beforeEach(async () => {
    site = await openImportSite(engine)
    const { administration, listings: reader } = site.storage
    moderation = new ModerationService({
      listings: administration,
      reader,
      audit: createAuditLog(site.storage),
      clock: { now: Date.now },
    })
    await site.importRows(header, [first])
  })
  afterEach(() => site.remove())

  const stored = async () => {
    const listing = (await site.stored()).get('ChIJnoodles01')
    if (!listing) throw new Error('the listing is gone')
    return listing
  }
  async function edit(change: BusinessEdit) {
    const outcome = await moderation.edit('admin', id, (await stored()).updatedAt, change)
    expect(outcome.kind).toBe('edited')
    return stored()
  }

  test('stays through an update that says something else, field by field', async () => {
    for (const change of edits) {
      const edited = await edit(change)
      for (const mode of ['update', 'fill', 'update'] as const) {
        await site.importRows(header, [next], { mode })
        const [field] = Object.keys(change) as (keyof typeof edited)[]
        const after = await stored()
        if (!field) throw new Error('an edit of nothing')
        expect([field, after[field]]).toEqual([field, edited[field]])
        expect(after.handFields).toContain(field)
      }
    }
    expect(await stored()).toMatchObject({
      name: '한강 손칼국수 본점',
      address: '서울특별시 마포구 양화로 46',
      city: '고양시',
      phone: '',
      phoneE164: '',
      isVerified: true,
    })
  })

  test('is only what was set: the file changes the rest', async () => {
    await edit({ phone: '02-333-5555' })
    await site.importRows(header, [next], { mode: 'update' })
    expect(await stored()).toMatchObject({
      name: '한강 칼국수집',
      city: '부산',
      rating: 3.1,
      phone: '02-333-5555',
      phoneE164: '+8223335555',
      handFields: ['phone'],
    })
  })

  test('is the file’s again once the edit is undone', async () => {
    await edit({ name: '한강 손칼국수 본점' })
    const [entry] = await site.storage.audit.list({ limit: 1 })
    expect(await moderation.undo('admin', entry?.id ?? '')).toMatchObject({ restored: 1 })
    expect((await stored()).handFields).toEqual([])
    await site.importRows(header, [next], { mode: 'update' })
    expect((await stored()).name).toBe('한강 칼국수집')
  })

  test('is named by a preview, and an import that lifts it makes it the file’s again', async () => {
    await edit({ phone: '02-333-5555' })
    const uploadId = await site.upload(header, [next])
    const { changes } = await site.preview(uploadId)
    const phone = ({ fields = [] }: Partial<ModeChanges> = {}) =>
      fields.find(({ column }) => column === 'phone')?.count
    expect([changes?.update.keptByHand, changes?.fill.keptByHand]).toEqual([1, 0])
    expect([phone(changes?.update), phone(changes?.lifted?.update)]).toEqual([undefined, 1])

    await site.importRows(header, [next], { mode: 'update', liftsHandEdits: true })
    expect(await stored()).toMatchObject({ phone: '051-222-3333', name: '한강 칼국수집', handFields: [] })
    await site.importRows(header, [first], { mode: 'update' })
    expect((await stored()).phone).toBe('02-333-4444')
  })

  test('comes back when the import that lifted it is undone', async () => {
    await edit({ phone: '02-333-5555' })
    const { jobId } = await site.importRows(header, [next], { mode: 'update', liftsHandEdits: true })
    await site.undo(jobId)
    expect(await stored()).toMatchObject({ phone: '02-333-5555', handFields: ['phone'] })
  })

  test('holds for what many listings get at once, and for a business that was opened again', async () => {
    await moderation.bulk('admin', { action: 'verify' }, [id])
    await moderation.setClosed('admin', id, true)
    await moderation.setClosed('admin', id, false)
    expect(await stored()).toMatchObject({ handFields: ['isVerified', 'status'] })
    const closed = [...header, 'business_status']
    await site.importRows(closed, [[...next, 'CLOSED_PERMANENTLY']], { mode: 'update' })
    expect(await stored()).toMatchObject({ isVerified: true, status: 'published', name: '한강 칼국수집' })
  })
})
