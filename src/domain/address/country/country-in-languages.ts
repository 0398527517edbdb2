import { memoize } from '../../memoize.ts'
import { fold } from '../../text/fold.ts'
import { countryCodes } from './country-codes.ts'
import { findCountry } from './find-country.ts'

/** Beside the languages in which every country is known everywhere, and its own. */
const languages =
  'it pt nl pl cs sk hu ro bg el uk ru sr sr-Latn hr sl lt lv et fi sv nb da ar he hi th id ms vi zh zh-Hant fil ca fa ka hy az kk bn ta te ur'.split(
    ' ',
  )
const shortest = 3
const isShort = (name: string) => name.length < shortest && /^[a-z]/.test(name)

/** By the folded name; '' for one that two countries share, as Kongo. */
function buildIndex(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const namer = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
      for (const code of countryCodes.keys()) {
        const name = fold(namer.of(code) ?? '').trim()
        if (name === '' || isShort(name)) continue
        const known = codes.get(name) ?? code
        codes.set(name, known === code ? code : '')
      }
    }
  return codes
}

let index: ReadonlyMap<string, string> | undefined

/**
 * The code of a country whose name stands where only a country can, as in a column of countries, in any of some fifty languages: `Germania`,
 * `Niemcy`, `Германия`. Elsewhere such names may be of towns, as Columbia is; `findCountry` does not know them. '' if the text is none.
 */
export const findNamedCountry: (text: string) => string = memoize(2000, (text) => {
  const known = findCountry(text)
  if (known !== '' || text.length > 80) return known
  index ??= buildIndex()
  return index.get(fold(text).trim()) ?? ''
})
