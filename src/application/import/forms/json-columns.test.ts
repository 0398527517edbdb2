import { expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { jsonColumnsOf } from './json-columns.ts'

async function read(...rows: readonly (readonly string[])[]) {
  const sheet = rows.map((cells, at): SheetRow => ({ number: at + 1, cells }))
  const reshape = jsonColumnsOf(sheet)
  const shaped: (readonly string[])[] = []
  if (!reshape) return undefined
  const batches = async function* () {
    yield sheet
  }
  for await (const batch of reshape(batches())) shaped.push(...batch.map(({ cells }) => cells))
  return shaped
}

const header = ['id', 'names', 'categories', 'phones', 'addresses']

test('cells with parts become columns, of a list of addresses the first', async () => {
  const elm = [
    'a1',
    '{"primary":"Elm Cafe","common":null}',
    '{"primary":"cafe","alternate":["bakery"]}',
    '["+1 302 734 2101"]',
    '[{"freeform":"12 Mill Lane","locality":"Dover","region":"DE"}]',
  ]
  const python = ['a2', "{'primary': 'Oak Bar'}", "{'primary': 'bar'}", '', '']
  expect(await read(header, elm, python)).toEqual([
    [
      'id',
      'names/primary',
      'names/common',
      'categories/primary',
      'categories/alternate',
      'phones',
      'addresses/freeform',
      'addresses/locality',
      'addresses/region',
      'addresses',
    ],
    ['a1', 'Elm Cafe', '', 'cafe', 'bakery', '+1 302 734 2101', '12 Mill Lane', 'Dover', 'DE', ''],
    ['a2', 'Oak Bar', '', 'bar', '', '', '', '', '', ''],
  ])
})

test('a text with its language is that text', async () => {
  const rows = await read(['id', 'displayName'], ['a', '{"text":"Elm Cafe","languageCode":"en"}'])
  expect(rows).toEqual([
    ['id', 'displayName'],
    ['a', 'Elm Cafe'],
  ])
})

test('beside a name that is a text, objects under names of a database become columns', async () => {
  const database = ['id', 'shop_title', 'addr_json', 'contact_json']
  const elm = ['1', 'Elm Cafe', '{"line1":"12 Mill Lane","postcode":"TQ5 8AW"}', '{"phone":"01803 555 020"}']
  const oak = ['2', 'Oak Bar', '{"line1":"3 Elm Row","postcode":"TQ5 8DS"}', '\\N']
  expect(await read(database, elm, oak)).toEqual([
    ['id', 'shop_title', 'addr/line1', 'addr/postcode', 'contact/phone', 'contact'],
    ['1', 'Elm Cafe', '12 Mill Lane', 'TQ5 8AW', '01803 555 020', ''],
    ['2', 'Oak Bar', '3 Elm Row', 'TQ5 8DS', '', ''],
  ])
})

test('cells stay as they are where the name is a text', async () => {
  expect(await read(['name', 'location'], ['Elm Cafe', '{"city":"Dover","lat":39.1}'])).toBeUndefined()
})
