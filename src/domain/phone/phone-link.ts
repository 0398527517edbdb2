import type { Business } from '../directory/directory.ts'
import { isMasked } from './phone-text.ts'

/** A first run of digits with what people write between them: `1588-1234`, `(02) 555 0101`, `+90 212 …`. */
const number = /\+?\(?\d[\d\s().\-–/]*/

/** As many digits as no phone has fewer or more of (emergency numbers have three; E.164 ends at fifteen). */
const [fewest, most] = [3, 15]

/**
 * The `tel:` address of a business's phone: its international form, or the digits of one that has none, such as a short
 * number. undefined if there is nothing to dial, or if the business has closed for good.
 */
export function phoneLink({
  phone,
  phoneE164,
  isClosedForGood,
}: Pick<Business, 'phone' | 'phoneE164' | 'isClosedForGood'>): string | undefined {
  if (isClosedForGood) return undefined
  if (phoneE164) return `tel:${phoneE164}`
  if (isMasked(phone ?? '')) return undefined
  // A slash parts two numbers.
  const [first = ''] = (number.exec((phone ?? '').normalize('NFKC'))?.[0] ?? '').split('/')
  const digits = first.replace(/[^\d+]/g, '')
  const { length } = digits.replace('+', '')
  return length >= fewest && length <= most ? `tel:${digits}` : undefined
}
