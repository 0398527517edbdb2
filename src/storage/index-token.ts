import type { ListingFilter } from '../application/ports/listing-store.ts'

/** Characters; PostgreSQL's lexemes end at 2,046 bytes. */
const tokenLimit = 300
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and its like must not reach an index either
const separators = /[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/g
/** What hardly any text holds: those, capitals, halves of surrogate pairs, private-use characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const unusual = /[\x00-\x2f\x3a-\x60\x7b-\x7f\ud800-\uf8ff]/
/** The same, but for the space between terms. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const unusualTerms = /[\x00-\x1f\x21-\x2f\x3a-\x60\x7b-\x7f\ud800-\uf8ff]/

/**
 * A text as one token of a search index. ASCII that is neither letter nor digit moves to private-use characters: it
 * neither splits a token nor means anything in a query's syntax.
 */
export function indexToken(text: string): string {
  const short = text.slice(0, tokenLimit)
  if (!unusual.test(short)) return short
  return short
    .toLowerCase()
    .toWellFormed()
    .replace(separators, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
}

/** The tokens of a listing's terms, separated by spaces, and of those that are kept for its city too. `terms`: see `indexTerms`. */
export function listingTokens(terms: string): { readonly all: string; readonly frequent: readonly string[] } {
  const [all = '', frequent = ''] = terms.split('\n')
  return { all: tokensOf(all), frequent: tokensOf(frequent).split(' ').filter(Boolean) }
}

function tokensOf(terms: string): string {
  // One look at all of them: an import has thirty million terms, and nearly all are tokens as they are.
  return unusualTerms.test(terms) ? terms.split(' ').map(indexToken).join(' ') : terms
}

/** What a listing must hold to match: all of some tokens, and all of one of the alternatives where there are any. */
export interface TokenQuery {
  readonly all: readonly string[]
  readonly anyOf: readonly (readonly string[])[]
}

/** The fewest tokens that ask for the same: each is a list to read. Alternatives that ask for nothing do not count. */
export function tokenQuery({ terms, anyOf = [] }: Pick<ListingFilter, 'terms' | 'anyOf'>): TokenQuery {
  const alternatives = anyOf.map(queryTokens).filter((tokens) => tokens.length > 0)
  const holds = (tokens: readonly string[], some: readonly string[]) =>
    some.every((token) => tokens.includes(token))
  // Who holds all of the larger alternative holds the smaller one too: of equal ones the first stays.
  const needed = alternatives.filter(
    (tokens, place) =>
      !alternatives.some(
        (other, index) => index !== place && holds(tokens, other) && (index < place || !holds(other, tokens)),
      ),
  )
  const shared = (needed[0] ?? []).filter((token) => needed.every((tokens) => tokens.includes(token)))
  const all = [...new Set([...queryTokens(terms), ...shared])]
  const rest = needed.map((tokens) => tokens.filter((token) => !all.includes(token)))
  return { all, anyOf: rest.every((tokens) => tokens.length > 0) ? rest : [] }
}

/** What stands for the terms in the index. */
export function queryTokens(terms: readonly string[] = []): string[] {
  return terms.filter((term) => term !== '').map(indexToken)
}
