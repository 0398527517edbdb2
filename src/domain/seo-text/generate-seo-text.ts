import { streetOf } from '../address/street.ts'
import { Random } from '../random.ts'
import { detailPath } from '../slug/slug.ts'
import { fold } from '../text/fold.ts'
import { hashText } from '../text/hash-text.ts'
import { factWords } from './fact-words.ts'
import { kindNoun } from './kind-words.ts'
import { isOwnCity, roadIn, saidAddress } from './street-words.ts'
import type { SeoFacts, Words } from './template.ts'
import { uniqueContent } from './unique-content.ts'

/** The texts for search engines, in Korean. */
interface GeneratedSeoText {
  /** At most 60 characters. */
  readonly seoTitle: string
  /** At most 155 characters. */
  readonly seoDescription: string
  /** Paragraphs of plain text, separated by empty lines; as long as what is known, some 200 words at most. */
  readonly uniqueContent: string
  /** A path, relative to the site's address. */
  readonly canonicalUrl: string
}

/**
 * Writes texts from the listing's facts only. The same facts give the same texts, and other listings get other
 * wordings.
 */
export function generateSeoText(facts: SeoFacts): GeneratedSeoText {
  const { id, slug, categoryGroup } = facts.listing
  const random = new Random(hashText(id).hash, hashText(`${id}.`).hash)
  const words = factWords(facts, random)
  const nouns = { name: kindNoun(categoryGroup) }
  return {
    seoTitle: seoTitle(words, streetBesideName(facts.listing)),
    seoDescription: seoDescription(words, random),
    uniqueContent: uniqueContent({ words, nouns }, random),
    canonicalUrl: detailPath(slug),
  }
}

/** The street, without a part that says the listing's name or its city again. */
function streetBesideName(listing: SeoFacts['listing']): string {
  const parts = streetOf({ ...listing, address: saidAddress(listing) }).split(', ')
  return parts.filter((part) => fold(part) !== fold(listing.name) && !isOwnCity(part, listing)).join(', ')
}

const titleLimit = 60
const descriptionLimit = 155

/** Whether a text has at most so many characters. Most texts tell it by their code units, which are quickly counted. */
const fits = (text: string, limit: number) => text.length <= limit || [...text].length <= limit

function cut(text: string, limit: number): string {
  const letters = [...text]
  return letters.length <= limit
    ? text
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Name, category, place and street, as far as they fit in 60 characters. The street is kept before the rest, because it tells
 * the shops of a chain in one city from each other; a floor or a plot alone does not.
 */
function seoTitle({ name = '', category, place, city }: Words, street: string): string {
  // 화랑대주유소 says itself what it is.
  const what = category && !name.endsWith(category) ? `${name} - ${category}` : name
  const road = roadIn(street)
  const wheres = [
    [place, street],
    [city, street],
    [city, road],
  ].map((where) => where.filter(Boolean).join(' '))
  const full = road ? [what, name].flatMap((who) => wheres.map((where) => `${who} | ${where}`)) : []
  const forms = [
    ...full,
    place ? `${what} | ${place}` : what,
    what,
    place ? `${name} | ${place}` : name,
    name,
  ]
  return forms.find((form) => fits(form, titleLimit)) ?? cut(name, titleLimit)
}

function clauses(words: Words): string[] {
  const { rating, reviews, hoursLine, closedDays, phone, address, station, stationFar } = words
  const { nearName, areNear, alike, unknownDays } = words
  return [
    rating && (reviews ? `평점 ${rating}점, 리뷰 ${reviews}개.` : `평점 ${rating}점.`),
    hoursLine && !unknownDays && `영업시간 ${hoursLine}.`,
    closedDays && `휴무 ${closedDays}.`,
    phone && `전화 ${phone}.`,
    address && `주소 ${address}.`,
    station && stationFar && `${station}역에서 ${stationFar}.`,
    nearName && areNear && `가까운 ${alike} ${nearName}.`,
  ].filter((clause): clause is string => Boolean(clause))
}

/**
 * What and where the listing is, then the facts that fit in 155 characters, in an order that differs between
 * listings.
 */
function seoDescription(words: Words, random: Random): string {
  const { name = '', kind: what, place } = words
  const kind = what ? `${place ? `${place}의 ` : ''}${what}` : place
  let text = cut(kind ? `${name}, ${kind}.` : `${name}.`, descriptionLimit)
  const facts = clauses(words)
  while (facts.length > 0) {
    const [clause = ''] = facts.splice(random.below(facts.length), 1)
    if (fits(`${text} ${clause}`, descriptionLimit)) text += ` ${clause}`
  }
  return text
}
