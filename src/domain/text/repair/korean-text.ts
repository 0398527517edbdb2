import { codePage } from './code-pages.ts'

const unknown = 0xfffd
const utf16 = /* @__PURE__ */ new TextDecoder('utf-16le')
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
 * and would lose these letters of shop names. `lead` is the first byte of a pair of which the bytes before had no more, or 0; what is
 * returned has that of these bytes.
 */
export function decodeKorean(bytes: Uint8Array, lead = 0): { readonly text: string; readonly lead: number } {
  const known = koreanCharacters()
  const codes = new Uint16Array(bytes.length + 2)
  let length = 0
  let open = lead
  for (const byte of bytes) {
    if (open === 0) {
      if (byte < 0x80) codes[length++] = byte
      else if (byte === 0x80 || byte === 0xff) codes[length++] = unknown
      else open = byte
      continue
    }
    const code = known[(open << 8) | byte] || 0
    codes[length++] = code || unknown
    // What is no pair may be a letter, a comma or a line end behind a broken byte.
    if (code === 0 && byte < 0x80) codes[length++] = byte
    open = 0
  }
  return { text: utf16.decode(codes.subarray(0, length)), lead: open }
}
