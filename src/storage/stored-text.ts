/** The longest key in an index, well below the limit of a PostgreSQL b-tree entry. */
const keyLimit = 200

/** A text that every engine can store. PostgreSQL accepts neither NUL nor half a surrogate pair. */
export function storedText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A city's, category's or country's key in its stored form. */
export function storedKey(key: string): string {
  return storedText(key.slice(0, keyLimit))
}

/** Listings of a batch share the objects of equal hours and attributes. The objects never change. */
const knownJson = new WeakMap<object, string>()

/** Compact JSON of an object that never changes; '' if it is empty. */
export function storedJson(value: object): string {
  const known = knownJson.get(value)
  if (known !== undefined) return known
  const json = JSON.stringify(value)
  const stored = json.length === 2 ? '' : json
  knownJson.set(value, stored)
  return stored
}
