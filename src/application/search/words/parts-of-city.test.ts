import { expect, test } from 'vitest'
import type { Interpretation } from '../interpretation.ts'
import { groupOf } from '../list-groups.ts'
import { withPartsOfCity } from './parts-of-city.ts'

const inCity = (cityKey: string) => {
  const filter = { terms: ['lawyer'], cityKey }
  return { filter, groups: [groupOf(filter)] }
}
/** So many are found in each of the groups. */
const found = async (cityKey: string, inEach: number) => {
  const interpretation: Interpretation = inCity(cityKey)
  const find = async ({ groups }: Interpretation) => ({ totalCount: groups.length * inEach })
  return withPartsOfCity({ interpretation, result: { totalCount: inEach } }, find)
}

test('where a city has few, those of its parts that the post calls towns follow', async () => {
  const { interpretation, result } = await found('los angeles', 6)
  const [own, ofParts] = interpretation.groups
  expect(result.totalCount).toBe(12)
  expect(own?.whole.cityKey).toBe('los angeles')
  expect(ofParts?.whole).toMatchObject({ terms: ['lawyer'] })
  expect(ofParts?.whole.places).toContainEqual({ cityKey: 'tarzana' })
  expect(ofParts?.whole.places).not.toContainEqual({ cityKey: 'los angeles' })
  expect(ofParts?.whole).not.toHaveProperty('cityKey')
})

test.each([
  ['los angeles', 20],
  ['los angeles', 0],
  ['berlin', 6],
])('%s with %i stays as it is', async (city, count) => {
  expect((await found(city, count)).interpretation).toEqual(inCity(city))
})
