import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { findCity } from '../cities/find-city.ts'
import { findDistrictNames } from '../district-names.ts'
import { findKoreanMunicipality, type Municipality } from '../korea/municipalities.ts'
import { findProvince, type Province } from '../korea/provinces.ts'
import { findPostalCode } from '../postal-code.ts'
import { findRegion, type Region } from '../regions/find-region.ts'
import { commaSeparated } from './comma-separated.ts'

interface Found {
  province: Province | undefined
  municipality: Municipality | undefined
}

/** Records a name if it is a 시도 or a 시·군·구. A name that contradicts what is known counts as neither. */
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

/**
 * `…, Gangnam-gu, Seoul`: the parts from the end. A name that only another province has is kept until that province
 * is found.
 */
function fromBack(segments: readonly string[]): Found {
  const found: Found = { province: undefined, municipality: undefined }
  const names = segments.slice(-4).reverse()
  for (const name of names) take(found, name)
  // `Seoul, Jung-gu`: many cities have a Jung-gu, so it is looked up only after the city is known.
  if (found.province && !found.municipality) for (const name of names) take(found, name)
  return found
}

const hangul = /[가-힣]/
/** `서울 특별시`, written apart. */
const looseSuffix = / ((?:(?:통합)?특별|광역|특별자치)시|특별자치도)(?= |$)/

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
  return { ...nothingFound, ...partsOf(found, words), zipCode }
}

function partsOf({ province, municipality }: Found, words: readonly string[]): Partial<AddressParts> {
  if (!province) return {}
  return {
    state: province.name,
    city: municipality?.city ?? province.city,
    district:
      municipality?.district || (municipality || province.city === '세종' ? subdivisionIn(words) : ''),
  }
}

/** A 읍, 면 or 동. `가동` to `하동` are more often wings of a building. */
const subdivision = /^(?![가나다라마바사아자차카타파하]동)([가-힣]{1,5}[0-9]?(?:[읍면]|동))$/
const inBrackets = /^\(([^,)]+)/

/**
 * The 읍·면·동 of a city without 구: 애월읍 of 제주시. In a city with 구 these are the districts, because a second level would divide what
 * visitors filter by.
 */
function subdivisionIn(words: readonly string[]): string {
  const name = words.slice(1, 4).find((word) => subdivision.test(word))
  if (name) return name
  const inside = words.map((word) => inBrackets.exec(word)?.[1] ?? '').find((word) => subdivision.test(word))
  return inside ?? ''
}

const postalCode = /〒? ?(\d{3}[-−–]\d{4})/
const native =
  /(東京都|北海道|京都府|大阪府|[^\s\d、,]{2,3}県)\s*(?:[^\s\d]{1,4}郡)?(.+?(?:市市?|[区町村]))?((?<=市)[^\d\s]{1,4}?区)?/
/** A city, or a 区, without its prefecture in front. */
const withoutPrefecture = /^\s*(?:日本)?\s*([^\s\da-z]{1,6}?市)?([^\s\da-z]{1,4}?区)?/iu
/** The 区 of Tokyo of which no other city has one of the name. */
const tokyosOwn = new Set(
  '千代田区 新宿区 文京区 台東区 墨田区 江東区 品川区 目黒区 大田区 世田谷区 渋谷区 中野区 杉並区 豊島区 荒川区 板橋区 練馬区 足立区 葛飾区 江戸川区'.split(
    ' ',
  ),
)
/** Postal codes of Tokyo's 区. */
const codeOfTokyo = /^1[0-7]/

const ward = /^(.+?)(?:-ku| ku| ward| city)$/i

/** The text behind the prefecture, the city and the ward with which it begins: 神宮前1-2 of 東京都渋谷区神宮前1-2. */
export function withoutJapaneseDivisions(text: string): string {
  const [divisions = '', prefecture = ''] = native.exec(text) ?? []
  if (divisions === '' || !text.startsWith(prefecture)) return text
  // With a number in it, it is a street with 町 in its name.
  return text.slice((/\d/.test(divisions) ? prefecture : divisions).length).trim()
}

function fromNative(
  [, prefecture = '', town = '', ward = '']: readonly (string | undefined)[],
  zipCode: string,
): AddressParts {
  const state = findRegion('JP', prefecture)?.name ?? ''
  if (prefecture === '東京都' && town.endsWith('区')) return { state, city: 'Tokyo', district: town, zipCode }
  return { state, city: town, district: ward, zipCode }
}

function fromTown([, town = '', ward = '']: readonly (string | undefined)[], zipCode: string): AddressParts {
  const city = town === '' ? undefined : findCity(town, { countryCode: 'JP' })
  if (city) return { state: city.state, city: city.name, district: ward, zipCode }
  if (ward === '' || !(tokyosOwn.has(ward) || codeOfTokyo.test(zipCode))) return { ...nothingFound, zipCode }
  return { state: 'Tokyo', city: 'Tokyo', district: ward, zipCode }
}

/** `1-1 Umeda, Kita-ku, Osaka`: the city stands behind its ward; '' if none does. */
function cityBehindWard({ segments }: AddressText): string {
  const at = segments.findLastIndex((segment) => ward.test(segment) && !/ city$/i.test(segment))
  const behind = at < 0 ? '' : (segments[at + 1] ?? '').replace(postalCode, '').trim()
  return behind === '' ? '' : (findCity(behind, { countryCode: 'JP' })?.name ?? '')
}

/** `〒530-0001 大阪府大阪市北区…`, and in English order `…, Kita Ward, Osaka 530-0001`. Tokyo's 区 are districts of one city. */
export function japanese(address: AddressText): AddressParts {
  const text = address.segments.join(' ')
  const zipCode = postalCode.exec(text)?.[1] ?? ''
  const matched = native.exec(text.replace(postalCode, ''))
  if (matched) return fromNative(matched, zipCode)
  const alone = withoutPrefecture.exec(text.replace(postalCode, ''))
  if (alone?.[1] || alone?.[2]) return fromTown(alone, zipCode)
  const parts = commaSeparated(address, 'JP')
  const named = [parts.city, parts.district, ...address.segments.slice(-3)].map(
    (part) => ward.exec(part)?.[1] ?? '',
  )
  const ofTown = cityBehindWard(address) || parts.city
  // `Shibuya, Tokyo`: only Tokyo's 区 are named without the word.
  const bare = address.segments.findLast((part) => findDistrictNames('JP', ofTown, part) !== undefined) ?? ''
  const district =
    named.find(
      (name) => name !== '' && name !== ofTown && findCity(name, { countryCode: 'JP' })?.name !== ofTown,
    ) ?? bare
  return { ...nothingFound, ...parts, city: ofTown, district, zipCode: parts.zipCode || zipCode }
}

const han = /^[\d\s]*\p{Script=Han}/u
const lead = /^[\d\s]*(?:中国|中國|台灣|臺灣|台湾)?[\d\s]*/u
const town = /^(?:(\p{Script=Han}{1,6}?(?:市|州(?!市)|盟))?)(\p{Script=Han}{1,5}?[区區县縣鄉鎮])?/u
const code = /(?:^|\D)(\d{5,6}|\d{3}(?= ?(?:台|臺)))(?!\d)/u
const longestRegion = 8

function leadingRegion(text: string, countryCode: string): { region: Region; rest: string } | undefined {
  for (let length = Math.min(longestRegion, text.length); length > 1; length--) {
    const region = findRegion(countryCode, text.slice(0, length))
    if (region) return { region, rest: text.slice(length) }
  }
  return undefined
}

const streetSign = /^(?:路|街|道|大道|巷|弄)/

/** The text behind the province, the city and the district with which it begins: 建国路88号 of 北京市朝阳区建国路88号. */
export function withoutChineseDivisions(text: string, countryCode: string): string {
  const rest = leadingRegion(text, countryCode)?.rest.trim()
  if (rest === undefined) return text
  let behind = rest
  for (let division = town.exec(behind)?.[0]; division; division = town.exec(behind)?.[0]) {
    const left = behind.slice(division.length).trim()
    if (streetSign.test(left)) break
    behind = left
  }
  return behind
}

/** `广东省深圳市南山区…`, `110台北市信義區…`, and in English order `…, Xinyi District, Taipei City`. */
export function chinese(address: AddressText, countryCode: string): AddressParts {
  const text = address.segments.join('')
  if (!han.test(text)) {
    const parts = commaSeparated(address, countryCode)
    return { ...parts, district: parts.district.replace(/ (?:District|Qu)$/i, '') }
  }
  const zipCode = code.exec(text)?.[1] ?? ''
  const found = leadingRegion(text.replace(lead, ''), countryCode)
  const [, city = '', district = ''] = town.exec(found ? found.rest : text.replace(lead, '')) ?? []
  if (!found) return { ...nothingFound, city, district: city ? district : '', zipCode }
  const { region } = found
  return { state: region.name, city: region.isCity ? region.name : city, district, zipCode }
}
