import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { fold } from '../../../domain/text/fold.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Whether a text has the words of a part: the Krakowska is no Kraków. Scripts without spaces have no words. */
export function includes(text: string, part: string): boolean {
  if (part === '') return true
  const [whole, words] = [fold(text), fold(part)]
  if (words === '' || unspaced.test(words)) return whole.includes(words)
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(whole.charAt(at))
  for (let at = whole.indexOf(words); at >= 0; at = whole.indexOf(words, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + words.length)) return true
  return false
}

/** Whether a text names a town, also by another of its names: Lisboa is Lisbon, and München is Munich. */
export function namesTown(text: string, town: string, countryCode: string): boolean {
  if (includes(text, town)) return true
  const city = listCitiesNamed(town).find((each) => countryCode === '' || each.countryCode === countryCode)
  if (!city || (countryCode === '' && city.population < knownEverywhere)) return false
  return [city.name, ...Object.values(city.names ?? {})].some((name) => name !== '' && includes(text, name))
}

/** A town with fewer people is not meant where nothing says the country. */
const knownEverywhere = 300_000
