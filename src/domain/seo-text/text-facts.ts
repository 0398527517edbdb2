import type { Listing } from '../business/listing.ts'
import { hashText } from '../text/hash-text.ts'
import type { Neighbour, SeoFacts } from './template.ts'

/** Raised when the generator says other things of the same facts, so that its former texts are written again. */
const generatorVersion = 4

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
  'district',
  'countryCode',
  'phoneE164',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Neighbour)[]

/** Of a text that the product wrote: a digest of the facts that it was made of, and which of its parts a person has set. */
export interface TextFacts {
  readonly digest: string
  readonly byHand: readonly TextPart[]
}

const textParts = ['title', 'description'] as const
type TextPart = (typeof textParts)[number]

/** A digest of what a text may say: another one when a fact has changed. */
export function factsDigest({ listing, sameTrade, otherTrades }: SeoFacts): string {
  const told = (one: Neighbour) => fieldsToldByOthers.map((field) => one[field])
  const own = statedFields.map((field) => listing[field])
  const all = JSON.stringify([generatorVersion, own, sameTrade.map(told), otherTrades.map(told)])
  return [all, `${all}.`].map((text) => hashText(text).hash.toString(16).padStart(8, '0')).join('')
}

/** `0123456789abcdef`, `0123456789abcdef+title`: as it is stored. */
export function encodeTextFacts({ digest, byHand }: TextFacts): string {
  return [digest, ...textParts.filter((part) => byHand.includes(part))].join('+')
}

/** undefined for '': nobody knows who wrote the text, or a person did. */
export function decodeTextFacts(stored: string): TextFacts | undefined {
  const [digest = '', ...parts] = stored.split('+')
  if (digest === '') return undefined
  return { digest, byHand: textParts.filter((part) => parts.includes(part)) }
}

type Texts = Pick<Listing, 'uniqueContent' | 'seoTitle' | 'seoDescription'>

/** What is stored after somebody has changed texts: '' for a text of one's own, which is never written again. */
export function textFactsAfterEdit(stored: string, before: Texts, after: Texts): string {
  const facts = decodeTextFacts(stored)
  if (!facts || before.uniqueContent !== after.uniqueContent) return ''
  const byHand = [
    ...facts.byHand,
    ...(before.seoTitle === after.seoTitle ? [] : (['title'] as const)),
    ...(before.seoDescription === after.seoDescription ? [] : (['description'] as const)),
  ]
  return encodeTextFacts({ ...facts, byHand })
}
