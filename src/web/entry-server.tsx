import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import type { BusinessQuery, Directory } from '../domain/directory/directory.ts'
import { earlier, expiryOf } from '../domain/directory/expiry.ts'
import type { Language } from '../domain/site/language.ts'
import type { DirectoryContext } from './api/directory-query.ts'
import { popularCities, type SummaryPage, statistics } from './api/queries.ts'
import { type Answer, type DirectoryQuery, QueryCache } from './api/query-cache.ts'
import { App } from './app.tsx'
import { embeddedData } from './embedded-data.ts'
import { localDate, nextMidnight } from './format/local-time.ts'
import { loadMessages } from './messages/load-messages.ts'
import { headHtml, headTags, scriptJson } from './meta/head-tags.ts'
import { AddressContext } from './navigation.ts'
import type { ReadQuery } from './page.ts'
import type { PageState } from './page-state.ts'
import { sourceOf } from './pages/page-sources.ts'
import { findPage } from './pages/pages.ts'
import { hrefIn } from './routes.ts'
import type { FormState, SiteContextValue, SiteSettings } from './site-context.ts'
import { structuredDataOf } from './structured-data/structured-data-of.ts'

export type { Directory, FormState, SiteSettings }

/** The queries of the header and footer of every page. */
const layoutQueries: readonly DirectoryQuery<unknown>[] = [statistics(), popularCities()]

export interface RenderInput {
  /** Path and query. */
  readonly url: string
  readonly directory: Directory
  readonly site: SiteSettings
  /** Milliseconds since the epoch. */
  readonly now: number
  /** A form that was sent with errors. The page shows it again. The caller sets the status. */
  readonly form?: FormState
}

export interface RenderOutput {
  readonly language: Language
  /** Source file of the page. The build uses it to find the page's scripts. */
  readonly source: string
  readonly status: number
  /** What the first read that failed has failed with. */
  readonly failure?: unknown
  /** Path for a redirect (301). */
  readonly redirect?: string
  /** Title, meta, canonical, Open Graph and JSON-LD as HTML. */
  readonly head: string
  /** Markup of `#root`. */
  readonly body: string
  /** JSON for `<script type="application/json" id="state">`, safe inside it. */
  readonly state: string
  /** When something on the page changes without a write, in ms since the epoch; null: never. */
  readonly validUntil: number | null
  /** What the page's list was asked for, and how many there are. */
  readonly list?: SearchedList | undefined
}

interface SearchedList {
  readonly query: BusinessQuery
  readonly totalCount: number
}

/** The rest of the answer for a page that leads to another one. */
const notShown = { status: 301, head: '', body: '', state: '', validUntil: null }

/** Renders the page at `url`. If a read fails, it does not reject, but renders an error page with status 503. */
export async function render({ url, directory, site, now, form }: RenderInput): Promise<RenderOutput> {
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s)
  const { language, route, page: lazy, request } = findPage(pathname, search)
  const [page, messages] = await Promise.all([lazy.load(), loadMessages(language)])
  const api = directory.in(language)
  const cache = new QueryCache()
  const loadApi = async () => api
  const queries = [...layoutQueries, ...page.queries(request)]
  await Promise.all(queries.map((query) => cache.load(query, loadApi)))
  const { failed } = cache
  const read: ReadQuery = (query) => cache.stateOf(query).data
  const inLanguage = { language, messages, href: hrefIn(language) }
  const context = { request, read, site, ...inLanguage }
  const source = sourceOf(route, language)
  const redirect = page.redirect?.(context)
  if (redirect) return { language, source, redirect, ...notShown }
  const meta = page.meta(context)
  const shown = renderBody({
    url,
    directory: { cache, loadApi },
    context: { site, form, ...inLanguage },
    now,
  })
  const answers = cache.answers()
  const data = structuredDataOf(route, context)
  const state: PageState = {
    site,
    data: embeddedData(answers),
    renderedDate: shown.date,
    failed: failed !== undefined,
    ...(form && { form, address: url }),
  }
  return {
    language,
    source,
    status: failed ? 503 : (meta.status ?? 200),
    failure: failed?.error,
    head: headHtml(headTags(failed ? { ...meta, noindex: true } : meta, { site, language }, data)),
    body: shown.body,
    state: scriptJson(JSON.stringify(state)),
    validUntil: earlier(
      expiryOf(
        answers.map(({ data: answer }) => answer),
        { now, ...meta },
      ),
      shown.midnight,
    ),
    list: listAmong(answers),
  }
}

function listAmong(answers: readonly Answer[]): SearchedList | undefined {
  for (const { query, data } of answers)
    if (query.searched) return { query: query.searched, totalCount: (data as SummaryPage).totalCount }
}

function renderBody({ url, directory, context, now }: BodyInput) {
  const shown: { date: string; midnight: number | null } = { date: '', midnight: null }
  const renderedDate = (timeZone: string) => {
    shown.date = localDate(now, timeZone)
    shown.midnight = earlier(shown.midnight, nextMidnight(now, timeZone))
    return shown.date
  }
  const body = renderToString(
    <AddressContext value={url}>
      <App directory={directory} context={{ ...context, renderedDate }} />
    </AddressContext>,
  )
  return { body, ...shown }
}

interface BodyInput extends Pick<RenderInput, 'url' | 'now'> {
  readonly directory: ContextType<typeof DirectoryContext>
  readonly context: Omit<SiteContextValue, 'renderedDate'>
}
