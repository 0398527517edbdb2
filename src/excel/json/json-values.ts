const quote = 0x22
const backslash = 0x5c
const opens = new Set([0x7b, 0x5b])
const closes = new Set([0x7d, 0x5d])

/** Takes what stands in a JSON text, in its order. */
export interface JsonHandler {
  /**
   * An object begins within the lists and objects of `path`. Returns whether its whole text is wanted, which then comes by `value`; what
   * stands within any other comes by itself.
   */
  wants(path: readonly string[]): boolean
  value(json: string, path: readonly string[]): void
}

/** More levels than any export has around its list of businesses. */
const deepest = 24
/** More levels than any business has. */
const deepestOfValue = 200

/** What the scanner cannot read: the text is no JSON, too deep, or has an object of more characters than allowed. */
export class JsonProblem extends Error {
  readonly isSize: boolean
  constructor(isSize: boolean) {
    super(isSize ? 'too large' : 'broken')
    this.isSize = isSize
  }
}

interface Level {
  readonly isList: boolean
  /** The key in whose value the scanner is. */
  key: string
}

/**
 * A resumable scanner that finds the objects of a list in a JSON text, however long it is: it holds the text of one object, and only knows
 * where the others begin and end. Several values behind each other are taken as those of one list.
 */
export class JsonValues {
  readonly #handler: JsonHandler
  readonly #longest: number
  /** What has not been scanned, or belongs to the value that is being gathered. */
  #text = ''
  #at = 0
  readonly #levels: Level[] = []
  #key = ''
  /** Where the wanted value begins, and how deep the scanner is in it. */
  #start = -1
  #depth = 0
  #inString = false
  #stringStart = 0

  constructor(handler: JsonHandler, longest: number) {
    this.#handler = handler
    this.#longest = longest
  }

  write(text: string, isLast: boolean): void {
    this.#text += text
    this.#scan()
    const kept = this.#start >= 0 ? this.#start : this.#inString ? this.#stringStart : this.#at
    if (this.#at - kept > this.#longest) throw new JsonProblem(true)
    this.#text = this.#text.slice(kept)
    this.#at -= kept
    this.#stringStart -= kept
    if (this.#start >= 0) this.#start = 0
    if (isLast && (this.#inString || this.#start >= 0 || this.#levels.length > 0))
      throw new JsonProblem(false)
  }

  #scan(): void {
    while (this.#at < this.#text.length) {
      if (this.#inString && !this.#endString()) return
      if (this.#at >= this.#text.length) return
      const code = this.#text.charCodeAt(this.#at)
      if (code === quote) {
        this.#inString = true
        this.#stringStart = this.#at + 1
        this.#at++
      } else {
        this.#sign(code)
        this.#at++
      }
    }
  }

  /** Goes behind the end of the present string; false if it has not arrived. */
  #endString(): boolean {
    for (;;) {
      const at = this.#text.indexOf('"', this.#at)
      if (at < 0) {
        this.#at = this.#text.length
        return false
      }
      this.#at = at + 1
      let slashes = 0
      while (at - 1 - slashes >= this.#stringStart && this.#text.charCodeAt(at - 1 - slashes) === backslash)
        slashes++
      if (slashes % 2 === 1) continue
      this.#inString = false
      if (this.#start < 0)
        this.#key = this.#text.slice(this.#stringStart, Math.min(at, this.#stringStart + 200))
      return true
    }
  }

  #sign(code: number): void {
    if (this.#start >= 0) this.#inValue(code)
    else if (opens.has(code)) this.#open(code === 0x5b)
    else if (closes.has(code)) {
      const level = this.#levels.pop()
      if (!level || level.isList !== (code === 0x5d)) throw new JsonProblem(false)
    } else if (code === 0x3a) {
      const level = this.#levels.at(-1)
      if (level) level.key = this.#key
    }
  }

  #inValue(code: number): void {
    if (opens.has(code)) this.#depth++
    else if (closes.has(code)) this.#depth--
    if (this.#depth > deepestOfValue) throw new JsonProblem(true)
    if (this.#depth > 0) return
    this.#handler.value(this.#text.slice(this.#start, this.#at + 1), this.#path())
    this.#start = -1
  }

  #open(isList: boolean): void {
    const parent = this.#levels.at(-1)
    if (!isList && (!parent || parent.isList) && this.#handler.wants(this.#path())) {
      this.#start = this.#at
      this.#depth = 1
      return
    }
    if (this.#levels.length >= deepest) throw new JsonProblem(true)
    this.#levels.push({ isList, key: '' })
  }

  #path(): readonly string[] {
    return this.#levels.map(({ isList, key }) => (isList ? '[]' : key))
  }
}
