import { hasScript, type Script } from '../../domain/text/scripts.ts'

/** Scripts, each with its language, or with `und` if several languages have it. Japanese has Han, too. */
const languages: readonly (readonly [Script, string])[] = [
  ['Hangul', 'ko'],
  ['Kana', 'ja'],
  ['Han', 'und-Hani'],
  ['Cyrillic', 'und-Cyrl'],
  ['Arabic', 'und-Arab'],
  ['Greek', 'el'],
  ['Thai', 'th'],
  ['Hebrew', 'he'],
  ['Devanagari', 'und-Deva'],
  ['Georgian', 'ka'],
  ['Armenian', 'hy'],
  ['Khmer', 'km'],
  ['Lao', 'lo'],
  ['Myanmar', 'my'],
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
  const language =
    languages.find(([script]) => hasScript(text, script))?.[1] ??
    (isSentence ? words.find(([word]) => word.test(text))?.[1] : undefined)
  return language === page ? undefined : language
}
