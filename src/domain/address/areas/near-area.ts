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
  return null
})

/**
 * The part of a city whose name differs from a text by one letter: Novi Beogrd. Undefined if there is none, or if the text is itself the
 * name of a part or of a large town.
 */
export const nearArea = (text: string): Area | undefined => areaLike(text) ?? undefined
