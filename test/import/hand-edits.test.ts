import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportColumns, exportRow } from '../../src/application/export/export-row.ts'
import { ModerationService } from '../../src/application/moderation/moderation-service.ts'
import type { BusinessEdit } from '../../src/domain/administration/administration.ts'
import { importModes, type ModeChanges } from '../../src/domain/administration/import-preview.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { handFields, isHandField } from '../../src/domain/business/hand-fields.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createAuditLog } from '../../src/main/process/system.ts'
import { routeEngines } from '../app/test-site.ts'
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
  about: 'Noodles since 1980',
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
  about: 'Teeth since 2020',
  verified: 'false',
})
/** A file that has nothing to say of the place. */
const empty = row({ name: '한강 칼국수집', place_id: 'ChIJnoodles01' })
const id = businessId('ChIJnoodles01')

/** What is set by hand in each field of the form. A new field does not compile without a line here. */
const valuesByHand: {
  readonly [Field in keyof BusinessEdit]-?: readonly NonNullable<BusinessEdit[Field]>[]
} = {
  name: ['한강 손칼국수 본점'],
  category: ['Noodle shop'],
  address: ['서울특별시 마포구 양화로 46'],
  zipCode: ['04037'],
  city: ['고양'],
  state: ['강원특별자치도'],
  country: ['일본'],
  phone: ['02-333-5555', ''],
  rating: ['4.9'],
  reviewCount: ['99'],
  photos: ['https://example.com/mine.jpg'],
  openingHours: [{ Monday: '11:00-20:00' }],
  description: ['손으로 미는 칼국수', ''],
  locationLink: ['https://maps.example.com/mine'],
  isVerified: [true],
  uniqueContent: ['손으로 쓴 소개 글입니다.'],
  seoTitle: ['손으로 쓴 제목'],
  seoDescription: ['손으로 쓴 설명'],
}
const fieldsOfForm = Object.keys(valuesByHand) as readonly (keyof BusinessEdit)[]

describe.each(routeEngines)('what the administrator has set, on %s', (engine) => {
  let site: ImportSite
  let moderation: ModerationService
  beforeEach(async () => {
    site = await openImportSite(engine)
    const { administration, duplicates, listings: reader } = site.storage
    moderation = new ModerationService({
      listings: administration,
      reader,
      duplicates,
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

  test('is set in every field that an import must leave alone', () => {
    // A merge of duplicates sets the options, see admin-duplicates; a business is closed and opened by its own button: see below.
    expect(handFields.filter((field) => !Object.hasOwn(valuesByHand, field))).toEqual(['about', 'status'])
  })

  test('stays through imports that say something else, or nothing, field by field, in each mode', async () => {
    const files = [...importModes.map((mode) => [mode, next] as const), ['update', empty] as const]
    for (const field of fieldsOfForm) {
      for (const value of valuesByHand[field]) {
        const edited = await edit({ [field]: value })
        for (const [mode, file] of files) {
          await site.importRows(header, [file], { mode })
          const after = await stored()
          expect([field, mode, after[field]]).toEqual([field, mode, edited[field]])
          if (isHandField(field)) expect(after.handFields).toContain(field)
        }
      }
    }
    expect(await stored()).toMatchObject({
      name: '한강 손칼국수 본점',
      address: '서울특별시 마포구 양화로 46',
      city: '고양시',
      phone: '',
      phoneE164: '',
      isVerified: true,
      uniqueContent: '손으로 쓴 소개 글입니다.',
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

  test('a cell that cannot be read keeps what is known, and the preview says how many there are', async () => {
    const phone = header.indexOf('phone')
    const unreadable = next.map((cell, index) => (index === phone ? 'abc' : cell))
    const { changes, quality } = await site.preview(await site.upload(header, [unreadable]))
    expect(changes?.update.fields.map(({ column }) => column)).not.toContain('phone')
    expect(quality).toMatchObject({ misplacedCells: 1 })
    await site.importRows(header, [unreadable], { mode: 'update' })
    expect(await stored()).toMatchObject({ name: '한강 칼국수집', phone: '02-333-4444' })
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
    const example = { name: '한강 손칼국수', before: '02-333-5555', after: '051-222-3333' }
    expect(changes?.update.kept).toEqual([{ column: 'phone', count: 1, examples: [example] }])
    expect(changes?.fill.kept).toEqual([])
    expect([phone(changes?.update), phone(changes?.lifted?.update)]).toEqual([undefined, 1])

    await site.importRows(header, [next], { mode: 'update', liftsHandEdits: true })
    expect(await stored()).toMatchObject({ phone: '051-222-3333', name: '한강 칼국수집', handFields: [] })
    await site.importRows(header, [first], { mode: 'update' })
    expect((await stored()).phone).toBe('02-333-4444')
  })

  test('in a workbook of an export is named by a preview where a known listing does not take it', async () => {
    const opening = '처음 문단은 그대로입니다. '.repeat(10)
    await edit({ uniqueContent: `${opening}손으로 쓴 글입니다.\n`, seoTitle: '제목', city: '고양시' })
    const exported = exportRow(await stored()).map((cell) => `${cell ?? ''}`)
    const preview = async (changes: Readonly<Record<string, string>>) => {
      const cells = exportColumns.map((column, index) => changes[column] ?? exported[index] ?? '')
      return site.preview(await site.upload(exportColumns, [cells]))
    }
    const search_text = `${opening}파일에서 고친 글입니다.`
    const { changed, notTaken } = await preview({ search_text, listing_city: '파주시' })
    expect(changed).toBe(0)
    expect(notTaken?.map(({ column, count }) => [column, count])).toEqual([
      ['search_text', 1],
      ['listing_city', 1],
    ])
    expect(notTaken?.[0]?.examples).toMatchObject([
      {
        before: expect.stringMatching(/^….* 손으로 쓴 글입니다\.$/),
        after: expect.stringMatching(/ 파일에서 고친 글/),
      },
    ])
    expect(notTaken?.[1]?.examples).toMatchObject([{ before: '고양시', after: '파주시' }])
    expect(await preview({})).not.toHaveProperty('notTaken')
  })

  test('in a workbook of an export, a city that was typed into its cell is named as not taken', async () => {
    const exported = exportRow(await stored()).map((cell) => `${cell ?? ''}`)
    const preview = async (city: string) => {
      const cells = exported.map((cell, index) => (exportColumns[index] === 'listing_city' ? city : cell))
      return site.preview(await site.upload(exportColumns, [cells]))
    }
    const { changed, notTaken } = await preview('파주시')
    expect(changed).toBe(0)
    expect(notTaken).toMatchObject([
      { column: 'listing_city', count: 1, examples: [{ before: '서울', after: '파주시' }] },
    ])
    expect(await preview('서울')).not.toHaveProperty('notTaken')
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
