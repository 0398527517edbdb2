import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { readCall } from '../sample-site/start-sample-site.ts'

const at = (path: string, name: string) => `${path}${encodeURIComponent(name)}`

/** Every public screen of the site with sample data, name → address. */
export async function listPublicScreens(origin: string): Promise<Record<string, string>> {
  const [first] = await readCall<Business[]>(origin, '/api/businesses/recommended')
  const [city] = await readCall<{ name: string }[]>(origin, '/api/cities/popular')
  const { businesses } = await readCall<BusinessList>(origin, '/api/businesses?limit=100')
  const known = businesses.find(({ openState, phone }) => openState !== 'unknown' && phone)
  const { businesses: unknown } = await readCall<BusinessList>(
    origin,
    '/api/businesses?hoursUnknown=1&limit=1',
  )
  const [district] = city
    ? await readCall<{ name: string }[]>(origin, `${at('/api/city/', city.name)}/districts`)
    : []
  if (!first || !city || !district || !known || !unknown[0])
    throw new Error('The site has no sample listings.')
  return {
    home: '/',
    browse: '/businesses',
    'browse-latest': '/businesses?sort=latest',
    'browse-filtered': '/businesses?category=restaurants&rating=4&phone=1&sort=reviews&page=2',
    search: at('/search?q=', first.category),
    'search-nothing': '/search?q=%EC%97%86%EB%8A%94%EA%B0%80%EA%B2%8C%EC%9E%85%EB%8B%88%EB%8B%A4',
    category: '/category/restaurants',
    city: at('/city/', city.name),
    district: `${at('/city/', city.name)}/${encodeURIComponent(district.name)}`,
    'trade-in-city': `${at('/category/restaurants/', city.name)}`,
    near: `/search?q=${encodeURIComponent(first.category)}&lat=37.566&lng=126.978`,
    saved: `/saved?list=${businesses
      .slice(0, 20)
      .map(({ id }) => id)
      .join(',')}`,
    categories: '/categories',
    cities: '/cities',
    detail: at('/details/', known.slug),
    'detail-hours-unknown': at('/details/', unknown[0].slug),
    'detail-english': at('/en/details/', known.slug),
    'detail-turkish': at('/tr/details/', known.slug),
    about: '/about',
    contact: '/contact',
    'privacy-policy': '/privacy-policy',
    'terms-of-service': '/terms-of-service',
    'add-business': '/add-business',
    advertise: '/advertise',
    'not-found': '/there-is-no-such-page',
  }
}
