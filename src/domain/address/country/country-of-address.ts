import { findProvince } from '../korea/provinces.ts'
import { findCountry } from './find-country.ts'

export interface AddressWithCountry {
  /** The address's parts without the country. */
  readonly segments: readonly string[]
  /** '' where the address names none and has no unmistakable form. */
  readonly countryCode: string
}

const separators = /, |、/
const unitedStates =
  /(?:^|\s)(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?$/
const canada = /(?:^|\s)(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT) [A-Z]\d[A-Z] ?\d[A-Z]\d$/
const australia = /(?:^|\s)(?:NSW|VIC|QLD|TAS|ACT) \d{4}$/
const turkey = /(?:^|\s)\d{5} [^/,\d]+\/[^/,\d]+$/
const japan = /〒|^[^\s\d]{2,3}[都道府県]/u

/** The country that an address without one must be of. */
function countryOfForm(segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  if (unitedStates.test(last)) return 'US'
  if (canada.test(last)) return 'CA'
  if (australia.test(last)) return 'AU'
  if (turkey.test(last)) return 'TR'
  const first = segments[0] ?? ''
  if (japan.test(first)) return 'JP'
  return /[가-힣]/.test(first) && findProvince(first.split(' ', 1)[0] ?? '') ? 'KR' : ''
}

interface Named {
  segments: string[]
  code: string
}

/** The country at the end (`…, Taiwan 110`, `…, China, 100020`, `… - Dubai - UAE`) or in front (`대한민국 서울…`). */
function namedCountry(segments: readonly string[]): Named | undefined {
  for (const back of [1, 2]) {
    const segment = segments.at(-back) ?? ''
    if (back === 2 && !/^\d{3,7}$/.test(segments.at(-1) ?? '')) break
    const [, start = '', name = segment, code = ''] = /^(.* - )?(.*?)((?: \d{3,7})?)$/.exec(segment) ?? []
    const found = name.length > 2 ? findCountry(name) : ''
    if (!found) continue
    const kept = [
      ...segments.slice(0, -back),
      start.replace(/ - $/, ''),
      code.trim(),
      ...segments.slice(1 - back || segments.length),
    ]
    return { segments: kept.filter(Boolean), code: found }
  }
  const [first = '', ...rest] = (segments[0] ?? '').split(' ')
  const found = /^[가-힣\p{Script=Han}]{2,}$/u.test(first) ? findCountry(first) : ''
  return found ? { segments: [rest.join(' '), ...segments.slice(1)].filter(Boolean), code: found } : undefined
}

/** An address's parts and its country. `written` is the country that the source gives, '' when it gives none: it wins. */
export function countryOfAddress(address: string, written: string): AddressWithCountry {
  const segments = address === '' ? [] : address.split(separators).filter(Boolean)
  const named = namedCountry(segments)
  // `Georgia` and `Singapore` are names of other things too: alone, or against the given country, they stay.
  const isCountry = named && (written === '' ? named.segments.length > 0 : written === named.code)
  if (isCountry) return { segments: named.segments, countryCode: named.code }
  return { segments, countryCode: written || countryOfForm(segments) }
}
