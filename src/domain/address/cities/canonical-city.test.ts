import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { canonicalCity } from '../canonical-city.ts'
import { cityKey } from '../city-key.ts'
import { countryCodes } from '../country/country-codes.ts'
import { findProvince } from '../korea/provinces.ts'
import { findRegion } from '../regions/find-region.ts'
import { listMajorCities } from './city-index.ts'
import { findCity } from './find-city.ts'
import { nearestCity } from './nearest-city.ts'

provideGazetteerFile()

describe('canonicalCity', () => {
  test.each([
    ['서울', ['Seoul', 'seoul', '서울시', '서울특별시', ' 서울 ']],
    ['부산', ['Busan', 'Pusan', '부산광역시']],
    ['수원시', ['수원', 'Suwon', 'suwon-si', '수원시']],
    ['김포시', ['Gimpo', '김포', 'Gimpo-si']],
    ['İstanbul', ['Istanbul', 'istanbul', '이스탄불', 'İSTANBUL']],
    ['München', ['Munich', '뮌헨', 'München']],
    ['Tokyo', ['東京', '도쿄', 'Tōkyō']],
    ['New York', ['New York City', 'NYC', '뉴욕']],
    ['Sampletown', ['Sampletown']],
  ])('%s', (name, spellings) => {
    for (const spelling of spellings)
      expect([spelling, canonicalCity(spelling, '')]).toEqual([spelling, name])
  })

  test('keeps to the country', () => {
    expect(canonicalCity('Birmingham', 'US')).toBe('Birmingham')
    expect(canonicalCity('San Juan', 'PR')).toBe('San Juan')
    expect(canonicalCity('광주', 'KR')).toBe('광주')
    expect(canonicalCity('Munich', 'US')).toBe('Munich')
  })
})

test('every major city is well-formed, and its state is one that addresses of its country give', () => {
  let count = 0
  for (const code of countryCodes.keys()) {
    for (const city of listMajorCities(code)) {
      count++
      expect(Math.abs(city.latitude)).toBeLessThan(70)
      expect(Math.abs(city.longitude)).toBeLessThan(180)
      expect(city.koreanName).toMatch(/^[가-힣 .DC]+$/)
      expect(findCity(city.name, { countryCode: code })?.name).toBe(city.name)
      if (city.state) {
        const state = code === 'KR' ? findProvince(city.state) : (findRegion(code, city.state) ?? city)
        expect([city.name, state?.name]).not.toContain(undefined)
        if (code !== 'KR' && findRegion(code, city.state))
          expect(findRegion(code, city.state)?.name).toBe(city.state)
      }
    }
  }
  expect(count).toBeGreaterThan(400)
})

test('a name and its canonical form lead to one page', () => {
  expect(cityKey(canonicalCity('Istanbul', 'TR'))).toBe(cityKey('ISTANBUL'))
})

test('nearestCity stays within the country and near the centre', () => {
  expect(nearestCity({ latitude: 37.5, longitude: 127.03 }, 'KR')?.name).toBe('서울')
  expect(nearestCity({ latitude: 32.54, longitude: -117.03 }, 'US')?.countryCode).toBe('US')
  expect(nearestCity({ latitude: 32.54, longitude: -117.03 }, 'MX')?.name).toBe('Tijuana')
  expect(nearestCity({ latitude: 38.0, longitude: 128.0 }, 'KR')).toBeUndefined()
})
