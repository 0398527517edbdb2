import type { DuplicateReason, DuplicateStrength } from '../business/duplicates/possible-duplicates.ts'
import type { ListingStatus } from '../business/listing.ts'
import type { MissingField } from '../business/missing-fields.ts'
import type { Business } from '../directory/directory.ts'
import type { Report } from '../submission/report.ts'
import type { PanelText } from './panel-text.ts'

/** The answers of the administrator's calls, beyond spec §7. Times are ms since the epoch. */

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** `GET /api/admin/jobs/{id}`, and each event of `GET /api/admin/jobs/{id}/events`. */
export interface JobView {
  readonly id: string
  readonly kind:
    | 'import'
    | 'seo'
    | 'bulk'
    | 'trades'
    | 'undo'
    | 'delete-all'
    | 'restore'
    | 'reindex'
    | 'preview'
    | 'export'
    | 'backup'
  readonly state: JobState
  readonly subject: string
  readonly username: string
  /** Rows or listings. */
  readonly done: number
  readonly total: number | null
  /** 0 to 1; null if unknown. */
  readonly share: number | null
  /** Since this run began; null before the first step. */
  readonly rowsPerSecond: number | null
  readonly secondsLeft: number | null
  /** Figures of this kind of job so far, such as `imported`. */
  readonly progress: Readonly<Record<string, unknown>> | null
  /** When done: the result of this kind of job. When failed: `{ message }`. */
  readonly result: Readonly<Record<string, unknown>> | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly updatedAt: number
  readonly cancelRequested: boolean
  /** Above 1: the job was resumed after a crash or restart. */
  readonly attempts: number
  readonly canUndo: boolean
  readonly undoneAt: number | null
  /** Path of the job's file while it exists. */
  readonly downloadPath: string | null
}

/** The answer 202 to a call with `Prefer: respond-async`. `Location` has the same path. */
export interface AcceptedJob {
  readonly message: string
  readonly jobId: string
  readonly job: string
}

/** `GET /api/admin/businesses/{id}`: a listing as the edit dialog loads it. */
export interface EditableBusiness {
  readonly business: Business
  /** To be sent back with the edit. If the listing has another version by then, the answer is 409. */
  readonly version: number
  readonly status: ListingStatus
}

/** `PATCH /api/admin/businesses/{id}`: the listing after an edit. */
export interface EditedBusiness extends EditableBusiness {
  /** The id under which the edit can be undone; absent if nothing was changed. */
  readonly changeId?: string
}

/** `GET /api/admin/closed`: businesses that have closed for good, the oldest first. */
export interface ClosedPage {
  readonly businesses: readonly EditableBusiness[]
  readonly totalCount: number
}

/** The fields of an edit, all as texts, as in a form. Absent fields stay as they are. */
export interface BusinessEdit {
  readonly name?: string
  readonly category?: string
  readonly address?: string
  readonly zipCode?: string
  readonly city?: string
  readonly state?: string
  readonly country?: string
  readonly phone?: string
  /** "0" to "5". */
  readonly rating?: string
  readonly reviewCount?: string
  /** One URL per line. */
  readonly photos?: string
  /** Day in English → text; '' removes the day. */
  readonly openingHours?: Readonly<Record<string, string>>
  readonly description?: string
  readonly locationLink?: string
  readonly isVerified?: boolean
  readonly uniqueContent?: string
  readonly seoTitle?: string
  readonly seoDescription?: string
}

/** What a change of many listings sets: a value for each field, never ''. */
export type BulkFields = Pick<BusinessEdit, 'category' | 'city' | 'country'>

/** 400 of an edit: field → what is wrong. */
export interface EditProblems {
  readonly message: string
  readonly problems: Readonly<Record<string, string>>
}

/** A listing that could be the same place, and what both have in common. */
export interface AlikeBusiness {
  readonly business: Business
  readonly reasons: readonly DuplicateReason[]
  readonly strength: DuplicateStrength
}

export interface PendingSubmission extends EditableBusiness {
  readonly email: string
  readonly submittedAt: number
  /** Published listings that it could be, at most three, the likeliest first. */
  readonly alike: readonly AlikeBusiness[]
}

/** A visitor's report, with the listing as it is now. */
export interface ReportView extends Report, EditableBusiness {
  readonly id: string
  readonly createdAt: number
  /** How many other reports about the listing are open. */
  readonly others: number
}

/** `GET /api/admin/reports`: open reports, the oldest first. */
export interface ReportPage {
  readonly reports: readonly ReportView[]
  readonly totalCount: number
}

export interface AuditView {
  readonly id: string
  readonly at: number
  readonly username: string
  readonly action: string
  readonly subjectId: string
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>> | null
  readonly canUndo: boolean
}

export interface SessionView {
  /** Identifies the session in calls; it is not the session's token. */
  readonly id: string
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly userAgent: string
  readonly isCurrent: boolean
}

/** A search that found nothing, over the days that are kept. */
export interface ZeroResultView {
  readonly words: string
  /** The text of the field for the place. */
  readonly place: string
  readonly count: number
  /** UTC, such as `2026-11-21`. */
  readonly lastDay: string
}

/** What the administrator says that a phrase of visitors means. */
export interface SynonymView {
  /** Identifies the synonym in calls. */
  readonly key: string
  readonly phrase: string
  readonly meaning: string
  /** Whether the meaning is a trade, and no other words. */
  readonly isTrade: boolean
}

/** What a search finds. */
export interface SearchSample {
  readonly count: number
  /** Names of the first listings. */
  readonly examples: readonly string[]
  /** The trades that most of the first listings have. */
  readonly trades: readonly PanelText[]
}

/** What a synonym would change, told before it is saved. */
export interface SynonymTrial {
  readonly synonym: SynonymView
  /** The meaning that the phrase has now and would lose; null if it has none. */
  readonly replaces: string | null
  /** What a search for the phrase finds now, and what it would find. */
  readonly before: SearchSample
  readonly after: SearchSample
  /** Whether it would find something else altogether: none of the trades that the phrase finds now. */
  readonly isOtherTrade: boolean
  /** How often visitors searched with the phrase in the last 90 days and found nothing. */
  readonly searches: number
}

/** A category of the directory, in `GET /api/admin/categories`. */
export interface CategoryChoice {
  /** The value of a filter for it. */
  readonly category: string
  /** The slug of its page, which identifies it. */
  readonly slug: string
  /** Its trade's name, or the source's text if no trade is known. */
  readonly label: PanelText
  readonly businessCount: number
}

/** A kind of work, how much of it there is, and examples of it. */
export type WorkItem =
  | { readonly kind: 'reports' | 'submissions' | 'duplicates'; readonly count: number }
  | { readonly kind: 'failed-jobs'; readonly count: number; readonly subject: string }
  | {
      readonly kind: 'unknown-trades'
      /** How many names of trades nobody knows. */
      readonly count: number
      readonly businessCount: number
      /** The most frequent of them. */
      readonly names: readonly string[]
    }
  | {
      readonly kind: 'missing'
      readonly field: MissingField
      readonly count: number
      readonly isCapped: boolean
    }

/** `GET /api/admin/dashboard` */
export interface Dashboard {
  /** What waits for a decision of the administrator. */
  readonly waiting: { readonly submissions: number; readonly reports: number }
  /** What there is to work off, kinds with nothing to do left out. */
  readonly work: readonly WorkItem[]
  /** How many published listings lack each field, in the order of `missingFields`. */
  readonly missing: readonly {
    readonly field: MissingField
    readonly businessCount: number
    /** There are at least so many. */
    readonly isCapped: boolean
  }[]
  readonly countries: readonly {
    readonly country: string
    readonly countryCode: string
    readonly businessCount: number
  }[]
  readonly categories: readonly CategoryChoice[]
  /** The last 30 days, including days without new listings. */
  readonly days: readonly { readonly day: string; readonly businessCount: number }[]
  readonly shortcomings: {
    readonly withoutCity: number
    readonly withoutPhone: number
    readonly withoutHours: number
    readonly withoutSeoText: number
  }
  /** Of the last 20 imports: reason → rows refused, most first. */
  readonly refusedReasons: readonly { readonly reason: string; readonly rows: number }[]
  readonly activity: readonly AuditView[]
}
