import { describe, expect, test } from 'vitest'
import { importColumns } from '../../domain/business/import-columns.ts'
import { recogniseHeader } from './columns.ts'

describe('recogniseHeader', () => {
  test('finds the 13 columns in any order, case and spacing', () => {
    const header = [...importColumns].reverse().map((name) => ` ${name.toUpperCase().replace('_', ' ')} `)
    expect(Object.keys(recogniseHeader(header)).sort()).toEqual([...importColumns].sort())
  })

  test('reads Korean and Turkish headers', () => {
    expect(recogniseHeader(['번호', '상호', '주소', '전화번호'])).toEqual({
      name: 1,
      full_address: 2,
      phone: 3,
    })
    expect(recogniseHeader(['İşletme Adı', 'Adres', 'Telefon'])).toEqual({
      name: 0,
      full_address: 1,
      phone: 2,
    })
  })

  test('prefers the column of its own name to an alias, wherever it stands', () => {
    expect(recogniseHeader(['address', 'full_address', 'name']).full_address).toBe(1)
    expect(recogniseHeader(['full_address', 'address', 'name']).full_address).toBe(0)
  })

  test('takes the first of two columns of the same name', () => {
    expect(recogniseHeader(['name', 'name']).name).toBe(0)
  })

  test('finds nothing in a data row', () => {
    expect(recogniseHeader(['한밭식당', '대전광역시 중구 중앙로 1', '042-111-2222'])).toEqual({})
  })

  test('reads what only an export of this product has, and no other column of that name', () => {
    expect(recogniseHeader(['name', 'place_id', 'slug', 'verified'])).toEqual({
      name: 0,
      place_id: 1,
      slug: 2,
      verified: 3,
    })
    expect(recogniseHeader(['name', 'place_id', 'verified'])).toEqual({ name: 0, place_id: 1 })
  })
})
