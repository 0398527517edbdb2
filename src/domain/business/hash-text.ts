const range = 2 ** 32
const highBits = 2 ** 20

/**
 * Hashes a text to an integer from 1 to 2^52. Two texts collide with odds of 1 in 4 × 10^15. Not for secrets. The method is
 * bryc's cyrb53 (https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js, public domain) at 52 bits.
 */
export function hashText(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (b >>> 0) + ((a >>> 0) % highBits) * range + 1
}
