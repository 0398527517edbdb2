import type { Business, CategorySummary, Directory, DirectoryApi } from '../../domain/directory/directory.ts'

/** A test that sets a place shows it as it is. */
const shownOf = ({ city, state, district }: Partial<Business>) => ({
  ...(city !== undefined && { city }),
  ...(state !== undefined && { state }),
  ...(district !== undefined && { district }),
})

/** A realistic business. `fields` sets what a test is about. */
export function sampleBusiness(fields: Partial<Business> = {}): Business {
  return {
    id: '0123456789abcdef',
    slug: '느티나무-식당-서울-chijabc',
    name: '느티나무 식당',
    category: '한식당',
    city: '서울',
    cityPage: '서울',
    state: '',
    country: 'South Korea',
    address: '서울특별시 마포구 느티나무로 1',
    zipCode: '04001',
    phone: '02-300-1000',
    rating: '4.6',
    reviewCount: 1284,
    photos: ['https://photos.example/1.jpg'],
    openingHours: { Monday: '9AM-9PM', Saturday: '10AM-6PM' },
    isVerified: true,
    isOpen: true,
    description: '',
    uniqueContent: null,
    seoTitle: null,
    seoDescription: null,
    canonicalUrl: null,
    placeId: 'ChIJabcdef',
    categoryGroup: 'restaurants',
    categoryLabel: '한식당',
    categorySlug: 'korean-restaurant',
    trade: 'restaurant',
    shownHours: { Monday: '09:00–21:00', Saturday: '10:00–18:00' },
    district: '마포구',
    street: '',
    openChange: null,
    openChangeUntil: null,
    shownPlace: { localCity: '', near: '', city: '서울', state: '', district: '마포구', ...shownOf(fields) },
    countryCode: 'KR',
    phoneE164: '+8223001000',
    openState: 'open',
    openStateChangesAt: Date.UTC(2026, 10, 21, 9),
    timeZone: 'Asia/Seoul',
    latitude: 37.55,
    longitude: 126.91,
    about: {},
    locationLink: '',
    updatedAt: '2026-11-01T00:00:00.000Z',
    dataDate: '2026-05-12',
    addedDate: '2026-05-14',
    ...fields,
  }
}

/** A directory that answers alike in each language. */
export const inEachLanguage = (api: DirectoryApi): Directory => ({ in: () => api })

const koreanFood: CategorySummary = {
  category: '한식당',
  businessCount: 7,
  categoryGroup: 'restaurants',
  categoryLabel: '한식당',
  categorySlug: 'korean-restaurant',
  trade: 'restaurant',
}

/** A directory that holds exactly these businesses. */
export function sampleDirectory(businesses: readonly Business[]): DirectoryApi {
  const among = (list: readonly Business[], { limit, offset }: { limit: number; offset: number }) =>
    list.length === 0
      ? undefined
      : { businesses: list.slice(offset, offset + limit), totalCount: list.length }
  const cities = [...new Set(businesses.map(({ city }) => city))].map((name) => ({
    id: name,
    name,
    shown: { name, local: '' },
    businessCount: businesses.filter(({ city }) => city === name).length,
    countryCode: 'KR',
    page: name,
  }))
  return {
    statistics: async () => ({
      totalBusinesses: 1_284_310,
      verifiedBusinesses: 48_211,
      categories: 1904,
      totalCities: cities.length,
    }),
    popularCities: async () => cities,
    cityGroups: async () => ({
      groups: [{ countryCode: 'KR', state: '', shownState: '', cityCount: cities.length, cities }],
      pageCount: 1,
    }),
    listCities: async () => ({ cities, totalCount: cities.length }),
    recommendedBusinesses: async () => businesses,
    latestBusinesses: async () => businesses,
    added: async () => null,
    findBusinessBySlug: async (slug) =>
      businesses.find((business) => business.slug === slug || slug === `old-${business.id}`),
    findBusiness: async (id) => businesses.find((business) => business.id === id),
    findBusinesses: async (ids) => asked(businesses.filter(({ id }) => ids.includes(id))),
    findSurroundings: async () => ({ businesses: [], nearBy: 'distance', trades: [], isEstimated: false }),
    listBusinesses: async ({ search = '', limit = 20, offset = 0 }) => {
      const found = businesses.filter(({ name }) => name.includes(search))
      return {
        businesses: found.slice(offset, offset + limit),
        totalCount: found.length,
        totalPages: Math.ceil(found.length / limit),
        totalCountIsCapped: false,
      }
    },
    countries: async () => [],
    categories: async () => [koreanFood],
    findCity: async (asked, page) => {
      const name = asked === 'Seoul' ? '서울' : asked
      const found = among(
        businesses.filter(({ city }) => city === name),
        page,
      )
      const district = page.district && { district: page.district }
      return found && { ...found, name, ...district, shown: { name, local: '' } }
    },
    listDistricts: async () => [],
    findCategory: async (name, page) => {
      const slug = name.toLowerCase()
      const found = among(
        businesses.filter(({ categoryGroup }) => categoryGroup === slug),
        page,
      )
      return found && { ...found, slug }
    },
  }
}

const asked = (businesses: readonly Business[]) =>
  businesses.map((business) => ({ ...business, askedIds: [business.id] }))
