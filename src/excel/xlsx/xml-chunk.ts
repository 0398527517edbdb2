const CHUNK = 128 * 1024
const MAX_UTF8_PER_UNIT = 3
const NOTHING: readonly Buffer[] = []

/** Gathers texts as UTF-8 in chunks; encoding each text where it lands halves the cost of encoding one joined text. */
export class XmlChunk {
  #bytes = Buffer.allocUnsafeSlow(CHUNK)
  #used = 0
  /** Bytes of all chunks so far, but for the one that is being filled. */
  total = 0

  /** Adds a text; returns the chunks that this filled. */
  add(xml: string): readonly Buffer[] {
    const room = xml.length * MAX_UTF8_PER_UNIT
    if (room > CHUNK) return [this.take(), this.#counted(Buffer.from(xml))]
    const full = this.#used + room > CHUNK ? [this.take()] : NOTHING
    this.#used += this.#bytes.write(xml, this.#used)
    return full
  }

  /** What has been gathered since the last chunk. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#used)
    this.#bytes = Buffer.allocUnsafeSlow(CHUNK)
    this.#used = 0
    return this.#counted(taken)
  }

  #counted(bytes: Buffer): Buffer {
    this.total += bytes.length
    return bytes
  }
}
