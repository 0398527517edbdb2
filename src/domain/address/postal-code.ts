import { memoize } from '../memoize.ts'

/** Patterns of the countries' postal codes, without anchors. */
const patterns: Readonly<Record<string, string>> = {
  AI: 'AI-?2640',
  BT: '\\d{5}|\\d{3}',
  FM: '(?:FM )?\\d{5}(?:-\\d{4})?',
  GG: '[A-Z]{1,2}\\d{1,2} ?\\d[A-Z]{2}',
  IM: '[A-Z]{1,2}\\d{1,2} ?\\d[A-Z]{2}',
  JE: '[A-Z]{1,2}\\d{1,2} ?\\d[A-Z]{2}',
  KY: 'KY\\d-\\d{4}',
  LB: '\\d{4}(?: \\d{4})?',
  LI: '(?:FL-)?\\d{4}',
  MH: '(?:MH )?\\d{5}(?:-\\d{4})?',
  MT: '[A-Z]{3} ?\\d{2,4}',
  MU: '\\d{5}',
  PW: '(?:PW )?\\d{5}(?:-\\d{4})?',
  VG: 'VG ?\\d{4}',
  AU: '\\d{4}',
  AD: 'AD\\d{3}',
  AR: '[A-Z]\\d{4}(?:[A-Z]{3})?|\\d{4}',
  AT: '\\d{4}',
  BD: '\\d{4}',
  BE: '(?:B-)?\\d{4}',
  BG: '\\d{4}',
  BH: '\\d{3,4}',
  BN: '[A-Z]{2}\\d{4}',
  BR: '\\d{5}-?\\d{3}',
  CA: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  CH: '(?:CH-)?\\d{4}',
  CL: '\\d{7}',
  CN: '\\d{6}',
  CO: '\\d{6}',
  CZ: '\\d{3} ?\\d{2}',
  DE: '(?:D-)?\\d{5}',
  DK: '(?:DK-)?\\d{4}',
  EG: '\\d{5,7}',
  ES: '\\d{5}',
  FI: '(?:FI-)?\\d{5}',
  FO: '\\d{3}',
  FR: '\\d{5}',
  GB: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  GR: '\\d{3} ?\\d{2}',
  HR: '\\d{5}',
  HT: '(?:HT)?\\d{4}',
  HU: '\\d{4}',
  ID: '\\d{5}',
  IE: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}',
  IL: '\\d{7}|\\d{5}',
  IN: '\\d{3} ?\\d{3}',
  IR: '\\d{5}-?\\d{5}',
  IS: '\\d{3}',
  IT: '\\d{5}',
  JP: '〒? ?\\d{3}[-−–]?\\d{4}',
  KH: '\\d{5,6}',
  KR: '\\d{5}|\\d{3}-\\d{3}',
  LK: '\\d{5}',
  LS: '\\d{3}',
  LT: '(?:LT-)?\\d{5}',
  LU: '(?:L-)?\\d{4}',
  LV: 'LV-?\\d{4}',
  MN: '\\d{5}',
  MX: '\\d{5}',
  MY: '\\d{5}',
  NL: '\\d{4} ?[A-Z]{2}',
  NO: '\\d{4}',
  NP: '\\d{5}',
  NZ: '\\d{4}',
  PE: '\\d{5}',
  PH: '\\d{4}',
  PK: '\\d{5}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}-\\d{3}|\\d{4}',
  RO: '\\d{6}',
  RS: '\\d{5}',
  RU: '\\d{6}',
  SA: '\\d{5}(?:-\\d{4})?',
  SE: '(?:SE-)?\\d{3} ?\\d{2}',
  SG: '\\d{6}',
  SI: '\\d{4}',
  SK: '\\d{3} ?\\d{2}',
  TH: '\\d{5}',
  TN: '\\d{4}',
  TR: '\\d{5}',
  TW: '\\d{5,6}|\\d{3}',
  UA: '\\d{5}',
  US: '\\d{5}(?:-?\\d{4})?',
  VN: '\\d{5,6}',
  ZA: '\\d{4}',
}

const elsewhere = '\\d{4,6}'

interface PostalPattern {
  readonly alone: RegExp
  readonly leading: RegExp
  readonly trailing: RegExp
  readonly inner: RegExp
}

const patternOf = memoize(1000, (countryCode): PostalPattern => {
  const code = `(${patterns[countryCode] ?? elsewhere})`
  return {
    alone: new RegExp(`^${code}$`, 'i'),
    leading: new RegExp(`^${code}[ -]+(?=\\D)`, 'i'),
    trailing: new RegExp(`(?:^| |(?<=\\D)-)${code}$`, 'i'),
    inner: new RegExp(`^.+? ${code} (?=\\D+$)`, 'i'),
  }
})

export interface FoundPostalCode {
  readonly code: string
  /** The text without the code. */
  readonly rest: string
  readonly position: 'alone' | 'leading' | 'trailing'
}

/** The postal code and what follows it in `Rua Padre 31 3060-187 Coimbra`, where no comma stands before it. */
export function findInnerPostalCode(text: string, countryCode: string): FoundPostalCode | undefined {
  const match = patternOf(countryCode).inner.exec(text)
  if (!match) return undefined
  return { code: match[1] ?? '', rest: text.slice(match[0].length).trim(), position: 'leading' }
}

/** The postal code in a part of an address: the whole part, its start or its end. */
export function findPostalCode(text: string, countryCode: string): FoundPostalCode | undefined {
  const pattern = patternOf(countryCode)
  for (const position of ['alone', 'leading', 'trailing'] as const) {
    const match = pattern[position].exec(text)
    if (!match) continue
    const rest = position === 'leading' ? text.slice(match[0].length) : text.slice(0, match.index)
    return { code: (match[1] ?? '').replace('〒', '').trim(), rest: rest.trim(), position }
  }
  return undefined
}

const noPostalCode = new Set(['', 'none', 'null', 'nan', 'n/a', 'na', '-', '0'])

/**
 * Countries whose codes are numbers of a fixed length that may begin with 0, by that length. A spreadsheet that takes such a code for
 * a number drops its zeros, so a shorter number can only be such a code. Countries whose codes never begin with 0 are not here.
 */
const countriesByLength: Readonly<Record<number, string>> = {
  4: 'AM AU CC CX DK GE NF NO NZ PA PH SJ ZA',
  5: 'AS AX DE DZ ES FI FR GP GT GU IT KE KR LA LK LT MM MP MX MY PE PL PR SK TR UA US VA VI',
  6: 'CN CO EC KZ PY RO SG',
  7: 'JP',
  8: 'BR',
}
const lengthOf = new Map(
  Object.entries(countriesByLength).flatMap(([length, codes]) =>
    codes.split(' ').map((code) => [code, Number(length)] as const),
  ),
)
/** More zeros than these do not stand at the start of a code, so a shorter number is something else. */
const mostZerosLost = 2
/** Countries that write a hyphen behind so many digits. */
const hyphenBehind: Readonly<Record<string, number>> = { BR: 5, JP: 3, PL: 2 }
const american = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** The code that a number was before its zeros or its hyphen were lost; undefined if the number is no such code. */
function withLostZeros(code: string, countryCode: string): string | undefined {
  if (american.has(countryCode) && /^\d{3,4}-\d{4}$/.test(code)) return code.padStart(10, '0')
  // The longer code of a place, without its hyphen and perhaps without its zero.
  if (american.has(countryCode) && /^\d{8,9}$/.test(code)) {
    const [, zone = '', place = ''] = /^(\d{5})(\d{4})$/.exec(code.padStart(9, '0')) ?? []
    return place === '0000' ? zone : `${zone}-${place}`
  }
  const length = lengthOf.get(countryCode)
  if (length === undefined || !/^\d{2,8}$/.test(code)) return undefined
  const lost = length - code.length
  const isWhole = lost === 0 && hyphenBehind[countryCode] !== undefined
  if (lost > mostZerosLost || (lost < 1 && !isWhole)) return undefined
  const whole = code.padStart(length, '0')
  const head = hyphenBehind[countryCode]
  return head === undefined ? whole : `${whole.slice(0, head)}-${whole.slice(head)}`
}

/**
 * A postal code from a cell: without a spreadsheet's `.0`, with the zeros that a number lost; '' for `None` and the like. `inAddress`
 * is the code in the listing's address, which is right where the cell's is damaged.
 */
export const cleanPostalCode = (cell: string, countryCode: string, inAddress = ''): string =>
  asWritten(chosenCode(cell, countryCode, inAddress), countryCode)

/** Countries that write a blank in a code, but mean the code without it. */
const withoutBlank = new Set(['IN'])

/** One code in one form: India writes `411 038` and 411038, and `3531ab` is 3531AB. */
function asWritten(code: string, countryCode: string): string {
  const capitals = code.toUpperCase()
  const written = withoutBlank.has(countryCode) ? capitals.replace(' ', '') : capitals
  return written !== code && patternOf(countryCode).alone.test(code) ? written : code
}

function chosenCode(cell: string, countryCode: string, inAddress = ''): string {
  const code = cell
    .trim()
    .replace(/^(?:〒 ?|')/, '')
    .replace(/^(\d{1,10})\.0+$/, '$1')
  if (noPostalCode.has(code.toLowerCase()) || code.length > 12) return inAddress
  const whole = withLostZeros(code, countryCode)
  if (whole !== undefined) return inAddress || whole
  return inAddress !== '' && isDamaged(code, countryCode) ? inAddress : code
}

/** Whether a cell has a code that its country cannot have. */
function isDamaged(code: string, countryCode: string): boolean {
  return Object.hasOwn(patterns, countryCode) && !patternOf(countryCode).alone.test(code)
}
