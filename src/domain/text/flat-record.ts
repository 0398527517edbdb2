import { isJsonObject } from './parse-loose-json.ts'

/** How deep the objects within a record are taken apart; what is deeper stays as it is written. */
const deepest = 4
/** Objects that only hold the fields of a record: those of GeoJSON, ArcGIS, OpenStreetMap, Airtable and others. */
const containers = new Set(['properties', 'attributes', 'tags', 'fields', '_source', 'center'])
/** What such a record has beside them, which says nothing of the business. */
const aroundContainers = new Set(
  'type bbox nodes members bounds version timestamp changeset user uid createdTime _index _type _score datasetid record_timestamp links'.split(
    ' ',
  ),
)
const besideContainers = new Set(['id', '_id', 'recordid', 'geometry', 'lat', 'lon'])
const dayKey =
  /^(?:mo|tu|we|th|fr|sa|su|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r?s(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|[월화수목금토일]|[월화수목금토일]요일|montag|lundi|lunes|lunedì|[0-6])$/i

/** A business with several addresses is at the first. */
const addressKey = /^address(?:es)?$/i

/** The fields of an object in one level: `location: { lat: 1 }` becomes `location/lat`, and lists of texts are one text. */
export function flatRecord(record: Readonly<Record<string, unknown>>): Map<string, string> {
  const found = new Map<string, string>()
  const { geometry } = record
  const keys = Object.keys(record)
  const isAround =
    keys.some((key) => containers.has(key) && isJsonObject(record[key])) &&
    keys.every((key) => containers.has(key) || aroundContainers.has(key) || besideContainers.has(key))
  if (isAround) addContained(found, record)
  else addFields(found, record, '', 0)
  if (isJsonObject(geometry)) addPoint(found, geometry)
  return found
}

function addContained(found: Map<string, string>, record: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(record)) {
    if (containers.has(key) && isJsonObject(value)) addFields(found, value, '', 1)
    else if (besideContainers.has(key) && !isGeometry(value)) set(found, key, textOf(value))
  }
}

function addFields(found: Map<string, string>, record: object, path: string, depth: number): void {
  for (const [key, value] of Object.entries(record)) {
    // In linked data the type of a business is its trade, and those of its parts are none.
    if (key === '@context' || (depth > 0 && key === '@type')) continue
    const name = path === '' ? key.replace(/^@type$/, 'type') : `${path}/${key}`
    if (depth === 0 && key === 'geometry' && isGeometry(value)) continue
    const first = addressKey.test(key) && Array.isArray(value) ? value[0] : value
    if (isJsonObject(first) && depth < deepest && !isFacts(first)) addObject(found, first, name, depth)
    else set(found, name, textOf(value))
  }
}

function addObject(
  found: Map<string, string>,
  value: Record<string, unknown>,
  name: string,
  depth: number,
): void {
  // A text with its language: `{ text: 'Café', languageCode: 'fr' }`.
  if (typeof value.text === 'string' && Object.keys(value).length <= 2) set(found, name, value.text)
  else addFields(found, value, name, depth + 1)
}

function set(found: Map<string, string>, name: string, text: string): void {
  if ((found.get(name) ?? '') === '') found.set(name, text)
}

/** Whether an object says hours by day, or what is true of a place: the import reads these as they are written. */
function isFacts(value: Record<string, unknown>): boolean {
  const keys = Object.keys(value)
  if (keys.length === 0) return true
  if (keys.every((key) => dayKey.test(key))) return true
  return Object.values(value).every(
    (each) =>
      typeof each === 'boolean' ||
      (isJsonObject(each) && Object.values(each).every((inner) => typeof inner === 'boolean')) ||
      (Array.isArray(each) && each.length > 0 && each.every(isJsonObject)),
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value)
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '' : JSON.stringify(value)
  if (value.some((each) => typeof each === 'object' && each !== null))
    return namesOf(value) ?? JSON.stringify(value)
  const texts = value.map(textOf).filter((text) => text !== '')
  return texts.join(texts.some((text) => text.includes(',') || text.includes(': ')) ? '\n' : ', ')
}

/** Of a list of named things, such as categories with ids of their own, the names; undefined for other lists. */
function namesOf(list: readonly unknown[]): string | undefined {
  const names = list.map((each) => {
    if (!isJsonObject(each)) return undefined
    const extra = Object.keys(each).filter(
      (key) =>
        !/^(?:id|.*_id|name|title|label|alias|plural_?name|short_?name|pluralName|shortName|primary|icon)$/i.test(
          key,
        ),
    )
    const name = each.title ?? each.name ?? each.label
    return extra.length === 0 && typeof name === 'string' ? name : undefined
  })
  return names.every((name) => name !== undefined) ? names.join(', ') : undefined
}

/** A whole number that a program can no longer hold is shown as rounded, as spreadsheets do. */
const numberText = (value: number): string =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value)

const isGeometry = (value: unknown): boolean =>
  isJsonObject(value) && (Array.isArray(value.coordinates) || typeof value.x === 'number')

/** The middle of a geometry: of a point itself, of a line or an area that of the box around it. */
function addPoint(found: Map<string, string>, { coordinates, x, y }: Record<string, unknown>): void {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  const include = (value: unknown, depth: number): void => {
    if (!Array.isArray(value) || depth > 4) return
    const [first, second] = value
    if (typeof first !== 'number' || typeof second !== 'number') {
      for (const each of value) include(each, depth + 1)
      return
    }
    box.west = Math.min(box.west, first)
    box.east = Math.max(box.east, first)
    box.south = Math.min(box.south, second)
    box.north = Math.max(box.north, second)
  }
  include(coordinates ?? [x, y], 0)
  if (box.east < box.west) return
  set(found, 'longitude', degrees((box.west + box.east) / 2))
  set(found, 'latitude', degrees((box.south + box.north) / 2))
}

const degrees = (value: number): string => String(Number(value.toFixed(7)))
