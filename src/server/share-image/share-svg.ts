/** The content of a picture. The texts are plain; they are escaped here. */
export interface SharePicture {
  readonly siteName: string
  readonly title: string
  /** Below the title, in smaller letters; '' for none. */
  readonly subtitle: string
  /** undefined if there is no rating. */
  readonly rating?: { readonly stars: number; readonly text: string } | undefined
  /** Shapes of our own on a grid of 24 by 24. */
  readonly drawing: string
}

const colour = {
  paper: '#FBFAF7',
  ink: '#1B1D22',
  ink2: '#4A4F5A',
  brand: '#0B6E4F',
  brandInk: '#FFFFFF',
  sun: '#F2A93B',
  line: '#E6E2DA',
  wall: '#DFEEE6',
  wallInk: '#0B5A41',
  stripe: '#A9D0BD',
}
const left = 64
const textWidth = 576
const titleSizes = [
  { fontSize: 72, maxLines: 2 },
  { fontSize: 58, maxLines: 3 },
  { fontSize: 44, maxLines: 4 },
]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes control characters, which XML cannot contain, and pictographs, which the font does not have. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Emoji_Presentation}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}

function text(
  content: string,
  y: number,
  fontSize: number,
  style: { fill: string; weight?: number; x?: number },
) {
  const { fill, weight = 400, x = left } = style
  return `<text x="${x}" y="${y}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`
}

function wordmark(siteName: string): string {
  const pin = `<g transform="translate(${left - 6} 58) scale(1.75)">
    <path fill="${colour.brand}" d="M16 2C9.4 2 4 7.2 4 13.7 4 22 16 30 16 30s12-8 12-16.3C28 7.2 22.6 2 16 2Z"/>
    <path fill="${colour.brandInk}" d="M11 20v-6.5a5 5 0 0 1 10 0V20Z"/><circle fill="${colour.sun}" cx="18.4" cy="15.6" r="1.5"/></g>`
  const name = cutLine(siteName, { width: textWidth - 64, fontSize: 36 })
  return pin + text(name, 99, 36, { fill: colour.ink, weight: 700, x: left + 58 })
}

/** The title in the largest font size in which it fits; if none does, in the smallest with an ellipsis. */
function fitTitle(title: string): { lines: string[]; fontSize: number } {
  const fits = titleSizes.map((size) => ({
    fontSize: size.fontSize,
    lines: fitText(title, { ...size, width: textWidth }),
  }))
  const whole = fits.find(({ lines }) => !lines.at(-1)?.includes(ellipsis))
  return whole ?? (fits.at(-1) as (typeof fits)[number])
}

const star = 'M20 3l5.2 11 12 1.6-8.8 8.4 2.2 12L20 30.2 9.4 36l2.2-12L2.8 15.6l12-1.6z'

/** Five stars filled by the rating's integer part, as everywhere on the site. */
function stars({ stars: filled, text: words }: NonNullable<SharePicture['rating']>, y: number): string {
  const drawn = [0, 1, 2, 3, 4].map(
    (index) =>
      `<path transform="translate(${left + index * 44 - 3} ${y - 34})" fill="${index < filled ? colour.sun : colour.line}" d="${star}"/>`,
  )
  return drawn.join('') + text(words, y, 32, { fill: colour.ink, weight: 700, x: left + 236 })
}

const [panelLeft, panelWidth, stripeWidth, stripeHeight] = [704, 496, 31, 88]

/** The right part: a shop's front with its awning, as on the site, and the drawing of the trade. */
function panel(drawing: string): string {
  const stripes = Array.from({ length: panelWidth / stripeWidth }, (_, index) => {
    const radius = stripeWidth / 2
    const fill = index % 2 ? colour.brandInk : colour.stripe
    return `<path fill="${fill}" d="M${index * stripeWidth} 0h${stripeWidth}v${stripeHeight}a${radius} ${radius} 0 0 1-${stripeWidth} 0z"/>`
  })
  return `<g transform="translate(${panelLeft} 0)"><path fill="${colour.wall}" d="M0 0h${panelWidth}v630H0z"/>${stripes.join('')}
    <g transform="translate(80 186) scale(14)" fill="none" color="${colour.wallInk}" stroke="${colour.wallInk}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></g>`
}

/** The picture, 1200×630, as SVG: wordmark, title, subtitle and rating at the left, the front of a shop at the right. */
export function shareSvg(picture: SharePicture): string {
  const { lines, fontSize } = fitTitle(picture.title)
  const lineHeight = Math.round(fontSize * 1.2)
  const top = 350 - ((lines.length - 1) * lineHeight) / 2
  const bottom = top + (lines.length - 1) * lineHeight
  const subtitle = cutLine(picture.subtitle, { width: textWidth, fontSize: 32 })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Gothic A1">',
    `<path fill="${colour.paper}" d="M0 0h1200v630H0z"/>`,
    panel(picture.drawing),
    wordmark(picture.siteName),
    ...lines.map((line, index) =>
      text(line, top + index * lineHeight, fontSize, { fill: colour.ink, weight: 700 }),
    ),
    text(subtitle, bottom + 62, 32, { fill: colour.ink2 }),
    picture.rating ? stars(picture.rating, 566) : '',
    '</svg>',
  ].join('\n')
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const ellipsis = '…'
const rightToLeftEnd = /[\p{Script=Arabic}\p{Script=Hebrew}]$/u

/** Upper bounds of the widths of bold letters, in em. They allow breaking lines without reading the font. */
function glyphWidth(glyph: string): number {
  if ((glyph.codePointAt(0) ?? 0) >= 0x1100) return 1
  if (/^[\s.,:;'’|!()[\]/\-Iiıíjlt]/.test(glyph)) return 0.36
  if (/^[mwMW@%&…]/.test(glyph)) return 0.92
  return /^[\p{Lu}№]/u.test(glyph) ? 0.72 : 0.6
}

interface Measure {
  /** In the unit of `fontSize`. */
  readonly width: number
  readonly fontSize: number
}

const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)
const widthOf = (text: string) => split(text).reduce((sum, glyph) => sum + glyphWidth(glyph), 0)

/** Parts no wider than `limit` em; one part where the word fits. */
function cutWord(word: string, limit: number): string[] {
  const parts: string[] = []
  let part = ''
  let width = 0
  for (const glyph of split(word)) {
    const more = glyphWidth(glyph)
    if (part && width + more > limit) {
      parts.push(part)
      part = ''
      width = 0
    }
    part += glyph
    width += more
  }
  return [...parts, part]
}

/** The text cut to one line, with an ellipsis if something is missing. */
export function cutLine(text: string, { width, fontSize }: Measure): string {
  const limit = width / fontSize
  if (widthOf(text) <= limit) return text
  const [kept = ''] = cutWord(text, limit - glyphWidth(ellipsis))
  const lastWord = kept.lastIndexOf(' ') + 1
  // Between words, unless that leaves the line half empty.
  const isInWord = /\S/.test(text.charAt(kept.length)) && lastWord > kept.length / 2
  const whole = (isInWord ? kept.slice(0, lastWord) : kept).trimEnd()
  // The mark keeps the ellipsis at the end of a line that runs from right to left.
  return whole + ellipsis + (rightToLeftEnd.test(whole) ? '\u200F' : '')
}

/** Breaks a text into lines between words, and inside words that are too long for a line. */
export function wrapText(text: string, { width, fontSize }: Measure): string[] {
  const limit = width / fontSize
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/\s+/).flatMap((word) => cutWord(word, limit))) {
    const longer = line ? `${line} ${part}` : part
    if (widthOf(longer) <= limit) {
      line = longer
      continue
    }
    lines.push(line)
    line = part
  }
  return [...lines, line]
}

/** At most `maxLines` lines; an ellipsis in the last one shows that there is more. */
export function fitText(text: string, measure: Measure & { readonly maxLines: number }): string[] {
  const lines = wrapText(text, measure)
  if (lines.length <= measure.maxLines) return lines
  const last = lines.slice(measure.maxLines - 1).join(' ')
  return [...lines.slice(0, measure.maxLines - 1), cutLine(last, measure)]
}
