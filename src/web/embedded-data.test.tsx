import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { popularCities, statistics } from './api/queries.ts'
import { QueryCache } from './api/query-cache.ts'
import { App } from './app.tsx'
import { render } from './entry-server.tsx'
import { loadMessages } from './messages/load-messages.ts'
import { AddressContext } from './navigation.ts'
import type { PageState } from './page-state.ts'
import { hrefIn } from './routes.ts'
import { inEachLanguage, sampleBusiness, sampleDirectory } from './testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }
const now = Date.UTC(2026, 10, 21, 5)
const photo = 'https://example.org/1.jpg'
const businesses = [
  sampleBusiness(),
  sampleBusiness({
    id: 'aaaaaaaaaaaaaaaa',
    slug: 'a',
    description: '길다 '.repeat(200),
    photos: [photo, `${photo}?2`],
  }),
  sampleBusiness({ id: 'bbbbbbbbbbbbbbbb', slug: 'b', phone: null, phoneE164: null, openState: 'unknown' }),
  sampleBusiness({ id: 'cccccccccccccccc', slug: 'c', isClosedForGood: true, isVerified: true }),
]
const [{ slug = '', id = '' } = {}] = businesses
const pages = [
  '/',
  '/businesses',
  '/search?q=식당',
  '/city/서울',
  '/category/restaurants',
  '/category/restaurants/서울',
  hrefIn('ko').saved(businesses.map((one) => one.id)),
  `/details/${encodeURIComponent(slug)}`,
  '/details/c',
  `/business/${id}`,
]

const sampleSite = () => inEachLanguage(sampleDirectory(businesses))

test.each(pages)('%s looks the same with the data that it embeds as with whole answers', async (url) => {
  const directory = sampleSite()
  const { body, state } = await render({ url, directory, site, now })
  const { data, renderedDate }: PageState = JSON.parse(state)
  const context = {
    site,
    form: undefined,
    language: 'ko',
    messages: await loadMessages('ko'),
    href: hrefIn('ko'),
    renderedDate: () => renderedDate,
  } as const
  const loadApi = () => Promise.reject(new Error('All that is shown is embedded'))
  const cache = new QueryCache(data)
  // What only header, drawer, footer and fields show stays as the server wrote it.
  const kept = [statistics(), popularCities()]
  await Promise.all(kept.map((query) => cache.load<unknown>(query, async () => directory.in('ko'))))
  const again = renderToString(
    <AddressContext value={url}>
      <App directory={{ cache, loadApi }} context={context} />
    </AddressContext>,
  )
  expect(body).toContain('느티나무')
  expect(again).toBe(body)
})

test('what only kept parts show is not embedded', async () => {
  const { state } = await render({ url: '/search?q=식당', directory: sampleSite(), site, now })
  const { data }: PageState = JSON.parse(state)
  const asked = data.map(([[, name]]) => name)
  expect(asked).toContain('businesses')
  expect(asked).not.toContain('statistics')
  expect(asked).not.toContain('cities')
  const home: PageState = JSON.parse((await render({ url: '/', directory: sampleSite(), site, now })).state)
  expect(home.data.map(([[, name]]) => name)).toEqual(expect.arrayContaining(['statistics', 'cities']))
})
