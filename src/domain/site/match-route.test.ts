import { describe, expect, test } from 'vitest'
import { matchRoute, meantPath } from './match-route.ts'

describe('meantPath', () => {
  test.each([
    ['/Category/Cafe', '/category/Cafe'],
    ['/ABOUT', '/about'],
    ['/EN', '/en'],
    ['/En/City/Busan/Haeundae-gu', '/en/city/Busan/Haeundae-gu'],
    ['/ko', '/'],
    ['/KO/saved', '/saved'],
    ['/Details/%EA%B0%80-1', '/details/%EA%B0%80-1'],
  ])('%s means %s, which has a route', (path, meant) => {
    expect(matchRoute(path)).toBeUndefined()
    expect(meantPath(path)).toBe(meant)
    expect(matchRoute(meant)).toBeDefined()
  })

  test.each(['/nowhere', '/Category', '/en/nowhere', '/en/en', '/index.html', '/city//', '/Api/statistics'])(
    '%s means no page',
    (path) => expect(meantPath(path)).toBeUndefined(),
  )
})
