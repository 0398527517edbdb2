import { expect, test } from 'vitest'
import { splitPhone } from './phone-in-address.ts'

test.each([
  ['Hauptstr. 5, 10827 Berlin, Tel. 030 7812345', 'Hauptstr. 5, 10827 Berlin', '030 7812345'],
  [
    'Am Markt 2, 99084 Erfurt, Tel.: 0361 5621234, Fax: 0361 5621235',
    'Am Markt 2, 99084 Erfurt',
    '0361 5621234',
  ],
  ['Ringstraße 9, 04109 Leipzig (0341/9601234)', 'Ringstraße 9, 04109 Leipzig', '0341/9601234'],
  ['경기도 고양시 일산동구 중앙로 1200 (031-901-1234)', '경기도 고양시 일산동구 중앙로 1200', '031-901-1234'],
  ['인천광역시 중구 연안부두로 16 T.032-888-1234', '인천광역시 중구 연안부두로 16', '032-888-1234'],
  ['서울 은평구 연서로 200 02-355-1234', '서울 은평구 연서로 200', '02-355-1234'],
  ['12 Main St, Springfield, phone: (217) 555-0123', '12 Main St, Springfield', '(217) 555-0123'],
])('the phone of “%s” is no part of the address', (cell, address, phone) => {
  expect(splitPhone(cell)).toEqual({ address, phone })
})

test.each([
  '',
  '12 Main St, Springfield, IL 62704-1234',
  '서울특별시 마포구 월드컵로19길 14 (망원동)',
  'Hotel 1234 5678 Street',
  'Plot 12-14, Sector 5, 110001 New Delhi',
  'Calle 10 # 43-12, Medellín 050021',
])('“%s” has no phone', (address) => {
  expect(splitPhone(address)).toEqual({ address, phone: '' })
})
