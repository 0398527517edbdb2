/** An address as its format reads it. */
export interface AddressText {
  /** Its parts between commas, in order, without the country; none is ''. */
  readonly segments: readonly string[]
}

/** What a format finds in an address; '' where it finds nothing. */
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
  const address = text
    .normalize('NFC')
    .replace(/[\r\n;，]+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ?,[, ]*/g, ', ')
    .replace(/^[, ]+|[, ]+$/g, '')
    .replace(plusCode, '')
  return noAddress.has(address.toLowerCase()) ? '' : address
}

const streetWord =
  /\b(?:st|street|road|rd|ave|avenue|blvd|boulevard|dr|drive|lane|ln|hwy|highway|way|court|ct|pkwy|parkway|plaza|square|calle|carrera|rue|via|viale|piazza|rua|avenida|av|strada|cd|caddesi|cad|sk|sokak|sok|jl|jalan|ul|ulitsa|floor|fl|suite|ste|unit|bldg|building|mall|tower|level|block|corner|cor|brgy|barangay|moo|soi|no)\b|stra(?:ß|ss)e\b|straat\b|gatan\b|\bp\.? ?o\.? box\b/i

/** Whether a part of an address can be a town's name: a few words, no number, no word of streets and buildings. */
export function canBeTown(text: string): boolean {
  return text.length > 1 && text.length <= 45 && !/[\d#@:+]/.test(text) && !streetWord.test(text)
}
