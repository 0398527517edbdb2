/** Scripts, each with its language, or with `und` if several languages have it. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'und-Hani'],
  [/\p{Script=Cyrillic}/u, 'und-Cyrl'],
  [/\p{Script=Arabic}/u, 'und-Arab'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'und-Deva'],
]
/** Words of sentences in Latin letters. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ve|bir|için|ile|olarak)\b/i, 'tr'],
  [/\b(?:and|the|of|for|with|our|is)\b/i, 'en'],
]
/** A text with fewer words is a name, which may have a foreign word. */
const sentenceLength = 5

/**
 * For the attribute `lang` of a text from a source, such as a name or an address: its language as far as one can tell, if that is
 * not the page's.
 */
export function sourceLanguage(text: string, page: string): string | undefined {
  const isSentence = text.split(' ', sentenceLength).length === sentenceLength
  const signs = isSentence ? [...scripts, ...words] : scripts
  const language = signs.find(([sign]) => sign.test(text))?.[1]
  return language === page ? undefined : language
}
