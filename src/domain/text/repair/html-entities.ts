/** Code points of named entities that exports leave in texts. Ranges are named in order from their first code point. */
const ranges: readonly (readonly [number, string])[] = [
  [
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ],
  [
    0x100,
    'Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok Emacr emacr',
  ],
  [0x116, 'Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil'],
  [
    0x150,
    'Odblac odblac OElig oelig Racute racute Rcedil rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron',
  ],
  [0x16e, 'Uring uring Udblac udblac Uogon uogon'],
  [0x178, 'Yuml Zacute zacute Zdot zdot Zcaron zcaron'],
  [0x391, 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho'],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
]

const single =
  'amp=26 lt=3c gt=3e quot=22 apos=27 Idot=130 imath=131 inodot=131 Lstrok=141 lstrok=142 Nacute=143 nacute=144 Ncaron=147 ncaron=148 fnof=192 ensp=2002 emsp=2003 thinsp=2009 zwnj=200c zwj=200d lrm=200e rlm=200f ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201a ldquo=201c rdquo=201d bdquo=201e dagger=2020 bull=2022 hellip=2026 permil=2030 prime=2032 lsaquo=2039 rsaquo=203a euro=20ac trade=2122 minus=2212 hearts=2665'

const named: ReadonlyMap<string, number> = new Map([
  ...ranges.flatMap(([first, names]) =>
    names.split(' ').map((name, index): [string, number] => [name, first + index]),
  ),
  ...single.split(' ').map((entry): [string, number] => {
    const [name = '', code = ''] = entry.split('=')
    return [name, Number.parseInt(code, 16)]
  }),
])

const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi
const windows1252 = /* @__PURE__ */ new TextDecoder('windows-1252')

/** undefined for what no text holds. Browsers read 128 to 159 as Windows-1252, because so many pages meant that. */
function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code <= 0x9f) return windows1252.decode(Uint8Array.of(code))
  const isControl = code < 0x20 && code !== 9 && code !== 10 && code !== 13
  if (isControl || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) return undefined
  return String.fromCodePoint(code)
}

/** A text that is a list or an object, in which a quotation mark of a value must stay a part of it. */
const structured = /^\s*[[{]/

/** An export may have encoded its text twice: `&amp;eacute;`. */
const timesEncoded = 3

/** The text with HTML's entities as characters: `Caf&eacute; Tom &amp; Ana`. A name that is no entity stays, and so does `B&B`. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let time = 0; time < timesEncoded && decoded.includes('&') && decoded.includes(';'); time++) {
    const before = decoded
    const quote = structured.test(before) ? /["']/.exec(before)?.[0] : undefined
    decoded = before.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : named.get(name ?? '')
      const character = code === undefined ? undefined : characterOf(code)
      if (character === undefined) return whole
      return quote !== undefined && (character === quote || character === '\\') ? `\\${character}` : character
    })
    if (decoded === before) break
  }
  return decoded
}
