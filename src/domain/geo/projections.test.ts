import { describe, expect, test } from 'vitest'
import { koreanProjectionOf, pointOnEarth, projectionNamed, withoutProjection } from './projections.ts'
import { unproject } from './transverse-mercator.ts'

test('unproject gives the example of EPSG guidance note 7-2 for the transverse Mercator method', () => {
  const airy = { a: 6_377_563.396, f: 1 / 299.32496 }
  const britain = {
    ellipsoid: airy,
    latitude: 49,
    longitude: -2,
    scale: 0.9996012717,
    falseEasting: 400_000,
    falseNorthing: -100_000,
  }
  const { latitude, longitude } = unproject(britain, 577_274.99, 69_740.5)
  expect(latitude).toBeCloseTo(50.5, 6)
  expect(longitude).toBeCloseTo(0.5, 6)
})

/** Projected by proj4js 2.22.0 with the parameters of the EPSG registry, and KATEC's that Korean route planners publish. */
const known = [
  ['EPSG:5174', 197_984.007, 451_583.779, 37.566535, 126.977969],
  ['EPSG:5174', 389_008.049, 188_678.854, 35.179554, 129.075642],
  ['EPSG:5174', 156_360.013, 453.434, 33.499621, 126.531188],
  ['EPSG5179', 953_898.467, 1_952_035.979, 37.566535, 126.977969],
  ['UTM-K', 1_301_138.678, 1_948_256.828, 37.4845, 130.9057],
  ['EPSG:5181', 389_080.7, 188_988.764, 35.179554, 129.075642],
  ['epsg 5186', -1088.364, 597_808.495, 37.958, 124.712],
  ['KATEC', 263_721.159, 101_367.508, 33.499621, 126.531188],
  ['UTM 33N', 391_779.259, 5_820_072.159, 52.52, 13.405],
  ['EPSG:25833', 391_779.259, 5_820_072.159, 52.52, 13.405],
  ['EPSG:32721', 373_317.502, 6_170_036.171, -34.6037, -58.3816],
  ['utm zone 21 S', 373_317.502, 6_170_036.171, -34.6037, -58.3816],
] as const

test.each(known)('%s %d %d → %d %d', (name, easting, northing, latitude, longitude) => {
  const projection = projectionNamed([name])
  const point = projection && pointOnEarth(projection, { easting, northing })
  expect(point?.latitude).toBeCloseTo(latitude, 5)
  expect(point?.longitude).toBeCloseTo(longitude, 5)
})

describe('projectionNamed', () => {
  const middle = projectionNamed(['EPSG:5174'])
  test.each([
    [['좌표정보(x)', '좌표정보(y)']],
    [['좌표정보x(epsg5174)', '좌표정보y(epsg5174)']],
    [['중부원점TM(X)', '중부원점TM(Y)']],
  ])('%j → the corrected middle belt', (headers) => {
    expect(projectionNamed(headers)).toBe(middle)
  })

  test.each([
    [[]],
    [['X좌표', 'Y좌표']],
    [['중부원점(GRS80) X', '중부원점(GRS80) Y']],
    [['EPSG:4326 x', 'EPSG:4326 y']],
    [['UTM 61N']],
    [['좌표정보(x)', '위도']],
  ])('%j → none', (headers) => {
    expect(projectionNamed(headers)).toBeUndefined()
  })
})

test('a point far from its projection is none', () => {
  const belt = projectionNamed(['EPSG:5186'])
  expect(belt && pointOnEarth(belt, { easting: 3_000_000, northing: 0 })).toBeUndefined()
})

test('figures in millions are of UTM-K, and others of several', () => {
  const point = { easting: 953_898, northing: 1_952_035 }
  expect(koreanProjectionOf([point])).toBe(projectionNamed(['utmk']))
  expect(koreanProjectionOf([point, { easting: 197_984, northing: 451_583 }])).toBeUndefined()
  expect(koreanProjectionOf([])).toBeUndefined()
})

test('withoutProjection leaves what the column is', () => {
  const left = ['X좌표(EPSG:5174)', 'UTM-K Y', 'TM_X', '중부원점TM(Y)', 'ATM'].map((each) =>
    withoutProjection(each).replace(/[^\p{L}]/gu, ''),
  )
  expect(left).toEqual(['X좌표', 'Y', 'X', 'Y', 'ATM'])
})
