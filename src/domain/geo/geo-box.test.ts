import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenly } from '../../../test/evenly.ts'
import { distanceKm } from '../address/coordinates.ts'
import { boxAround, isInBox, parseBox, printBox } from './geo-box.ts'

const point = fc.record({ latitude: evenly(-90, 90), longitude: evenly(-180, 180) })
const step = evenly(-1, 1)

test('a box holds everything within the distance, at poles and the date line too', () => {
  fc.assert(
    fc.property(point, step, step, fc.constantFrom(0.4, 12, 104), (centre, north, east, km) => {
      const degrees = km / 111.2
      const latitude = Math.max(-90, Math.min(90, centre.latitude + north * degrees))
      const turned =
        centre.longitude + (east * degrees) / Math.max(0.0001, Math.cos((latitude * Math.PI) / 180))
      const near = { latitude, longitude: ((((turned + 180) % 360) + 360) % 360) - 180 }
      if (distanceKm(centre, near) <= km) expect(isInBox(near, boxAround(centre, km))).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('and hardly more', () => {
  const seoul = { latitude: 37.5665, longitude: 126.978 }
  const box = boxAround(seoul, 10)
  expect(isInBox({ ...seoul, latitude: 37.66 }, box)).toBe(false)
  expect(isInBox({ ...seoul, longitude: 127.095 }, box)).toBe(false)
  expect(isInBox({ latitude: -17, longitude: 0 }, boxAround({ latitude: -17, longitude: 180 }, 100))).toBe(
    false,
  )
})

test.each([
  ['37.5,126.8,37.6,127', '37.5,126.8,37.6,127'],
  ['37.50001,126.80004,37.6,127.00006', '37.5,126.8,37.6,127.0001'],
  ['-18,179,-17,-179', '-18,179,-17,-179'],
  ['-90,-180,90,180', '-90,-180,90,180'],
])('%s is the box %s', (text, printed) => {
  const box = parseBox(text)
  expect(box && printBox(box)).toBe(printed)
})

test.each([
  '',
  '37.5,126.8,37.6',
  '37.5,126.8,37.6,127,1',
  '37.6,126.8,37.5,127',
  '37.5,126.8,37.5,127',
  '37.5,127,37.6,127',
  '-91,0,0,10',
  '0,0,10,181',
  '1e1,0,11,1',
  '0x1,0,2,1',
  ' 1,0,2,1',
  'NaN,0,2,1',
  // Strips.
  '0,-180,1,180',
  '-45,0,45,1',
])('%s is no box', (text) => {
  expect(parseBox(text)).toBeUndefined()
})

test('a narrow strip of longitudes is wide enough near a pole only', () => {
  expect(parseBox('0,0,1,30')).toBeUndefined()
  expect(parseBox('84,0,85,30')).toBeDefined()
})
