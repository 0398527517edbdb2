import { expect, test } from 'vitest'
import { bareListing } from '../../domain/seo-text/testing/listings.ts'
import { factsDigest } from '../../domain/seo-text/text-facts.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import { createTextFollowUp } from './text-follow-up.ts'

const digest = factsDigest({ listing: bareListing, sameTrade: [], otherTrades: [] })
const former = `${digest.slice(0, -2)}${digest.endsWith('00') ? '01' : '00'}`

function followUpOf(textFacts: readonly string[], { renews = true, changes = '' } = {}) {
  const listings = textFacts.map((facts) => ({ ...bareListing, textFacts: facts }) as StoredListing)
  return createTextFollowUp({
    administration: { textChanges: async () => changes, scan: async () => ({ listings, next: undefined }) },
    jobs: { listJobs: async () => [] },
    clock: { now: () => 0 },
    renews,
  })
}

test('texts of a former version are written again, once after the start', async () => {
  const followUp = followUpOf([digest, '', `${former}+title`])
  expect(await followUp()).toEqual({
    kind: 'seo',
    subject: '',
    request: { onlyChanged: true, checksAll: true },
  })
  expect(await followUp()).toBeUndefined()
})

test.each([
  ['of this version', [digest], {}],
  ['that are owed', ['-'], {}],
  ['of unknown origin', [''], {}],
  ['that a person has written', [`${former}+title+description+content`], {}],
  ['that a language model would write', [former], { renews: false }],
])('texts %s are not', async (_, facts, options) => {
  expect(await followUpOf(facts, options)()).toBeUndefined()
})

test('changed facts are followed', async () => {
  expect((await followUpOf([digest], { changes: '[1]\n' })())?.request).toEqual({ onlyChanged: true })
})
