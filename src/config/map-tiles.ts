/** The pictures of which a map consists, and who is to be named for them. */
export interface MapTiles {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` for its place, and maybe `{s}` for one of the hosts a, b and c. */
  readonly url: string
  /** The text that names their source, in parts; a part with `href` is a link. */
  readonly attribution: readonly AttributionPart[]
}

interface AttributionPart {
  readonly text: string
  readonly href?: string
}

const link = /<a href="(https?:\/\/[^"<>\s]+)">([^<>]+)<\/a>/g

/** Reads a text with links (`© <a href="https://…">Name</a>`); undefined if it has other markup. */
export function parseAttribution(text: string): readonly AttributionPart[] | undefined {
  const parts: AttributionPart[] = []
  let end = 0
  for (const { index, 0: whole, 1: href = '', 2: name = '' } of text.matchAll(link)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: name, href })
    end = index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts.some((part) => /[<>]/.test(part.text)) ? undefined : parts
}

/** Whether a text is the address of tiles. */
export function isTileUrl(text: string): boolean {
  const url = URL.parse(text.replace('{s}', 'a'))
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return isWeb && ['{z}', '{x}', '{y}'].every((place) => text.includes(place)) && !/["'<>\s;,]/.test(text)
}
