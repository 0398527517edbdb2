/** Takes what stands in a web page, in its order. Names of elements are in small letters. */
export interface HtmlHandler {
  open(name: string, tag: string): void
  close(name: string): void
  /** Text may come in pieces, with entities as the page writes them. */
  text(text: string): void
}

const tagName = /^<\/?([a-z][a-z\d:]{0,30})/i
/** Elements whose content is no text of the page. */
const unread = new Set(['script', 'style', 'title', 'textarea'])
const endOfUnread = /<\/(?:script|style|title|textarea)/gi
const endOfComment = '-->'

/**
 * A resumable scanner of web pages. It takes broken ones as browsers do: tags need not match, and what is no tag is text. Nothing is
 * looked up or expanded.
 */
export class HtmlScanner {
  readonly #handler: HtmlHandler
  readonly #longestTag: number
  readonly #onLongTag: () => never
  /** What has not been scanned yet. */
  #rest = ''
  #isLast = false
  #inside: 'page' | 'comment' | 'unread' = 'page'

  constructor(handler: HtmlHandler, longestTag: number, onLongTag: () => never) {
    this.#handler = handler
    this.#longestTag = longestTag
    this.#onLongTag = onLongTag
  }

  write(text: string, isLast: boolean): void {
    this.#rest += text
    this.#isLast = isLast
    let at = 0
    while (at < this.#rest.length) {
      const next = this.#next(at)
      if (next === at) break
      at = next
    }
    this.#rest = this.#rest.slice(at)
    if (this.#rest.length > this.#longestTag) this.#onLongTag()
  }

  /** Reads one thing. Returns where the next begins; `at` if its end has not arrived. */
  #next(at: number): number {
    if (this.#inside === 'comment')
      return this.#skip(at, this.#rest.indexOf(endOfComment, at), endOfComment.length)
    if (this.#inside === 'unread') {
      endOfUnread.lastIndex = at
      return this.#skip(at, endOfUnread.exec(this.#rest)?.index ?? -1, 0)
    }
    if (this.#rest[at] !== '<') {
      const end = this.#rest.indexOf('<', at)
      return this.#text(at, end < 0 ? this.#rest.length : end)
    }
    return this.#markup(at)
  }

  /** Goes behind the end of what is not read, or keeps as much as the beginning of that end may take. */
  #skip(at: number, end: number, length: number): number {
    if (end < 0) return this.#isLast ? this.#rest.length : Math.max(at, this.#rest.length - 12)
    this.#inside = 'page'
    return end + length
  }

  #text(at: number, end: number): number {
    this.#handler.text(this.#rest.slice(at, end))
    return end
  }

  #markup(at: number): number {
    if (at + 4 > this.#rest.length && !this.#isLast) return at
    if (this.#rest.startsWith('<!--', at)) {
      this.#inside = 'comment'
      return at + 4
    }
    if (!/^<[a-z/!?]/i.test(this.#rest.slice(at, at + 2))) return this.#text(at, at + 1)
    const end = endOfTag(this.#rest, at + 1)
    if (end < 0) return this.#isLast ? this.#text(at, this.#rest.length) : at
    const tag = this.#rest.slice(at, end + 1)
    const name = tagName.exec(tag.slice(0, 40))?.[1]?.toLowerCase()
    if (name === undefined) return end + 1
    if (tag[1] === '/') this.#handler.close(name)
    else {
      this.#handler.open(name, tag)
      if (unread.has(name)) this.#inside = 'unread'
    }
    return end + 1
  }
}

/** Where the tag that begins before `from` has its `>`, which may also stand in the value of an attribute; -1 if it has not arrived. */
function endOfTag(text: string, from: number): number {
  let before = ''
  for (let at = from; at < text.length; at++) {
    const character = text[at] as string
    if (character === '>') return at
    if ((character === '"' || character === "'") && before === '=') {
      at = text.indexOf(character, at + 1)
      if (at < 0) return -1
    }
    if (character > ' ') before = character
  }
  return -1
}

const attribute = /[\s"'](rowspan|colspan|href|style)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** The value of an attribute of a tag. */
export function attributeOf(tag: string, name: 'rowspan' | 'colspan' | 'href' | 'style'): string | undefined {
  for (const [, found = '', double, single, bare] of tag.matchAll(attribute))
    if (found.toLowerCase() === name) return double ?? single ?? bare
  return undefined
}

const inQuotes = /"[^"]*"|'[^']*'/g
const hiddenWord = /\shidden(?=[\s=/>])/i
const notDisplayed = /display\s?:\s?none/i

/** Whether a browser leaves out the element that a tag opens. */
export function isHidden(tag: string): boolean {
  if (notDisplayed.test(attributeOf(tag, 'style') ?? '')) return true
  return hiddenWord.test(tag) && hiddenWord.test(tag.replace(inQuotes, ''))
}
