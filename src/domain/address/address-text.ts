import type { Coordinates } from './coordinates.ts'

/** An address, prepared for the parser of its format. */
export interface AddressText {
  /** The parts between commas, in order, without the country. No part is ''. */
  readonly segments: readonly string[]
  /** Whether the address named its country: then a single part is more than a street. */
  readonly namedCountry: boolean
  /** The coordinates of the business, if known. They tell towns of the same name apart. */
  readonly point?: Coordinates | undefined
}

/** The parts of an address that a format has found; '' for the others. */
export interface AddressParts {
  readonly city: string
  readonly state: string
  readonly district: string
  readonly zipCode: string
}

export const nothingFound: AddressParts = { city: '', state: '', district: '', zipCode: '' }

/** Open Location Codes in their short form, `9C6Q+FQC`, and in full. */
const plusCode = /^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,4}(?=$|[\s,])[\s,]*/i
const noAddress = new Set(['none', 'null', 'nan', 'n/a', 'na', '-'])

/** The address without a plus code in front, with single spaces and a comma between its parts; '' for `None` and the like. */
export function cleanAddress(text: string): string {
  const composed = text.normalize('NFC')
  const tidy = untidy.test(composed) ? tidied(composed) : composed
  const address = tidy.includes('+') ? tidy.replace(plusCode, '') : tidy
  return noAddress.has(address.toLowerCase()) ? '' : address
}

const untidy = /[\r\n\t\u00a0\u202f\u3000;，،؛]|^[\s,]|[\s,]$|\s\s|\s,|,[^\s]/
/** The comma of a fraction behind a word for a distance: `km 3,5`. */
const fraction =
  /(?<=(?<!\p{L})(?:km|kilometer|kilometre|kilómetro|quilômetro|chilometro|км)\.? ?\d{1,4}),(?=\d{1,3}(?!\d|,\d))/giu

/** Stands for the comma of a fraction while the others are looked at. */
const decimalMark = '\u{e000}'

function tidied(text: string): string {
  return text
    .replace(/[\r\n;，،؛]+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(fraction, decimalMark)
    .replace(/ ?,[, ]*/g, ', ')
    .replaceAll(decimalMark, ',')
    .replace(/^[, ]+|(?<![, ])[, ]+$/g, '')
}

/** What stands near a place, in brackets behind its address: `Bengaluru-560025 (Opp. Church)`. */
const landmark =
  /[ ,]{0,2}\((?:near|nr|opp|opposite|behind|beside|besides|next to|above|below|adjacent|adj|in front of|front of|inside|close to|across|landmark)(?![\p{L}\d])[^()]{0,100}\)\.?$/iu

/** The address without a landmark behind it, which is no part of the town. */
export const withoutLandmark = (address: string): string => address.replace(landmark, '')

/** A code of New England or New Jersey whose zero a spreadsheet dropped, behind the letters of its state. */
const shortCode =
  /(?<=, (?:CT(?= 6)|MA(?= [12])|ME(?= [34])|NH(?= 3)|NJ(?= [78])|RI(?= 2)|VT(?= 5)) )\d{4}(?=$|-\d{4}|,)/

/** The address with the zero that such a code lost: `Salem, MA 1970`. */
export const withLostZero = (address: string): string => address.replace(shortCode, '0$&')

const streetWord =
  /(?<![\p{L}\p{N}])(?:st|street|road|rd|ave|avenue|blvd|boulevard|dr|drive|ln|hwy|highway|ct|pkwy|parkway|plaza|calle|carrera|rue|via|viale|piazza|rua|avenida|av|strada|cd|caddesi|cad|sk|sokak|sok|jl|jalan|ul|ulitsa|floor|fl|suite|ste|unit|bldg|building|mall|tower|block|corner|cor|brgy|barangay|moo|soi)(?![\p{L}\p{N}])|stra(?:ß|ss)e(?!\p{L})|straat(?!\p{L})|gatan(?!\p{L})|(?<!\p{L})p\.? ?o\.? box/iu

/** A word for a street or a quarter in Turkish, also in capitals. */
export const turkishStreetWord =
  /(?<!\p{L})(?:mah(?:alles[iİ])?|mh|cad(?:des[iİ])?|cd|sok(?:ak|a[ğĞ][ıI])?|sk|bulvar[ıI]|blv)(?!\p{L})/iu

/** The same in Indian scripts, as a last word: एम जी रोड, गांधी चौक. */
const indianStreetWord =
  /(?:^| )(?:रोड|मार्ग|सड़क|सड़क|गली|चौक|चौराहा|नगर|कॉलोनी|कालोनी|बाजार|बाज़ार|बाज़ार|पथ|मोहल्ला|सेक्टर|রোড|সড়ক|সড়ক|সরণি|স্ট্রিট|சாலை|தெரு|రోడ్|రోడ్డు|వీధి|ರಸ್ತೆ|റോഡ്|રોડ|ਰੋਡ)$/u

/** A word for a town, or for a place that every town has, in place of a name. */
const noName =
  /^(?:city|town|municipality|village|province|region|country|capital|capital city|the circle|airport|flughafen|aeropuerto|aeroporto|aéroport|havalimanı|lotnisko|luchthaven)$/i

const twoLetters = /\p{L}\p{M}*\p{L}/u

/** A quarter of the Philippines, many of which are called as towns elsewhere. */
export const barangay = /^(?:brgy|bgy|barangay)[. ]/i

/** Whether a part of an address can be a town's name: a few words, no number, no word for streets or buildings. */
export function canBeTown(text: string): boolean {
  if (text.length > 45 || !twoLetters.test(text) || noName.test(text) || /[\d#@:+]|^[A-Z]{2}$/.test(text))
    return false
  return !indianStreetWord.test(text) && !streetWord.test(text.replace(/^(?:st|ste)\.? /i, ''))
}
