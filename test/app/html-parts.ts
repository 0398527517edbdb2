/** The part of a page from one mark to the next; '' where the first is missing. */
export const between = (html: string, from: string, to: string) =>
  (html.split(from)[1] ?? '').split(to)[0] ?? ''

/** What the markup says: without tags, its common entities resolved, white space in one form. */
export function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Text and address of every link, in order; addresses decoded. */
export function linksOf(html: string): [text: string, address: string][] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, address = '', content = '']) => [textOf(content), decodeURI(address)],
  )
}

/** The names of the classes that occur in the markup, beginning with `prefix`. */
export const classesOf = (html: string, prefix: string) =>
  [...html.matchAll(new RegExp(`[ "](${prefix}[\\w-]+)`, 'g'))].map(([, name]) => name)
