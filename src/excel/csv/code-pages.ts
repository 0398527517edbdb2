/** What each code page writes: the letters of a language, which stand for the language's texts. */
const letters: readonly (readonly [encoding: string, letters: string])[] = [
  ['windows-1252', 'äöüßé'],
  ['windows-1252', 'éèêëàâçîïôùûœæ'],
  ['windows-1252', 'áéíóúñü¿¡ªº'],
  ['windows-1252', 'ãõáéíóúâêôàç'],
  ['windows-1252', 'àèéìòù'],
  ['windows-1252', 'åäöæøé'],
  ['windows-1252', 'áðéíóúýþæö'],
  ['windows-1252', 'éëïèüö'],
  ['windows-1254', 'çğıöşüâîûİ'],
  ['windows-1250', 'ąćęłńóśźż'],
  ['windows-1250', 'áčďéěíňóřšťúůýžľĺôŕä'],
  ['windows-1250', 'áéíóöőúüű'],
  ['windows-1250', 'ăâîşţ'],
  ['windows-1250', 'čćđšž'],
  ['windows-1257', 'āčēģīķļņšūž'],
  ['windows-1257', 'ąčęėįšųūž'],
  ['windows-1257', 'äöüõšž'],
  ['windows-1255', 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'],
  ['windows-1251', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё№'],
  ['windows-1251', 'абвгдежзийклмнопрстуфхцчшщьюяіїєґ’'],
  ['windows-1251', 'абвгдђежзијклљмнњопрстћуфхцчџш'],
  ['koi8-r', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'],
  ['ibm866', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'],
  ['windows-1253', 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ'],
  ['windows-1256', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ'],
  [
    'windows-874',
    'กขคฆงจฉชซญฎฏฐณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาำเแโใไๆฤ' +
      '\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c',
  ],
  ['windows-1258', 'àáâãèéêìíòóôõùúýăđĩũơư\u0300\u0301\u0303\u0309\u0323\u20ab'],
  ['macintosh', 'äöüßéèêëàâçîïôùûáíóúñãõåæø'],
]

/** Marks that texts of each language may hold. */
const marks = new Set('“”‘’„‚–—…•·°«»€£§´ ®™©½¼¾²³×')

interface CodePage {
  readonly encoding: string
  readonly letters: ReadonlySet<string>
  /** Whether the language's letters are those of Latin with marks, and so stand beside plain ones. */
  readonly isLatin: boolean
}

const pages: readonly CodePage[] = letters.map(([encoding, own]) => ({
  encoding,
  letters: new Set(`${own}${own.toUpperCase()}`),
  isLatin: /\p{Script=Latin}/u.test(own),
}))

const worstMark = -3

/**
 * How well the characters fit a language: 1 if all are its letters. A capital within a word is a sign of another code page, and so is a
 * letter of another script within a word of Latin ones: `Cafι` is no Greek.
 */
function fitOf(text: string, page: CodePage): number {
  let points = 0
  let count = 0
  let before = ''
  for (const character of text) {
    if (character > '\u007f') {
      count++
      points += pointsOf(character, before, page)
    }
    before = character
  }
  return count === 0 ? 0 : points / count
}

const isLower = (character: string) => character !== '' && character !== character.toUpperCase()

function pointsOf(character: string, before: string, { letters: own, isLatin }: CodePage): number {
  if (character === '\ufffd' || (character >= '\u0080' && character <= '\u009f')) return worstMark
  if (own.has(character) && !isLatin && /[a-z]/i.test(before)) return -1
  if (own.has(character)) return isLower(before) && character !== character.toLowerCase() ? -1 : 1
  return marks.has(character) ? 0.2 : -1
}

/** Lead bytes of the characters that texts of a language are made of, in a code page of two bytes each. */
interface DoublePage {
  readonly encoding: string
  /** How usual the character is: 1 if most texts are made of such, below 0 if hardly any is; undefined if it is none. */
  readonly usual: (lead: number, trail: number) => number | undefined
  /** Single bytes above 0x7F that are characters. */
  readonly single?: (byte: number) => boolean
}

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to

const doublePages: readonly DoublePage[] = [
  {
    encoding: 'euc-kr',
    usual: (lead, trail) => {
      if (within(lead, 0xb0, 0xc8) && trail >= 0xa1) return 1
      if (within(lead, 0xa1, 0xac) && trail >= 0xa1) return 0.3
      if (within(lead, 0xca, 0xfd) && trail >= 0xa1) return -0.5
      const isLetter = within(trail, 0x41, 0x5a) || within(trail, 0x61, 0x7a) || within(trail, 0x81, 0xfe)
      return within(lead, 0x81, 0xc6) && isLetter ? -0.2 : undefined
    },
  },
  {
    encoding: 'shift_jis',
    usual: (lead, trail) => {
      if (!within(trail, 0x40, 0xfc) || trail === 0x7f) return undefined
      if (lead === 0x82 || lead === 0x83) return 1
      if (within(lead, 0x88, 0x97)) return 0.9
      if (lead === 0x81) return 0.3
      return within(lead, 0x98, 0x9f) || within(lead, 0xe0, 0xfc) ? -0.2 : undefined
    },
    single: (byte) => within(byte, 0xa1, 0xdf),
  },
  {
    encoding: 'gb18030',
    usual: (lead, trail) => {
      if (within(lead, 0xb0, 0xd7) && trail >= 0xa1) return 0.95
      if (within(lead, 0xa1, 0xa9) && trail >= 0xa1) return 0.3
      if (within(lead, 0xd8, 0xf7) && trail >= 0xa1) return -0.2
      return within(lead, 0x81, 0xfe) && within(trail, 0x40, 0xfe) && trail !== 0x7f ? -0.6 : undefined
    },
  },
  {
    encoding: 'big5',
    usual: (lead, trail) => {
      if (!within(trail, 0x40, 0x7e) && !within(trail, 0xa1, 0xfe)) return undefined
      if (within(lead, 0xa4, 0xc6)) return 0.9
      if (within(lead, 0xa1, 0xa3)) return 0.3
      return within(lead, 0xc9, 0xf9) ? -0.3 : undefined
    },
  },
]

/** How well the bytes fit a code page of two bytes each: 1 if all characters are usual ones. */
function doubleFitOf(bytes: Uint8Array, { usual, single }: DoublePage): number {
  let points = 0
  let count = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    count++
    const pair = usual(byte, bytes[at + 1] ?? 0)
    if (pair !== undefined) at++
    points += pair ?? (single?.(byte) ? 0.1 : worstMark)
  }
  return count === 0 ? 0 : points / count
}

/** The code page that fits bytes which are no UTF-8. It judges by the letters of the languages that are written in it. */
export function codePageOf(sample: Uint8Array): string {
  let best = { encoding: 'windows-1252', fit: Number.NEGATIVE_INFINITY }
  const consider = (encoding: string, fit: number) => {
    if (fit > best.fit + 0.001) best = { encoding, fit }
  }
  const texts = new Map<string, string>()
  for (const page of pages) {
    const text = texts.get(page.encoding) ?? new TextDecoder(page.encoding).decode(sample)
    texts.set(page.encoding, text)
    consider(page.encoding, fitOf(text, page))
  }
  for (const page of doublePages) consider(page.encoding, doubleFitOf(sample, page))
  return best.encoding
}
