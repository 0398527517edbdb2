import { expect, test } from 'vitest'
import { unfinishedLocation } from './unfinished-location.ts'

const city = (key: string, name: string, businessCount: number) => ({
  key,
  name,
  countryCode: 'NL',
  businessCount,
})
const known = [city('utrecht', 'Utrecht', 9), city('seoul', '서울', 5)]
const names = {
  findCities: async (keys: readonly string[]) => known.filter(({ key }) => keys.includes(key)),
  findDistricts: async () => [],
}

test('the beginning of a city is the city, and the answer says so', async () => {
  expect(await unfinishedLocation(names, 'utrec')).toMatchObject({
    places: [{ answer: { city: 'Utrecht', phrase: 'utrec', isMisspelt: true } }],
  })
})

test('a 동 on the other keyboard layout is the 동', async () => {
  expect(await unfinishedLocation(names, 'tjdtnehd')).toEqual({ phrase: '성수동', places: [] })
})

test.each(['utr', 'utrechtsestraat', 'dkssud', 'tromso'])('“%s” is no place', async (text) => {
  expect(await unfinishedLocation(names, text)).toBeUndefined()
})
