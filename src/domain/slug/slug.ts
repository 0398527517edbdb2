import { businessId } from '../business/business-id.ts'
import { kebab } from '../text/fold.ts'
import { suffixLengths } from './slug-words.ts'

const nameLimit = 80

/** The path of a listing's page. */
export const detailPath = (slug: string): string => `/details/${encodeURIComponent(slug)}`

/**
 * A listing's possible slugs, best first: name, city and the start of its `place_id`. The store takes the first that
 * is free. The last one contains the whole id and is always free.
 */
export function* slugCandidates(name: string, city: string, placeId: string): Generator<string, void, void> {
  const stem = [kebab(name.slice(0, nameLimit)), kebab(city.slice(0, nameLimit))].filter(Boolean).join('-')
  const suffixOf = (length: number) => placeId.slice(0, length).replace(/[^\p{L}\p{N}_-]/gu, '')
  const join = (suffix: string) => [stem, suffix].filter(Boolean).join('-')
  for (const length of suffixLengths) {
    const slug = join(suffixOf(length))
    if (slug) yield slug
    if (placeId.length <= length) break
  }
  yield join(businessId(placeId))
}
