/** How many characters of `place_id` end a slug: the spec's seven first, then more if those are taken. */
export const suffixLengths = [7, 10, 14, 20]

/** A place id begins so, and the words of a name do not, which are in lower case. */
const placeIdStart = /[\p{Lu}\d]/u

/** The words of a slug without the start of its `place_id`, to search for: `okay-kitchen-zürich-ChIJF-g` → `okay kitchen zürich`. */
export function slugWords(slug: string): string {
  const cut = suffixLengths
    .map((length) => slug.length - length - 1)
    .find((at) => slug[at] === '-' && placeIdStart.test(slug[at + 1] ?? ''))
  return slug.slice(0, cut).replaceAll('-', ' ').trim()
}
