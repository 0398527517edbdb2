import { describe, expect, test } from 'vitest'
import { distanceKm, isPlaced } from './coordinates.ts'

const seoul = { latitude: 37.5665, longitude: 126.978 }
const busan = { latitude: 35.1796, longitude: 129.0756 }

describe('distanceKm', () => {
  test.each([
    ['nowhere', seoul, seoul, 0],
    ['to another city', seoul, busan, 325],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
    ['over a pole', { latitude: 89, longitude: 0 }, { latitude: 89, longitude: 180 }, 222.4],
    ['half around the Earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.1],
  ])('%s', (_, a, b, expected) => {
    expect(distanceKm(a, b)).toBeCloseTo(expected, expected === 325 ? -1 : 1)
    expect(distanceKm(b, a)).toBe(distanceKm(a, b))
  })
})

test.each([
  [37.5, 126.9, true],
  [-90, 180, true],
  [null, 126.9, false],
  [37.5, null, false],
  [90.1, 0, false],
  [0, Number.POSITIVE_INFINITY, false],
  [Number.NaN, 0, false],
])('latitude %s with longitude %s is a place: %s', (latitude, longitude, isOne) => {
  expect(isPlaced({ latitude, longitude })).toBe(isOne)
})
