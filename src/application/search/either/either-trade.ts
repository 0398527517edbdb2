import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import type { JoinedTrades } from '../../../domain/search-words/trades/either-trade.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { namesFirst } from '../interpretation.ts'
import { isName } from '../words/is-name.ts'
import { type EitherWays, eitherOf } from './either-of.ts'

/**
 * What is of either of several trades that the words join: `cafe or bakery zürich`. Who is both comes first. undefined if fewer than two
 * of the trades are found, or if somebody is called so.
 *
 * @param joined the words with each of the trades
 * @param both what has all words
 */
export async function understandEither<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  { each, text }: JoinedTrades,
  { understand, find }: EitherWays<Result>,
  both: Understood<Result> | undefined,
): Promise<Understood<Result> | undefined> {
  if (await isName(sources, query)) return undefined
  const found = await Promise.all(each.map(understand))
  const ones = found.flatMap((one, at) => {
    const words = one?.interpretation.place?.rest ?? one?.interpretation.correctedQuery ?? each[at] ?? ''
    return one && one.result.totalCount > 0 ? [{ meant: one.interpretation, words }] : []
  })
  const either = eitherOf(ones, text)
  if (!either) return undefined
  const { interpretation: all, result } = both ?? {}
  const words = all?.correctedQuery ?? query.search
  const hasAll =
    (result?.totalCount ?? 0) > 0 &&
    ones.every((one) => one.words.split(' ').every((word) => words.includes(word)))
  const interpretation = all && hasAll ? namesFirst(all, either, words) : either
  return { interpretation, result: await find(interpretation) }
}
