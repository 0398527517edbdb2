import type { Language } from '../../domain/site/language.ts'
import type { FormState } from '../../web/entry-server.tsx'
import type { Encoding } from '../responses/content-encoding.ts'
import type { CallTask } from './answer-call.ts'
import type { ReadAnswer, SitemapPosition } from './read-answer.ts'

/** A form with mistakes, and the status of the answer. */
export interface RefusedForm {
  readonly status: number
  readonly form: FormState
}

/** A public page by its path and query. */
export interface PageTask {
  readonly kind: 'page'
  readonly url: string
  /** The encoding that the client accepts; the page is also compressed in it. */
  readonly encoding: Encoding
  readonly refused?: RefusedForm | undefined
}

/** Suggestions for the search field, or for the field of the place. */
export interface SuggestTask {
  readonly kind: 'suggest'
  readonly text: string
  readonly isPlace: boolean
  /** What the field of the place holds beside the search field. */
  readonly location?: string | undefined
  readonly language: Language
}

/** A trade by its slug, a city and its district by the names of their pages. */
export interface PicturedPlace {
  readonly category?: string | undefined
  readonly city?: string | undefined
  readonly district?: string | undefined
}

/** The picture of a listing, or of a trade or a place, for link previews in a language; without either, the picture of the site. */
export interface PictureTask {
  readonly kind: 'picture'
  readonly language: Language
  readonly id?: string | undefined
  readonly place?: PicturedPlace | undefined
}

/** The contact card of a business. */
export interface CardTask {
  readonly kind: 'card'
  readonly language: Language
  readonly id: string
}

/** The RSS feed of the newest businesses. */
export interface FeedTask {
  readonly kind: 'feed'
  readonly language: Language
}

/** A piece of a sitemap: the first one, or that at a position. All pieces joined are the sitemap as gzip. */
export interface SitemapTask {
  readonly kind: 'sitemap'
  readonly list: 'index' | 'pages' | 'categories' | 'cities' | 'businesses'
  readonly language: Language
  /** Of the listings, from 1 on. */
  readonly part?: number | undefined
  readonly from?: SitemapPosition | undefined
}

/** One read for a visitor, as plain data that can be sent to a thread. */
export type ReadTask = PageTask | CallTask | SuggestTask | PictureTask | CardTask | FeedTask | SitemapTask

/** Runs the reads that no cache can answer, in threads of their own or in this one. */
export interface PublicReads {
  /** How many tasks may run at the same time. */
  readonly atOnce: number
  /**
   * Rejects with a `Refusal` if the task takes too long or its thread ends. `spend` receives the cost of the task in ms. The answer is
   * never older than this version of the data, so it may be kept under it. Without a version, only the primary is asked.
   */
  run(task: ReadTask, spend: (cost: number) => void, version?: number): Promise<ReadAnswer>
  close(): Promise<void>
}
