import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Interpretation, Placed } from './interpretation.ts'

export interface Sources {
  readonly listings: Pick<ListingReader, 'best' | 'listPage'>
  readonly dictionary: SearchDictionary
}

export interface Search {
  readonly sources: Sources
  readonly query: BusinessQuery & { readonly search: string }
  /** The search within each city that some of its words may name. */
  readonly placed: () => Promise<readonly Placed[]>
}

/** The results of an interpretation. */
export interface Understood<Result> {
  readonly interpretation: Interpretation
  readonly result: Result
}

export interface Counted {
  readonly totalCount: number
}

/** A way to understand a search. */
export interface Candidate {
  /**
   * The interpretations, the likeliest first. The next one is tried if one finds nothing. undefined: the search
   * cannot be understood that way.
   */
  readonly interpret: (
    search: Search,
    best: Understood<Counted> | undefined,
  ) => Promise<readonly Interpretation[] | undefined>
  /** Also tried after a candidate that found something. It replaces that one if it finds as much. */
  readonly improves?: true
  /** If this candidate applies, no other one is tried. */
  readonly isLast?: true
}
