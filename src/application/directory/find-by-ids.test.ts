import { expect, test } from 'vitest'
import type { Listing } from '../../domain/business/listing.ts'
import { savedLimit } from '../../domain/directory/saved-ids.ts'
import { findByIds } from './find-by-ids.ts'

const listing = (id: string) => ({ id }) as Listing

test('each listing once, where it was first asked for, with all ids that lead to it', async () => {
  const byId = new Map([
    ['merged', listing('kept')],
    ['other', listing('other')],
    ['kept', listing('kept')],
  ])
  const found = await findByIds({ findByIds: async () => byId }, ['other', 'merged', 'gone', 'kept', 'other'])
  expect(found.map((one) => [one.listing.id, one.askedIds])).toEqual([
    ['other', ['other']],
    ['kept', ['merged', 'kept']],
  ])
})

test('no more than a saved list holds', async () => {
  const asked: (readonly string[])[] = []
  const findAll = async (ids: readonly string[]) => {
    asked.push(ids)
    return new Map<string, Listing>()
  }
  await findByIds(
    { findByIds: findAll },
    Array.from({ length: savedLimit + 1 }, (_, index) => String(index)),
  )
  expect(asked.map((ids) => ids.length)).toEqual([savedLimit])
})
