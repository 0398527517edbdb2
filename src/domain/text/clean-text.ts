const needsCleaning = /[^\x21-\x7e\uac00-\ud7a3 ]| {2}|^ | $/
const needsStripping = /[^\x20-\x7e\uac00-\ud7a3]/
/**
 * Invisible characters other than white space: controls, marks of direction such as U+202E, zero-width spaces,
 * fillers (U+3164 looks like a space and counts as a letter), halves of surrogate pairs. Joiners and variation
 * selectors have rules of their own.
 */
const invisible =
  /(?!\s|\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|\ufeff/gu
/**
 * A zero-width joiner or non-joiner that is not between two letters of a script that joins, or two pictures of one
 * emoji.
 */
const strayJoiner = /* @__PURE__ */ (() => {
  const scripts = [
    'Arabic',
    'Syriac',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Khmer',
    'Myanmar',
    'Tibetan',
  ]
  const joining = scripts.map((script) => `\\p{Script=${script}}`).join('')
  const before = `[${joining}\\p{Extended_Pictographic}\\ufe0f\\p{Emoji_Modifier}]`
  const after = `[${joining}\\p{Extended_Pictographic}]`
  return new RegExp(`(?<!${before})[\\u200c\\u200d]|[\\u200c\\u200d](?!${after})`, 'gu')
})()

/** Removes invisible characters. White space stays, and so do joiners that a script or an emoji needs. */
export function withoutInvisible(text: string): string {
  if (!needsStripping.test(text)) return text
  return text.replace(invisible, '').replace(strayJoiner, '')
}

/**
 * One line as a person would type it: every white space (also U+202F) becomes one space, and invisible characters are
 * removed.
 */
export function cleanText(text: string): string {
  if (!needsCleaning.test(text)) return text
  return withoutInvisible(text).replace(/\s+/g, ' ').trim()
}

const placeholder = /^(?:|-+|–|—|n\/?a|none|null|nan|nil|undefined|unknown|\{\s*\}|\[\s*\]|없음)$/i
const longest = 12

/** Whether a cell's text means "nothing": '', None, nan, N/A, -, {} and so on. */
export function isPlaceholder(cell: string): boolean {
  return cell.length <= longest && placeholder.test(cell.trim())
}
