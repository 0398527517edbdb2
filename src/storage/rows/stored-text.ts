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

/** Compact JSON of an object; '' if it is empty. */
export function storedJson(value: object): string {
  const json = JSON.stringify(value)
  return json.length === 2 ? '' : json
}
