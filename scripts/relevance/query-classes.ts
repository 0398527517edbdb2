import { assemble, disassemble } from 'es-hangul'
import type { Random } from '../../src/domain/random.ts'
import { mistakesAllowed } from '../../src/domain/search-terms/edit-distance.ts'
import { initialConsonants } from '../../src/domain/search-terms/initial-consonants.ts'
import { calledTerm } from '../../src/domain/search-terms/name-term.ts'
import { wordKey } from '../../src/domain/search-terms/word-key.ts'
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
  {
    name: 'cut at 70 %',
    isFit: ({ name }) => [...name].length >= 6 && calledTerm(cutName(name)) !== calledTerm(name),
    query: ({ name }) => cutName(name),
    namesCity: false,
  },
]

/** The first 70 % of a name's characters. */
function cutName(name: string): string {
  const characters = [...name]
  return characters
    .slice(0, Math.ceil(characters.length * 0.7))
    .join('')
    .trim()
}
