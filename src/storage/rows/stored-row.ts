import { type RawBuilder, sql } from 'kysely'
import type { StoredListing } from '../../application/ports/listing-administration.ts'
import { type ListingStatus, visibleStatus } from '../../domain/business/listing.ts'
import { type BusinessRow, businessColumns, decodeBusiness, encodeBusiness } from './business-row.ts'
import { storedKey, storedText } from './stored-text.ts'

/** A row of `business` with the sender if it is a submission: everything that is stored about a listing. */
export interface StoredRow extends BusinessRow {
  /** Columns of `submission`; null for any other listing. */
  email: string | null
  submitted_at: number | null
}

/** Selects `StoredRow`s; a `where` may follow. */
export const selectStored = `select ${businessColumns.map((column) => `business.${column}`).join(', ')},
  submission.email as email, submission.created_at as submitted_at
  from listing as business left join submission on submission.listing_id = business.id`

/** Rows of `business` with a status. The second term lets SQLite take the index of the hidden ones, which the first implies. */
export function ofStatus(status: ListingStatus): RawBuilder<boolean> {
  const hidden = status === visibleStatus ? sql`` : sql` and business.status <> ${sql.lit(visibleStatus)}`
  return sql`business.status = ${sql.lit(status)}${hidden}`
}

/** A row as the journal of changes holds it. One that an older version recorded lacks some columns. */
export function parseFormer(json: string): StoredRow {
  return { data_at: null, hand_fields: '', text_facts: '', ...JSON.parse(json) }
}

export function decodeStored(row: StoredRow): StoredListing {
  return {
    ...decodeBusiness(row),
    rowNumber: row.n,
    editedAt: row.edited_at,
    submitterEmail: row.email ?? '',
    textFacts: row.text_facts,
  }
}

/** The inverse of `decodeStored`. All values stay, also id, row number, slug and times. The rank follows from the others, as always. */
export function encodeStored(listing: StoredListing, openingId: number | null): StoredRow {
  const { id, rowNumber, slug, createdAt, submitterEmail } = listing
  return {
    ...encodeBusiness(listing, { id, n: rowNumber, slug, openingId, now: createdAt }),
    unique_content: storedText(listing.uniqueContent),
    seo_title: storedText(listing.seoTitle),
    seo_description: storedText(listing.seoDescription),
    canonical_url: storedText(listing.canonicalUrl),
    updated_at: listing.updatedAt,
    edited_at: listing.editedAt,
    data_at: listing.dataAt,
    hand_fields: listing.handFields.join(),
    text_facts: storedKey(listing.textFacts),
    email: submitterEmail === '' ? null : submitterEmail,
    submitted_at: submitterEmail === '' ? null : createdAt,
  }
}
