import { expect, test } from 'vitest'
import { render } from '../../entry-server.tsx'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../../testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }
const many = Array.from({ length: 45 }, (_, index) =>
  sampleBusiness({ id: `id-${index}`, slug: `slug-${index}` }),
)
const directory = inEachLanguage(sampleDirectory(many))

test.each([
  ['/search?q=a&lat=37.5&lng=127&page=2', '/search?q=a'],
  ['/en/search?q=a&open=1&lat=37.5&lng=127', '/en/search?q=a&amp;open=1'],
  ['/businesses?phone=1&lat=37.5&lng=127', '/businesses?phone=1'],
  ['/businesses?phone=1&page=2', '/businesses?phone=1&amp;page=2'],
])('of %s phones share %s, without the position of its reader', async (url, shared) => {
  const { head } = await render({ url, directory, site, now: 0 })
  expect(head).toContain(`rel="canonical" href="https://example.org${shared}"`)
  expect(head).toContain(`property="og:url" content="https://example.org${shared}"`)
})
