import { DirectoryService } from '../../application/directory/directory-service.ts'
import { SuggestionService } from '../../application/search/suggestions/suggestion-service.ts'
import { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import type { Config } from '../../config/config.ts'
import type { FrontEnd } from '../../server/pages/front-end.ts'
import { createReader } from '../../server/reads/create-reader.ts'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { Site } from '../../server/site.ts'
import type { Storage } from '../../storage/open-storage.ts'
import { systemClock } from '../process/system.ts'

export const siteOf = (config: Config): Site => ({
  name: config.siteName,
  latinName: config.siteNameLatin,
  origin: config.siteUrl,
  contactEmail: config.contactEmail,
  adScriptUrl: config.adScriptUrl,
  verification: config.verification,
})

/** Creates the function that answers the reads of visitors from an open database. */
export function createPublicReader(
  config: Config,
  { listings, dictionary }: Storage,
  frontEnd: () => Promise<FrontEnd>,
): (task: ReadTask) => Promise<ReadAnswer> {
  const directory = new DirectoryService(listings, dictionary, systemClock)
  return createReader({
    directory,
    suggestions: new SuggestionService(listings, dictionary, systemClock, (query) =>
      directory.listBusinesses({ ...query, limit: 1 }),
    ),
    sitemaps: new SitemapService(listings),
    frontEnd,
    site: siteOf(config),
    now: systemClock.now,
  })
}
