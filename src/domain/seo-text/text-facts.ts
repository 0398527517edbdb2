import type { Listing } from '../business/listing.ts'
import { hashText } from '../text/hash-text.ts'
import type { Neighbour, SeoFacts } from './template.ts'

/** Raised when the generator says other things of the same facts, so that its former texts are written again. */
const generatorVersion = 12

/**
 * Fields of a listing that its own text states. A new one that sentences use belongs here, or texts would stay as they are when it
 * changes.
 */
export const statedFields = [
  'name',
  'category',
  'categoryGroup',
  'address',
  'zipCode',
  'city',
  'state',
  'district',
  'country',
  'countryCode',
  'latitude',
  'longitude',
  'phone',
  'phoneE164',
  'rating',
  'reviewCount',
  'openingHours',
  'about',
] as const satisfies readonly (keyof Listing)[]

/** Fields of a listing that the texts of others state. */
export const fieldsToldByOthers = [
  'name',
  'category',
  'address',
  'city',
  'state',
  'district',
  'countryCode',
  'phoneE164',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Neighbour)[]

/** Of a listing whose texts the product writes: a digest of the facts that they were made of, and which of them a person has set. */
export interface TextFacts {
  /** `toBeWritten` where no text was made yet. */
  readonly digest: string
  readonly byHand: readonly TextPart[]
}

/** In place of a digest: the product owes the listing its texts. No digest is the same. */
export const toBeWritten = '-'

/** The texts of a listing, by the name under which it is stored that a person has written one. */
export const textOf = { title: 'seoTitle', description: 'seoDescription', content: 'uniqueContent' } as const
export type TextPart = keyof typeof textOf
export type Texts = Pick<Listing, (typeof textOf)[TextPart]>
export const textParts = Object.keys(textOf) as readonly TextPart[]

/** A digest of what a text may say: another one when a fact has changed. */
export function factsDigest({ listing, sameTrade, otherTrades }: SeoFacts): string {
  const told = (one: Neighbour) => fieldsToldByOthers.map((field) => one[field])
  const own = statedFields.map((field) => listing[field])
  const all = JSON.stringify([own, sameTrade.map(told), otherTrades.map(told)])
  const hashes = [all, `${all}.`].map((text) => hashText(text).hash.toString(16).padStart(8, '0'))
  return hashes.join('').slice(0, -versionMark.length) + versionMark
}

/** The end of each digest. */
const versionMark = generatorVersion.toString(16).padStart(2, '0')

/** Whether a former version of the product wrote one of a listing's texts, which this one says in other words. */
export function isOfFormerVersion(stored: string): boolean {
  const facts = decodeTextFacts(stored)
  return (
    facts !== undefined &&
    facts.digest !== toBeWritten &&
    facts.byHand.length < textParts.length &&
    !facts.digest.endsWith(versionMark)
  )
}

/** `0123456789abcdef`, `0123456789abcdef+title+content`: as it is stored. */
export function encodeTextFacts({ digest, byHand }: TextFacts): string {
  return [digest, ...textParts.filter((part) => byHand.includes(part))].join('+')
}

/** undefined for '': there are no texts, or nobody knows who wrote them. */
export function decodeTextFacts(stored: string): TextFacts | undefined {
  const [digest = '', ...parts] = stored.split('+')
  if (digest === '') return undefined
  return { digest, byHand: textParts.filter((part) => parts.includes(part)) }
}

const isEmpty = (texts: Texts, part: TextPart) => texts[textOf[part]] === ''
const isSame = (one: Texts, other: Texts, part: TextPart) => one[textOf[part]] === other[textOf[part]]

/**
 * What is stored after somebody has changed texts. Each is the person's or the product's by itself: one that was changed is the person's,
 * and one that was emptied the product's again.
 */
export function textFactsAfterEdit(stored: string, before: Texts, after: Texts): string {
  if (textParts.every((part) => isSame(before, after, part))) return stored
  const facts = decodeTextFacts(stored)
  // Texts of unknown origin are told apart when they are compared with the product's. One that has gone is owed.
  const isOwed = before.uniqueContent !== '' && after.uniqueContent === ''
  if (!facts && !isOwed) return ''
  const byHand = textParts.filter(
    (part) =>
      !isEmpty(after, part) && (!isSame(before, after, part) || !facts || facts.byHand.includes(part)),
  )
  return encodeTextFacts({ digest: facts?.digest ?? toBeWritten, byHand })
}

/** What is stored of a listing that is to get a text where it has none. What else it has is a person's. */
export function textFactsOwed(stored: string, texts: Texts): string {
  if (stored !== '' || texts.uniqueContent !== '') return stored
  return encodeTextFacts({ digest: toBeWritten, byHand: textParts.filter((part) => !isEmpty(texts, part)) })
}

/**
 * Which texts of a listing are a person's. Of unknown ones these are those that differ from what the product says of the same facts:
 * others came back with an import.
 */
export function partsByHand(
  listing: Texts & { textFacts: string },
  generated: () => Texts,
): readonly TextPart[] {
  const known = decodeTextFacts(listing.textFacts)
  if (known) return known.byHand
  const filled = textParts.filter((part) => !isEmpty(listing, part))
  const made = filled.length > 0 ? generated() : listing
  return filled.filter((part) => !isSame(listing, made, part))
}

/** Whether the product has to write a listing's texts: one of its own is missing, or was made of other facts. */
export function isToBeWritten(
  listing: Texts & { textFacts: string },
  byHand: readonly TextPart[],
  digest: string,
): boolean {
  const own = textParts.filter((part) => !byHand.includes(part))
  const isStale = decodeTextFacts(listing.textFacts)?.digest !== digest
  return own.length > 0 && (isStale || own.some((part) => isEmpty(listing, part)))
}

/** The texts that were made, with those of a person in their places. */
export function withTextsByHand<Made extends Texts>(
  made: Made,
  listing: Texts,
  byHand: readonly TextPart[],
): Made {
  const kept = byHand.map((part) => [textOf[part], listing[textOf[part]]])
  return { ...made, ...Object.fromEntries(kept) }
}
