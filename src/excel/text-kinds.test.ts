import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusal, withPath } from './testing/read-workbook.ts'
import { createWorkbookReader } from './workbook-reader.ts'

const open = (content: string) =>
  withPath('list.txt', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader().open(path, { textFiles: true })
    return book.sheets[0]?.name
  })

test.each([
  ['vCard', 'BEGIN:VCARD\nVERSION:3.0\nFN;CHARSET=UTF-8:가게\nEND:VCARD\n', 'vCard'],
  ['a calendar', '\ufeffBEGIN:VCALENDAR\r\nEND:VCALENDAR', 'iCalendar'],
  [
    'an empty map',
    '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>',
    'KML',
  ],
  ['GPX', '<!-- x --><gpx version="1.1"><wpt lat="1" lon="2"><name>A</name></wpt></gpx>', 'GPX'],
  ['OSM', "<?xml version='1.0' encoding='UTF-8'?><osm version='0.6'></osm>", 'OpenStreetMap'],
  ['a feed', '<rss version="2.0"><channel/></rss>', 'RSS'],
  ['other XML', '<?xml version="1.0"?><rows><row/></rows>', 'XML'],
  ['a dump', '-- MySQL dump 10.13\n--\n-- Host: x\n\nDROP TABLE IF EXISTS `shop`;\n', 'SQL'],
  ['a statement', '\nINSERT INTO shop (name, tel) VALUES\n("A", "1"),\n("B", "2");\n', 'SQL'],
  [
    'an e-mail',
    'Return-Path: <a@x.example>\nReceived: from x,\n by y\nSubject: Liste\nTo: b\n\nHi',
    'e-mail',
  ],
  ['MHTML', 'MIME-Version: 1.0\nX-Document-Type: Workbook\nContent-Type: multipart/related\n\n--x', 'MHTML'],
  ['a log', '2026-11-29 05:35:31 INFO a, b\n2026-11-29 05:35:32 WARN c, d\n2026-11-29 05:36:00 x\nz', 'log'],
  ['an access log', '10.0.0.1 - - [29/Nov/2026:05:35:31 +0000] "GET / HTTP/1.1" 200\n'.repeat(4), 'log'],
  ['RTF', '{\\rtf1\\ansi hello}', 'RTF'],
  ['a program', '#!/bin/sh\necho a, b\n', 'program'],
])('%s is refused with its name', async (_, content, word) => {
  const { problem, text } = await refusal(open(content))
  expect(problem).toBe('not-a-workbook')
  expect(text.en).toContain(word)
  expect(text.en).toMatch(/upload that (one|file)\.$/)
})

test.each([
  'From,To,Name\n1,2,A\n',
  'Name: A\nDate: 1\nPhone: 2\n',
  '-- Liste 2026 --\nname,town\nA,B\n',
  'date,name\n2024-01-01 00:00:00,A\n2024-01-01 00:00:00,B\n2024-01-01 00:00:00,C\n',
  'Set menu,Town\nA,B\n',
  'Use,Name\nshop,A\n',
  'Subject: shops\nname,town\nA,B\n',
])('a table stays one: %j', async (content) => {
  expect(await open(content)).toBe('CSV')
})
