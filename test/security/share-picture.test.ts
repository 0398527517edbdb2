import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { drawablePicture } from '../../src/server/share-image/answer-picture.ts'
import { shareSvg } from '../../src/server/share-image/share-svg.ts'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp } from '../app/test-app.ts'

const drawing = '<path d="M0 0h1v1z"/>'
const svgOf = (text: string) =>
  shareSvg(
    drawablePicture({
      siteName: text,
      title: text,
      facts: [text, text],
      rating: { stars: 4, text },
      drawing,
    }).picture,
  )

/** What could make resvg read a file, an address, or a picture: elements, attributes, declarations and entities. */
const structureOf = (svg: string) =>
  svg.replace(/(?<=<text[^<>]*>)[^<>]*(?=<\/text>)|(?<== ?")[^"]*(?=")/g, '')
const plain = new Set(['x', 'x '.repeat(200), ''].map((text) => elementsOf(svgOf(text))))

/** The kinds of elements with the names of their attributes. */
function elementsOf(svg: string): string {
  return [...new Set(structureOf(svg).match(/<[^>]*>/g))].sort().join('')
}

const hostile = [
  '<image href="file:///etc/passwd"/>',
  '</text><image xlink:href="/etc/passwd" width="9" height="9"/><text>',
  '" font-family="x" href="http://127.0.0.1/',
  "' onload='x",
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '&x; &#60;image&#62; &lt;image/&gt;',
  '<![CDATA[</text><use href="#a"/>]]>',
  '<style>@font-face{font-family:x;src:url(http://127.0.0.1/x.ttf)}</style>',
  '<?xml-stylesheet href="http://127.0.0.1/x.css"?>',
  ']]>--><svg>',
  '\u0000</text>\u0000<image/>\uD800<',
]

test.each(hostile)('a listing named %j adds nothing to the picture but text', (text) => {
  const svg = svgOf(text)
  expect(plain).toContain(elementsOf(svg))
  expect(svg).not.toContain('href="')
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
})

test('no text whatever adds anything but text', () => {
  const part = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<', '"', '&', '>'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      expect(plain).toContain(elementsOf(svgOf(parts.join(''))))
    }),
    { numRuns: 150 },
  )
})

test('GET /share/{id}.png → drawing a hostile name asks no server and gives a picture', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end()
  }).listen(0, '127.0.0.1')
  const app = await startTestApp('sqlite')
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`
    const placeId = 'ChIJpicture0000000000001'
    await importRows(app, [
      { name: `</text><image href="${address}"/><text>`, place_id: placeId, photo: address },
    ])
    const answer = await app.fetch(`/share/${businessId(placeId)}.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(asked).toBe(0)
  } finally {
    await app.close()
    server.close()
  }
})
