import { expect, test } from 'vitest'
import { render } from '../../entry-server.tsx'
import { koreanHref as href } from '../../routes.ts'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../../testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }

/** What the side card says of the category. */
async function shownCategory(category: string, categoryLabel: string) {
  const business = sampleBusiness({ category, categoryLabel })
  const directory = inEachLanguage(sampleDirectory([business]))
  const { body } = await render({ url: href.details(business.slug), directory, site, now: 0 })
  const [, text = ''] = /<section aria-labelledby="summary".*?<dd>(.*?)<\/dd>/s.exec(body) ?? []
  return text.replace(/<[^>]*>/g, '')
}

test.each([
  ['중국식', '중식', '중식 (중국식)'],
  ['중식', '중식', '중식'],
  ['restaurants', '음식점', '음식점'],
  ['restaurants', 'Restaurant', 'Restaurant'],
  ['Heating contractors', 'HVAC contractor', 'HVAC contractor (Heating contractors)'],
])('the source says %s, and the page %s', async (category, label, shown) =>
  expect(await shownCategory(category, label)).toBe(shown),
)
