import { hash } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const idLength = 16

/**
 * The listing's id: the first 80 bits of SHA-256 of its `place_id`, in Crockford's base 32, lower case. Any process
 * can compute it, and importing the place again gives the same id. At 100 million listings the odds of a collision
 * are 1 in 200 million.
 */
export function businessId(placeId: string): string {
  // As it is stored, so that a `place_id` has one id.
  const digest = hash('sha256', placeId.replaceAll('\0', ''), 'hex')
  let id = ''
  for (let start = 0; start < idLength * 5; start += 20) {
    const bits = Number.parseInt(digest.slice(start / 4, start / 4 + 5), 16)
    for (let shift = 15; shift >= 0; shift -= 5) id += alphabet[(bits >> shift) & 31]
  }
  return id
}
