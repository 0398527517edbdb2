/** Longest key that goes into an index: well below the size that a PostgreSQL b-tree entry may have. */
const keyLimit = 200

/** A text that every engine can store: PostgreSQL takes neither NUL nor half a surrogate pair. */
export function storedText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A city's, category's or country's key as storage keeps it. */
export function storedKey(key: string): string {
  return storedText(key.slice(0, keyLimit))
}

/** Listings of one batch share the objects of equal hours and attributes; nobody changes them. */
const knownJson = new WeakMap<object, string>()

/** Compact JSON of what does not change any more; '' for an empty list or object. */
export function storedJson(value: object): string {
  const known = knownJson.get(value)
  if (known !== undefined) return known
  const json = JSON.stringify(value)
  const stored = json.length === 2 ? '' : json
  knownJson.set(value, stored)
  return stored
}
