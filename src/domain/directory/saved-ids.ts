/** How many businesses a saved list holds. */
export const savedLimit = 100

export interface AskedIds {
  /** The ids in a request that lead to this business: its own, and those of businesses that were merged into it. */
  readonly askedIds: readonly string[]
}

const id = /^[a-z\d]{16}$/

/** The ids in a shared list's address, each once, in their order; other texts are left out. */
export function savedIds(list: string): readonly string[] {
  return [...new Set(list.split(',').filter((part) => id.test(part)))].slice(0, savedLimit)
}

/**
 * How many businesses a shared list's address means to name, at most `savedLimit`. A damaged id counts, too: somebody
 * whose messenger cut the address learns that one is missing.
 */
export function namedCount(list: string): number {
  return Math.min(new Set(list.split(',').filter((part) => part.trim() !== '')).size, savedLimit)
}

/** The address's text for a list. */
export const savedList = (ids: readonly string[]) => ids.slice(0, savedLimit).join(',')
