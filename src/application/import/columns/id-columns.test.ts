import { describe, expect, test } from 'vitest'
import { idColumns } from './id-columns.ts'

test("a source's own numbers can be ids, the column that says so first", () => {
  const header = ['번호', '상호', '상품', '관리번호', '전화']
  const rows = [
    ['1', '가', 'A-10', '3010000-101-2001-00012', '02-123-4567'],
    ['2', '나', 'B-11', '3010000-101-2001-00013', '02-123-4568'],
    ['3', '다', 'C-12', '3010000-101-2001-00099', '02-123-4569'],
  ]
  expect(idColumns(header, rows)).toEqual([3])
})

test('running numbers, dates, points, repeated and empty cells are no ids', () => {
  const header = ['no', 'date', 'lat', 'code', 'ref']
  const rows = [
    ['1', '2026-01-02', '37.5665', 'A1', 'x1'],
    ['2', '2026-01-03', '37.5666', 'A1', ''],
    ['3', '2026-01-04', '37.5667', 'A2', 'x3'],
  ]
  expect(idColumns(header, rows)).toEqual([])
})

describe('what overwrites other businesses is never offered', () => {
  const column = (header: string, cells: readonly string[]) =>
    idColumns(
      ['name', header],
      cells.map((cell, at) => [`shop ${at}`, cell]),
    )

  test.each([
    ['पिन कोड', ['221001', '221005', '226018']],
    ['मोबाइल नंबर', ['9839055511', '9839055522', '9839055533']],
    ['समय', ['10-8', '8-11', '12-11']],
    ['CP', ['73000', '73100', '73200']],
    ['Kod pocztowy', ['31-021', '31-927', '30-663']],
    ['Code postal', ['73000', '73100', '73200']],
    ['الرمز البريدي', ['11564', '11565', '12211']],
    ['מספר טלפון', ['5551234', '5551235', '5551299']],
    ['Contact No', ['6175550148', '6175550199', '6175550123']],
    ['Mobil No', ['5321234567', '5321234588', '5321234599']],
    ['Opening time code', ['A0900', 'B1000', 'C1100']],
    ['Year no', ['1987', '2004', '1999']],
    ['Price code', ['1200', '1450', '990']],
    // Nothing says what these are, and they are few.
    ['', ['221001', '221005', '226018']],
    ['Spalte 3', ['9839055511', '9839055522', '9839055533']],
    ['Verkehr', ['Mo-Fr9-17', 'Mo-Fr8-16', 'Sa9-12']],
    ['Turni', ['9:00-18:00', '8:30-17:00', '9:00-19:30']],
    ['Ware', ['A-10', 'B-11', 'C-12']],
  ])('%s', (header, cells) => {
    expect(column(header, cells)).toEqual([])
  })

  test('a running number in another order, or with rows left out', () => {
    expect(column('No', ['3', '1', '4', '2'])).toEqual([])
    expect(column('id', ['1', '3', '4', '6'])).toEqual([])
  })

  test("a source's own numbers still are", () => {
    expect(column('Hotel ID', ['10432', '20981', '77120'])).toEqual([1])
    expect(column('관리번호', ['3010-77', '3010-91', '3010-12'])).toEqual([1])
    expect(column('SIRET', ['12345678900011', '98765432100022', '45678912300033'])).toEqual([1])
    expect(column('CNPJ', ['12345678000190', '22345678000171', '32345678000152'])).toEqual([1])
    expect(column('', ['osm-n55123a8', 'osm-n61077b2', 'osm-n90210c4'])).toEqual([1])
  })

  test('a column that is known as another', () => {
    const rows = [
      ['A', '3010-77'],
      ['B', '3010-91'],
    ]
    expect(idColumns(['name', 'ref'], rows)).toEqual([1])
    expect(idColumns(['name', 'ref'], rows, new Set([1]))).toEqual([])
  })
})

test.each([
  ['Code', ['10115', '80331', '50667'], 'DE', []],
  ['Code', ['482913', '918273', '573819'], 'IN', []],
  ['코드', ['04524', '06236', '48058'], 'KR', []],
  ['Code', ['48291', '91827', '57381'], '', []],
  ['Code', ['482913', '918273', '573819'], 'DE', [1]],
  ['Store code', ['10115', '80331', '50667'], 'DE', [1]],
  // The postal codes have a column of their own.
  ['Code', ['10115', '80331', '50667'], undefined, [1]],
] as const)('a bare header over numbers like postal codes: %s %j %s', (header, cells, country, expected) => {
  const rows = cells.map((cell, at) => [`shop ${at}`, cell])
  expect(idColumns(['name', header], rows, new Set(), country)).toEqual(expected)
})
