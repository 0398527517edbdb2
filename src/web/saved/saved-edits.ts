import { changeSaved, noteLimit, type SavedPlace, type SaveOutcome } from './saved-store.ts'

/**
 * Follows a merge: the first of the former ids becomes `id`, the others leave the list, and their notes are joined. The
 * visitor saved one place twice, or knows it by an id that leads elsewhere now.
 */
export function followMerge(id: string, former: readonly string[]): void {
  const ids = new Set([id, ...former])
  changeSaved((list) => {
    const merged = list.filter((place) => ids.has(place.id))
    const note = merged.flatMap((place) => place.note || []).join(' / ')
    const place = { id, note: note.slice(0, noteLimit) }
    return list.flatMap((one) => (one === merged[0] ? [place] : ids.has(one.id) ? [] : [one]))
  })
}

export function writeNote(id: string, note: string): SaveOutcome {
  const text = note.trim().slice(0, noteLimit)
  return changeSaved((list) => list.map((place) => (place.id === id ? { ...place, note: text } : place)))
}

/** Puts a business back that was taken off the list, with its note, behind the one with the id `after`; without one at the top. */
export function putBack(place: SavedPlace, after: string | undefined): SaveOutcome {
  return changeSaved((list) => {
    const others = list.filter(({ id }) => id !== place.id)
    return others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, place)
  })
}

/** Moves a business up (-1) or down (1) past the next one of `among`, which are those that are shown. */
export function movePlace(id: string, by: -1 | 1, among: readonly string[]): void {
  const other = among[among.indexOf(id) + by]
  if (other === undefined) return
  changeSaved((list) => {
    const [from, to] = [id, other].map((one) => list.findIndex((place) => place.id === one))
    const moved = list[from ?? -1]
    if (!moved || to === undefined || to < 0) return list
    const next = list.filter((place) => place !== moved)
    next.splice(to, 0, moved)
    return next
  })
}
