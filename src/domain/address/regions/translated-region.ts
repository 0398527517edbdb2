import type { NameLanguage } from '../../site/language.ts'
import { fold } from '../../text/fold.ts'
import { countryCodes } from '../country/country-codes.ts'
import { stateName } from '../place-names.ts'
import { regionNames } from './find-region.ts'
import { foreignRegionNames } from './foreign-region-names.ts'

/** Shorter names are words as well. */
const shortest = 3
const languages: readonly NameLanguage[] = ['ko', 'tr']

let ownNames: ReadonlyMap<string, string> | undefined

/** The name that addresses have of each division of a country, by its names in other languages. Of several with one name, none. */
function buildIndex(): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>()
  for (const code of countryCodes.keys()) {
    for (const name of code === 'KR' ? [] : regionNames(code)) {
      for (const language of languages) {
        const key = regionKey(stateName(name, code, language))
        if (key.length < shortest || key === fold(name)) continue
        found.set(key, found.has(key) && found.get(key) !== name ? undefined : name)
      }
    }
  }
  for (const [name, names] of Object.entries(foreignRegionNames)) {
    for (const key of names.split('|').map(regionKey)) if (!found.has(key)) found.set(key, name)
  }
  return new Map([...found].flatMap(([key, name]) => (name ? [[key, name] as const] : [])))
}

/** 앨라배마주 and 앨라배마 are one, and so are `Calif.` and `Calif`. */
const regionKey = (name: string) => fold(name.slice(0, 60)).replaceAll('.', '').trim().replace(/주$/, '')

/** A division's own name, if a text is its name in another language: 앨라배마 is Alabama. */
export function translatedRegion(text: string): string | undefined {
  ownNames ??= buildIndex()
  return ownNames.get(regionKey(text))
}
