import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { commaSeparated } from './comma-separated.ts'
import { chinese, japanese, korean } from './east-asian.ts'
import { northAmerican } from './north-american.ts'
import { turkish } from './turkish.ts'

/** The parser for each country's addresses. */
type AddressFormat = (address: AddressText, countryCode: string) => AddressParts

const american: AddressFormat = (address) => northAmerican(address, 'US')

const formats: Readonly<Record<string, AddressFormat>> = {
  AS: american,
  AU: northAmerican,
  CA: northAmerican,
  CN: chinese,
  GU: american,
  JP: japanese,
  KR: korean,
  MP: american,
  PR: american,
  TR: turkish,
  TW: chinese,
  US: northAmerican,
  VI: american,
}

/** Countries that are one city. */
export const cityStates: ReadonlyMap<string, string> = new Map([
  ['GI', 'Gibraltar'],
  ['HK', 'Hong Kong'],
  ['MC', 'Monaco'],
  ['MO', 'Macao'],
  ['SG', 'Singapore'],
  ['VA', 'Vatican City'],
])

/** Where parts are set off by ` - ` too: `Jumeirah - Dubai`, `São Paulo - SP`. */
const hyphenated = new Set(['AE', 'BR', 'QA', 'KW', 'OM', 'BH', 'RO'])

/** Parses city, state, district and postal code from an address; `countryCode` is '' if the country is unknown. */
export function parseAddress(address: AddressText, countryCode: string): AddressParts {
  if (address.segments.length === 0 && !address.namedCountry) return nothingFound
  const text = hyphenated.has(countryCode)
    ? { ...address, segments: address.segments.flatMap((segment) => segment.split(' - ')) }
    : address
  const parts = (formats[countryCode] ?? commaSeparated)(text, countryCode)
  const cityState = cityStates.get(countryCode)
  return cityState ? { ...parts, city: cityState, state: '', district: '' } : parts
}
