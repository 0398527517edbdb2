import { mix, type Random } from './random.ts'

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * A place id in the shape of Google's: the base64url of two tagged 64-bit numbers, which is why it starts with
 * `ChIJ`, has `R` in its middle, and two of its characters end in zero bits. Unique per index: six characters
 * are a bijection of it.
 */
export function samplePlaceId(seed: number, index: number, random: Random): string {
  let id = 'ChIJ'
  let unique = mix(index ^ mix(seed))
  for (let i = 0; i < 5; i++) {
    id += base64url.charAt(unique & 63)
    unique >>>= 6
  }
  id += base64url.charAt(unique | (random.below(16) << 2))
  id += letters(4, random) + base64url.charAt(random.below(16) << 2)
  return `${id}R${letters(10, random)}${base64url.charAt(random.below(16) << 2)}`
}

function letters(count: number, random: Random): string {
  let text = ''
  for (let i = 0; i < count; i++) text += base64url.charAt(random.below(64))
  return text
}
