import { expect, test } from 'vitest'
import { headHtml, headTags } from './head-tags.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: 'a@example.org', adScriptUrl: '' }
const page = { title: 'A & B <i>', description: '"인용" & 그 밖', canonical: '/about' }

test('texts and attributes cannot leave their place', () => {
  const html = headHtml(headTags(page, { site, language: 'ko' }))
  expect(html).toContain('<title data-page>A &amp; B &lt;i&gt;</title>')
  expect(html).toContain('name="description" content="&quot;인용&quot; &amp; 그 밖"')
})

test('structured data cannot end its script', () => {
  const html = headHtml(headTags(page, { site, language: 'ko' }, [{ name: '</script><b>' }]))
  expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}</script>')
})

test('a path becomes an address of the site, an address stays', () => {
  expect(headHtml(headTags(page, { site, language: 'ko' }))).toContain(
    'rel="canonical" href="https://example.org/about"',
  )
  const other = headTags({ ...page, canonical: 'https://other.example/x' }, { site, language: 'ko' })
  expect(headHtml(other)).toContain('rel="canonical" href="https://other.example/x"')
})

test('robots are told only what they must not index', () => {
  expect(headHtml(headTags(page, { site, language: 'ko' }))).not.toContain('robots')
  expect(headHtml(headTags({ ...page, noindex: true }, { site, language: 'ko' }))).toContain(
    'content="noindex, follow"',
  )
})
