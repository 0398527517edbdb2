import { indexTerms } from '../../domain/search-terms/index-terms.ts'
import { type BusinessRow, decodeBusiness } from '../business-row.ts'
import type { VerifiedRow } from './verified-database.ts'

/** A row with what is made of it; undefined where it holds broken JSON. */
export function tryDecode(row: BusinessRow): VerifiedRow | undefined {
  try {
    const listing = decodeBusiness(row)
    return { row, listing, terms: indexTerms(listing) }
  } catch {
    return undefined
  }
}
