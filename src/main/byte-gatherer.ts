const size = 256 * 1024

/** Joins small chunks of bytes into large ones that can be transferred to another thread without a copy. */
export class ByteGatherer {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  #bytes = new Uint8Array(size)
  #used = 0

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>) {
    this.#send = send
  }

  async add(bytes: Uint8Array): Promise<void> {
    for (let start = 0; start < bytes.length; ) {
      const part = bytes.subarray(start, start + size - this.#used)
      this.#bytes.set(part, this.#used)
      this.#used += part.length
      start += part.length
      if (this.#used === size) await this.flush()
    }
  }

  /** Sends the rest. */
  async flush(): Promise<void> {
    const bytes = this.#bytes.subarray(0, this.#used)
    this.#bytes = new Uint8Array(size)
    this.#used = 0
    if (bytes.length > 0) await this.#send(bytes)
  }
}
