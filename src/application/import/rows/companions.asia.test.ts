import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** What a row under a header becomes. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
}

test('the parts of an address in Chinese and in Vietnamese', () => {
  const chinese = { 店名: '老张火锅', 省: '四川省', 市: '成都市', 区: '武侯区', 详细地址: '人民南路1号' }
  expect(read(chinese).draft).toMatchObject({
    countryCode: 'CN',
    address: '四川省成都市武侯区人民南路1号',
    district: '武侯区',
  })
  const parts = { 'Tên cửa hàng': 'Phở Hòa', 'Số nhà': '260C', Đường: 'Pasteur', 'Quận/Huyện': 'Quận 3' }
  expect(read({ ...parts, 'Tỉnh/Thành phố': 'TP. Hồ Chí Minh', country: 'VN' }).draft?.address).toBe(
    '260C Pasteur, Quận 3, TP. Hồ Chí Minh',
  )
})

test('a point in Arabic figures', () => {
  const row = { 'اسم المحل': 'مخبز', 'خط العرض': '٢٤٫٦٩٠٥', 'خط الطول': '٤٦٫٦٨٥١', country: 'SA' }
  expect(read(row).draft).toMatchObject({ latitude: 24.6905, longitude: 46.6851 })
})

test('a column of the day of rest beside days in brackets', () => {
  const row = { 店名: '麺処', 営業時間: '[月～金] 11:30～14:30 [土・日] 11:30～21:00', 定休日: '火曜日' }
  expect(read(row).draft?.openingHours).toMatchObject({ Monday: '11:30～14:30', Tuesday: 'closed' })
})
