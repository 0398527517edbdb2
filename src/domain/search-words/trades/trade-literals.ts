import type { KnownCategory } from '../../category/known-categories.ts'
import { groupNamedBy } from '../../search-terms/group-terms.ts'
import { queryTerms } from '../../search-terms/search-terms.ts'
import { fold } from '../../text/fold.ts'
import { sameSpellings, withoutSiot } from '../other-spellings.ts'
import { narrowTerms } from './narrow-names.ts'
import { relatedTrades } from './related-trades.ts'
import { tradeNamed } from './trade-named.ts'

/** What Korean puts after what a shop sells: 치킨집, 치킨가게. A stem of one syllable is in many other words: 꽃집. */
const houses = /^([가-힣]{2,}?)(?:전문점|음식점|매장|가게|집|점)$/
const hangul = /^[가-힣]{2,}$/
const onlyLetters = /^[a-z](?:(?: and | ?[&+n] ?)[a-z])+$/i
const latin = /^[\p{Script=Latin} ]+$/u

/** A word without the house behind it, if it is the same trade. */
function stemOf(phrase: string, isSame: (other: string) => boolean): string {
  const stem = houses.exec(phrase)?.[1]
  return [stem, stem && withoutSiot(stem)].find((one) => one && isSame(one)) ?? phrase
}

/** An English word as one and as several. */
function otherNumber(phrase: string): string {
  if (/(?:ch|sh|ss|x)es$/i.test(phrase)) return phrase.slice(0, -2)
  if (/[^aeiou]ies$/i.test(phrase)) return `${phrase.slice(0, -3)}y`
  if (/[^s]s$/i.test(phrase)) return phrase.slice(0, -1)
  if (/[^aeiou]y$/i.test(phrase)) return `${phrase.slice(0, -1)}ies`
  return /(?:ch|sh|ss|x)$/i.test(phrase) ? `${phrase}es` : `${phrase}s`
}

/**
 * The words of which a name has to have one if the listing is not of the trade, each as terms: those that were typed, and the same trade's
 * in another form, so that 치킨집 lists what 치킨 does, churches what church does, and 커피숍 what 카페 does.
 */
export function tradeLiterals(phrase: string, { label }: KnownCategory): readonly (readonly string[])[] {
  const isSame = (other: string) => tradeNamed(other)?.label.en === label.en
  // Letters are in every address: `b & b` asks for bed and breakfast.
  const words = [onlyLetters.test(phrase) ? label.en : stemOf(phrase, isSame)]
  if (/[가-힣]/.test(phrase)) {
    const own = stemOf(label.ko, isSame)
    if (hangul.test(own)) words.push(own)
  } else if (latin.test(phrase) && !onlyLetters.test(phrase)) {
    const other = otherNumber(phrase)
    // What names a whole group of trades is listed after the words: restaurants.
    if (isSame(other) && groupNamedBy(fold(other)) === undefined) words.push(other)
  }
  // What names of such businesses have for the same trade: 카페 and 커피, 치킨 and 통닭. A name that says more than the trade asks for that.
  const isAlike = /[가-힣]/.test(phrase) ? hangul : latin
  const signs = narrowTerms(phrase).length > 0 ? [] : relatedTrades(label.en).signs
  words.push(...signs.filter((sign) => isAlike.test(sign) && isSame(sign)))
  const all = [...new Set(words.flatMap(sameSpellings))].map(queryTerms).filter((terms) => terms.length > 0)
  // What has all terms of another one is found by that: 커피숍 beside 커피.
  return all.filter(
    (terms, index) =>
      !all.some(
        (other, at) =>
          at !== index &&
          other.every((term) => terms.includes(term)) &&
          (other.length < terms.length || at < index),
      ),
  )
}
