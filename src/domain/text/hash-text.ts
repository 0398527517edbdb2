const prime = 0x01000193
const offsetBasis = 0x811c9dc5

/**
 * FNV-1a (Fowler–Noll–Vo) over UTF-16 code units: 32 bits, and 16 more of a second run that starts elsewhere, to tell
 * texts with the same 32 bits apart. The gazetteer's file and databases hold such hashes. Not for secrets.
 */
export function hashText(text: string): { readonly hash: number; readonly check: number } {
  let hash = offsetBasis
  let second = prime
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash = Math.imul(hash ^ unit, prime)
    second = Math.imul(second ^ unit, 0x5bd1e995)
  }
  return { hash: hash >>> 0, check: (second ^ (second >>> 15)) & 0xffff }
}

/** The same as one number, from 1 to 2^48. */
export function hashNumber(text: string): number {
  const { hash, check } = hashText(text)
  return check * 2 ** 32 + hash + 1
}
