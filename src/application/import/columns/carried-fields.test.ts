import { describe, expect, test } from 'vitest'
import { carriedColumns, extraColumns } from '../../../domain/business/import-columns.ts'
import { exportedTextFacts } from '../../../domain/seo-text/exported-text-facts.ts'
import { normaliseRow } from '../rows/normalise-row.ts'
import { carriedFields } from './carried-fields.ts'
import { recogniseHeader } from './columns.ts'

const header = ['name', 'place_id', 'full_address', 'country', ...extraColumns, ...carriedColumns]
const columns = recogniseHeader(header)
const rowOf = (cells: Partial<Record<string, string>>) => ({
  number: 2,
  cells: header.map(
    (column) => ({ name: '가게', place_id: 'a', country: '대한민국', ...cells })[column] ?? '',
  ),
})
const carried = (cells: Partial<Record<string, string>>) => carriedFields(rowOf(cells), columns)

describe('what an export carries', () => {
  test('comes back as it was', () => {
    const cells = {
      search_text: '첫 문단\r\n\r\n=둘째 문단',
      seo_title: '제목',
      data_at: '2026-03-04T05:06:07.008Z',
      hand_fields: 'phone,city',
    }
    expect(carried(cells)).toEqual({
      uniqueContent: '첫 문단\n\n=둘째 문단',
      seoTitle: '제목',
      seoDescription: '',
      textFacts: '',
      place: { city: '', state: '', district: '' },
      dataAt: Date.UTC(2026, 2, 4, 5, 6, 7, 8),
      handFields: ['phone', 'city'],
    })
  })

  test.each([
    ['no time', { data_at: 'yesterday' }],
    ['a time of no calendar', { data_at: '2026-13-40T99:00:00.000Z' }],
    ['a time before any directory', { data_at: '0001-01-01T00:00:00.000Z' }],
    ['a time far ahead', { data_at: '9999-01-01T00:00:00.000Z' }],
  ])('%s is none', (_, cells) => expect(carried(cells)?.dataAt).toBeUndefined())

  test('unknown fields are left out, each is there once, and endless texts are cut', () => {
    const cells = { hand_fields: '__proto__,phone,phone,constructor, city', seo_title: 'x'.repeat(99_999) }
    expect(carried(cells)?.handFields).toEqual(['phone'])
    expect(carried(cells)?.seoTitle).toHaveLength(1000)
  })

  test('a place that was put right is taken as it is, any other is derived from the address', () => {
    const cells = {
      full_address: '서울특별시 마포구 양화로 45',
      listing_city: '고양시',
      listing_state: '경기도',
    }
    const cityOf = (more: object) => {
      const row = rowOf({ ...cells, ...more })
      return normaliseRow(row, columns, { deriveIds: false }).draft?.city
    }
    expect([cityOf({}), cityOf({ hand_fields: 'city' }), cityOf({ hand_fields: 'phone' })]).toEqual([
      '서울',
      '고양시',
      '서울',
    ])
  })

  test('an export of a former version does not say whose the texts are', () => {
    const withFacts = recogniseHeader([...header, 'text_facts'])
    const row = rowOf({ search_text: '글', seo_title: '제목' })
    const cell = exportedTextFacts({
      ...{ textFacts: '0123456789abcdef', uniqueContent: '글', seoTitle: '다른 제목', seoDescription: '' },
    })
    expect(carriedFields({ ...row, cells: [...row.cells, cell] }, withFacts)?.textFacts).toBe(
      '0123456789abcdef+title',
    )
    expect(carriedFields(row, columns)?.textFacts).toBe('')
  })

  test('a file with only some of the columns is no export of the product', () => {
    const some = recogniseHeader(header.filter((column) => column !== 'hand_fields'))
    expect(carriedFields(rowOf({}), some)).toBeUndefined()
    expect(some.verified).toBeDefined()
    expect(recogniseHeader(['name', ...carriedColumns])).toEqual({ name: 0 })
  })
})
