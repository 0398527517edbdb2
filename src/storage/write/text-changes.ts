import { sql } from 'kysely'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import {
  encodeTextChanges,
  everything,
  isTooLong,
  type TextChange,
} from '../../domain/seo-text/text-changes.ts'
import { decodeTextFacts, toBeWritten } from '../../domain/seo-text/text-facts.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import type { Write } from './write-dialect.ts'

/** What the texts of others state; see `fieldsToldByOthers`. */
const toldByOthers = [
  'name',
  'category',
  'address',
  'city',
  'city_key',
  'state',
  'district',
  'country_code',
  'phone_e164',
  'latitude',
  'longitude',
  'status',
] as const satisfies readonly (keyof BusinessRow)[]

/** What a listing's own texts state besides; see `statedFields`. And the texts, because an undo brings older ones back. */
const toldByItself = [
  'category_group',
  'zip_code',
  'country',
  'phone',
  'rating',
  'review_count',
  'opening_hours',
  'about',
  'location_link',
  'unique_content',
  'seo_title',
  'seo_description',
] as const satisfies readonly (keyof BusinessRow)[]

function changeOf(row: BusinessRow): TextChange {
  const { n: rowNumber, city_key: cityKey, category_key: categoryKey, latitude, longitude } = row
  return { rowNumber, place: { cityKey, categoryKey, latitude, longitude } }
}

interface ChangedRow {
  readonly before?: BusinessRow
  readonly after?: BusinessRow
}

/** What texts may state of the changes; nothing of listings that no list has. */
function changesOf({ before, after }: ChangedRow): TextChange[] {
  const visible = [before, after].filter((row) => row !== undefined).filter(isPubliclyVisible)
  if (!before || !after || toldByOthers.some((field) => before[field] !== after[field]))
    return visible.map(changeOf)
  const isOther = toldByItself.some((field) => before[field] !== after[field])
  return isOther && visible.length > 0 ? [{ rowNumber: after.n }] : []
}

const hasTextFacts = ({ text_facts }: BusinessRow) =>
  decodeTextFacts(text_facts)?.digest !== toBeWritten && text_facts !== ''

/**
 * Notes that facts have changed which search texts may state, so that a job looks at those texts. It is the last statement of a
 * transaction, as the counts are, because it locks the row of `meta`.
 */
export async function noteTextChanges(trx: Write, changes: readonly ChangedRow[]): Promise<void> {
  const more = encodeTextChanges(changes.flatMap(changesOf))
  if (more === '') return
  const { withoutText, total, stored } = await countTexts(trx)
  // Where no listing has texts nobody wants any, except the one whose only text was emptied.
  const isFollowed = withoutText < total || changes.some(({ after }) => after && hasTextFacts(after))
  if (!isFollowed || stored === everything) return
  await trx
    .updateTable('meta')
    .set({ text_changes: isTooLong(stored, more) ? everything : sql`text_changes || ${more}` })
    .execute()
}

/** How many published listings there are, and how many of them have no text; and the changes that are noted. */
export async function countTexts(trx: Write) {
  const { business_count: withoutText } = await trx
    .selectFrom('shortcoming_count')
    .select('business_count')
    .where('shortcoming', '=', 'seo')
    .executeTakeFirstOrThrow()
  const { total_businesses: total, text_changes: stored } = await trx
    .selectFrom('meta')
    .select(['total_businesses', 'text_changes'])
    .executeTakeFirstOrThrow()
  return { withoutText, total, stored }
}
