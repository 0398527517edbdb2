import { romanize } from 'es-hangul'
import { editDistance } from '../../search-terms/edit-distance.ts'
import { lettersOf } from '../../text/hangul-letters.ts'
import { listCityPageNames } from '../cities/city-page.ts'
import { districtOfHanja } from './hanja-districts.ts'
import {
  findKoreanMunicipality,
  isKoreanMunicipality,
  type Municipality,
  municipalityList,
} from './municipalities.ts'
import { findProvince, koreanKey } from './provinces.ts'

interface Spelling {
  readonly name: string
  readonly letters: string
}

/** Shorter names have too many others one letter away: 중구, 서구. */
const shortestMistyped = 3
/** Shorter romanised names without their ending are words of other languages: Jung, Nam. */
const shortestBare = 4

const lettersIn = (name: string) => [...name].map(lettersOf).join('')

/** Every 구 and 군, once. */
function listDistricts(): readonly Spelling[] {
  const names = new Set(municipalityList.match(/[가-힣]{1,6}[구군](?![가-힣])/g) ?? [])
  return [...names].map((name) => ({ name, letters: lettersIn(name) }))
}

let districts: readonly Spelling[] | undefined
let byRoman: ReadonlyMap<string, string> | undefined

function romanIndex(known: readonly Spelling[]): ReadonlyMap<string, string> {
  return new Map(
    known.flatMap(({ name }) => {
      const bare = romanize(name.slice(0, -1))
      const keys = [romanize(name), `${bare}${name.endsWith('구') ? 'gu' : 'gun'}`]
      return [...keys, ...(name.length >= shortestMistyped && bare.length >= shortestBare ? [bare] : [])].map(
        (key) => [koreanKey(key), name],
      )
    }),
  )
}

/**
 * The Korean names of a 구 or 군 that a text spells otherwise: in Latin letters (`Gangseo-gu`, `Gangseo District`), in Chinese characters
 * (`江西区`), or with a typing mistake (`성도구`). [] if it is the name of one, or of none.
 */
export function spelledDistricts(text: string): readonly string[] {
  const word = text.trim()
  districts ??= listDistricts()
  if (/^[a-z][a-z .-]{2,20}$/i.test(word)) {
    byRoman ??= romanIndex(districts)
    const found = byRoman.get(koreanKey(word.replace(/[ -]district$/i, 'gu').replace(/[ -]county$/i, 'gun')))
    return found ? [found] : []
  }
  const inHanja = districtOfHanja(word)
  if (inHanja) return [inHanja]
  return /[구군]$/.test(word) ? nearDistricts(word) : []
}

/** The names of 구 and 군 that differ from a word by one typed letter, also in their last one: 성동국. [] if it is the name of one. */
export function nearDistricts(word: string): readonly string[] {
  const mayBe = /^[가-힣]{3,6}$/.test(word) && word.length >= shortestMistyped
  if (!mayBe || isKoreanMunicipality(word)) return []
  districts ??= listDistricts()
  const letters = lettersIn(word)
  return districts.flatMap(({ name, letters: other }) =>
    name.length >= shortestMistyped && editDistance(letters, other, 1) === 1 ? [name] : [],
  )
}

/** The 구 or 군 that a text names beside its 시도, in any order and spelling: `Gangseo-gu, Seoul`, `서울 성도구`. undefined if it names none. */
export function spelledDistrictIn(text: string): Municipality | undefined {
  const words = text.slice(0, 60).replaceAll(',', ' ').trim().split(/\s+/)
  if (words.length < 2) return undefined
  const splits = [
    { name: words.at(-1) ?? '', around: words.slice(0, -1) },
    { name: words[0] ?? '', around: words.slice(1) },
  ]
  for (const { name, around } of splits) {
    const whole = around.join(' ')
    const province = [whole, ...listCityPageNames(whole)].map(findProvince).find(Boolean)
    if (!province) continue
    for (const one of [name, ...spelledDistricts(name)]) {
      const found = findKoreanMunicipality(one, province)
      if (found?.district) return found
    }
  }
  return undefined
}
