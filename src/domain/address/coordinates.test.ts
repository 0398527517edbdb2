import { describe, expect, test } from 'vitest'
import { coordinatesOf, distanceKm } from './coordinates.ts'

describe('coordinatesOf', () => {
  test("prefers the place's own point to the middle of the map", () => {
    const link = 'https://maps.example/place/A/@37.1,127.2,14z/data=!4m8!8m2!3d37.5665!4d126.978'
    expect(coordinatesOf(link)).toEqual({ latitude: 37.5665, longitude: 126.978 })
  })

  test('takes the middle of the map where there is nothing else', () => {
    expect(coordinatesOf('https://maps.example/@-33.86,151.2,17z')).toEqual({
      latitude: -33.86,
      longitude: 151.2,
    })
  })

  test.each(['', 'https://maps.example/place/A', 'https://maps.example/@95.1,12.0,14z', 'x/@0,0,3z'])(
    'finds none in %j',
    (link) => expect(coordinatesOf(link)).toBeUndefined(),
  )
})

test('distanceKm between Seoul and Incheon is about 28 km', () => {
  const distance = distanceKm(
    { latitude: 37.566, longitude: 126.978 },
    { latitude: 37.456, longitude: 126.705 },
  )
  expect(distance).toBeGreaterThan(26)
  expect(distance).toBeLessThan(29)
})
