import type { PoolClient } from 'pg'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import type { BusinessRow } from '../../business-row.ts'
import { storedText } from '../../stored-text.ts'
import { saveProgress } from './save-progress.ts'

type SeoBatch = Parameters<ListingAdministration['addSeoTexts']>[0]

/** Gives texts to listings that have none, inside the caller's transaction. */
export async function writeSeoTexts(client: PoolClient, { texts, job, now }: SeoBatch): Promise<number> {
  const records = texts.map((text) => ({
    id: text.id,
    unique_content: storedText(text.uniqueContent),
    seo_title: storedText(text.seoTitle),
    seo_description: storedText(text.seoDescription),
    canonical_url: storedText(text.canonicalUrl),
  }))
  await client.query(`select from business where id = any($1) order by id for update`, [
    records.map(({ id }) => id),
  ])
  const { rows } = await client.query<Pick<BusinessRow, 'status'>>(
    `update business set unique_content = given.unique_content, seo_title = given.seo_title,
       seo_description = given.seo_description, canonical_url = given.canonical_url,
       updated_at = greatest($2, updated_at + 1)
     from json_to_recordset($1) as given (
       id text, unique_content text, seo_title text, seo_description text, canonical_url text)
     where business.id = given.id and business.unique_content = '' returning business.status`,
    [JSON.stringify(records), now],
  )
  await saveProgress(client, { id: job.id, progress: job.progress(rows.length), now })
  const visible = rows.filter(isPubliclyVisible).length
  if (visible > 0) {
    await client.query(
      `update shortcoming_count set business_count = business_count - $1 where shortcoming = 'seo'`,
      [visible],
    )
    await client.query('update meta set data_version = data_version + 1')
  }
  return rows.length
}
