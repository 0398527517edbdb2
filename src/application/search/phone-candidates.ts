import { countryOfCallingCode } from '../../domain/phone/country-of-code.ts'
import {
  areaCodeIn,
  callingCodeIn,
  codedStartTerms,
  endingDigits,
  endsWithDigits,
  hasPiece,
  isWithTrunkZero,
  lastDigitsTerm,
  longPhoneStart,
  phoneAmongWords,
  phonePiece,
  phoneQueryTerms,
  phoneStartBeside,
  phoneStartTerms,
  phoneTerms,
  startsWithDigits,
  withoutEndingLabel,
} from '../../domain/search-terms/phone-term.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { Candidate, Search } from './candidate.ts'
import {
  eitherAndEither,
  type Interpretation,
  interpretPlaced,
  interpretQuery,
  placeFilter,
  without,
} from './interpretation.ts'
import { groupOf, mapGroup } from './list-groups.ts'
import { findLocation } from './places/find-places.ts'
import { isNeighbourhood } from './places/places-of-world.ts'
import { isName } from './words/is-name.ts'

const asPhoneNumber: Candidate = {
  async interpret({ query }) {
    const anyOf = phoneQueryTerms(query.search).map((term) => [term])
    const filter = { ...toFilter({ ...query, search: '' }), anyOf }
    return anyOf.length > 0 ? [{ filter, groups: [groupOf(filter)] }] : []
  },
}

/** So many listings whose numbers have the same digits in one place are looked at. */
const alikeLimit = 100

/** The numbers of the best listings of a filter. */
async function phonesWith({ listings }: Search['sources'], filter: ListingFilter): Promise<string[]> {
  const page = { sort: 'recommended', limit: alikeLimit, offset: 0 } as const
  return (await listings.listPage(filter, page)).listings.map(({ phone }) => phone)
}

/** A number without its beginning. The index knows only the last four digits, so the numbers of the listings with these are read. */
const asEndOfPhoneNumber: Candidate = {
  async interpret({ sources, query }) {
    const digits = endingDigits(query.search)
    const term = digits && lastDigitsTerm(digits.slice(-4))
    if (!term) return undefined
    const within = { ...toFilter({ ...query, search: '' }) }
    const phones = await phonesWith(sources, { ...within, terms: [term] })
    return filterByNumbers(
      within,
      phones.filter((phone) => endsWithDigits(phone, digits)),
    )
  },
}

/** A number that was pasted with other words, which only tell of it. */
const asPhoneNumberAmongWords: Candidate = {
  async interpret(search) {
    const number = phoneAmongWords(search.query.search)
    if (number === undefined) return undefined
    const asked = { ...search, query: { ...search.query, search: number } }
    const [whole, ending] = await Promise.all(
      [asPhoneNumber, asEndOfPhoneNumber].map((one) => one.interpret(asked, undefined)),
    )
    return [...(whole ?? []), ...(ending ?? [])].map((one) => ({ ...one, correctedQuery: number }))
  },
}

/** A number without its end. */
const asStartOfPhoneNumber: Candidate = {
  async interpret({ query }) {
    const starts = [phoneStartTerms(query.search), codedStartTerms(query.search)]
    const countryCode = countryOfCallingCode(callingCodeIn(query.search))
    const found = starts.flatMap((terms) => {
      const asked = { ...toFilter({ ...query, search: '' }), anyOf: terms.map((term) => [term]) }
      const dialled = isWithTrunkZero(query.search) ? { ...asked, notCountryCode: 'US' } : asked
      const filter = countryCode ? { ...asked, countryCode } : dialled
      return terms.length > 0 ? [{ filter, groups: [groupOf(filter)] }] : []
    })
    return found.length > 0 ? found : undefined
  },
}

/** The same with more digits than the index knows beginnings of: the numbers of those that begin alike are read. */
const asLongStartOfPhoneNumber: Candidate = {
  async interpret({ sources, query }) {
    const start = longPhoneStart(query.search)
    if (!start) return undefined
    const within = { ...toFilter({ ...query, search: '' }) }
    const phones = await phonesWith(sources, { ...within, terms: [start.term] })
    return filterByNumbers(
      within,
      phones.filter((phone) => startsWithDigits(phone, start.digits)),
    )
  },
}

/** Digits from the middle of a number on. Of those whose piece begins so, the numbers are read where more digits were typed. */
const asPiece = async ({ sources, query }: Search) =>
  byPiece(sources, toFilter({ ...query, search: '' }) ?? {}, query.search)

async function byPiece(
  sources: Search['sources'],
  within: ListingFilter,
  text: string,
): Promise<readonly Interpretation[] | undefined> {
  const piece = phonePiece(text)
  if (!piece) return undefined
  const filter = { ...within, terms: [...(within.terms ?? []), piece.term] }
  if (piece.isWhole) return [{ filter, groups: [groupOf(filter)] }]
  const phones = await phonesWith(sources, filter)
  return filterByNumbers(
    within,
    phones.filter((phone) => hasPiece(phone, piece.digits)),
  )
}

/** Digits in groups, as numbers are written. */
const asGroupsOfPhoneNumber: Candidate = {
  interpret: async (search) => (/\d\D+\d/.test(search.query.search) ? asPiece(search) : undefined),
}

/** Digits of a number that are no word of a name or an address. */
export const asPieceOfPhoneNumber: Candidate = { interpret: asPiece }

/** Five or six digits beside a trade, which no address there has: a group of a number. */
export const asPieceBesideTrade: Candidate = {
  async interpret({ sources, query }) {
    const [, before = '', digits = '', behind = ''] = /^(\D*?)(\d{5,6})(\D*)$/.exec(query.search) ?? []
    const rest = `${before} ${behind}`.trim()
    const found = isOfTrade(rest) ? interpretQuery({ ...query, search: rest }) : undefined
    return digits && found ? byPiece(sources, found.filter, digits) : []
  },
}

/** The listings with one of some numbers. */
function filterByNumbers(within: ListingFilter, phones: readonly string[]): readonly Interpretation[] {
  const anyOf = [...new Set(phones.flatMap((phone) => phoneTerms(phone).slice(0, 1)))].map((one) => [one])
  const filter = { ...within, anyOf }
  return anyOf.length > 0 ? [{ filter, groups: [groupOf(filter)] }] : []
}

/** If so many listings have a number in their name or address, it is a year or a postal code, and no phone number. */
const commonNumber = 20

/** Four digits, alone or with a place, as the end of a phone number; then as a word. */
const asLastDigits: Candidate = {
  async interpret({ sources, query }) {
    const words = withoutEndingLabel(query.search.normalize('NFKC')).split(/\s+/)
    const [digits = '', ...others] = words.filter((word) => lastDigitsTerm(word))
    const term = lastDigitsTerm(digits)
    if (!term || others.length > 0) return undefined
    const rest = words.filter((word) => word !== digits).join(' ')
    const place = await findLocation(sources.dictionary, rest)
    const isSaid = !place && rest !== '' && (isOfTrade(rest) || isNeighbourhood(rest))
    if (rest !== '' && !place && !isSaid) return lastDigitsOfTrade({ sources, query }, rest, term)
    if (await isName(sources, query)) return undefined
    const asked = toFilter({ ...query, search: isSaid ? rest : '' })
    const within = { ...asked, ...(place && placeFilter(query, place)) }
    const having = (word: string) => ({ ...within, terms: [...(within.terms ?? []), word] })
    const typed = without(having(digits), [term])
    const page = { sort: 'recommended', limit: commonNumber, offset: 0 } as const
    if ((await sources.listings.listPage(typed, page)).listings.length === commonNumber) return undefined
    const filter = { ...within, anyOf: eitherAndEither(within.anyOf, [[term], [digits]]) }
    const groups = [groupOf(having(term)), groupOf(typed)]
    const shown = place && { place: { ...place.answer, rest: digits } }
    // Beside a place or a trade, they may as well be a group in the middle.
    const pieces = rest === '' ? [] : ((await byPiece(sources, within, digits)) ?? [])
    return [
      { filter, groups, said: [[term], [digits]], ...shown },
      ...pieces.map((one) => ({ ...one, ...shown })),
    ]
  },
}

/** Four digits beside a trade in a place: of the trade, and then of whom the source does not say what they are. */
async function lastDigitsOfTrade(
  { sources, query }: Pick<Search, 'sources' | 'query'>,
  rest: string,
  term: string,
): Promise<readonly Interpretation[] | undefined> {
  const placed = await interpretPlaced(sources.dictionary, query, rest)
  const found = placed.find(({ place: { answer, area } }) => !area && isOfTrade(answer.rest))
  if (!found || (await isName(sources, query))) return undefined
  const { interpretation, place } = found
  const digits = query.search
    .split(/\s+/)
    .filter((word) => !rest.split(' ').includes(word))
    .join(' ')
  const within = { ...toFilter({ ...query, search: '' }), ...placeFilter(query, place) }
  const page = { sort: 'recommended', limit: commonNumber, offset: 0 } as const
  const typed = await sources.listings.listPage({ ...within, terms: [digits] }, page)
  if (typed.listings.length === commonNumber) return undefined
  const ending = (filter: ListingFilter) => ({ ...filter, terms: [...(filter.terms ?? []), term] })
  const groups = interpretation.groups.map((group) => mapGroup(group, ending))
  const anyone = ending(within)
  const shown = { ...place.answer, rest: digits }
  return [
    { ...interpretation, filter: ending(interpretation.filter), groups, said: [[term]] },
    {
      filter: anyone,
      groups: [groupOf(anyone)],
      place: shown,
      correctedQuery: `${place.answer.phrase} ${digits}`,
    },
  ]
}

/** A trade with an area code beside it. */
const ofAreaCode = (query: Search['query'], isCertain: boolean): readonly Interpretation[] | undefined => {
  const code = areaCodeIn(query.search)
  return code && code.isCertain === isCertain ? besideTrade(query, code) : undefined
}

/** Those of a trade whose number has one of some terms. */
function besideTrade(
  query: Search['query'],
  { rest, terms }: { readonly rest: string; readonly terms: readonly string[] },
  isAnyWord = false,
): readonly Interpretation[] | undefined {
  const isMeant = rest === '' || isAnyWord || isOfTrade(rest)
  const found = isMeant ? interpretQuery({ ...query, search: rest }) : undefined
  if (!found) return undefined
  const said = terms.map((term) => [term])
  const where = isWithTrunkZero(query.search) ? { notCountryCode: 'US' } : {}
  const within = (filter: ListingFilter) => ({
    ...filter,
    ...where,
    anyOf: eitherAndEither(filter.anyOf, said),
  })
  const groups = found.groups.map((group) => mapGroup(group, within))
  return [{ ...found, filter: within(found.filter), groups, said }]
}

const asAreaCode: Candidate = { interpret: async ({ query }) => ofAreaCode(query, true) }

/** Three digits, which may be those of a house too. */
export const asPossibleAreaCode: Candidate = { interpret: async ({ query }) => ofAreaCode(query, false) }

/** The beginning of a number beside a trade or a place. */
async function ofStart(
  { sources, query }: Search,
  isCertain: boolean,
): Promise<readonly Interpretation[] | undefined> {
  const start = phoneStartBeside(query.search)
  if (!start || start.isCertain !== isCertain) return undefined
  const ofTrade = besideTrade(query, start)
  if (ofTrade) return ofTrade
  const place = await findLocation(sources.dictionary, start.rest)
  // With its country's code, it may be that of whoever is called so.
  if (!place) return isCertain ? besideTrade(query, start, true) : undefined
  const within = { ...toFilter({ ...query, search: '' }), ...placeFilter(query, place) }
  const filter = { ...within, anyOf: start.terms.map((term) => [term]) }
  const rest = query.search.replace(start.rest, '').trim()
  return [{ filter, groups: [groupOf(filter)], place: { ...place.answer, rest } }]
}

const asStartBeside: Candidate = { interpret: (search) => ofStart(search, true) }

/** Digits that may be a postal code too. */
export const asPossibleStart: Candidate = { interpret: (search) => ofStart(search, false) }

/** Numbers and their pieces. */
export const phoneCandidates: readonly Candidate[] = [
  asPhoneNumber,
  asEndOfPhoneNumber,
  asStartOfPhoneNumber,
  asLongStartOfPhoneNumber,
  asPhoneNumberAmongWords,
  asAreaCode,
  asStartBeside,
  asGroupsOfPhoneNumber,
  asLastDigits,
]
