import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '../../../test/evenly.ts'
import { distanceKm } from '../address/coordinates.ts'
import { type GeoBox, isInBox, parseBox, printBox } from './geo-box.ts'
import { cellLevels, cellRadiusKm, cellsAround, cellsOf, cellsOfBox, nearLevels } from './geo-cell.ts'

const point = fc.record({
  latitude: evenly(-90, 90),
  longitude: evenly(-180, 180),
})

describe('cells', () => {
  test('hold everything within their radius of a point, at poles and the date line too', () => {
    const step = evenly(-1, 1)
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
        const isNear = nearLevels.includes(level)
        // Neighbouring rows of the larger cells differ much in width.
        if (isNear && Math.abs(centre.latitude) < 60) expect(cells.length).toBeLessThanOrEqual(12)
      }),
      { numRuns: 5000 },
    )
  })

  test('of all levels have names of their own, in letters and digits', () => {
    const cells = cellsOf({ latitude: 37.5665, longitude: 126.978 })
    expect(new Set(cells).size).toBe(cellLevels.length)
    expect(cells).toHaveLength(9)
    expect(cells.join('')).toMatch(/^[0-9a-z]+$/)
  })

  /** Any box that an address may have. */
  const box = fc
    .tuple(point, evenly(0.001, 180), evenly(0.1, 10))
    .map(([{ latitude, longitude }, height, ratio]): GeoBox | undefined => {
      const width = Math.min(360, height * ratio)
      const east = longitude + width
      const edges = { south: latitude, north: Math.min(90, latitude + height), west: longitude }
      return parseBox(printBox({ ...edges, east: east > 180 ? east - 360 : east }))
    })
    .filter((found) => found !== undefined)

  test('of a box hold every point of it, and are few', () => {
    const part = evenly(0, 1)
    fc.assert(
      fc.property(box, part, part, fc.constantFrom(40, 64), (given, up, right, limit) => {
        const width = given.east - given.west + (given.east < given.west ? 360 : 0)
        const longitude = given.west + right * width
        const inside = {
          latitude: given.south + up * (given.north - given.south),
          longitude: longitude > 180 ? longitude - 360 : longitude,
        }
        const cells = cellsOfBox(given, limit)
        expect(cells.length).toBeLessThanOrEqual(limit)
        expect(new Set(cells).size).toBe(cells.length)
        if (isInBox(inside, given)) expect(cellsOf(inside).some((cell) => cells.includes(cell))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a box reach little beyond it, and those of the whole world are few', () => {
    const seoul = { south: 37.43, west: 126.77, north: 37.7, east: 127.18 }
    // Cells of 4 km: 8 rows of 9 at most.
    expect(cellsOfBox(seoul, 128).length).toBeGreaterThan(64)
    expect(cellsOfBox({ south: -90, west: -180, north: 90, east: 180 }, 64)).toHaveLength(34)
  })
})
