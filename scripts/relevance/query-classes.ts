import { assemble, disassemble } from 'es-hangul'
import { findCityByName } from '../../src/domain/address/cities/city-page.ts'
import { knownCategory } from '../../src/domain/category/taxonomy.ts'
import type { Random } from '../../src/domain/random.ts'
import { mistakesAllowed } from '../../src/domain/search-terms/edit-distance.ts'
import { initialConsonants } from '../../src/domain/search-terms/initial-consonants.ts'
import { wordKey } from '../../src/domain/search-terms/word-key.ts'
import { fold } from '../../src/domain/text/fold.ts'
import type { Target } from './targets.ts'
import { withTypo } from './typo.ts'

/** A kind of query, made from a listing by rule. */
export interface QueryClass {
  readonly name: string
  readonly isFit: (target: Target) => boolean
  readonly query: (target: Target, random: Random) => string
  /** Whether a result must be in the target's city to be a hit. */
  readonly namesCity: boolean
}

const latinOrHangul = /^[\p{Script=Latin}가-힣]+$/u
const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean)
const isMistypable = (word: string) => latinOrHangul.test(word) && mistakesAllowed(wordKey(word)) > 0
const lastWord = (name: string) => wordsOf(name).at(-1) ?? ''

export const nameClasses: readonly QueryClass[] = [
  { name: 'exact name', isFit: () => true, query: ({ name }) => name, namesCity: false },
  {
    name: 'name without spaces',
    isFit: ({ name }) => wordsOf(name).length > 1,
    query: ({ name }) => wordsOf(name).join(''),
    namesCity: false,
  },
  {
    name: 'one typo',
    isFit: ({ name }) => wordsOf(name).some(isMistypable),
    query: ({ name }, random) => {
      const words = wordsOf(name)
      const chosen = random.pick(words.flatMap((word, index) => (isMistypable(word) ? [index] : [])))
      return words.map((word, index) => (index === chosen ? withTypo(word, random) : word)).join(' ')
    },
    namesCity: false,
  },
  {
    name: '초성 + city',
    isFit: ({ name, city }) =>
      /^[가-힣 ]+$/.test(name) && name.replaceAll(' ', '').length >= 4 && city !== '',
    query: ({ name, city }) => `${initialConsonants(name.replaceAll(' ', ''))} ${city}`,
    namesCity: true,
  },
  {
    name: 'name + city',
    isFit: ({ city }) => city !== '',
    query: ({ name, city }) => `${name} ${city}`,
    namesCity: true,
  },
  {
    name: 'half-typed',
    isFit: ({ name }) => latinOrHangul.test(lastWord(name)) && disassemble(lastWord(name)).length > 4,
    query: ({ name }, random) => {
      const word = lastWord(name)
      const letters = [...disassemble(word)]
      const least = Math.max(3, Math.ceil(letters.length / 2))
      const typed = letters.slice(0, least + random.below(letters.length - least))
      return name.slice(0, name.lastIndexOf(word)) + assemble(typed)
    },
    namesCity: false,
  },
]

/** A category in a language that the listing does not use, and its city in that language. */
export function categoryQuery({ category, city, countryCode }: Target, random: Random): string | undefined {
  const label = knownCategory(category)?.label
  if (!label || city === '') return undefined
  const others = (['ko', 'en', 'tr'] as const).filter((language) => fold(label[language]) !== fold(category))
  if (others.length === 0) return undefined
  const language = random.pick(others)
  const cityName = language === 'ko' ? findCityByName(city, countryCode).koreanName || city : city
  return `${label[language]} ${cityName}`
}
