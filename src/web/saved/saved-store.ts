import { useSyncExternalStore } from 'react'
import { savedLimit } from '../../domain/directory/saved-ids.ts'

/** A business that the visitor has saved on this device. */
export interface SavedPlace {
  readonly id: string
  /** The visitor's own words; '' if there are none. */
  readonly note: string
}

/**
 * What became of a change: it is kept on the device; the list is full, and what came last is not on it; or the browser
 * refuses to keep it (some private windows, a full disk), and it lasts as long as the page.
 */
export type SaveOutcome = 'kept' | 'full' | 'until-closed'

const storageKey = 'saved-places'
const version = 1
export const noteLimit = 200

/** What the storage holds; nothing of what is damaged or of another version. */
export function readSaved(text: string | null): readonly SavedPlace[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    const { version: found, places } = stored as { version?: unknown; places?: unknown }
    if (found !== version || !Array.isArray(places)) return []
    const known = new Map<string, SavedPlace>()
    for (const place of places as unknown[]) {
      const { id, note } = (place ?? {}) as { id?: unknown; note?: unknown }
      if (typeof id !== 'string' || !/^[a-z\d]{16}$/.test(id)) continue
      known.set(id, { id, note: typeof note === 'string' ? note.slice(0, noteLimit) : '' })
    }
    return [...known.values()].slice(0, savedLimit)
  } catch {
    return []
  }
}

let places: readonly SavedPlace[] | undefined
/** True after the browser has refused to keep a change: then this page's list is the only one that has it. */
let isAhead = false
const listeners = new Set<() => void>()

function load(): readonly SavedPlace[] {
  if (isAhead) return places ?? []
  try {
    return readSaved(localStorage.getItem(storageKey))
  } catch {
    return places ?? []
  }
}

/** The saved list of this device. */
export const savedPlaces = (): readonly SavedPlace[] => (places ??= load())

/** Changes the list as the device has it now: another tab may have changed it since this page read it. */
export function changeSaved(
  edit: (list: readonly SavedPlace[]) => readonly SavedPlace[],
): Exclude<SaveOutcome, 'full'> {
  places = edit(load())
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, places }))
    isAhead = false
  } catch {
    isAhead = true
  }
  for (const listener of listeners) listener()
  return isAhead ? 'until-closed' : 'kept'
}

function reload(): void {
  places = load()
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === storageKey) reload()
}

/** A page that the back button brings back has heard nothing of what happened on the pages after it. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reload()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

/** The saved list of this device; undefined on the server and while the page hydrates, when it is not known. */
export function useSavedPlaces(): readonly SavedPlace[] | undefined {
  return useSyncExternalStore(subscribe, savedPlaces, () => undefined)
}

/** Puts businesses at the end of the list, as many as have room. Those that are on it stay where they are. */
export function savePlaces(ids: readonly string[]): SaveOutcome {
  let hasRoom = true
  const outcome = changeSaved((list) => {
    const known = new Set(list.map(({ id }) => id))
    const added = ids.filter((id) => !known.has(id)).map((id) => ({ id, note: '' }))
    hasRoom = list.length + added.length <= savedLimit
    return [...list, ...added].slice(0, savedLimit)
  })
  return hasRoom ? outcome : 'full'
}

export function removePlaces(gone: readonly string[]): void {
  const ids = new Set(gone)
  changeSaved((list) => list.filter(({ id }) => !ids.has(id)))
}
