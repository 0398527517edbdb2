import { memoize } from '../../memoize.ts'
import { type AddressText, turkishStreetWord } from '../address-text.ts'
import { findCity, listCitiesNamed } from '../cities/find-city.ts'
import { findTrailingTown } from '../cities/find-town.ts'
import type { Coordinates } from '../coordinates.ts'
import { findProvince } from '../korea/provinces.ts'
import { findRegion, findTrailingRegion } from '../regions/find-region.ts'
import { regionOfPostalCode } from '../regions/region-of-postal-code.ts'
import { territories } from './country-aliases.ts'
import { countryName, findCountryName } from './find-country.ts'

export interface AddressWithCountry extends AddressText {
  /** '' if the address neither names a country nor has the typical form of one. */
  readonly countryCode: string
}

const separators = /, |、/
/** A longer text is not read as an address. */
const addressLimit = 500
const americanCode = /^(.+) (\d{5})(?:-\d{4})?$/
const canada = /(?:^|\s)(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT) [A-Z]\d[A-Z] ?\d[A-Z]\d$/
/** A British postcode with its space, except those of Guernsey, Jersey, Man and the forces. */
const britain = /(?:^|\s)(?!GY|JE|IM|BF)[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/
const australia = /(?:^|\s)(?:NSW|VIC|QLD|TAS|ACT|SA(?= 5)|WA(?= 6)|NT(?= 08)) \d{4}$/
/** A state's name in an Indian script, with its code behind it. */
const india = /^(.*[\u0900-\u0d7f])[ -]{0,3}[1-9]\d{2} ?\d{3}$/
const turkey = /(?:^|\s)[^/,\d\s]+\s*\/([^/,\d]+)$/
const taiwan =
  /^(?:\d{3,6} ?)?(?:[臺台]灣)?(?:[臺台][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|澎湖|連江)[市縣]/u
/** The provinces and cities in front of an address in the short characters of China. */
const china =
  /^(?:\d{6} ?)?(?:(?:北京|上海|天津|重庆)市?\p{Script=Han}{1,4}[区县]|(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海)省|(?:内蒙古|广西|西藏|宁夏|新疆)\p{Script=Han})/u
const hongKong = /^(?:香港|九龍|九龙|新界)/
/** `…, São Paulo - SP, 01310-100`, `…, Niterói/RJ`: a town with the letters of its state. */
const brazil = /^(.*\p{L})(?: - | ?[/–] ?)([A-Z]{2})$/u
const brazilianCode = /^\d{5}-\d{3}$/
const japan = /〒|^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)/u

const stateAbbreviation = /^(?:(.+) )?([A-Z]{2})$/

/** `…, Columbus, OH` and `…, Columbus, OH, 43085`: a town of just that state. */
function endsInAmericanTown(segments: readonly string[]): boolean {
  const at = segments.length - (/^\d{5}(?:-\d{4})?$/.test(segments.at(-1) ?? '') ? 2 : 1)
  const [, before = segments[at - 1] ?? '', code = ''] = stateAbbreviation.exec(segments[at] ?? '') ?? []
  const state = code === '' ? undefined : findRegion('US', code)?.name
  if (!state) return false
  const whereabouts = { countryCode: 'US', state }
  return (findCity(before, whereabouts) ?? findTrailingTown(before, whereabouts)) !== undefined
}

/** A town with the letters of its state, which are also those of states elsewhere: so the town must be one there, or the code be Brazil's. */
function endsInBrazilianTown(segments: readonly string[]): boolean {
  const hasCode = brazilianCode.test(segments.at(-1) ?? '')
  const [, before = '', code = ''] = brazil.exec(segments.at(hasCode ? -2 : -1) ?? '') ?? []
  const state = code === '' ? undefined : findRegion('BR', code)?.name
  if (!state) return false
  const town = before.split(' - ').at(-1) ?? ''
  return hasCode || findCity(town, { countryCode: 'BR', state }) !== undefined
}

/** `Moda Cad. No: 5 Kadıköy İstanbul`: a Turkish street, and a province at the end. */
const isTurkish = (segments: readonly string[]) =>
  segments.some((segment) => turkishStreetWord.test(segment)) &&
  findTrailingRegion('TR', (segments.at(-1) ?? '').replace(/[-–/]/g, ' ')) !== undefined

/** The country of an address that does not name one, if its form leaves no doubt. */
function countryOfForm(segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  const [, american = '', code = ''] = americanCode.exec(last) ?? []
  const state = american === '' ? undefined : findTrailingRegion('US', american)?.region.name
  if (state && state === regionOfPostalCode(code, 'US')) return 'US'
  if (endsInAmericanTown(segments)) return 'US'
  if (canada.test(last)) return 'CA'
  if (britain.test(last)) return 'GB'
  if (australia.test(last)) return 'AU'
  if (findRegion('IN', india.exec(last)?.[1] ?? '')) return 'IN'
  if (findRegion('TR', turkey.exec(last)?.[1] ?? '') || isTurkish(segments)) return 'TR'
  if (endsInBrazilianTown(segments)) return 'BR'
  const first = segments[0] ?? ''
  if (china.test(first)) return 'CN'
  if (hongKong.test(first)) return 'HK'
  if (japan.test(first)) return 'JP'
  if (taiwan.test(first)) return 'TW'
  return /[가-힣]/.test(first) && findProvince(first.split(' ', 1)[0] ?? '') ? 'KR' : ''
}

/** A city's name alone implies its country if the city is large, and this many times larger than others with that name. */
const knownPopulation = 300_000
const timesLarger = 25

/** `…, Rotterdam`: the country of a large city whose name hardly any other place has. */
function countryOfCity(segments: readonly string[]): string {
  const [city, ...others] = listCitiesNamed(segments.at(-1) ?? '')
  if (!city || city.population < knownPopulation) return ''
  const isKnown = others.every(
    (other) => other.countryCode === city.countryCode || other.population * timesLarger < city.population,
  )
  return isKnown ? city.countryCode : ''
}

interface Named {
  segments: string[]
  code: string
  /** As it stands at the end. */
  name?: string
}

function isTerritory(territory: string, country: string): boolean {
  return territories[country]?.split(' ').includes(territory) ?? false
}

/** `Jumeirah - ` before the name, a postal code before or after it. */
const countryPart = /^(.* - )?((?:\d{3,7} )?)(.*?)((?: \d{3,7})?)$/s

/** A postal code behind its country: `Portugal, 8000-120`. */
const codeBehind =
  /^(?:(?:[A-Z]{2})?\d{3,7}|\d{2,5}-\d{3,4}|\d{3} \d{2}|\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/

/** `Reno, NV, United States, Nevada`: a state behind its country that stands before it, too. */
function isStateAgain(countryCode: string, segments: readonly string[]): boolean {
  const last = findRegion(countryCode, segments.at(-1) ?? '')
  return last !== undefined && findRegion(countryCode, segments.at(-3) ?? '')?.name === last.name
}

/** The country at the end: `…, Taiwan 110`, `…, China, 100020`, `… - Dubai - United Arab Emirates`. */
function countryAtEnd(segments: readonly string[]): Named | undefined {
  for (const back of [1, 2]) {
    const end = segments.at(-1) ?? ''
    const segment = segments.at(-back) ?? ''
    const [, start = '', before = '', name = segment, behind = ''] = countryPart.exec(segment) ?? []
    const postalCode = before || behind
    const code = !(name === 'Georgia' && behind.length === 6) ? findCountryName(name) : ''
    if (!code || (back === 2 && !codeBehind.test(end) && !isStateAgain(code, segments))) continue
    const last = back === 2 && codeBehind.test(end) ? [end] : []
    if (before && findCity(name, { countryCode: code })) return { segments: [...segments], code, name }
    const kept = [...segments.slice(0, -back), start.replace(/ - $/, ''), postalCode.trim(), ...last]
    return { segments: kept.filter(Boolean), code, name }
  }
  return undefined
}

/** A country's name in front: `대한민국 서울…`. If it is a part of its own, the address goes from large to small. */
function countryInFront(segments: readonly string[]): Named | undefined {
  const whole = segments.length > 1 ? findCountryName(segments[0] ?? '') : ''
  if (whole) {
    const rest = segments.slice(1)
    return { segments: isLatin.test(rest[0] ?? '') ? rest.reverse() : rest, code: whole }
  }
  const [, first = '', rest = ''] = unspacedName.exec(segments[0] ?? '') ?? []
  const code = first ? findCountryName(first) : ''
  return code ? { segments: [rest, ...segments.slice(1)].filter(Boolean), code } : undefined
}

const unspacedName = /^([가-힣\p{Script=Han}]{2,8})(?: (.*))?$/u
const isLatin = /^[^\p{Script=Han}\p{Script=Hangul}]+$/u

/** A word that something must follow: what stands behind it is part of a name. */
const endsOpen = /^(?:de|del|of|da|do|du|di|des|la|von|van)$/i

/** Whether a country's name at the end is that of its capital, behind its code: `L-1611 Luxembourg`. */
function isPartOfTown(words: readonly string[], count: number, countryCode: string): boolean {
  const before = words.at(-count - 1) ?? ''
  if (endsOpen.test(before)) return true
  const isCode = words.length === count + 1 && /^[A-Z-]{0,3}\d{3,7}$/.test(before)
  return isCode && findCity(words.slice(-count).join(' '), { countryCode }) !== undefined
}

/** `Rue de Paris 1 Lille France`: the given country at the end, without a comma. */
function withoutTrailingName(segments: readonly string[], code: string): Named | undefined {
  const last = segments.at(-1) ?? ''
  // `Ciudad de México` is a town, and a name that ends with the country.
  if (findCity(last, { countryCode: code })) return undefined
  if (last.toUpperCase() === code) return { segments: segments.slice(0, -1), code }
  const words = last.split(' ')
  if (/\d/.test(words.at(-1) ?? '')) return undefined
  for (let count = 1; count <= Math.min(3, words.length - 1); count++) {
    const name = words.slice(-count).join(' ')
    if (name.length < 3 || findCountryName(name) !== code || isPartOfTown(words, count, code)) continue
    return { segments: [...segments.slice(0, -1), words.slice(0, -count).join(' ')], code }
  }
  return undefined
}

const cityPopulation = 100_000

/** Whether a name that a country has in another language is a city elsewhere: Grenada is `Granada` in Spanish. */
const isCityElsewhere: (name: string) => boolean = memoize(500, (name) => {
  const code = findCountryName(name)
  const [city] = countryName(code) === name || !/^[a-z]/i.test(name) ? [] : listCitiesNamed(name)
  return city !== undefined && city.countryCode !== code && city.population >= cityPopulation
})

/** `… Palo Alto CA 94304 USA`: the country right after a postal code. */
function behindCode(segments: readonly string[]): Named | undefined {
  const [, address = '', name = ''] = /^(.*\d) (\D+)$/.exec(segments.at(-1) ?? '') ?? []
  const code = name === '' || isCityElsewhere(name) ? '' : findCountryName(name)
  return code === '' ? undefined : { segments: [...segments.slice(0, -1), address], code }
}

/** `…, Atlanta, Georgia`: the state, unless a town of the country is named. */
function isAmericanGeorgia({ segments, code }: Named): boolean {
  return code === 'GE' && !segments.some((segment) => findCity(segment, { countryCode: 'GE' }))
}

/** `…, 18009 Granada`: the city, unless a town of the country is named. */
const isCityOfName = ({ segments, code, name = '' }: Named): boolean =>
  name !== '' &&
  isCityElsewhere(name) &&
  !segments.some((segment) => findCity(segment, { countryCode: code }))

/** An address's parts and its country. `written` is the source's own country field, which wins; '' if there is none. */
export function countryOfAddress(address: string, written: string, point?: Coordinates): AddressWithCountry {
  const segments = address.length > addressLimit ? [] : address.split(separators).filter(Boolean)
  const named = countryAtEnd(segments) ?? countryInFront(segments)
  // `Georgia` and `Singapore` are also names of other things. Alone, or against the given country, they stay in the address.
  const isOther = named && written === '' && (isAmericanGeorgia(named) || isCityOfName(named))
  if (named && named.segments.length > 0 && !isOther) {
    const inner = named.code in territories ? countryAtEnd(named.segments) : undefined
    if (inner && isTerritory(inner.code, named.code) && (written === '' || written === inner.code)) {
      return { segments: inner.segments, countryCode: inner.code, namedCountry: true }
    }
    if (written === '' || written === named.code || isTerritory(written, named.code)) {
      return { segments: named.segments, countryCode: written || named.code, namedCountry: true }
    }
  }
  const trailing = written === '' ? behindCode(segments) : withoutTrailingName(segments, written)
  if (trailing) return { segments: trailing.segments, countryCode: trailing.code, namedCountry: true }
  return {
    segments,
    countryCode: written || countryOfForm(segments) || (point ? '' : countryOfCity(segments)),
    namedCountry: false,
  }
}
