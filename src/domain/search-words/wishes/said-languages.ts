import { countriesOfLanguage } from '../../address/country/language-countries.ts'
import { nearRows } from '../near/near-words.ts'
import { timeRows } from '../time-words.ts'
import { phraseKey } from '../vocabulary.ts'
import { wishRows } from './wish-words.ts'

/** Shorter words are words of many languages. */
const shortest = 4

/** Countries of languages whose names of trades are too often those of others to tell a country. */
const further: { readonly [language: string]: readonly string[] } = {
  cs: ['CZ'],
  sk: ['SK'],
  sl: ['SI'],
  hu: ['HU'],
  ro: ['RO', 'MD'],
  sv: ['SE'],
  no: ['NO'],
  da: ['DK'],
  fi: ['FI'],
  id: ['ID'],
  ms: ['MY'],
  vi: ['VN'],
  hi: ['IN'],
  te: ['IN'],
  lt: ['LT'],
  lv: ['LV'],
  et: ['EE'],
  el: ['GR', 'CY'],
  bg: ['BG'],
  uk: ['UA'],
  he: ['IL'],
}

let languages: ReadonlyMap<string, ReadonlySet<string>> | undefined

function buildIndex(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, language, phrases] of [...timeRows, ...nearRows, ...wishRows])
    for (const key of phrases.split('|').map(phraseKey)) {
      const known = found.get(key)
      if (known) known.add(language)
      else found.set(key, new Set([language]))
    }
  return found
}

/**
 * The countries in whose languages is said what a search says beside names and trades: `wo kann ich`, `jetzt`, `cerca de mi`. [] if no
 * language has all of it, or English has.
 */
export function countriesOfSayings(phrases: readonly string[]): readonly string[] {
  languages ??= buildIndex()
  const said = phrases
    .map(phraseKey)
    .filter(({ length }) => length >= shortest)
    .flatMap((key) => languages?.get(key) ?? [])
  const [first = new Set<string>(), ...others] = said
  const common = [...first].filter((language) => others.every((one) => one.has(language)))
  if (common.includes('en')) return []
  return [...new Set(common.flatMap((language) => further[language] ?? countriesOfLanguage(language)))]
}
