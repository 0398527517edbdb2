import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'
import { canonicalCity } from './canonical-city.ts'
import { findCountryName } from './country/find-country.ts'
import { withoutChineseDivisions, withoutJapaneseDivisions } from './formats/east-asian.ts'
import { cityName, districtName } from './place-names.ts'

/** What a listing says of its place. */
interface PlacedAddress {
  readonly address: string
  readonly city: string
  readonly district: string
  readonly state: string
  readonly country: string
  readonly countryCode: string
  readonly zipCode: string
}

/** A Korean province, city, county or borough, at the beginning of an address. */
const koreanDivision = /(?:특별시|광역시|특별자치시|특별자치도|도|시|군|구)$/
/** `04036`, `(04036)`, `우04036`, and the words before such a code. */
const koreanCode = /^\(?(?:우|우편번호)?[):]?\(?(?:\d{5,6})?\)?$/
const postalCode = /^[\p{L}]{0,2}-?\d[\dA-Z-]{2,9}$/iu
/** A state's short form before a postal code: `PA 15237`. */
const shortState = /^[A-Z]{2,3}$/
/** `Shibuya City` is a ward of Tokyo. */
const divisionSign = / (?:City|Ward|District)$/i
const commas = /[,，、،;]/

/**
 * The part of an address below the city and the district: `서교동 양화로 45` of `서울특별시 마포구 양화로 45 (서교동)`, `Lindenhofstr. 12` of
 * `Lindenhofstr. 12, 8001 Zürich, Schweiz`. '' if nothing else is left.
 */
export function streetOf(listing: PlacedAddress): string {
  const { address, countryCode } = listing
  if (/[가-힣]/.test(address)) return koreanStreet(address, listing)
  const names = ownCountryNames[countryCode]
  if (names && /\p{Script=Han}/u.test(address)) return eastAsianStreet(address, names, listing)
  const isKnown = knownNames(listing)
  const parts = address.split(commas).map((part) => part.trim())
  return parts
    .filter((part) => part && !isPlace(part, isKnown) && !isOwnCity(part, listing))
    .map((part) => (part === parts[0] ? part : withoutCode(part, listing.zipCode, isKnown)))
    .filter(Boolean)
    .join(', ')
}

/** Whether a part is the city in another spelling or language, with or without a postal code: `Beograd` and `11000 Beograd` of Belgrade. */
function isOwnCity(part: string, { city, countryCode }: PlacedAddress): boolean {
  const words = part.split(' ').filter((word) => !postalCode.test(word))
  const name = words.join(' ')
  // Most parts are a street with its number, which is no name to look up.
  return city !== '' && name !== '' && !/\d/.test(name) && isSameCity([name, city, countryCode].join('\0'))
}

/** Many listings are in one city. */
const isSameCity = memoize(4096, (key) => {
  const [name = '', city = '', countryCode = ''] = key.split('\0')
  return nameKey(canonicalCity(name, countryCode)) === nameKey(city)
})

/**
 * A part behind the first one without the listing's postal code before or after it; '' if only places are left, as of
 * `Leeds LS1 4AP` and `ON M4K 2Z8`.
 */
function withoutCode(part: string, zipCode: string, isKnown: (name: string) => boolean): string {
  const isBefore = part.startsWith(`${zipCode} `)
  if (zipCode === '' || !(isBefore || part === zipCode || part.endsWith(` ${zipCode}`))) return part
  const rest = (isBefore ? part.slice(zipCode.length) : part.slice(0, -zipCode.length))
    .replace(/ -? ?$/, '')
    .trim()
  const words = rest.split(' ')
  const place = shortState.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : rest
  return place === '' || isPlace(place, isKnown) ? '' : rest
}

/** The neighbourhood, which addresses have in brackets behind the road, comes first: `서교동 양화로 45`. */
function koreanStreet(address: string, listing: PlacedAddress): string {
  const isKnown = knownNames(listing)
  const isAround = (word: string) => koreanCode.test(word) || isKnown(word)
  const words = address.split(/[\s,]+/).filter(Boolean)
  const begin = words.findIndex((word) => !isAround(word))
  if (begin < 0) return ''
  const text = words.slice(begin).join(' ')
  const bracketed = lastBracket(text)
  const outside = bracketed < 0 ? text : text.slice(0, bracketed)
  const brackets = bracketed < 0 ? '' : text.slice(bracketed)
  const inside = outside.split(' ')
  const first = inside.findIndex((word) => !koreanDivision.test(word) && !isAround(word))
  if (first < 0) return ''
  const street = withoutKoreanEnd(inside.slice(first), listing)
  const neighbourhood = brackets.split(/[\s,()]+/).find((word) => /[가-힣\d](?:동|가|리)$/.test(word))
  return (neighbourhood && !street.includes(neighbourhood) ? [neighbourhood, ...street] : street).join(' ')
}

/** Where the last bracket begins that is in no other one, with the space before it; -1 if there is none. Brackets hold brackets. */
function lastBracket(text: string): number {
  let begin = -1
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' && depth++ === 0 && text[at - 1] === ' ') begin = at - 1
    if (text[at] === ')' && depth > 0) depth--
  }
  return begin
}

/** The words without a country or a postal code behind them; a number is a postal code if it is the listing's, or is said to be one. */
function withoutKoreanEnd(words: readonly string[], { zipCode }: PlacedAddress): string[] {
  const street = [...words]
  const isSaid = () => /^\(?우(?:편번호)?[):]*$/.test(street.at(-2) ?? '')
  for (let last = street.at(-1); last; last = street.at(-1)) {
    const isCode = koreanCode.test(last) && (/\p{L}/u.test(last) || isSaid() || last === zipCode)
    if (!isCode && findCountryName(last) !== 'KR') break
    street.pop()
  }
  return street
}

/** What countries are called in addresses whose words have no spaces between them. */
const ownCountryNames: Readonly<Record<string, readonly string[]>> = {
  JP: ['日本国', '日本'],
  CN: ['中华人民共和国', '中華人民共和國', '中国', '中國'],
  TW: ['中華民國', '台灣', '臺灣', '台湾'],
}
const separator = /[\s,，、〒:：()（）]/
const edge = /[\s,，、〒:：]/
const labelledCode = /[(（]?(?:邮政编码|邮编|郵遞區號|郵便番号|〒)[\s:：]{0,3}\d[\d−–-]{2,7}[)）]?$/u
const japaneseCode = /^\d{3}[-−–]\d{4}/

/** 神宮前1-2 of `日本、〒150-0001 東京都渋谷区神宮前1-2`: without the country, the postal code and the divisions around it. */
function eastAsianStreet(address: string, names: readonly string[], listing: PlacedAddress): string {
  const { countryCode, zipCode } = listing
  const isJapanese = countryCode === 'JP'
  const withoutDivisions = (text: string) =>
    isJapanese ? withoutJapaneseDivisions(text) : withoutChineseDivisions(text, countryCode)
  /** 日本橋 is no country. */
  const endsName = (rest: string) =>
    separator.test(rest.charAt(0)) || /^\d/.test(rest) || withoutDivisions(rest) !== rest
  let text = trimmed(address)
  for (let length = 0; length !== text.length; ) {
    length = text.length
    const before = names.find((name) => text.startsWith(name) && endsName(text.slice(name.length)))
    const after = names.find((name) => text.endsWith(name) && separator.test(text.at(-name.length - 1) ?? ''))
    const unlabelled = text.replace(labelledCode, '')
    if (unlabelled !== text) text = unlabelled
    else if (before) text = text.slice(before.length)
    else if (after) text = text.slice(0, -after.length)
    else if (zipCode && text.startsWith(zipCode)) text = text.slice(zipCode.length)
    else if (zipCode && text.endsWith(zipCode) && separator.test(text.at(-zipCode.length - 1) ?? ''))
      text = text.slice(0, -zipCode.length)
    else if (isJapanese) text = text.replace(japaneseCode, '')
    text = trimmed(text)
  }
  return withoutDivisions(text)
}

/** Without separators at the ends. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && edge.test(text.charAt(start))) start++
  while (end > start && edge.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Jung-gu and Junggu are one name. */
const nameKey = (name: string) => fold(name).replaceAll('-', '')

/** The keys of what a listing's place is called. The key is `placeKey`; many listings are in one place. */
const namesOfPlace = memoize(4096, (key) => {
  const [city = '', district = '', state = '', country = '', countryCode = ''] = key.split('\0')
  const given = [city, district, state, country, countryCode, '대한민국', 'USA', 'UK']
  // An address in Latin letters has other names than the directory.
  const english = [
    cityName(city, countryCode, 'en').name,
    districtName(district, { city, countryCode }, 'en'),
  ]
  return new Set([...given, ...english].filter(Boolean).map(nameKey))
})

const placeKey = ({ city, district, state, country, countryCode }: PlacedAddress) =>
  [city, district, state, country, countryCode].join('\0')

/** Whether a name is one of the listing's place, in any letter case and without accents. */
function knownNames(listing: PlacedAddress): (name: string) => boolean {
  const { countryCode, zipCode } = listing
  const names = namesOfPlace(placeKey(listing))
  const code = nameKey(zipCode)
  return (name) => {
    const key = nameKey(name)
    return (
      names.has(key) ||
      (code !== '' && key === code) ||
      (countryCode !== '' && findCountryName(name) === countryCode)
    )
  }
}

/** Whether a part of an address names only what is around the street: `8001 Zürich`, `PA 15237`, `34710 Kadıköy/İstanbul`. */
function isPlace(part: string, isKnown: (name: string) => boolean): boolean {
  if (isKnown(part) || isKnown(part.replace(divisionSign, ''))) return true
  const words = part.split(/[\s/]+/).filter(Boolean)
  const withoutCode = words.filter((word) => !postalCode.test(word))
  const hasCode = withoutCode.length < words.length
  if (withoutCode.length === 0) return words.length === 1 && part.length > 3
  if (isKnown(withoutCode.join(' ')) || withoutCode.every(isKnown)) return true
  return hasCode && withoutCode.every((word) => isKnown(word) || shortState.test(word))
}
