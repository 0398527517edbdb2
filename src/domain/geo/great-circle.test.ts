import { describe, expect, test } from 'vitest'
import { greatCircleKm } from './great-circle.ts'

const seoul = { latitude: 37.5665, longitude: 126.978 }
const busan = { latitude: 35.1796, longitude: 129.0756 }

describe('greatCircleKm', () => {
  test.each([
    ['nowhere', seoul, seoul, 0],
    ['to another city', seoul, busan, 325],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
    ['over a pole', { latitude: 89, longitude: 0 }, { latitude: 89, longitude: 180 }, 222.4],
    ['half around the Earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.1],
  ])('%s', (_, a, b, expected) => {
    expect(greatCircleKm(a, b)).toBeCloseTo(expected, expected === 325 ? -1 : 1)
    expect(greatCircleKm(b, a)).toBe(greatCircleKm(a, b))
  })
})
