import { useSyncExternalStore } from 'react'
import { savedLimit } from '../../domain/directory/saved-ids.ts'

/** A business that the visitor has saved on this device. */
export interface SavedPlace {
  readonly id: string
  /** The visitor's own words; '' if there are none. */
  readonly note: string
}

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

const none: readonly SavedPlace[] = []
let places: readonly SavedPlace[] | undefined
const listeners = new Set<() => void>()

/** Storage may be forbidden, as in some private windows: then the list lives as long as the page. */
function load(): readonly SavedPlace[] {
  try {
    return readSaved(localStorage.getItem(storageKey))
  } catch {
    return none
  }
}

const current = () => (places ??= load())

function change(next: readonly SavedPlace[]): void {
  places = next
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, places: next }))
  } catch {
    // The list stays in this page.
  }
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== storageKey) return
  places = load()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** The saved list of this device; none on the server and while the page hydrates. */
export function useSavedPlaces(): readonly SavedPlace[] {
  return useSyncExternalStore(subscribe, current, () => none)
}

/** Puts a business at the end of the list. False if the list is full. */
export function savePlace(id: string): boolean {
  const list = current()
  if (list.some((place) => place.id === id)) return true
  if (list.length >= savedLimit) return false
  change([...list, { id, note: '' }])
  return true
}

export function removePlaces(gone: readonly Pick<SavedPlace, 'id'>[]): void {
  const ids = new Set(gone.map(({ id }) => id))
  change(current().filter(({ id }) => !ids.has(id)))
}

export function writeNote(id: string, note: string): void {
  const text = note.trim().slice(0, noteLimit)
  change(current().map((place) => (place.id === id ? { ...place, note: text } : place)))
}

/** Moves a business up (-1) or down (1) past the next one of `among`, which are those that are shown. */
export function movePlace(id: string, by: -1 | 1, among: readonly string[]): void {
  const other = among[among.indexOf(id) + by]
  if (other === undefined) return
  const list = current()
  const [from, to] = [
    list.findIndex((place) => place.id === id),
    list.findIndex((place) => place.id === other),
  ]
  const next = [...list]
  const [moved] = next.splice(from, 1)
  if (moved) next.splice(to, 0, moved)
  change(next)
}
