import type { SuggestionService } from '../../application/search/suggestions/suggestion-service.ts'
import type { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import type { Directory } from '../../domain/directory/directory.ts'
import { answerCard } from '../contact-card/answer-card.ts'
import { answerFeed } from '../feeds/answer-feed.ts'
import { answerPage } from '../pages/answer-page.ts'
import type { FrontEnd } from '../pages/front-end.ts'
import { answerPicture } from '../share-image/answer-picture.ts'
import type { Site } from '../site.ts'
import { answerSitemap } from '../sitemap/answer-sitemap.ts'
import { answerCall } from './answer-call.ts'
import type { ReadTask } from './public-reads.ts'
import type { ReadAnswer } from './read-answer.ts'
import { json } from './read-answer.ts'

export interface ReaderSources {
  readonly directory: Directory
  readonly suggestions: SuggestionService
  readonly sitemaps: SitemapService
  readonly frontEnd: () => Promise<FrontEnd>
  readonly site: Site
  readonly now: () => number
}

/** Creates the function that answers visitors' reads. It may run in any thread. */
export function createReader(sources: ReaderSources): (task: ReadTask) => Promise<ReadAnswer> {
  const { directory, suggestions, sitemaps, site, now } = sources
  const listed = { sitemaps, origin: site.origin }
  return async (task) => {
    switch (task.kind) {
      case 'page':
        return answerPage(task, now(), sources)
      case 'call':
        return answerCall(directory, task, now())
      case 'suggest': {
        const { text, language, location } = task
        const found = task.isPlace
          ? await suggestions.suggestPlaces(text, language)
          : await suggestions.suggest(text, { language, location })
        return json(200, { suggestions: found }, { cacheControl: 'private, max-age=60' })
      }
      case 'picture':
        return answerPicture(task, { directory, site })
      case 'card':
        return answerCard(task, { directory, site })
      case 'feed':
        return answerFeed(task, { directory, site })
      case 'sitemap':
        return answerSitemap(task, listed)
    }
  }
}
