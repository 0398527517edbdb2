import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { render } from '../entry-server.tsx'
import { koreanHref as href } from '../routes.ts'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../testing/sample-directory.ts'

/** Required and recommended properties from Google's documentation of LocalBusiness, BreadcrumbList and so on. */
const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })
const listItem = { '@type': z.literal('ListItem'), position: z.int().positive(), name: text }
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
})
const place = z
  .strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    addressLocality: text.optional(),
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: text.optional(),
  })
  .refine((value) => Object.keys(value).length > 1)
const context = { '@context': z.literal('https://schema.org') }
const localBusiness = z.strictObject({
  ...context,
  '@type': text,
  '@id': address,
  name: text,
  address: place,
  url: address,
  description: text.optional(),
  telephone: text.optional(),
  image: z.array(address).min(1).optional(),
  geo: z
    .strictObject({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
  openingHoursSpecification: z.array(hours).min(1).optional(),
  hasMap: address.optional(),
})
const breadcrumbs = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.strictObject({ ...listItem, item: address })).min(2),
})
const itemList = z.strictObject({
  ...context,
  '@type': z.literal('ItemList'),
  itemListElement: z.array(z.strictObject({ ...listItem, url: address })).min(1),
})
const website = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: text,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: text.regex(/\{search_term_string\}/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})
const rules: Readonly<Record<string, z.ZodType>> = {
  WebSite: website,
  BreadcrumbList: breadcrumbs,
  ItemList: itemList,
}

const site = { name: '온동네', origin: 'https://example.org', contactEmail: 'a@example.org', adScriptUrl: '' }
const whole = sampleBusiness({ locationLink: 'https://maps.example/1', description: '국수를 삶습니다.' })
const bare = sampleBusiness({
  id: 'bare',
  slug: 'bare',
  phone: null,
  phoneE164: null,
  photos: [],
  openingHours: {},
  openState: 'unknown',
  openStateChangesAt: null,
  latitude: null,
  longitude: null,
})

async function dataOf(url: string): Promise<{ '@type': string }[]> {
  const { head } = await render({
    url,
    directory: inEachLanguage(sampleDirectory([whole, bare])),
    site,
    now: Date.UTC(2026, 10, 21),
  })
  const scripts = head.matchAll(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/g)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

describe('JSON-LD keeps to the rules for search results', () => {
  test.each([
    ['/', ['WebSite']],
    ['/businesses', ['ItemList']],
    ['/search?q=%EC%8B%9D%EB%8B%B9', ['ItemList']],
    ['/city/%EC%84%9C%EC%9A%B8', ['BreadcrumbList', 'ItemList']],
    ['/category/restaurants', ['BreadcrumbList', 'ItemList']],
    [href.details(whole.slug), ['Restaurant', 'BreadcrumbList']],
    [href.business('bare'), ['Restaurant', 'BreadcrumbList']],
    ['/about', []],
    ['/details/none', []],
  ])('%s: %j', async (url, types) => {
    const data = await dataOf(url)
    expect(data.map((each) => each['@type'])).toEqual(types)
    for (const each of data) (rules[each['@type']] ?? localBusiness).parse(each)
  })

  test('positions count through the pages of a list', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      sampleBusiness({ slug: `s${index}`, id: `i${index}` }),
    )
    const { head } = await render({
      url: '/businesses?page=2',
      directory: inEachLanguage(sampleDirectory(many)),
      site,
      now: 0,
    })
    expect(head).toContain('"position":21')
    expect(head).not.toContain('"position":20,')
  })

  test('no rating, no review and no unconfirmed hours are claimed', async () => {
    const claims = JSON.stringify([...(await dataOf(href.business('bare'))), ...(await dataOf('/'))])
    expect(claims).not.toMatch(/aggregateRating|review|openingHours/i)
    expect(JSON.stringify(await dataOf(href.details(whole.slug)))).not.toMatch(/aggregateRating|review/i)
  })
})
