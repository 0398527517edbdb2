import { memoize } from '../../memoize.ts'
import { isLargeTown, nearNames } from '../near-names.ts'
import { type Area, findArea } from './find-area.ts'

/** The ways to understand a search ask for those of the same texts. */
const rememberedTexts = 256

const areaLike = memoize(rememberedTexts, (text): Area | null => {
  if (isLargeTown(text) || findArea(text)) return null
  for (const name of nearNames(text)) {
    const area = findArea(name)
    if (area) return area
  }
  for (const name of exchanged(text)) {
    const area = findArea(name)
    if (area) return area
  }
  return null
})

const longestExchanged = 20
/** Shorter names are too often others with their letters exchanged. */
const shortestExchanged = 7

/** The text with two letters exchanged around a third one: Vožvodac for Voždovac. */
function exchanged(text: string): string[] {
  const letters = [...text.normalize('NFC')]
  if (letters.length < shortestExchanged || letters.length > longestExchanged) return []
  return letters.slice(2).map((last, at) => {
    const [first = '', middle = ''] = letters.slice(at, at + 2)
    return [...letters.slice(0, at), last, middle, first, ...letters.slice(at + 3)].join('')
  })
}

/**
 * The part of a city whose name differs from a text by one letter, or by two exchanged ones: Novi Beogrd. Undefined if there is none,
 * or if the text is itself the name of a part or of a large town.
 */
export const nearArea = (text: string): Area | undefined => areaLike(text) ?? undefined
