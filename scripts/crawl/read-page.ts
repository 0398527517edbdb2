/** A text of a page, with the language of the element that it is in. */
export interface PageText {
  readonly text: string
  readonly lang: string
}

/** What a crawl looks at in a page. */
export interface ReadPage {
  /** Of the `<html>` element. */
  readonly lang: string
  readonly title: string
  /** Paths with queries, on this site. */
  readonly links: readonly string[]
  /** By `hreflang`: the paths of the page in other languages. */
  readonly alternates: ReadonlyMap<string, string>
  /** '' if there is none. */
  readonly canonical: string
  readonly isIndexed: boolean
  /** How many businesses its list has in all; undefined if it has none. */
  readonly totalCount: number | undefined
  /** Between tags, and in what is read aloud or shown by search engines. */
  readonly texts: readonly PageText[]
  /** What the source says of listings, which is in any language: names, addresses and so on. */
  readonly sourceTexts: ReadonlySet<string>
}

const voidElements = new Set(['meta', 'link', 'input', 'br', 'img', 'hr', 'path', 'circle', 'rect'])
const saidAttributes = ['alt', 'aria-label', 'placeholder', 'title']
/** Meta elements that are texts, by `name` or `property`. */
const saidMeta = /^(?:description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly isEmpty: boolean
  readonly attributes: Readonly<Record<string, string>>
}

function readTag(source: string): Tag {
  const name = /^<\/?([\w-]+)/.exec(source)?.[1]?.toLowerCase() ?? ''
  const attributes = Object.fromEntries(
    [...source.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      decode(value),
    ]),
  )
  return {
    name,
    isEnd: source.startsWith('</'),
    isEmpty: voidElements.has(name) || source.endsWith('/>'),
    attributes,
  }
}

/** The tags and the texts of a document, as the product writes them: each attribute is in double quotes. */
function* tokens(html: string): Generator<Tag | string> {
  const parts = html.matchAll(
    /<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>|<!--[\s\S]*?-->|<[^>]+>|[^<]+/g,
  )
  for (const [part] of parts) {
    if (/^<(?:script|style|!)/i.test(part)) continue
    yield part.startsWith('<') ? readTag(part) : decode(part)
  }
}

function pathOf(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin)
  return url?.origin === origin ? url.pathname + url.search : undefined
}

/** Reads a page of the site whose links begin with `origin`. */
export function readPage(html: string, origin: string): ReadPage {
  const links: string[] = []
  const alternates = new Map<string, string>()
  const texts: PageText[] = []
  const open: { readonly name: string; readonly lang: string }[] = []
  let [canonical, isIndexed, pageLang, title] = ['', true, '', '']
  for (const token of tokens(html)) {
    const lang = open.at(-1)?.lang ?? ''
    if (typeof token === 'string') {
      if (open.at(-1)?.name === 'title') title ||= token.trim()
      if (token.trim()) texts.push({ text: token.trim(), lang })
      continue
    }
    const { name, attributes, isEnd, isEmpty } = token
    if (isEnd) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue
    }
    const own = attributes.lang ?? lang
    if (name === 'html') pageLang = own
    for (const key of saidAttributes) if (attributes[key]) texts.push({ text: attributes[key], lang: own })
    const meta = attributes.name ?? attributes.property ?? ''
    if (name === 'meta' && saidMeta.test(meta)) texts.push({ text: attributes.content ?? '', lang: own })
    if (name === 'meta' && meta === 'robots') isIndexed = !attributes.content?.includes('noindex')
    const target = attributes.href === undefined ? undefined : pathOf(attributes.href, origin)
    if (name === 'link' && attributes.rel === 'canonical') canonical = target ?? ''
    if (name === 'link' && attributes.rel === 'alternate' && attributes.hreflang)
      alternates.set(attributes.hreflang, target ?? attributes.href ?? '')
    if (name === 'a' && target !== undefined) links.push(target)
    if (!isEmpty) open.push({ name, lang: own })
  }
  const state = stateOf(html)
  const sourceTexts = sourceTextsOf(state)
  const totalCount = totalCountOf(state)
  return { lang: pageLang, title, links, alternates, canonical, isIndexed, totalCount, texts, sourceTexts }
}

/** The data that the page carries for its scripts. */
function stateOf(html: string): unknown {
  const json = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1]
  return json && JSON.parse(json)
}

/** Of the list of businesses, whose query has a filter. */
function totalCountOf(state: unknown): number | undefined {
  const { data = [] } = (state ?? {}) as { readonly data?: readonly unknown[] }
  const answers = data.filter((answer): answer is [unknown[], { readonly totalCount?: number }] =>
    Array.isArray(answer),
  )
  return answers.find(([key]) => key[1] === 'businesses' && isFilter(key[2]))?.[1].totalCount
}

const isFilter = (part: unknown) => typeof part === 'object' && part !== null && 'offset' in part

/** Fields of a listing that the source has written. */
const sourceFields = [
  'name',
  'address',
  'street',
  'description',
  'category',
  'phone',
  'city',
  'state',
  'district',
  'country',
]

/** The texts of listings in a page's data. */
function sourceTextsOf(state: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const fields = value as Record<string, unknown>
    if ('slug' in fields && 'name' in fields) {
      for (const field of sourceFields) {
        const text = fields[field]
        // Titles may have a part of an address.
        if (typeof text === 'string') for (const part of [text, ...text.split(', ')]) found.add(part)
      }
    }
    for (const inner of Object.values(fields)) visit(inner)
  }
  visit(state)
  found.delete('')
  return found
}
