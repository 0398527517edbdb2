/** Turkish letters that ISO 8859-9 has in the places of Icelandic ones, which a program showed instead: `Þiþli`, `Kadýköy`. */
const shown: Readonly<Record<string, string>> = { Þ: 'Ş', þ: 'ş', Ð: 'Ğ', ð: 'ğ', Ý: 'İ', ý: 'ı' }
const icelandic = /[ÞþÐðÝý]/
const each = /[ÞþÐðÝý]/g

export const mayBeTurkish = (text: string): boolean => icelandic.test(text)

/** A Turkish text with its own letters. In other languages the letters may be right: only who knows that it is Turkish may ask. */
export const withTurkishLetters = (text: string): string =>
  mayBeTurkish(text) ? text.replace(each, (letter) => shown[letter] ?? letter) : text
