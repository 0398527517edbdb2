import { attributeNames } from '../../src/domain/business/attributes/attribute-keys.ts'
import { knownCategories } from '../../src/domain/category/known-categories.ts'
import type { NameLanguage } from '../../src/domain/site/language.ts'
import { loadMessages } from '../../src/web/messages/load-messages.ts'
import type { ReadPage } from './read-page.ts'

type Words = ReadonlySet<string>

/** For each language of pages, the words that only other languages have. */
export type ForeignWords = Readonly<Record<NameLanguage, Words>>

const names: readonly NameLanguage[] = ['ko', 'en', 'tr']
/** The specification's English texts, which Korean pages keep. */
const givenInEnglish = new Set(['fixed', 'general'])
/** Messages with names of places. */
const withPlaces = /Hint$/
/** Shorter words are often in two languages. */
const shortest = 4

const wordsIn = (text: string) => (text.match(/\p{L}+/gu) ?? []).map((word) => word.toLocaleLowerCase('tr'))

/** The texts of a catalogue, and the source of those that are functions. */
function catalogueTexts(section: object, language: NameLanguage): string[] {
  return Object.entries(section).flatMap(([name, message]: [string, unknown]) => {
    if (withPlaces.test(name) || (language === 'ko' && givenInEnglish.has(name))) return []
    if (typeof message === 'string') return [message]
    if (typeof message === 'function') return String(message).match(/'[^']*'|`[^`]*`/g) ?? []
    return typeof message === 'object' && message !== null ? catalogueTexts(message, language) : []
  })
}

async function wordsOf(language: NameLanguage): Promise<Set<string>> {
  const { format: _, ...messages } = await loadMessages(language)
  const texts = [
    ...catalogueTexts(messages, language).map((text) => text.replace(/\$\{[^}]*\}/g, ' ')),
    ...knownCategories.map(({ label }) => label[language]),
    ...Object.values(attributeNames).map((name) => name[language]),
  ]
  return new Set(texts.flatMap(wordsIn).filter((word) => word.length >= shortest))
}

/** Collects the words of the catalogues, trades and attributes. */
export async function collectForeignWords(): Promise<ForeignWords> {
  const words = { ko: await wordsOf('ko'), en: await wordsOf('en'), tr: await wordsOf('tr') }
  const foreignTo = (language: NameLanguage) => {
    const others = names.flatMap((other) => (other === language ? [] : [...words[other]]))
    return new Set(others.filter((word) => !words[language].has(word)))
  }
  return { ko: foreignTo('ko'), en: foreignTo('en'), tr: foreignTo('tr') }
}

const otherScripts = /[\p{L}--[\p{Script=Latin}]]/v

/** What the Korean texts for search engines quote of other listings: their names and streets. */
const quoted = /‘[^’]*’(?:\([^)]*\))?/g

/** A text without what sources say of listings, in which any language may be. */
function withoutSource(text: string, sourceTexts: readonly string[]): string {
  return sourceTexts.reduce((rest, source) => rest.replaceAll(source, ' '), text).replace(quoted, ' ')
}

/**
 * The texts of a page that are not in its language, though no `lang` says so: with letters of another script, or with a word that
 * only another language has.
 */
export function mixedTexts(page: ReadPage, foreign: ForeignWords): string[] {
  const language = page.lang as NameLanguage
  // Long texts first, because they may contain short ones.
  const sourceTexts = [...page.sourceTexts].sort((a, b) => b.length - a.length)
  return page.texts.flatMap(({ text, lang }) => {
    if (lang !== page.lang) return []
    const rest = withoutSource(text, sourceTexts)
    if (language !== 'ko' && otherScripts.test(rest)) return [text]
    return wordsIn(rest).some((word) => foreign[language].has(word)) ? [text] : []
  })
}
