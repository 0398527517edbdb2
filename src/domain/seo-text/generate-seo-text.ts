import { Random } from '../sample-listings/random.ts'
import { factWords } from './fact-words.ts'
import { seoDescription, seoTitle } from './head-texts.ts'
import { kindNoun } from './kind-noun.ts'
import type { SeoFacts } from './seo-facts.ts'
import { uniqueContent } from './unique-content.ts'

/** The texts that search engines read, in Korean. */
export interface GeneratedSeoText {
  /** 60 characters at most. */
  readonly seoTitle: string
  /** 155 characters at most. */
  readonly seoDescription: string
  /** Paragraphs of plain text, parted by empty lines; 200 words or more. */
  readonly uniqueContent: string
  /** A path, to be resolved against the site's own address. */
  readonly canonicalUrl: string
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}

/** Texts from the listing's facts alone: the same for the same facts, and worded otherwise for every other listing. */
export function generateSeoText(facts: SeoFacts): GeneratedSeoText {
  const { id, slug, categoryGroup } = facts.listing
  const random = new Random(hash(id), hash(`${id}.`))
  const words = factWords(facts, random)
  const nouns = { name: kindNoun(categoryGroup), category: '분류', country: '지역' }
  return {
    seoTitle: seoTitle(words),
    seoDescription: seoDescription(words, random),
    uniqueContent: uniqueContent(words, nouns, random),
    canonicalUrl: `/details/${encodeURIComponent(slug)}`,
  }
}
