import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { queryParts } from '../query-parts.ts'

provideGazetteerFile()

test.each([
  ['gym 🏊 oslo', 'gym swimming pool oslo'],
  ['카페 🐶 성수동', '카페 dogs allowed 성수동'],
  ['🍕 🛵 oslo', 'Pizza restaurant delivery oslo'],
  ['dentist ♿ oslo', 'dentist wheelchair oslo'],
  ['🐕 food oslo', 'Pet store oslo'],
  ['🐶 vet oslo', 'vet oslo'],
  ['🏊 oslo', 'Swimming pool oslo'],
])('“%s” asks for %s', (typed, rest) => {
  const { rest: read } = queryParts(typed)
  expect(read.split(' ').toSorted()).toEqual(rest.split(' ').toSorted())
})
