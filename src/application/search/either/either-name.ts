import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { isJoinWord } from '../../../domain/search-words/join-words.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { isName } from '../words/is-name.ts'
import { type EitherWays, eitherOf } from './either-of.ts'

/**
 * Who has either of two names that the words join: `heron or fox oslo`. Where only one of them is known, and nobody has all words, it is
 * that one. undefined if neither is, or if somebody is called so.
 *
 * @param all what has all words
 */
export async function understandEitherName<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  sides: readonly string[],
  { understand, find }: EitherWays<Result>,
  all: Understood<Result> | undefined,
): Promise<Understood<Result> | undefined> {
  // What is in either of two places was found: gym ameerpet or begumpet.
  const isOfPlaces = all?.interpretation.place?.phrase.split(' ').some(isJoinWord)
  if (isOfPlaces || (await isName(sources, query))) return undefined
  const found = await Promise.all(sides.map(understand))
  const places = found.flatMap((one) => one?.interpretation.place?.phrase || [])
  const [place] = places
  const inOnePlace = await Promise.all(
    sides.map((side, at) => {
      const isThere = place === undefined || found[at]?.interpretation.place !== undefined
      return isThere ? found[at] : understand(`${side} ${place}`)
    }),
  )
  const ones = inOnePlace.flatMap((one, at) => {
    const words = one && ownWords(one, sides[at] ?? '', place)
    return one && words ? [{ one, meant: one.interpretation, words }] : []
  })
  const [first, ...others] = ones
  if (!first) return undefined
  const named = ones.map(({ words }) => words).join(' / ')
  const either = eitherOf(ones, place === undefined ? named : `${named} ${place}`)
  if (either) return { interpretation: either, result: await find(either) }
  const isOne = others.length === 0 && (all?.result.totalCount ?? 0) === 0
  const correctedQuery = place === undefined ? first.words : `${first.words} ${place}`
  return isOne ? { ...first.one, interpretation: { ...first.meant, correctedQuery } } : undefined
}

const countWords = (text: string) => text.split(' ').filter(Boolean).length

/** The words of what was found, without those of a place; undefined if they are none, or if some were left out. */
function ownWords(
  { interpretation, result }: Understood<Counted>,
  side: string,
  place: string | undefined,
): string | undefined {
  const { correctedQuery, place: inPlace } = interpretation
  const whole = inPlace || place === undefined ? side : `${side} ${place}`
  const isWhole = correctedQuery === undefined || countWords(correctedQuery) >= countWords(whole)
  const words = inPlace ? inPlace.rest : (correctedQuery ?? side)
  return result.totalCount > 0 && isWhole && words !== '' ? words : undefined
}
