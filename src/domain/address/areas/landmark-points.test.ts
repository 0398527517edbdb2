import { describe, expect, test } from 'vitest'
import { distanceKm } from '../coordinates.ts'
import { findArea } from './find-area.ts'
import { findLandmark } from './landmark-points.ts'

describe('findLandmark', () => {
  test('a station and a square are where they are', () => {
    const station = findLandmark('CH', 'Zürich', 'Hauptbahnhof')?.point
    const square = findLandmark('CH', 'Zürich', 'Paradeplatz')?.point
    expect(station && square && distanceKm(station, square)).toBeCloseTo(0.9, 1)
  })

  test('a station of Korea is where the list of stations says', () => {
    const { latitude, longitude } = findLandmark('KR', '서울', '건대입구역')?.point ?? {}
    expect([latitude, longitude]).toEqual([expect.closeTo(37.541, 3), expect.closeTo(127.071, 3)])
  })

  test('a quarter has no point', () => {
    expect(findLandmark('CH', 'Zürich', 'Kreis 1')).toBeUndefined()
    expect(findLandmark('KR', '서울', '성수')).toBeUndefined()
  })
})

test('each name of a landmark has its own point', () => {
  const station = findArea('Zürich Hauptbahnhof')?.point
  expect(station).toEqual(findArea('zurich hb')?.point)
  expect(station).toBeDefined()
  expect(findArea('Paradeplatz')?.point).not.toEqual(findArea('Bellevue Zürich')?.point)
  expect(findArea('왕십리')?.point).toEqual(findArea('왕십리역')?.point)
})

test.each([
  'Kalemegdan',
  'Beograd Trg Republike',
  'Калемегдан',
  'Cyber Towers Hyderabad',
  'Štark Arena',
  'Slavija',
])('%s has a point, and its own name is shown', (text) => {
  const { name, point } = findArea(text) ?? {}
  expect(point).toBeDefined()
  expect(name).not.toMatch(/Vračar|Hitex|Novi Beograd/)
})
