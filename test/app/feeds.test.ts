import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows, listingRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const origin = 'http://127.0.0.1:3000'

describe('what search consoles, feed readers and browsers ask for', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite', {
      environment: {
        GOOGLE_SITE_VERIFICATION: 'g-proof_1',
        NAVER_SITE_VERIFICATION: 't3invented',
        BING_SITE_VERIFICATION: '0123ABCDEF',
      },
      beforeStart: async ({ dataDir }) => {
        const folder = join(dataDir, 'public')
        await mkdir(folder)
        await writeFile(join(folder, 'ads.txt'), 'example.com, pub-0000000000000000, DIRECT\n')
        await writeFile(
          join(folder, 'naver0123456789abcdef.html'),
          'naver-site-verification: naver0123456789abcdef.html',
        )
        await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
      },
    })
    await importRows(app, [
      ...listingRows,
      { name: 'Tom & <q>Jerry</q> "Grill"', category: 'Bar', place_id: 'ChIJodd1', country: 'Türkiye' },
    ])
  })
  afterAll(() => app.close())

  const headOf = async (path: string) => (await (await app.fetch(path)).text()).split('</head>')[0] ?? ''
  const texts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

  test.each(['/', '/en', '/about'])('GET %s → the proofs in the head, once each', async (path) => {
    const head = await headOf(path)
    for (const meta of [
      '<meta name="google-site-verification" content="g-proof_1">',
      '<meta name="naver-site-verification" content="t3invented">',
      '<meta name="msvalidate.01" content="0123ABCDEF">',
    ]) {
      expect(head.split(meta)).toHaveLength(2)
    }
  })

  test('without proofs there are no elements', async () => {
    const bare = await startTestApp('sqlite')
    const head = await (await bare.fetch('/')).text()
    await bare.close()
    expect(head).not.toMatch(/site-verification|msvalidate/)
  })

  test.each([
    ['/ads.txt', 'text/plain; charset=utf-8', 'example.com, pub-0000000000000000, DIRECT\n'],
    [
      '/naver0123456789abcdef.html',
      'text/html; charset=utf-8',
      'naver-site-verification: naver0123456789abcdef.html',
    ],
  ])('GET %s → the file of the operator', async (path, type, body) => {
    const answer = await app.fetch(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(await answer.text()).toBe(body)
  })

  test('GET /robots.txt → never the operator’s own', async () => {
    expect(await (await app.fetch('/robots.txt')).text()).toContain('Sitemap: ')
  })

  test.each([
    ['/', '/rss.xml', '/opensearch.xml'],
    ['/en/cities', '/en/rss.xml', '/en/opensearch.xml'],
  ])('GET %s → a head that names feed and search in its language', async (path, feed, search) => {
    const head = await headOf(path)
    expect(head).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${feed}">`),
    )
    expect(head).toMatch(
      new RegExp(
        `<link rel="search" type="application/opensearchdescription\\+xml" title="[^"]+" href="${search}">`,
      ),
    )
  })

  test('GET /rss.xml → the newest businesses, escaped, each with its address', async () => {
    const answer = await app.fetch('/rss.xml')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    const latest = (await app.json('/api/businesses?sort=latest&limit=30')) as {
      businesses: { id: string; slug: string }[]
    }
    expect(texts(xml, 'title')).toContain('Tom &#38; &#60;q&#62;Jerry&#60;/q&#62; &#34;Grill&#34;')
    expect(texts(xml, 'guid')).toEqual(latest.businesses.map(({ id }) => `${origin}/business/${id}`))
    expect(texts(xml, 'link')).toEqual([
      `${origin}/`,
      ...latest.businesses.map(({ slug }) => `${origin}/details/${encodeURIComponent(slug)}`),
    ])
    for (const date of texts(xml, 'pubDate')) {
      expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/)
    }
    expect(texts(xml, 'pubDate')).toHaveLength(latest.businesses.length)
  })

  test('GET /en/rss.xml → in English', async () => {
    const xml = await (await app.fetch('/en/rss.xml')).text()
    expect(texts(xml, 'language')).toEqual(['en'])
    expect(texts(xml, 'category')).toContain('Korean restaurant')
    expect(
      texts(xml, 'link')
        .slice(1)
        .every((link) => link?.startsWith(`${origin}/en/details/`)),
    ).toBe(true)
  })

  test('GET /rss.xml of an empty directory → a feed without items', async () => {
    const empty = await startTestApp('sqlite')
    const xml = await (await empty.fetch('/rss.xml')).text()
    await empty.close()
    expect(xml).toMatch(/<rss version="2.0".*<\/rss>\n$/s)
    expect(xml).not.toContain('<item>')
    expect(xml).not.toContain('<lastBuildDate>')
  })

  test('GET /opensearch.xml → the address of a search, which answers', async () => {
    const answer = await app.fetch('/opensearch.xml')
    expect(answer.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8')
    const xml = await answer.text()
    expect(texts(xml, 'ShortName')).toEqual(['온동네'])
    const [, template = ''] = /<Url type="text\/html" method="get" template="([^"]*)"/.exec(xml) ?? []
    expect(template).toBe(`${origin}/search?q={searchTerms}`)
    const path = template.slice(origin.length).replace('{searchTerms}', encodeURIComponent('칼국수'))
    expect((await app.fetch(path)).status).toBe(200)
  })
})
