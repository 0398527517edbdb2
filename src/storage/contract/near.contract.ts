import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { type Coordinates, isPlaced, distanceKm as kmBetween } from '../../domain/address/coordinates.ts'
import { type GeoBox, isInBox } from '../../domain/geo/geo-box.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { type CreateTestBed, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const centre = { latitude: 37.5665, longitude: 126.978 }
const island = { latitude: -17, longitude: 179.99 }

/** A spiral of 300 listings from the centre out to some 60 km; every third one is a florist. */
const spiral = Array.from({ length: 300 }, (_, index) =>
  sampleDraft({
    placeId: `p-${index}`,
    name: index % 50 === 0 ? 'Rare' : 'Common',
    category: index % 3 === 0 ? 'Florist' : 'Bakery',
    latitude: centre.latitude + 0.000006 * index ** 2 * Math.sin(index),
    longitude: centre.longitude + 0.000006 * index ** 2 * Math.cos(index),
  }),
)
const drafts = [
  ...spiral,
  sampleDraft({ placeId: 'p-nowhere', latitude: null, longitude: null }),
  sampleDraft({ placeId: 'p-pending', ...centre, status: 'pending' }),
  sampleDraft({ placeId: 'p-east', latitude: -17, longitude: -179.99 }),
  sampleDraft({ placeId: 'p-west', latitude: -17, longitude: 179.98 }),
]

export function describeNear(createTestBed: CreateTestBed): void {
  describe('near a point', () => {
    const underTest = useStorage(createTestBed, drafts)
    const near = async (
      filter: ListingFilter,
      point: Coordinates,
      page: { limit: number; offset: number; enough?: number } = { limit: 100, offset: 0 },
    ) => {
      const { listings, totalCount } = await underTest().storage.listings.listNear(filter, point, page)
      return { totalCount, ids: listings.map(({ listing }) => listing.placeId), listings }
    }
    const nearest = (list: typeof spiral, count: number) =>
      list
        .map((draft) => [draft.placeId, kmBetween(centre, draft as Coordinates)] as const)
        .sort(([, a], [, b]) => a - b)
        .slice(0, count)
        .map(([placeId]) => placeId)

    test('the nearest come first, page by page, with their distance', async () => {
      const { totalCount, listings, ids } = await near({}, centre)
      expect(totalCount).toBeGreaterThanOrEqual(40)
      expect(ids).toEqual(nearest(spiral, ids.length))
      for (const { listing, distanceKm } of listings) {
        expect(distanceKm).toBeCloseTo(kmBetween(centre, listing as Coordinates), 6)
      }
      expect((await near({}, centre, { limit: 10, offset: 20 })).ids).toEqual(ids.slice(20, 30))
      expect((await near({}, centre, { limit: 10, offset: totalCount })).ids).toEqual([])
    })

    test('with a filter or words it looks as far as it must', async () => {
      const florists = await near({ categoryKey: 'florist' }, centre)
      expect(florists.ids).toEqual(
        nearest(
          spiral.filter(({ category }) => category === 'Florist'),
          florists.ids.length,
        ),
      )
      expect(florists.totalCount).toBeGreaterThanOrEqual(40)
      const rare = await near({ terms: ['rare'] }, centre)
      expect(rare.ids).toEqual(['p-0', 'p-50', 'p-100', 'p-150', 'p-200', 'p-250'])
    })

    test('as few as are enough: the nearest, whatever their rank', async () => {
      const florists = spiral.filter(({ category }) => category === 'Florist')
      for (const enough of [1, 7]) {
        const page = { limit: enough, offset: 0, enough }
        expect((await near({ categoryKey: 'florist' }, centre, page)).ids).toEqual(nearest(florists, enough))
      }
    })

    const inBox = (box: GeoBox, filter: ListingFilter = {}) =>
      listWithCount(
        underTest().storage.listings,
        { ...filter, box },
        { sort: 'recommended', limit: 200, offset: 0 },
      )
    const around: GeoBox = { south: 37.5, west: 126.9, north: 37.7, east: 127 }

    test('in a box: exactly what lies in it, in the order of any list', async () => {
      const { listings, ...count } = await inBox(around)
      const inside = spiral.filter((draft) => isPlaced(draft) && isInBox(draft, around))
      expect(inside.length).toBeGreaterThan(100)
      expect(listings.map(({ placeId }) => placeId)).toEqual(
        inside
          .map(({ placeId }) => placeId)
          .toReversed()
          .slice(0, 200),
      )
      expect(count).toEqual({ totalCount: inside.length, totalCountIsCapped: false })
      const florists = await inBox(around, { categoryKey: 'florist', terms: ['rare'] })
      expect(florists.listings.every(({ category }) => category === 'Florist')).toBe(true)
      expect((await inBox({ south: 0, west: 0, north: 10, east: 10 })).totalCount).toBe(0)
    })

    test('in a box over the date line, and in the whole world', async () => {
      const ids = async (box: GeoBox) => (await inBox(box)).listings.map(({ placeId }) => placeId)
      expect(await ids({ south: -18, west: 179, north: -16, east: -179 })).toEqual(['p-west', 'p-east'])
      expect(await ids({ south: -18, west: 179, north: -16, east: 180 })).toEqual(['p-west'])
      const { totalCount } = await inBox({ south: -90, west: -180, north: 90, east: 180 })
      expect(totalCount).toBe(spiral.length + 2)
    })

    test('as groups on a map, without those that are shown', async () => {
      const { listings } = underTest().storage
      const found = await inBox(around)
      const shown = found.listings.filter(isPlaced).slice(0, 20)
      const map = await listings.clusters({ box: around }, found, shown)
      expect(map).toMatchObject({ box: around, isEstimated: false })
      expect(map.groups.length).toBeLessThanOrEqual(100)
      expect(map.groups.reduce((sum, { count }) => sum + count, 0)).toBe(found.totalCount - 20)
      expect(await listings.clusters({ categoryKey: 'unknown' }, await inBox(around), [])).toEqual({
        groups: [],
        isEstimated: false,
      })
      const rare = await listings.clusters({ terms: ['rare'] }, found, [])
      expect(rare.groups.reduce((sum, { count }) => sum + count, 0)).toBe(6)
      expect(rare.box).toMatchObject({ south: expect.closeTo(37.2026, 3) })
    })

    test('over the date line, and where there is nothing', async () => {
      expect((await near({}, island)).ids).toEqual(['p-west', 'p-east'])
      expect((await near({ terms: ['door'] }, island)).ids).toEqual(['p-west', 'p-east'])
      expect(await near({}, { latitude: 0, longitude: 0 })).toMatchObject({ totalCount: 0, ids: [] })
    })
  })
}
