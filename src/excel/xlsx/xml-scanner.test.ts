import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorkbookError } from '../../application/ports/workbook.ts'
import { nameHash } from './xml-attributes.ts'
import { type XmlHandler, XmlScanner } from './xml-scanner.ts'
import { decodeText } from './xml-text.ts'

const NAMES = ['root', 'a', 'b', 'id']
const KIND = 2

/** Scans the pieces and returns what the handler saw, with texts joined by element. */
function scan(pieces: readonly Buffer[], tokenBytes?: number): string {
  let seen = ''
  const handler: XmlHandler = {
    open: (_, name, attributes) => {
      const id = attributes.text(nameHash('id')) ?? attributes.localText(nameHash('id'))
      seen += `<${NAMES.find((candidate) => nameHash(candidate) === name)}${id === undefined ? '' : ` ${id}`}>`
      return KIND
    },
    text: (_, bytes, start, end, traits) => {
      seen += decodeText(bytes, start, end, traits)
    },
    close: () => {
      seen += '</>'
    },
    place: () => 'part.xml',
  }
  const scanner = new XmlScanner(handler, tokenBytes)
  for (const piece of pieces) scanner.write(piece)
  scanner.finish()
  return seen
}

const whole = (xml: string) => scan([Buffer.from(xml)])

const DOCUMENT = `\uFEFF<?xml version="1.0"?><!-- <x> --><root xmlns:p='u'><a  id = "1&amp;'2" >가나 &#x1F600;</a><p:b p:id='셋>'/><![CDATA[<]]&>]]>힣𠮷<b
></b
></root>
`
const SEEN = `<root><a 1&'2>가나 😀</><b 셋>></><]]&>힣𠮷<b></></>`

describe('what is seen', () => {
  test('does not depend on where the pieces end', () => {
    const bytes = Buffer.from(DOCUMENT)
    expect(scan([bytes])).toBe(SEEN)
    expect(scan(Array.from(bytes, (byte) => Buffer.of(byte)))).toBe(SEEN)
    const cuts = fc.array(fc.nat(bytes.length), { maxLength: 6 })
    fc.assert(
      fc.property(cuts, (places) => {
        const ends = [...places, bytes.length].sort((x, y) => x - y)
        const pieces = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end))
        expect(scan(pieces)).toBe(SEEN)
      }),
    )
  })

  test('an element without content, and one that closes with a blank', () => {
    expect(whole('<root/>')).toBe('<root></>')
    expect(whole('<root><a /></root >')).toBe('<root><a></></>')
  })
})

describe('what is refused', () => {
  test.each([
    '',
    '   ',
    'x',
    '<root>',
    '<root></a>',
    '</root>',
    '<root/><root/>',
    '<root/>text',
    '<root><a></root></a>',
    '<root id=1/>',
    '<root id/>',
    '<root id="1/>',
    '<root id="<"/>',
    '<root/x>',
    '<root><></root>',
    '<root>&nope;</root>',
    '<root>&amp</root>',
    '<root>&#0;</root>',
    '<root>&#xD800;</root>',
    '<root>&#x110000;</root>',
    '<root id="&x;"/>',
    '<root><![CDATA[x</root>',
    '<root><!-- x</root>',
    '<root><!ELEMENT a></root>',
    `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`,
    `<root ${Array.from({ length: 600 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
  ])('%s', (xml) => expect(() => whole(xml)).toThrow(WorkbookError))

  test.each([
    [0xff, 0xfe],
    [0xb0, 0xa1],
    [0xed, 0xa0, 0x80],
    [0xc0, 0x80],
    [0xea, 0xb0],
  ])('bytes that are no UTF-8: %j', (...bytes) => {
    const pieces = [Buffer.from('<root>'), ...bytes.map((byte) => Buffer.of(byte)), Buffer.from('</root>')]
    expect(() => scan(pieces)).toThrow('UTF-8')
  })

  test('a token longer than its limit', () => {
    const pieces = ['<root>', 'x'.repeat(60), 'x'.repeat(60), '</root>'].map((text) => Buffer.from(text))
    expect(() => scan(pieces, 100)).toThrow(WorkbookError)
    expect(scan(pieces, 200)).toBe(`<root>${'x'.repeat(120)}</>`)
  })

  test.each(['<!DOCTYPE root>', '<!doctype root [', '<root><!DOCTYPE a></root>'])('%s', (xml) => {
    expect(() => whole(xml)).toThrow('DOCTYPE')
  })
})
