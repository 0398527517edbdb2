import { syllableOf } from '../../text/hangul-syllables.ts'

/** The letters of the Revised Romanisation, in the order of Unicode. Those that stand for no sound are ''. */
const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map((one) => one.replace('-', ''))
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
/** Consonants at the end of a syllable; ㄱ, ㄷ and ㅂ stand for those that sound like them. */
const finals: readonly (readonly [roman: string, index: number])[] = [
  ['', 0],
  ['k', 1],
  ['n', 4],
  ['t', 7],
  ['l', 8],
  ['m', 16],
  ['p', 17],
  ['ng', 21],
]
/** Longer names, or names that can be read in more ways, are not read. */
const syllableLimit = 4
const readingLimit = 8

/** The Hangul that may have been written in Latin letters: `songchon` → 송촌. Those with the fewest syllables come first; [] if it is none. */
export function hangulOf(roman: string): readonly string[] {
  const readings: string[] = []
  const read = (rest: string, before: string) => {
    if (rest === '') readings.push(before)
    if (rest === '' || before.length === syllableLimit) return
    for (const { syllable, length } of syllablesAt(rest)) read(rest.slice(length), before + syllable)
  }
  if (/^[a-z]{2,20}$/.test(roman)) for (const written of asWritten(roman)) read(written, '')
  return readings.toSorted((a, b) => a.length - b.length).slice(0, readingLimit)
}

/** Sounds at the border of syllables as they may be written: 중리 sounds like `jungni`, 신림 like `sillim`. */
const asWritten = (roman: string) =>
  new Set([roman, roman.replace('ll', 'lr'), roman.replace('ll', 'nr'), roman.replace(/(?<=ng|m)n/, 'r')])

function syllablesAt(text: string): { syllable: string; length: number }[] {
  return initials.flatMap((letter, initial) => {
    if (!text.startsWith(letter)) return []
    return vowels.flatMap((letters, vowel) => {
      if (!text.startsWith(letters, letter.length)) return []
      const start = letter.length + letters.length
      return finals.flatMap(([last, final]) => {
        if (!text.startsWith(last, start)) return []
        return [{ syllable: syllableOf({ initial, vowel, final }), length: start + last.length }]
      })
    })
  })
}
