import type { FormState } from '../../web/entry-server.tsx'
import type { Encoding } from '../responses/content-encoding.ts'
import type { CallTask } from './answer-call.ts'
import type { ReadAnswer } from './read-answer.ts'

/** A form that could not be taken, and the status that says why. */
export interface RefusedForm {
  readonly status: number
  readonly form: FormState
}

/** A public page by its path and query. */
export interface PageTask {
  readonly kind: 'page'
  readonly url: string
  /** What the client takes: the page comes in it, too. */
  readonly encoding: Encoding
  readonly refused?: RefusedForm | undefined
}

/** What the search field offers. */
export interface SuggestTask {
  readonly kind: 'suggest'
  readonly text: string
}

/** The picture of a listing for link previews; without an id that of the site. */
export interface PictureTask {
  readonly kind: 'picture'
  readonly id?: string | undefined
}

export interface SitemapTask {
  readonly kind: 'sitemap'
  readonly list: 'index' | 'categories' | 'cities'
}

/** Some of the listings of a sitemap: those with row numbers above `after`, or the first. */
export interface SitemapPieceTask {
  readonly kind: 'sitemap-piece'
  readonly part: number
  readonly after?: number | undefined
}

/** One read for a visitor, as plain data: it can be sent to a thread. */
export type ReadTask = PageTask | CallTask | SuggestTask | PictureTask | SitemapTask | SitemapPieceTask

/** All that visitors read and no cache has. It runs in threads of its own, or in this one. */
export interface PublicReads {
  /** How many tasks are worth running at the same time. */
  readonly atOnce: number
  /** Rejects with a `Refusal` where the task took too long or its thread ended. `spend` is told what the task cost, in ms. */
  run(task: ReadTask, spend: (cost: number) => void): Promise<ReadAnswer>
  close(): Promise<void>
}
