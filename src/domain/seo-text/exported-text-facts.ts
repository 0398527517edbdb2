import { hashText } from '../text/hash-text.ts'
import {
  decodeTextFacts,
  encodeTextFacts,
  type TextPart,
  type Texts,
  textOf,
  textParts,
  toBeWritten,
} from './text-facts.ts'

const knownDigest = /^[\da-f]{16}$/

/** A product's text in the cell of an export: it is still the product's where the text has the same hash. */
const ownText = (texts: Texts, part: TextPart) =>
  `${part}:${hashText(texts[textOf[part]].trim()).hash.toString(16)}`

/**
 * The cell of an export that says which search texts are the product's own, and of which facts they were made:
 * `0123456789abcdef title:1a2b3c4d content:5e6f7a8b`. '' where nobody knows who wrote them.
 */
export function exportedTextFacts({ textFacts, ...texts }: Texts & { readonly textFacts: string }): string {
  const facts = decodeTextFacts(textFacts)
  if (!facts) return ''
  const own = textParts.filter((part) => !facts.byHand.includes(part) && texts[textOf[part]] !== '')
  return [facts.digest, ...own.map((part) => ownText(texts, part))].join(' ')
}

/** What is stored of a listing that comes with an export. A text that somebody has changed in the file is theirs. */
export function importedTextFacts(cell: string, texts: Texts): string {
  const [digest = '', ...own] = cell.split(' ')
  if (digest !== toBeWritten && !knownDigest.test(digest)) return ''
  const byHand = textParts.filter((part) => texts[textOf[part]] !== '' && !own.includes(ownText(texts, part)))
  return encodeTextFacts({ digest, byHand })
}
