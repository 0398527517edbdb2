import type { FastifyInstance } from 'fastify'
import { listedLanguages, pathIn } from '../../domain/site/language.ts'
import { siteFiles } from '../../domain/site/site-files.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import { PageCache } from '../responses/page-cache.ts'
import { type Site, siteIn } from '../site.ts'
import { feedTexts } from './feed-texts.ts'
import { openSearchXml } from './open-search.ts'

/** Size of the cache for feeds: one for each language. */
const cacheBytes = 256 * 1024

interface FeedRouteOptions {
  readonly admitted: AdmittedReads
  readonly site: Site
}

/** The RSS feed of the newest businesses, and the OpenSearch description of the site, in each listed language. */
export async function feedRoutes(app: FastifyInstance, { admitted, site }: FeedRouteOptions): Promise<void> {
  const cache = new PageCache({ byteLimit: cacheBytes })
  for (const language of listedLanguages) {
    app.get(pathIn(language, siteFiles.feed), (request, reply) =>
      admitted.send(request, reply, { task: { kind: 'feed', language }, cache }),
    )
    const settings = siteIn(site, language)
    const description = openSearchXml(settings, language, feedTexts(language).search(settings.name))
    app.get(pathIn(language, siteFiles.openSearch), async (_request, reply) =>
      reply
        .type('application/opensearchdescription+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(description),
    )
  }
}
