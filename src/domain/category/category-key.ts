import { lowerCase } from '../text/fold.ts'
import { knownCategory } from './taxonomy.ts'

/**
 * The key under which storage counts and finds a category, and the slug of its page: of the taxonomy's entry where it has
 * the name, so that 미용실, Kuaför and Hair Salons are one category; of the name itself otherwise. A key is its own key.
 */
export function categoryKey(name: string): string {
  return knownCategory(name)?.slug ?? categorySlug(name)
}

/** A category's slug, as the spec's footer builds it from its name: lower case, spaces as hyphens. */
export function categorySlug(name: string): string {
  return lowerCase(name)
    .trim()
    .replace(/[\s/]+/g, '-')
}
