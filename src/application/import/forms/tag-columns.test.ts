import { expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { taggedOf } from './tag-columns.ts'

async function read(...rows: readonly (readonly string[])[]) {
  const sheet = rows.map((cells, at): SheetRow => ({ number: at + 1, cells }))
  const batches = async function* () {
    yield sheet
  }
  const shaped: (readonly string[])[] = []
  for await (const batch of taggedOf(sheet)?.(batches()) ?? [])
    shaped.push(...batch.map(({ cells }) => cells))
  return shaped
}

test('tags in one column become columns, but those that have one', async () => {
  const rows = await read(
    ['osm_id', 'name', 'other_tags', 'place'],
    ['1', 'Elm Cafe', '"amenity"=>"cafe","addr:street"=>"Elm \\"B\\" Road","name"=>"x"', ''],
    ['2', 'Oak Bar', '"amenity"=>"bar"', 'p'],
  )
  expect(rows).toEqual([
    ['osm_id', 'name', 'place', 'amenity', 'addr:street'],
    ['1', 'Elm Cafe', '', 'cafe', 'Elm "B" Road'],
    ['2', 'Oak Bar', 'p', 'bar', ''],
  ])
})

test('other tables stay as they are', async () => {
  expect(await read(['name', 'address'], ['Elm Cafe', '12 Mill Lane'], ['Oak Bar', '"B" 7'])).toEqual([])
})
