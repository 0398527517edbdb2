import { expect, test } from 'vitest'
import { houseOf } from './house.ts'

const seoul = (address: string) => houseOf({ address, city: '서울', countryCode: 'KR' })

test.each([
  ['서울특별시 성동구 왕십리로 50, 3층 (성수동1가)', '서울 성동구 왕십리로50'],
  ['서울 성동구 왕십리로20길 13, 지하1층 (도선동)', '왕십리로20길 13'],
  ['서울 중구 을지로 지하 42', '을지로 42 (을지로1가)'],
  ['서울특별시 성동구 성수동2가 289-5번지', '성수동2가 289-5, 1층'],
  ['대덕구 중리로21번길 18', '대덕구 중리로 21번길 18, 1층 (중리동)'],
])('%s and %s are one house', (one, other) => {
  expect(seoul(one)).toMatch(/^KR \S+ \S/)
  expect(seoul(other)).toBe(seoul(one))
})

test.each([
  ['왕십리로 50', '왕십리로 50-1'],
  ['왕십리로 50', '왕십리로5길 50'],
  ['중리로 21', '중리로21번길 18'],
  ['성수동2가 289-5', '성수동1가 289-5'],
])('%s and %s are two', (one, other) => {
  expect(seoul(one)).not.toBe('')
  expect(seoul(other)).not.toBe('')
  expect(seoul(other)).not.toBe(seoul(one))
})

test('a house is of one city, and an address without a number names none', () => {
  const inBusan = houseOf({ address: '왕십리로 50', city: '부산', countryCode: 'KR' })
  expect(inBusan).not.toBe(seoul('왕십리로 50'))
  for (const address of [
    '',
    '서울특별시 성동구',
    '서울 성동구 왕십리로',
    '서울 성동구 성수동2가 2층',
    '04700 서울',
  ])
    expect(seoul(address)).toBe('')
  expect(houseOf({ address: '왕십리로 50', city: '', countryCode: 'KR' })).toBe('')
})

test('elsewhere a house is the street with its number, without suite, town and postal code', () => {
  const hoover = (address: string) => houseOf({ address, city: 'Hoover', countryCode: 'US' })
  const street = '1236 Blue Ridge Blvd'
  expect(hoover(`${street}, Hoover, AL 35226`)).toBe('US hoover 1236blueridgeblvd')
  for (const suite of [' Suite 111', ' #5', ' Ste. 4', ' Unit B'])
    expect(hoover(`${street}${suite}, Hoover, AL 35226`)).toBe(hoover(street))
  expect(hoover('1238 Blue Ridge Blvd')).not.toBe(hoover(street))
  for (const address of ['Hoover, AL 35226', 'Hoover 3522', 'Galleria Mall, Hoover'])
    expect(hoover(address)).toBe('')
})
