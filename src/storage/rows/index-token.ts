import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { isPlaced } from '../../domain/address/coordinates.ts'
import { cellsOf } from '../../domain/geo/geo-cell.ts'
import type { BusinessRow } from './business-row.ts'

/** In characters. PostgreSQL's lexemes may have 2,046 bytes. */
const tokenLimit = 300
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and its like must not reach an index either
const separators = /[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/g
/** Characters that few texts have: those, capitals, halves of surrogate pairs, private-use characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const unusual = /[\x00-\x2f\x3a-\x60\x7b-\x7f\ud800-\uf8ff]/
/** The same without the space, which separates terms. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const unusualTerms = /[\x00-\x1f\x21-\x2f\x3a-\x60\x7b-\x7f\ud800-\uf8ff]/

/**
 * Makes one index token of a text. ASCII other than letters and digits becomes private-use characters, so that it
 * neither splits the token nor has a meaning in the query syntax.
 */
export function indexToken(text: string): string {
  const short = text.slice(0, tokenLimit)
  if (!unusual.test(short)) return short
  return short
    .toLowerCase()
    .toWellFormed()
    .replace(separators, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
}

/**
 * The tokens of a listing's terms, separated by spaces, and those of its frequent terms, which are also combined with
 * its city. `terms`: see `indexTerms`.
 */
export function listingTokens(terms: string): { readonly all: string; readonly frequent: readonly string[] } {
  const [all = '', frequent = ''] = terms.split('\n')
  return { all: tokensOf(all), frequent: tokensOf(frequent).split(' ').filter(Boolean) }
}

function tokensOf(terms: string): string {
  // One test for all terms: an import has thirty million, and nearly all are tokens already.
  return unusualTerms.test(terms) ? terms.split(' ').map(indexToken).join(' ') : terms
}

/** The tokens that a listing must have: all of some, and all of one alternative if there are alternatives. */
export interface TokenQuery {
  readonly all: readonly string[]
  readonly anyOf: readonly (readonly string[])[]
}

/**
 * The smallest equivalent set of tokens, because each token is a posting list to read. Empty alternatives are
 * ignored.
 */
export function tokenQuery({ terms, anyOf = [] }: Pick<ListingFilter, 'terms' | 'anyOf'>): TokenQuery {
  const given = anyOf.map(queryTokens).filter((tokens) => tokens.length > 0)
  const asked = queryTokens(terms)
  const shared = (given[0] ?? []).filter((token) => given.every((tokens) => tokens.includes(token)))
  const all = [...new Set([...asked, ...shared])]
  const alternatives = given.map((tokens) => tokens.filter((token) => !all.includes(token)))
  const holds = (tokens: readonly string[], some: readonly string[]) =>
    some.every((token) => tokens.includes(token))
  // A listing with all tokens of the larger alternative also has those of the smaller one. Of equal alternatives the
  // first is kept.
  const needed = alternatives.filter(
    (tokens, position) =>
      !alternatives.some(
        (other, index) =>
          index !== position && holds(tokens, other) && (index < position || !holds(other, tokens)),
      ),
  )
  return { all, anyOf: needed.every((tokens) => tokens.length > 0) ? needed : [] }
}

/** The index tokens of terms. */
export function queryTokens(terms: readonly string[] = []): string[] {
  return terms.filter((term) => term !== '').map(indexToken)
}

/** A private-use character that no search term contains. */
const cellMark = '\ue110'

/** The tokens of the cells that contain a row's coordinates. */
export function rowCellTokens(row: BusinessRow): string[] {
  return isPlaced(row) ? cellTokens(cellsOf(row)) : []
}

export function cellTokens(cells: readonly string[]): string[] {
  return cells.map((cell) => cellMark + cell)
}
