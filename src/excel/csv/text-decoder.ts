import { codePage } from '../../domain/text/repair/code-pages.ts'

/** What files need of a `TextDecoder`: pieces that may end within a character. */
export interface PieceDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

/** The decoder of an encoding by a name that `TextDecoder` knows. */
export const decoderOf = (encoding: string): PieceDecoder =>
  encoding === 'euc-kr' ? new KoreanDecoder() : new TextDecoder(encoding)

const unknown = 0xfffd
let characters: Uint16Array | undefined

/** The character of each pair of bytes in CP949, as one number; 0 if there is none. */
function koreanCharacters(): Uint16Array {
  if (characters) return characters
  characters = new Uint16Array(0x1_0000)
  for (const [character, pair] of codePage('cp949')) characters[pair] = character.charCodeAt(0)
  return characters
}

/**
 * Decodes CP949, in which Windows writes Korean. Decoders of `euc-kr` may know the first part of it only, which has no 샾, 숖, 똠 or 뷁,
 * and would lose these letters of shop names.
 */
class KoreanDecoder implements PieceDecoder {
  /** The first byte of a pair of which the last piece had no more. */
  #lead = 0

  decode(
    bytes: Uint8Array = new Uint8Array(),
    { stream = false }: { readonly stream?: boolean } = {},
  ): string {
    const known = koreanCharacters()
    const codes = new Uint16Array(bytes.length + 2)
    let length = 0
    let lead = this.#lead
    for (const byte of bytes) {
      if (lead === 0) {
        if (byte < 0x80) codes[length++] = byte
        else if (byte === 0x80 || byte === 0xff) codes[length++] = unknown
        else lead = byte
        continue
      }
      const code = known[(lead << 8) | byte] || 0
      codes[length++] = code || unknown
      // What is no pair may be a letter, a comma or a line end behind a broken byte.
      if (code === 0 && byte < 0x80) codes[length++] = byte
      lead = 0
    }
    if (lead !== 0 && !stream) codes[length++] = unknown
    this.#lead = stream ? lead : 0
    return Buffer.from(codes.buffer, 0, length * 2).toString('utf16le')
  }
}
