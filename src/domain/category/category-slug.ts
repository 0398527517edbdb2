import { lowerCase } from '../text/fold.ts'

/** A category's slug, as the spec's footer builds it from its name: lower case, spaces as hyphens. */
export function categorySlug(name: string): string {
  return lowerCase(name)
    .trim()
    .replace(/[\s/]+/g, '-')
}
