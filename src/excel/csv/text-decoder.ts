import { decodeKorean } from '../../domain/text/repair/korean-text.ts'

/** What files need of a `TextDecoder`: pieces that may end within a character. */
export interface PieceDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

/** The decoder of an encoding by a name that `TextDecoder` knows. */
export const decoderOf = (encoding: string): PieceDecoder =>
  encoding === 'euc-kr' ? new KoreanDecoder() : new TextDecoder(encoding)

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
