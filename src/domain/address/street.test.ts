import { describe, expect, test } from 'vitest'
import { streetOf } from './street.ts'

const nowhere = { city: '', district: '', state: '', country: '', countryCode: '', zipCode: '' }

describe('streetOf', () => {
  test.each([
    [
      '서울특별시 마포구 양화로 45 (서교동)',
      { city: '서울', district: '마포구', state: '서울특별시', countryCode: 'KR' },
      '서교동 양화로 45',
    ],
    [
      '대한민국 경기도 성남시 분당구 판교역로 166',
      { city: '성남', district: '분당구', countryCode: 'KR' },
      '판교역로 166',
    ],
    [
      '서울특별시 성동구 성수동2가 289-5, 1층',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동2가 289-5 1층',
    ],
    [
      '서울특별시 성동구 성수일로 89, Metamorpho(지식산업센터) 1층 (성수동1가)',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동1가 성수일로 89 Metamorpho(지식산업센터) 1층',
    ],
    [
      '서울특별시 성동구 왕십리로 85 (성수동1가, 갤러리아포레 111, 112호(지상1층))',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동1가 왕십리로 85',
    ],
    [
      'Lindenhofstr. 12, 8001 Zürich, Schweiz',
      { city: 'Zürich', country: 'Schweiz', countryCode: 'CH', zipCode: '8001' },
      'Lindenhofstr. 12',
    ],
    [
      '7000 McKnight Rd, Pittsburgh, PA 15237, United States',
      {
        city: 'Pittsburgh',
        state: 'Pennsylvania',
        country: 'United States',
        countryCode: 'US',
        zipCode: '15237',
      },
      '7000 McKnight Rd',
    ],
    [
      'Caferağa, Moda Cd. No:5, 34710 Kadıköy/İstanbul, Türkiye',
      { city: 'İstanbul', district: 'Kadıköy', country: 'Türkiye', countryCode: 'TR' },
      'Caferağa, Moda Cd. No:5',
    ],
    [
      '3-6-36/1, Himayatnagar, Hyderabad, Telangana 500029, India',
      { city: 'Hyderabad', state: 'Telangana', country: 'India', countryCode: 'IN' },
      '3-6-36/1, Himayatnagar',
    ],
    ['Zurich', { city: 'Zürich' }, ''],
    ['', {}, ''],
  ])('%s', (address, place, street) => {
    expect(streetOf({ ...nowhere, address, ...place })).toBe(street)
  })
})
