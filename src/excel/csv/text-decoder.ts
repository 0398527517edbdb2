import { isUtf8 } from 'node:buffer'
import { decodeKorean } from '../../domain/text/repair/korean-text.ts'

/** What files need of a `TextDecoder`: pieces that may end within a character. */
export interface PieceDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

/** The decoder of an encoding by a name that `TextDecoder` knows. Where it is mixed, each line is in UTF-8 or else in that encoding. */
export const decoderOf = (encoding: string, isMixed = false): PieceDecoder => {
  const decoder = encoding === 'euc-kr' ? new KoreanDecoder() : new TextDecoder(encoding)
  return isMixed ? new MixedDecoder(decoder) : decoder
}

const lineFeed = 0x0a
/** What is longer without a line end, in bytes, is no line of a table: nothing waits for its end. */
const longestLine = 1 << 20

/** Decodes a file of which some lines are in UTF-8, and others are not. */
class MixedDecoder implements PieceDecoder {
  readonly #other: PieceDecoder
  readonly #utf8 = new TextDecoder('utf-8')
  #rest: Uint8Array = new Uint8Array()

  constructor(other: PieceDecoder) {
    this.#other = other
  }

  decode(
    bytes: Uint8Array = new Uint8Array(),
    { stream = false }: { readonly stream?: boolean } = {},
  ): string {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    let [text, start] = ['', 0]
    for (let end = all.indexOf(lineFeed); end >= 0; end = all.indexOf(lineFeed, start)) {
      text += this.#line(all.subarray(start, end + 1))
      start = end + 1
    }
    const rest = all.subarray(start)
    const isKept = stream && rest.length < longestLine
    this.#rest = isKept ? rest : new Uint8Array()
    return isKept ? text : text + this.#line(rest)
  }

  #line(bytes: Uint8Array): string {
    return isUtf8(bytes) ? this.#utf8.decode(bytes) : this.#other.decode(bytes)
  }
}

/** Decodes pieces of CP949. */
class KoreanDecoder implements PieceDecoder {
  /** The first byte of a pair of which the last piece had no more. */
  #lead = 0

  decode(
    bytes: Uint8Array = new Uint8Array(),
    { stream = false }: { readonly stream?: boolean } = {},
  ): string {
    const { text, lead } = decodeKorean(bytes, this.#lead)
    this.#lead = stream ? lead : 0
    return lead !== 0 && !stream ? `${text}\ufffd` : text
  }
}
