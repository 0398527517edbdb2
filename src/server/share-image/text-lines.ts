const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const ellipsis = '…'

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
  return kept.trimEnd() + ellipsis
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
