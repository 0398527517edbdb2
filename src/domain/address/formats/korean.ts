import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { findKoreanMunicipality, type Municipality } from '../korea/municipalities.ts'
import { findProvince, type Province } from '../korea/provinces.ts'
import { findPostalCode } from '../postal-code.ts'

interface Found {
  province: Province | undefined
  municipality: Municipality | undefined
}

/** Takes a name that is a 시도 or a 시·군·구 into account; one that contradicts what is known is no such name. */
function take(found: Found, name: string): boolean {
  if (!found.province) {
    found.province = findProvince(name)
    if (found.province) return true
  }
  const municipality = findKoreanMunicipality(name, found.province)
  const known = found.municipality
  if (!municipality || (known && (known.city !== municipality.city || known.district !== ''))) return false
  found.municipality = municipality
  found.province = municipality.province
  return true
}

/** `서울특별시 강남구 …`, `경기 성남시 분당구 …`: the first words, until one is neither 시도 nor 시·군·구. */
function fromFront(words: readonly string[]): Found {
  const found: Found = { province: undefined, municipality: undefined }
  for (const word of words.slice(0, 4)) if (!take(found, word)) break
  return found
}

/** `…, Gangnam-gu, Seoul`: the parts from the end. A name that only some other province has waits for that province. */
function fromBack(segments: readonly string[]): Found {
  const found: Found = { province: undefined, municipality: undefined }
  const names = segments.slice(-4).reverse()
  for (const name of names) take(found, name)
  // `Seoul, Jung-gu`: a name that many cities have tells something only once the city is known.
  if (found.province && !found.municipality) for (const name of names) take(found, name)
  return found
}

const hangul = /[가-힣]/
/** `서울 특별시`, written apart. */
const looseSuffix = / ((?:특별|광역|특별자치)시|특별자치도)(?= |$)/

/** Korean addresses, in Korean order (`서울 강남구 테헤란로 1`) and in English order (`1 Teheran-ro, Gangnam-gu, Seoul`). */
export function korean(address: AddressText): AddressParts {
  let zipCode = ''
  const segments = address.segments.map((segment) => {
    const postal = findPostalCode(segment.replace(/^\(?우\)? ?|[()]/g, ''), 'KR')
    if (!postal || (hangul.test(segment) && postal.position === 'trailing')) return segment
    zipCode = postal.code
    return postal.rest
  })
  const words = segments.join(' ').replace(looseSuffix, '$1').split(' ').filter(Boolean)
  const front = hangul.test(words[0] ?? '') ? fromFront(words) : undefined
  const named = front?.province ? front : fromBack(segments.filter(Boolean))
  const found = named.province ? named : fromBack(words)
  return { ...nothingFound, ...partsOf(found), zipCode }
}

function partsOf({ province, municipality }: Found): Partial<AddressParts> {
  if (!province) return {}
  return {
    state: province.name,
    city: municipality?.city ?? province.city,
    district: municipality?.district ?? '',
  }
}
