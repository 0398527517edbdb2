import { expect, test } from 'vitest'
import { formerNames } from './former-names.ts'
import { findKoreanDistrict, findKoreanMunicipality, municipalityList } from './municipalities.ts'
import { findProvince } from './provinces.ts'

test('has all 시·군·구 of the 17 시도', () => {
  const lines = municipalityList.trim().split('\n')
  expect(lines).toHaveLength(17)
  const perProvince = lines.map(
    (line) =>
      (line.split(':')[1] ?? '')
        .replace(/\([^)]*\)/g, '')
        .trim()
        .split(/\s+/)
        .filter(Boolean).length,
  )
  expect(perProvince.slice(0, 3)).toEqual([25, 16, 9])
  expect(perProvince.slice(8)).toEqual([31, 18, 11, 15, 14, 22, 22, 18, 2])
})

test.each([
  ['서울', '서울특별시'],
  ['서울시', '서울특별시'],
  ['Seoul', '서울특별시'],
  ['강원도', '강원특별자치도'],
  ['전라북도', '전북특별자치도'],
  ['제주도', '제주특별자치도'],
  ['충남', '충청남도'],
  ['Gyeonggi-do', '경기도'],
  ['Incheon Metropolitan City', '인천광역시'],
])('findProvince(%s) → %s', (text, name) => {
  expect(findProvince(text)?.name).toBe(name)
})

test('each former name has its place today', () => {
  const today = municipalityList
  for (const line of formerNames.trim().split('\n')) {
    const [province = '', list = ''] = line.split(': ')
    for (const entry of list.split(', ')) {
      const [name = '', target = ''] = entry.split('=')
      const [city = '', district = ''] = target.split(' ')
      const found = findKoreanMunicipality(name, findProvince(province))
      expect(found, entry).toMatchObject({ city, district })
      expect(today, entry).toContain(district || city)
    }
  }
})

test('an old city is known without its province, alone only where people still say it', () => {
  expect(findKoreanMunicipality('마산')).toMatchObject({ city: '창원시', district: '' })
  expect(findKoreanMunicipality('Masan-si')).toMatchObject({ city: '창원시' })
  expect(findKoreanMunicipality('청원군')).toMatchObject({ city: '청주시' })
  expect(findKoreanMunicipality('충무')).toBeUndefined()
  expect(findKoreanMunicipality('오창읍')).toBeUndefined()
})

test('a name that two provinces share needs the province', () => {
  expect(findKoreanMunicipality('중구')).toBeUndefined()
  expect(findKoreanMunicipality('중구', findProvince('대전'))).toMatchObject({
    city: '대전',
    district: '중구',
  })
  expect(findKoreanMunicipality('고성군', findProvince('경남'))).toMatchObject({
    city: '고성군',
    district: '',
  })
  expect(findKoreanMunicipality('분당구')).toMatchObject({ city: '성남시', district: '분당구' })
  expect(findKoreanMunicipality('Mapo District')).toMatchObject({ city: '서울', district: '마포구' })
})

test.each([
  ['강남구', '서울', '강남구'],
  ['Gangnam-gu', '서울', '강남구'],
  ['서울 중구', '서울', '중구'],
  ['부산광역시 중구', '부산', '중구'],
  ['수원 영통구', '수원시', '영통구'],
  ['경기도 분당구', '성남시', '분당구'],
])('findKoreanDistrict(%s) → %s %s', (text, city, district) => {
  expect(findKoreanDistrict(text)).toMatchObject({ city, district })
})

test.each(['중구', '서울', '수원', '부산 강남구', '수원 분당구', 'yoga 강남구', ''])(
  'findKoreanDistrict(%s) → none',
  (text) => {
    expect(findKoreanDistrict(text)).toBeUndefined()
  },
)
