import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GeoBox, isInBox } from './geo-box.ts'
import { boxOf, clusterPlaces } from './map-clusters.ts'

const seoul: GeoBox = { south: 37.4, west: 126.7, north: 37.7, east: 127.2 }
const world: GeoBox = { south: -90, west: -180, north: 90, east: 180 }
const island: GeoBox = { south: -20, west: 175, north: -10, east: -175 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const countOf = (groups: readonly { readonly count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0)

describe('groups on a map', () => {
  test('hold every place of the box once, and are no more than asked for', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 300 }),
        fc.constantFrom(seoul, world, island),
        fc.constantFrom(1, 20, 100),
        (places, box, limit) => {
          const groups = clusterPlaces(places, { box, limit, without: [] })
          expect(groups.length).toBeLessThanOrEqual(limit)
          expect(countOf(groups)).toBe(places.filter((one) => isInBox(one, box)).length)
        },
      ),
    )
  })

  test('are where their places are on average, those of most places first', () => {
    const near = [
      { latitude: 37.5001, longitude: 126.9001 },
      { latitude: 37.5003, longitude: 126.9003 },
    ]
    const far = { latitude: 37.6, longitude: 127.1 }
    expect(clusterPlaces([far, ...near], { box: seoul, limit: 100, without: [] })).toEqual([
      { latitude: 37.5002, longitude: 126.9002, count: 2 },
      { ...far, count: 1 },
    ])
  })

  test('leave out what is shown by itself', () => {
    const [first, second] = [
      { latitude: 37.5001, longitude: 126.9001 },
      { latitude: 37.5003, longitude: 126.9003 },
    ]
    const groups = (without: readonly (typeof first)[]) =>
      clusterPlaces([first, second], { box: seoul, limit: 100, without })
    expect(groups([first])).toEqual([{ ...second, count: 1 }])
    expect(groups([first, second])).toEqual([])
    expect(groups([{ latitude: 0, longitude: 0 }])).toEqual(groups([]))
  })

  test('stay the same when the map moves by less than a group', () => {
    const places = [
      { latitude: 37.51, longitude: 126.91 },
      { latitude: 37.52, longitude: 127.02 },
      { latitude: 37.53, longitude: 127.03 },
    ]
    const moved = { ...seoul, west: seoul.west + 0.01, east: seoul.east + 0.01 }
    const groups = (box: GeoBox) => clusterPlaces(places, { box, limit: 100, without: [] })
    expect(groups(moved)).toEqual(groups(seoul))
  })

  test('over the date line are on their own side of it', () => {
    const places = [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17, longitude: -179.9 },
    ]
    expect(clusterPlaces(places, { box: island, limit: 100, without: [] })).toHaveLength(2)
  })
})

describe('the box of places', () => {
  test('holds all of them and touches some', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const box = boxOf(places) as GeoBox
        expect(places.every((one) => isInBox(one, box))).toBe(true)
        expect(places.some(({ longitude }) => longitude === box.west)).toBe(true)
        expect(places.some(({ latitude }) => latitude === box.north)).toBe(true)
      }),
    )
  })

  test('goes over the date line if that is shorter', () => {
    const places = [
      { latitude: -17, longitude: 179 },
      { latitude: -18, longitude: -178 },
      { latitude: -16, longitude: 177 },
    ]
    expect(boxOf(places)).toEqual({ south: -18, north: -16, west: 177, east: -178 })
    expect(boxOf(places.slice(0, 1))).toEqual({ south: -17, north: -17, west: 179, east: 179 })
    expect(boxOf([])).toBeUndefined()
  })
})
