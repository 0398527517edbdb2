import { lowerCase } from '../text/fold.ts'
import { knownCategory } from './taxonomy.ts'

/**
 * The key of a category in storage, and the slug of its page. A name that the taxonomy knows has the key of its
 * entry, so 미용실, Kuaför and Hair Salons are one category. Any other name has a key of its own. The key of a key is
 * the key itself.
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
