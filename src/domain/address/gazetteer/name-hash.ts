const prime = 0x01000193
const offsetBasis = 0x811c9dc5

/**
 * A name's hash: 32 bits by which names are sorted, and 16 more bits to tell names with the same 32 bits apart. FNV-1a
 * (Fowler–Noll–Vo) over UTF-16 code units; the second run starts elsewhere.
 */
export function nameHash(name: string): { readonly hash: number; readonly check: number } {
  let hash = offsetBasis
  let second = prime
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i)
    hash = Math.imul(hash ^ unit, prime)
    second = Math.imul(second ^ unit, 0x5bd1e995)
  }
  return { hash: hash >>> 0, check: (second ^ (second >>> 15)) & 0xffff }
}
