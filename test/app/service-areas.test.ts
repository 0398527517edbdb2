import { describe, expect, test } from 'vitest'
import type { Business, City, Statistics } from '../../src/domain/directory/directory.ts'
import { runCli } from '../import/run-cli.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const at = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/place/x/data=!8m2!3d${latitude}!4d${longitude}`

const plumber = { category: 'Plumber', full_address: '', country: '' }
const rows: readonly ListingRow[] = [
  { ...plumber, name: 'Area Plumbing', place_id: 'ChIJarea1', location_link: at(40.155, -74.829) },
  {
    ...plumber,
    name: 'Corner Plumbing',
    place_id: 'ChIJarea2',
    full_address: '90 Levittown Pkwy, Levittown, PA 19054',
    country: 'United States',
  },
  { ...plumber, name: 'Ocean Plumbing', place_id: 'ChIJarea3', location_link: at(-50, -140) },
]

describe.each(engines)('businesses without an address on %s', (engine) => {
  const site = useListings(engine, rows)

  const names = async (path: string) =>
    ((await site.app.json(path)) as readonly Business[]).map(({ name }) => name).sort()

  test('GET /api/city/Levittown → those that serve around it, too', async () => {
    const page = ((await site.app.json('/api/cities/popular')) as City[])[0]?.page ?? ''
    expect(await names(`/api/city/${encodeURIComponent(page)}`)).toEqual(['Area Plumbing', 'Corner Plumbing'])
    expect(((await site.app.json('/api/statistics')) as Statistics).totalCities).toBe(1)
  })

  test('GET /api/businesses?search=plumber levittown → finds it there', async () => {
    const found = (await site.app.json('/api/businesses?search=plumber+levittown')) as {
      businesses: readonly Business[]
    }
    expect(found.businesses.map(({ name }) => name).sort()).toEqual(['Area Plumbing', 'Corner Plumbing'])
  })

  test('the town is shown, and is not its city', async () => {
    const { businesses } = (await site.app.json('/api/businesses?search=area+plumbing')) as {
      businesses: readonly Business[]
    }
    const [area] = businesses
    expect(area).toMatchObject({ name: 'Area Plumbing', city: '', state: '', country: '' })
    expect(area?.shownPlace).toMatchObject({ city: '', near: 'Levittown' })
    const list = await (await site.app.fetch('/search?q=area+plumbing')).text()
    expect(list).toContain('Levittown 부근 · 방문 서비스')
    const detail = await (await site.app.fetch(`/details/${encodeURIComponent(area?.slug ?? '')}`)).text()
    expect(detail).toContain('Levittown 부근 · 방문 서비스')
  })

  test('verify agrees', async () => {
    const { out } = await runCli(['verify'], { ...site.app.environment })
    expect(out).toContain('all tables agree')
  })
})
