import { expect, test } from 'vitest'
import type { Business } from '../../../domain/directory/directory.ts'
import { render } from '../../entry-server.tsx'
import { koreanHref as href } from '../../routes.ts'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../../testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }
const shown = sampleBusiness()
const neighbour = (id: string, fields: Partial<Business>) =>
  sampleBusiness({ id, slug: id, name: id, street: '느티나무로 2', ...fields })

/** The line of each row below the page's own facts that says where it is. */
async function placesNearBy(business: Business, businesses: readonly Business[]) {
  const directory = sampleDirectory([business])
  const findSurroundings: typeof directory.findSurroundings = async () => ({
    businesses,
    nearBy: 'distance',
    trades: [],
    isEstimated: false,
  })
  const { body } = await render({
    url: href.details(business.slug),
    directory: inEachLanguage({ ...directory, findSurroundings }),
    site,
    now: 0,
  })
  return [...body.matchAll(/<p class="row-where">(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )
}

test.each([
  ['rows leave out where the page is', shown, [{}, {}], ['느티나무로 2', '느티나무로 2']],
  [
    'rows say their districts where these differ',
    shown,
    [{}, { district: '용산구' }],
    ['마포구 · 느티나무로 2', '용산구 · 느티나무로 2'],
  ],
  [
    'rows say their city where all lie in another than the page',
    shown,
    [{ city: '부천', district: '' }],
    ['부천 · 느티나무로 2'],
  ],
  [
    'rows say their city where that of the page is unknown',
    sampleBusiness({ city: '', district: '' }),
    [
      { city: '', district: '' },
      { city: '부천', district: '' },
    ],
    ['느티나무로 2', '부천 · 느티나무로 2'],
  ],
] as const)('%s', async (_, business, others, expected) => {
  const businesses = others.map((fields, index) => neighbour(`가게-${index}`, fields))
  expect(await placesNearBy(business, businesses)).toEqual(expected)
})
