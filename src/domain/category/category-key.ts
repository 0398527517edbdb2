import { lowerCase } from '../text/fold.ts'

/** A category's slug, as the spec's footer builds it: lower case, spaces as hyphens. Also its key in storage. */
export function categoryKey(name: string): string {
  return lowerCase(name)
    .trim()
    .replace(/[\s/]+/g, '-')
}
