/** The part of a page between two texts; '' if the first is missing. */
export const between = (html: string, from: string, to: string) =>
  (html.split(from)[1] ?? '').split(to)[0] ?? ''

/** What is one picture to screen readers, by its name. */
const picture = /<span role="img" aria-label="([^"]*)"[^>]*>(?:<span[^>]*>[^<]*<\/span>)*<\/span>/g

/** The text of the markup, as it is read out: without tags, with common entities resolved and white space unified. */
export function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(picture, ' $1 ')
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
/** The trades that are drawn in a part of a page. */
export const drawingsOf = (html: string) =>
  [...html.matchAll(/<use href="[^"]*glyphs[^"]*#(\w+)"/g)].map(([, trade]) => trade)

export const classesOf = (html: string, prefix: string) =>
  [...html.matchAll(new RegExp(`[ "](${prefix}[\\w-]+)`, 'g'))].map(([, name]) => name)
