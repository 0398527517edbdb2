import { createReadStream } from 'node:fs'
import { decoderOf } from './text-decoder.ts'
import type { TextEncoding } from './text-encoding.ts'

const pieceBytes = 64 * 1024

export interface TextPiece {
  readonly text: string
  readonly isLast: boolean
}

/** A text file whose encoding is known. */
export class TextFile {
  readonly #path: string
  readonly #size: number
  readonly #encoding: TextEncoding
  #bytes = 0

  constructor(path: string, size: number, encoding: TextEncoding) {
    this.#path = path
    this.#size = size
    this.#encoding = encoding
  }

  /** The whole text from its beginning, in pieces. */
  async *pieces(): AsyncGenerator<TextPiece> {
    const { encoding, start, isMixed } = this.#encoding
    const decoder = decoderOf(encoding, isMixed)
    this.#bytes = start
    for await (const piece of createReadStream(this.#path, { start, highWaterMark: pieceBytes })) {
      this.#bytes += (piece as Buffer).length
      yield { text: decoder.decode(piece as Buffer, { stream: true }), isLast: false }
    }
    yield { text: decoder.decode(), isLast: true }
  }

  /** Share of the file that the last `pieces` have read, 0 to 1. */
  progress(): number {
    return Math.min(1, this.#bytes / Math.max(1, this.#size))
  }
}
