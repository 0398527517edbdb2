import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm } from '../address/coordinates.ts'
import { cellLevels, cellRadiusKm, cellsAround, cellsOf } from './geo-cell.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('cells', () => {
  test('hold everything within their radius of a point, at poles and the date line too', () => {
    const step = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(point, step, step, fc.constantFrom(...cellLevels), (centre, north, east, level) => {
        const degrees = cellRadiusKm(level) / 111.2
        const latitude = Math.max(-90, Math.min(90, centre.latitude + north * degrees))
        const narrowing = Math.max(0.0001, Math.cos((latitude * Math.PI) / 180))
        const turned = centre.longitude + (east * degrees) / narrowing
        const near = { latitude, longitude: ((((turned + 180) % 360) + 360) % 360) - 180 }
        if (distanceKm(centre, near) > cellRadiusKm(level)) return
        expect(cellsAround(centre, level)).toContain(cellsOf(near)[level])
      }),
      { numRuns: 5000 },
    )
  })

  test('around a point are few, and none twice', () => {
    fc.assert(
      fc.property(point, fc.constantFrom(...cellLevels), (centre, level) => {
        const cells = cellsAround(centre, level)
        expect(new Set(cells).size).toBe(cells.length)
        if (Math.abs(centre.latitude) < 60) expect(cells.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  test('of all levels have names of their own, in letters and digits', () => {
    const cells = cellsOf({ latitude: 37.5665, longitude: 126.978 })
    expect(new Set(cells).size).toBe(cellLevels.length)
    expect(cells.join('')).toMatch(/^[0-9a-z]+$/)
  })
})
