/** How many businesses a saved list holds. */
export const savedLimit = 100

const id = /^[a-z\d]{16}$/

/** The ids in a shared list's address, each once, in their order; other texts are left out. */
export function savedIds(list: string): readonly string[] {
  return [...new Set(list.split(',').filter((part) => id.test(part)))].slice(0, savedLimit)
}

/** The address's text for a list. */
export const savedList = (ids: readonly string[]) => ids.slice(0, savedLimit).join(',')
