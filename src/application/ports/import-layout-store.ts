import type { AuditEntry } from './audit-store.ts'

/** How the files of one layout are read: what an administrator has chosen for one of them. */
export interface ImportLayout {
  /** The result of `layoutKey` for its header; '' for a profile that somebody wrote, which fits every file with its headers. */
  readonly key: string
  /** What people call it. */
  readonly name: string
  /** Column → label of the header that holds it. Absent: the columns are recognised as in any other file. */
  readonly columns?: Readonly<Record<string, string>>
  /** Labels of all headers of the file for which it was chosen. Absent in layouts of older versions. */
  readonly headers?: readonly string[]
  /** As in a `TableChoice`. */
  readonly country?: string
  readonly trade?: string
  readonly city?: string
  readonly deriveIds: boolean
}

export interface StoredLayout extends ImportLayout {
  /** When it was chosen, in milliseconds since the epoch. */
  readonly chosenAt: number
}

/** The layouts of files that administrators have mapped. Nothing here is derived from listings. */
export interface ImportLayoutStore {
  /** The newest first. */
  listLayouts(): Promise<readonly StoredLayout[]>
  /** Adds a layout, or replaces the one with its key, and keeps the `limit` newest. */
  saveLayout(layout: StoredLayout, limit: number): Promise<void>
  /** Adds those whose key is not there. */
  restoreLayouts(layouts: readonly StoredLayout[]): Promise<void>
  /** False, without an audit entry, if there is none with that key. */
  removeLayout(key: string, audit: AuditEntry): Promise<boolean>
}
