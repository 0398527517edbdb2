import type { SuggestionService } from '../../application/search/suggestion-service.ts'
import type { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import type { DirectoryApi } from '../../domain/directory/directory.ts'
import type { SiteSettings } from '../../web/entry-server.tsx'
import { answerPage } from '../pages/answer-page.ts'
import type { FrontEnd } from '../pages/front-end.ts'
import { answerPicture } from '../share-image/answer-picture.ts'
import { answerSitemap, answerSitemapPiece } from '../sitemap/answer-sitemap.ts'
import { answerCall } from './answer-call.ts'
import type { ReadTask } from './public-reads.ts'
import type { ReadAnswer } from './read-answer.ts'
import { json } from './read-answer.ts'

export interface ReaderSources {
  readonly api: DirectoryApi
  readonly suggestions: SuggestionService
  readonly sitemaps: SitemapService
  readonly frontEnd: () => Promise<FrontEnd>
  readonly site: SiteSettings
  readonly now: () => number
}

/** Creates the function that answers visitors' reads. It may run in any thread. */
export function createReader(sources: ReaderSources): (task: ReadTask) => Promise<ReadAnswer> {
  const { api, suggestions, sitemaps, site, now } = sources
  const listed = { sitemaps, origin: site.origin }
  return async (task) => {
    switch (task.kind) {
      case 'page':
        return answerPage(task, now(), sources)
      case 'call':
        return answerCall(api, task, now())
      case 'suggest': {
        const found = {
          suggestions: (await task.isPlace)
            ? await suggestions.suggestPlaces(task.text)
            : await suggestions.suggest(task.text),
        }
        return json(200, found, { cacheControl: 'private, max-age=60' })
      }
      case 'picture':
        return answerPicture(task, { api, siteName: site.name })
      case 'sitemap':
        return answerSitemap(task, listed)
      case 'sitemap-piece':
        return answerSitemapPiece(task, listed)
    }
  }
}
