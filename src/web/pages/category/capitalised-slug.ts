/** A slug as a heading: hyphens as spaces, words capitalised. */
export function capitalisedSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
