const needsCleaning = /[^\x21-\x7e\uac00-\ud7a3 ]| {2}|^ | $/
/** Control and format characters (zero-width, bidirectional marks, soft hyphens), other than white space and joiners. */
const invisible = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}]|\ufeff/gu

/** One line as a person would type it: every kind of white space (U+202F too) one space, nothing invisible. */
export function cleanText(text: string): string {
  if (!needsCleaning.test(text)) return text
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim()
}
