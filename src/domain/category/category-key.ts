/** A category's slug, as the spec's footer builds it: lower case, spaces as hyphens. Also its key in storage. */
export function categoryKey(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
}
