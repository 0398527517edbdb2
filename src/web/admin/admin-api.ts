import type {
  AcceptedJob,
  BulkFields,
  BusinessEdit,
  CategoryChoice,
  ClosedPage,
  Dashboard,
  EditableBusiness,
  EditedBusiness,
  JobView,
  PendingSubmission,
  ReportPage,
  SynonymTrial,
  SynonymView,
  ZeroResultView,
} from '../../domain/administration/administration.ts'
import type { DuplicatePage, DuplicatePair, MergeRequest } from '../../domain/administration/duplicates.ts'
import type { ImportMode } from '../../domain/administration/import-preview.ts'
import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import type { TradeChoice, TradeMappingList } from '../../domain/administration/trade-mappings.ts'
import type { DuplicateReason } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { BusinessList } from '../../domain/directory/directory.ts'
import { call, post, queryText, read, segment } from './admin-call.ts'

/** Which listings a list, an export or a bulk action covers. An absent or empty field means any. */
export interface ListFilter {
  readonly search?: string
  readonly category?: string
  readonly country?: string
  readonly verified?: boolean
  /** Names of fields that the listings lack, separated by commas. */
  readonly missing?: string
  /** The change that added or altered the listings, such as an import's job. */
  readonly changeId?: string
}

/** What an import reads, and how. */
export interface ImportRequest {
  readonly uploadId: string
  readonly mode?: ImportMode
  /** Whether the file replaces also what was set by hand. */
  readonly liftsHandEdits?: boolean
  /** Whether new rows that look like a listing are left out. */
  readonly leavesOutAlike?: boolean
  readonly sheet?: string
  /** Names of the sheets to read, or all that have a list. `columns` are those of `sheet`. */
  readonly sheets?: readonly string[] | 'all'
  /** Column name → index of the cell that holds it. */
  readonly columns?: Readonly<Record<string, number>>
  /** Code of the country of rows that say none; '' for none. Told from the rows if it is left out. */
  readonly country?: string
  /** Slug of the trade of rows that say none; '' for none. */
  readonly trade?: string
  /** City of rows that say none. */
  readonly city?: string
  readonly isAlone?: boolean
  readonly deriveIds?: boolean
}

export const startPreview = (request: Omit<ImportRequest, 'mode' | 'liftsHandEdits' | 'leavesOutAlike'>) =>
  post<AcceptedJob>('imports/preview', request)
/** The next file of this layout is read as if it were the first. */
export const forgetLayout = (key: string) =>
  call<{ readonly message: string }>('DELETE', `admin/import-layouts/${segment(key)}`)

/** Which trade (by its slug) a source's text means. */
export interface TradeMapping {
  readonly text: string
  readonly trade: string
}
/** Every trade that can be chosen. */
export const listTrades = () => read<{ readonly trades: readonly TradeChoice[] }>('trades')
export const listTradeMappings = () => read<TradeMappingList>('trade-mappings')
/** At most 200. Rejects with 422 if one of the trades does not exist. */
export const saveTrades = (mappings: readonly TradeMapping[]) =>
  post<AcceptedJob>('trade-mappings', { mappings })
export const forgetTrade = (key: string) =>
  call<{ readonly message: string }>('DELETE', `admin/trade-mappings/${segment(key)}`)

export const startImport = (request: ImportRequest) => post<AcceptedJob>('imports', request)
export const startSeo = () => call<AcceptedJob>('POST', 'admin/generate-seo', { asJob: true })
export const startDeleteAll = () => call<AcceptedJob>('DELETE', 'admin/delete-all', { asJob: true })
export const startExport = (wanted: ListFilter | { readonly ids: readonly string[] }) =>
  'ids' in wanted
    ? post<AcceptedJob>('export', wanted)
    : call<AcceptedJob>('GET', `admin/export${queryText({ ...wanted })}`, { asJob: true })

/** The newest first, 50 at a time; `before` is a job's id. */
export const listJobs = (page: { readonly before?: string; readonly kind?: JobView['kind'] } = {}) =>
  read<{ readonly jobs: readonly JobView[] }>(`jobs${queryText(page)}`)
export const readJob = (id: string) => read<JobView>(`jobs/${segment(id)}`)
export const cancelJob = (id: string) => post<JobView>(`jobs/${segment(id)}/cancel`)
export const undoJob = (id: string) => post<AcceptedJob>(`jobs/${segment(id)}/undo`)
/** Server-sent events, each a JobView. */
export const jobEventsUrl = (id: string) => `/api/admin/jobs/${segment(id)}/events`
/** The refused rows of an import, as a workbook, with reasons in a language. */
export const refusedRowsUrl = (id: string, language: PanelLanguage) =>
  `/api/admin/jobs/${segment(id)}/refused?language=${language}`

/** A page of listings, `page` from 1, 50 each. The public call knows no changes, and understands words as a visitor means them. */
export const listBusinesses = (filter: ListFilter, page: number) =>
  filter.changeId || filter.search
    ? read<BusinessList>(`businesses${listQuery(filter, page)}`)
    : call<BusinessList>('GET', `businesses${listQuery(filter, page)}`)
/** What visitors find by the words, who may mean others: its `correctedQuery`. */
export const listAsVisitors = (filter: ListFilter) =>
  call<BusinessList>('GET', `businesses${queryText({ ...filter, limit: 1 })}`)
const listQuery = (filter: ListFilter, page: number) =>
  queryText({ limit: 50, offset: (page - 1) * 50, ...filter })
export const readBusiness = (id: string) => read<EditableBusiness>(`businesses/${segment(id)}`)
/**
 * Rejects with 400 and `EditProblems`, or with 409 and `{ message, current }` if somebody else has changed the
 * listing.
 */
export const editBusiness = (id: string, version: number, edit: BusinessEdit) =>
  call<EditedBusiness>('PATCH', `admin/businesses/${segment(id)}`, { payload: { version, edit } })

/** `changeId` is the id under which the change can be undone. */
interface Changed {
  readonly message: string
  readonly changeId: string
}

export const deleteBusiness = (id: string, version: number) =>
  call<Changed>('DELETE', `admin/businesses/${segment(id)}${queryText({ version })}`)

/** Rejects with 409 if the listing was changed meanwhile. */
export const setClosed = (id: string, isClosed: boolean, version: number) =>
  post<Changed>(`businesses/${segment(id)}/${isClosed ? 'close' : 'reopen'}`, { version })
/** The oldest first, 20 at a time. */
export const listClosed = (offset: number) => read<ClosedPage>(`closed${queryText({ offset })}`)

/** An action on many listings, and what an edit sets. */
export type BulkChange =
  | { readonly action: 'verify' | 'unverify' | 'delete' }
  | { readonly action: 'edit'; readonly set: BulkFields }
export type BulkAction = BulkChange['action']

/** At most 500 listings, at once. */
export const changeSelected = (change: BulkChange, ids: readonly string[]) =>
  post<Changed & { readonly count: number }>('businesses/bulk', { ...change, ids })
/** Everything that matches, as a job. */
export const changeMatching = (change: BulkChange, filter: ListFilter) =>
  post<AcceptedJob>('businesses/bulk', { ...change, filter })
export const undoChange = (changeId: string) =>
  post<{ readonly message: string; readonly restored: number; readonly kept: number }>(
    `changes/${segment(changeId)}/undo`,
  )

/** The oldest first, 50 at a time. */
export const listSubmissions = (offset: number) =>
  read<{ readonly submissions: readonly PendingSubmission[]; readonly totalCount: number }>(
    `submissions${queryText({ offset })}`,
  )
/** A submission beside each listing that it could mean. */
export const listKnown = (id: string) =>
  read<readonly DuplicatePair[]>(`submissions/${segment(id)}/duplicates`)
/** An approval rejects with 409 if the submission has the name or the phone number of a listing, and is not said to be a new one. */
export const decideSubmission = (id: string, decision: 'approve' | 'reject', asNew?: boolean) =>
  post<Changed>(`submissions/${segment(id)}/${decision}`, asNew ? { asNew } : undefined)

/** The oldest first, 20 at a time. */
export const listReports = (offset: number) => read<ReportPage>(`reports${queryText({ offset })}`)
export const listReportedDuplicates = (id: string) =>
  read<readonly DuplicatePair[]>(`reports/${segment(id)}/duplicates`)
/** Rejects with 409 if the listing was changed meanwhile. */
export const removeReported = (id: string, version: number) =>
  post<Changed>(`reports/${segment(id)}/remove`, { version })
/** `changeId`: what was changed because of it. Undoing that opens the report again. */
export const decideReport = (id: string, decision: 'apply' | 'close' | 'dismiss', changeId?: string) =>
  post<Changed>(`reports/${segment(id)}/${decision}`, { ...(changeId !== undefined && { changeId }) })

export interface DuplicateFilter {
  readonly reason?: DuplicateReason
  readonly dismissed?: boolean
}

/** The strongest first, 20 at a time. */
export const listDuplicates = (filter: DuplicateFilter, offset: number) =>
  read<DuplicatePage>(`duplicates${queryText({ ...filter, offset })}`)
/** Rejects with 409 if one of the listings was changed meanwhile. */
export const mergeDuplicates = (request: MergeRequest) => post<Changed>('duplicates/merge', request)
export const dismissDuplicates = (ids: readonly string[], dismissed: boolean) =>
  post<{ readonly message: string }>('duplicates/dismiss', { ids, dismissed })

/** The directory's categories, each once, those with the most listings first. */
export const listCategories = () => read<{ readonly categories: readonly CategoryChoice[] }>('categories')
export const readDashboard = () => read<Dashboard>('dashboard')

/** The most frequent searches that found nothing. */
export const listZeroResults = () => read<{ readonly searches: readonly ZeroResultView[] }>('zero-results')
export const dismissZeroResult = (search: Pick<ZeroResultView, 'words' | 'place'>) =>
  post<{ readonly message: string }>('zero-results/dismiss', search)

export interface SynonymRequest {
  readonly phrase: string
  /** A trade's name in any language, or other words. */
  readonly meaning: string
  /** Replaces another meaning that the phrase has. */
  readonly replaces?: boolean
}
/** What a synonym would change. Rejects with 422 if it cannot be one. */
export const trySynonym = (request: SynonymRequest) => post<SynonymTrial>('synonyms/trial', request)
/** The newest first. */
export const listSynonyms = () => read<{ readonly synonyms: readonly SynonymView[] }>('synonyms')
/** Rejects with 422 if it cannot be a synonym, and with 409 if the phrase has another meaning that is not to be replaced. */
export const addSynonym = (request: SynonymRequest) => post<{ readonly message: string }>('synonyms', request)
export const removeSynonym = (key: string) =>
  call<{ readonly message: string }>('DELETE', `admin/synonyms/${segment(key)}`)

/** Spec §3. */
export interface SitemapStats {
  readonly totalBusinesses: number
  readonly totalSitemaps: number
  readonly businessesPerSitemap: number
  readonly sitemapUrls: {
    readonly main: string
    readonly mainPages: string
    readonly categories: string
    readonly cities: string
    readonly businesses: readonly string[]
  }
}
export const readSitemapStats = () => read<SitemapStats>('sitemap-stats')

export interface Snapshot {
  readonly name: string
  readonly createdAt: number
  readonly bytes: number
  readonly listings: number
}
export const listSnapshots = () => read<{ readonly snapshots: readonly Snapshot[] }>('snapshots')
export const takeSnapshot = () => post<AcceptedJob>('snapshots')
export const restoreSnapshot = (name: string) => post<AcceptedJob>(`snapshots/${segment(name)}/restore`)
