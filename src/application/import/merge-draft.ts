import type { ImportMode } from '../../domain/administration/administration.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { fillBlanks, replaceContent } from '../../domain/business/merge-listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { IndexableDraft } from '../ports/listing-store.ts'
import type { ColumnMap } from './columns.ts'

type Merge = (present: Listing, draft: IndexableDraft) => IndexableDraft | undefined

const rules = { update: replaceContent, fill: fillBlanks }

/** What an import in a mode makes of a listing that is there already; undefined: it stays. */
export function mergeOf(mode: ImportMode, columns: ColumnMap): Merge | undefined {
  if (mode === 'skip') return undefined
  const carried = new Set(Object.keys(columns))
  return (present, draft) => {
    const merged = rules[mode](present, draft, carried)
    return merged && withTerms(merged)
  }
}
