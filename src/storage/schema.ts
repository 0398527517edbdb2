import type { AuditAction } from '../application/ports/audit-store.ts'
import type { JobKind, JobState } from '../application/ports/job-store.ts'
import type { ReportDecision } from '../application/ports/report-store.ts'
import type { DuplicateStrength } from '../domain/business/duplicates/possible-duplicates.ts'
import type { CategoryGroup } from '../domain/category/category-group.ts'
import type { BusinessRow } from './rows/business-row.ts'

/** The tables, named alike in every dialect. */
export interface Schema {
  business: BusinessRow
  /** The rows of `business` with all that they share with others: whole rows are read from here. */
  listing: BusinessRow
  /** One row: what statistics and caches ask for at every request. */
  meta: {
    id: number
    data_version: number
    /** The row number that the next listing gets. */
    next_n: number
    total_businesses: number
    verified_businesses: number
    categories: number
    cities: number
    /** See `index-format.ts`; '' where nobody knows. */
    index_format: string
    /** See `text-changes.ts`. */
    text_changes: string
  }
  city_count: {
    key: string
    name: string
    country_code: string
    business_count: number
  }
  city_country_count: {
    key: string
    country_code: string
    business_count: number
  }
  district_count: {
    city_key: string
    /** The name in small letters, as the filter compares it. */
    key: string
    name: string
    /** `cityKey` of the name, by which it is found however it is typed. */
    folded: string
    business_count: number
  }
  category_count: {
    key: string
    category: string
    category_group: CategoryGroup | null
    business_count: number
  }
  group_count: {
    category_group: CategoryGroup
    business_count: number
  }
  country_count: {
    country_code: string
    country: string
    business_count: number
  }
  job: {
    id: string
    kind: JobKind
    state: JobState
    subject: string
    /** JSON, as is `result`. */
    progress: string | null
    result: string | null
    created_at: number
    updated_at: number
    username: string
    /** JSON. */
    request: string | null
    /** The process that runs it, until `lease_until` (ms since the epoch by the database's clock). */
    owner: string
    lease_until: number
    /** SQLite has no booleans: 0 or 1 there. */
    cancel_requested: boolean | number
    attempts: number
    idle_attempts: number
    started_at: number | null
    undone_at: number | null
  }
  /** One row: the job that keeps the directory read-only until it has ended. */
  directory_hold: {
    id: number
    /** '' before the first one. */
    job_id: string
    held_at: number
  }
  refused_row: {
    job_id: string
    row_number: number
    reason: string
    /** JSON. */
    cells: string
  }
  admin: {
    id: string
    username: string
    password_hash: string
    /** 0 or 1. */
    must_change_password: number
  }
  session: {
    token_hash: string
    account_id: string
    created_at: number
    last_seen_at: number
    expires_at: number
    user_agent: string
  }
  /** See `AttemptState`. */
  attempt_limit: {
    key: string
    count: number
    free_at: number
    expires_at: number
  }
  /** See `SecondFactor`. */
  second_factor: {
    account_id: string
    secret: string
    /** 0 or 1. */
    is_confirmed: number
    last_step: number
  }
  recovery_code: {
    account_id: string
    code_hash: string
  }
  /** Hours (JSON) and time zone that many listings share. */
  opening: {
    id: number
    hours: string
    time_zone: string
  }
  /** Who submitted a pending listing. */
  submission: {
    listing_id: string
    email: string
    created_at: number
  }
  /** See `StoredReport`. */
  report: {
    id: string
    listing_id: string
    /** Separated by commas. */
    reasons: string
    note: string
    contact: string
    created_at: number
    decision: ReportDecision | null
    decided_at: number | null
    /** The change that undoes the decision; null: the report is open, or that is past. */
    change_id: string | null
  }
  /** A change that can be undone. */
  undoable_change: {
    id: string
    changed_at: number
  }
  /** Rows that a change added, by number, both ends included. */
  added_rows: {
    change_id: string
    first_n: number
    last_n: number
  }
  /** A listing as it was before a change. */
  changed_listing: {
    change_id: string
    listing_id: string
    /** The version (`updated_at`) that the change gave it. */
    changed_at: number
    /** JSON of a `StoredRow`. */
    before: string
  }
  /** What a city, category or country was called when a change took its last listing. */
  dropped_name: {
    change_id: string
    kind: 'city' | 'category' | 'country'
    key: string
    name: string
    category_group: CategoryGroup | null
  }
  audit: {
    id: string
    at: number
    username: string
    action: AuditAction
    subject_id: string
    subject: string
    /** JSON. */
    details: string | null
  }
  /** How often a search found nothing on a day. */
  zero_result: {
    /** UTC, `2026-11-21`. */
    day: string
    words: string
    place: string
    search_count: number
  }
  /** See `Synonym`. */
  synonym: {
    key: string
    phrase: string
    meaning: string
    trade: string
    created_at: number
  }
  /** See `ImportLayout`. */
  import_layout: {
    key: string
    name: string
    /** JSON. */
    choice: string
    chosen_at: number
  }
  /** See `StoredTradeMapping`. */
  trade_mapping: {
    key: string
    text: string
    trade: string
    chosen_at: number
  }
  day_count: {
    /** UTC, `2026-11-21`. */
    day: string
    business_count: number
  }
  /** A word of listing names. */
  search_word: {
    /** The word as it is typed, Hangul letter by letter. */
    key: string
    word: string
    /** The key from its end. */
    reversed: string
    business_count: number
  }
  /** Part of a counted list. */
  list_block: {
    list: string
    floor: number
    business_count: number
  }
  shortcoming_count: {
    shortcoming: 'city' | 'phone' | 'hours' | 'seo'
    business_count: number
  }
  /** Packed keys of the published listings of a range of row numbers, for finding possible duplicates. */
  duplicate_keys: {
    chunk: number
    through_n: number
    state: 'stale' | 'fresh' | 'compared'
    keys: Buffer
  }
  /** Two listings that could be one place, `first_id` below `second_id`. */
  duplicate_pair: {
    first_id: string
    second_id: string
    /** Separated by commas. */
    reasons: string
    strength: DuplicateStrength
    /** SQLite has no booleans: 0 or 1 there. */
    is_dismissed: boolean | number
    /** 0 or 1: it was dismissed by itself, not with a group. */
    dismissed_singly: number
    job_id: string
    found_at: number
  }
  /** A listing that was merged into another one. */
  merged_listing: {
    id: string
    n: number
    into_id: string
    /** Its address; '' if it is unknown. */
    slug: string
  }
}
