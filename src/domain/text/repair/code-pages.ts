/** The bytes of a code page's characters: one, or two as one number. Only characters outside ASCII are in it. */
export type CodePage = ReadonlyMap<string, number>

const oldScreens: Readonly<Record<string, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
}

function singleBytePage(name: string): CodePage {
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)
  const characters = oldScreens[name] ?? new TextDecoder(name).decode(bytes)
  return new Map([...characters].map((character, index) => [character, 128 + index]))
}

/** Pairs of bytes in blocks: first lead, last lead, first trail, last trail. */
type Block = readonly [number, number, number, number]

function doubleBytePage(name: string, blocks: readonly Block[]): Map<string, number> {
  const decoder = new TextDecoder(name)
  const page = new Map<string, number>()
  for (const [firstLead, lastLead, firstTrail, lastTrail] of blocks)
    for (let lead = firstLead; lead <= lastLead; lead++) {
      // A lead's pairs are decoded at once, each in a line: one by one they would take a tenth of a second.
      const trails = Array.from({ length: lastTrail - firstTrail + 1 }, (_, index) => firstTrail + index)
      const lines = decoder
        .decode(Uint8Array.from(trails.flatMap((trail) => [lead, trail, 0x0a])))
        .split('\n')
      for (const [index, character] of lines.entries())
        if (character.length === 1 && character !== '\ufffd' && !page.has(character))
          page.set(character, (lead << 8) | (firstTrail + index))
    }
  return page
}

/**
 * CP949: KS X 1001, and the other 8,822 syllables of Hangul in their order in the places that it leaves free. Decoders of `euc-kr` may
 * know the first part only.
 */
function koreanPage(): CodePage {
  const page = doubleBytePage('euc-kr', [[0xa1, 0xfe, 0xa1, 0xfe]])
  const rest: string[] = []
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const syllable = String.fromCharCode(code)
    if (!page.has(syllable)) rest.push(syllable)
  }
  let next = 0
  for (let lead = 0x81; lead <= 0xc6; lead++) {
    const last = lead <= 0xa0 ? 0xfe : 0xa0
    for (const [from, to] of [
      [0x41, 0x5a],
      [0x61, 0x7a],
      [0x81, last],
    ] as const)
      for (let trail = from; trail <= to; trail++) {
        const syllable = rest[next++]
        if (syllable === undefined) return page
        page.set(syllable, (lead << 8) | trail)
      }
  }
  return page
}

function japanesePage(): CodePage {
  const page = doubleBytePage('shift_jis', [
    [0x81, 0x9f, 0x40, 0xfc],
    [0xe0, 0xfc, 0x40, 0xfc],
  ])
  // Katakana of half width are one byte each.
  for (let byte = 0xa1; byte <= 0xdf; byte++) page.set(String.fromCharCode(0xff61 + byte - 0xa1), byte)
  return page
}

const builders = {
  'windows-1252': () => singleBytePage('windows-1252'),
  'windows-1254': () => singleBytePage('windows-1254'),
  'windows-1250': () => singleBytePage('windows-1250'),
  'windows-1251': () => singleBytePage('windows-1251'),
  macintosh: () => singleBytePage('macintosh'),
  cp850: () => singleBytePage('cp850'),
  cp437: () => singleBytePage('cp437'),
  cp949: koreanPage,
  gbk: () => doubleBytePage('gbk', [[0x81, 0xfe, 0x40, 0xfe]]),
  shift_jis: japanesePage,
} satisfies Record<string, () => CodePage>

export type CodePageName = keyof typeof builders

const built = new Map<CodePageName, CodePage>()

/** A code page, built when a text first needs it. */
export function codePage(name: CodePageName): CodePage {
  const known = built.get(name)
  if (known) return known
  const page = builders[name]()
  built.set(name, page)
  return page
}
