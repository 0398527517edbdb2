import { cutLine, fitText } from './text-lines.ts'

/** The content of a picture. The texts are plain; they are escaped here. */
export interface SharePicture {
  readonly siteName: string
  readonly title: string
  /** Below the title, in smaller letters; '' for none. */
  readonly subtitle: string
  /** undefined if there is no rating. */
  readonly rating?: { readonly stars: number; readonly text: string } | undefined
  /** Source of an illustration on the project's 640×400 grid. */
  readonly illustration: string
}

const colour = {
  paper: '#FBFAF7',
  ink: '#1B1D22',
  ink2: '#4A4F5A',
  brand: '#0B6E4F',
  brandInk: '#FFFFFF',
  sun: '#F2A93B',
  line: '#E6E2DA',
  sky: '#E7F1EB',
  ground: '#F3E7CF',
}
const left = 64
const textWidth = 576
const titleSizes = [
  { fontSize: 72, maxLines: 2 },
  { fontSize: 58, maxLines: 3 },
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
  const whole = fits.find(({ lines }) => !lines.at(-1)?.endsWith('…'))
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

/** The right part: the illustration, with its sky and ground extended to the edges of the picture. */
function panel(illustration: string): string {
  const data = Buffer.from(illustration).toString('base64')
  return `<svg x="704" y="0" width="496" height="630"><path fill="${colour.sky}" d="M0 0h496v630H0z"/>
    <path fill="${colour.ground}" d="M0 470h496v160H0z"/>
    <image x="-72" y="140" width="640" height="400" href="data:image/svg+xml;base64,${data}"/></svg>`
}

/** The picture, 1200×630, as SVG: wordmark, title, subtitle and rating at the left, the illustration at the right. */
export function shareSvg(picture: SharePicture): string {
  const { lines, fontSize } = fitTitle(picture.title)
  const lineHeight = Math.round(fontSize * 1.2)
  const top = 350 - ((lines.length - 1) * lineHeight) / 2
  const bottom = top + (lines.length - 1) * lineHeight
  const subtitle = cutLine(picture.subtitle, { width: textWidth, fontSize: 32 })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Gothic A1">',
    `<path fill="${colour.paper}" d="M0 0h1200v630H0z"/>`,
    panel(picture.illustration),
    wordmark(picture.siteName),
    ...lines.map((line, index) =>
      text(line, top + index * lineHeight, fontSize, { fill: colour.ink, weight: 700 }),
    ),
    text(subtitle, bottom + 62, 32, { fill: colour.ink2 }),
    picture.rating ? stars(picture.rating, 566) : '',
    '</svg>',
  ].join('\n')
}
