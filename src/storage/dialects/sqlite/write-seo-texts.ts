import type { Database } from 'better-sqlite3'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import type { BusinessRow } from '../../business-row.ts'
import { storedText } from '../../stored-text.ts'
import { rowNumberOf } from './listing-keys.ts'
import { prepareProgressWriter } from './save-progress.ts'

type SeoBatch = Parameters<ListingAdministration['addSeoTexts']>[0]

/** Gives texts to listings that have none, inside the caller's transaction. */
export function prepareSeoWriter(database: Database): (batch: SeoBatch) => number {
  const setTexts = database.prepare<unknown[], Pick<BusinessRow, 'status'>>(
    `update business set unique_content = ?, seo_title = ?, seo_description = ?, canonical_url = ?,
       updated_at = max(?, updated_at + 1)
     where n = ${rowNumberOf('?')} and unique_content = '' returning status`,
  )
  const countAdded = database.prepare(
    `update shortcoming_count set business_count = business_count - ? where shortcoming = 'seo'`,
  )
  const bumpVersion = database.prepare('update meta set data_version = data_version + 1')
  const saveProgress = prepareProgressWriter(database)
  return ({ texts, job, now }) => {
    const changed = texts.flatMap(({ id, uniqueContent, seoTitle, seoDescription, canonicalUrl }) => {
      const columns = [uniqueContent, seoTitle, seoDescription, canonicalUrl].map(storedText)
      return setTexts.get(...columns, now, id) ?? []
    })
    const visible = changed.filter(isPubliclyVisible).length
    if (visible > 0) {
      countAdded.run(visible)
      bumpVersion.run()
    }
    saveProgress(job.id, job.progress(changed.length), now)
    return changed.length
  }
}
