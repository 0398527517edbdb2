import { stateName } from '../../../domain/address/place-names.ts'
import { regionNames } from '../../../domain/address/regions/find-region.ts'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { matchRanges } from '../../../domain/search-terms/match-ranges.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { type Language, languageFacts, type NameLanguage, pathIn } from '../../../domain/site/language.ts'
import { begunParts } from './begun-parts.ts'
import type { CountFound } from './suggest-pairs.ts'

/** So many divisions are counted. */
const triedOfKind = 3
/** Fewer letters begin too many names of divisions. */
const fewestLetters = 3

/** A country's division, such as a state: its name in its country and in the languages of pages, with the keys of both. */
export interface KnownDivision {
  readonly nameIn: Readonly<Record<NameLanguage, string>>
  readonly keys: readonly string[]
}

const pageLanguages = ['ko', 'en', 'tr'] as const

/** The divisions of countries. */
export function knownDivisions(countryCodes: readonly string[]): readonly KnownDivision[] {
  return countryCodes.flatMap((code) =>
    regionNames(code).map((name) => {
      const [ko = name, en = name, tr = name] = pageLanguages.map((language) =>
        stateName(name, code, language),
      )
      return { nameIn: { ko, en, tr }, keys: [...new Set([name, ko, en, tr].map(wordKey))] }
    }),
  )
}

/** The names of divisions that begin like the text in some language, in the page's language. */
function begunDivisions(typed: string, language: Language, divisions: readonly KnownDivision[]) {
  const key = wordKey(typed)
  if (key.length < fewestLetters) return []
  const begun = divisions.filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  return begun.slice(0, triedOfKind).map(({ nameIn }) => nameIn[languageFacts[language].names])
}

/** Parts of cities, then divisions of countries, that begin like the text: texts that can be searched for as a location. None that is empty. */
export async function suggestBegunPlaces(
  typed: string,
  { language, divisions }: { readonly language: Language; readonly divisions: readonly KnownDivision[] },
  count: CountFound,
): Promise<readonly Suggestion[]> {
  const texts = [...begunParts(typed), ...begunDivisions(typed, language, divisions)]
  const counted = await Promise.all(
    texts.map(async (text) => ({ text, found: await count({ search: '', location: text }) })),
  )
  return counted.flatMap(({ text, found: { totalCount, totalCountIsCapped } }) =>
    totalCount === 0
      ? []
      : [
          {
            kind: 'district',
            text,
            href: pathIn(language, `/businesses?location=${encodeURIComponent(text)}`),
            ...(!totalCountIsCapped && { businessCount: totalCount }),
            match: matchRanges(text, typed),
          },
        ],
  )
}
