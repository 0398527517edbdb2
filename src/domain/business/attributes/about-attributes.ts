import { memoize } from '../../memoize.ts'
import { cleanText, isPlaceholder } from '../../text/clean-text.ts'
import { cutText } from '../../text/cut-text.ts'
import { isJsonObject, parseLooseJson } from '../../text/parse-loose-json.ts'
import type { AboutAttributes } from '../listing.ts'
import { knownAttribute } from './attribute-vocabulary.ts'

/** The content of an `about` cell: attributes by section, or a description. */
export interface About {
  readonly about: AboutAttributes
  readonly description: string
}

const sectionLimit = 40
const attributeLimit = 100
const nameLimit = 100
const valueLimit = 300
const descriptionLimit = 5000
/** The key of the description in the JSON form. */
const descriptionName = 'description'
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype'])
const nothing: About = { about: {}, description: '' }

/** The cleaned name of a section or attribute; '' if it cannot be a key. */
function keyOf(name: string): string {
  const key = cutText(cleanText(name), nameLimit)
  return unsafeNames.has(key) ? '' : key
}

function attributeValue(value: unknown): boolean | string | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = cutText(cleanText(value), valueLimit)
  return isPlaceholder(text) ? undefined : text
}

function section(attributes: Record<string, unknown>): Record<string, boolean | string> {
  const kept: Record<string, boolean | string> = {}
  for (const [name, value] of Object.entries(attributes).slice(0, attributeLimit)) {
    const key = keyOf(name)
    const known = attributeValue(value)
    if (key && known !== undefined) kept[key] = known
  }
  return kept
}

/** A section as some programs write it: `[{"Takeout": true}, {"Dine-in": false}]`, or only the names of what there is. */
function asObject(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const entries = value.slice(0, attributeLimit).flatMap((item: unknown): (readonly [string, unknown])[] => {
    if (typeof item === 'string') return [[item, true]]
    return isJsonObject(item) ? Object.entries(item) : []
  })
  return Object.fromEntries(entries)
}

function attributes(sections: Record<string, unknown>): AboutAttributes {
  const about: AboutAttributes = {}
  for (const [name, written] of Object.entries(sections).slice(0, sectionLimit)) {
    const key = keyOf(name)
    const value = asObject(written)
    if (!key || !isJsonObject(value)) continue
    const kept = section(value)
    if (Object.keys(kept).length > 0) about[key] = kept
  }
  return about
}

/** The sections of a list such as `[{"name": "Payments", "options": [{"name": "Cards", "enabled": true}]}]`. */
function sectionsOfList(list: readonly unknown[]): Record<string, unknown> {
  const sections = list.slice(0, sectionLimit).flatMap((item) => {
    if (!isJsonObject(item) || typeof item.name !== 'string' || !Array.isArray(item.options)) return []
    const options = item.options.slice(0, attributeLimit).flatMap((option: unknown) => {
      if (!isJsonObject(option) || typeof option.name !== 'string') return []
      return [[option.name, option.enabled ?? option.value] as const]
    })
    return [[item.name, Object.fromEntries(options)] as const]
  })
  return Object.fromEntries(sections)
}

const listSection = 'Amenities'
const longestListed = 40
const [fewestListed, mostListed] = [2, 40]
const listSeparator = /[,;|·、，\n]/

/** What a text without sentences lists, if most of it is known: `Wi-Fi, Parking, Delivery`. */
function listed(text: string): AboutAttributes | undefined {
  const parts = text.length > mostListed * longestListed ? [] : text.split(listSeparator).map(keyOf)
  const names = parts.filter(Boolean)
  if (names.length < fewestListed || names.length > mostListed) return undefined
  if (names.some((name) => name.length > longestListed)) return undefined
  const known = names.filter((name) => knownAttribute(name) !== undefined)
  if (known.length < fewestListed || 2 * known.length < names.length) return undefined
  return { [listSection]: Object.fromEntries(names.map((name) => [name, true])) }
}

/** Cleans a description but keeps its line breaks. */
function lines(value: unknown): string {
  if (typeof value !== 'string') return ''
  const kept = value
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return cutText(kept, descriptionLimit)
}

function read(cell: string): About {
  const text = cell.trim()
  if (isPlaceholder(text)) return nothing
  if (/^[{[]/.test(text)) {
    const value = parseLooseJson(text)
    const names = Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : []
    if (names.length > 0) return { about: listed(names.join(', ')) ?? {}, description: '' }
    if (Array.isArray(value)) return { about: attributes(sectionsOfList(value)), description: '' }
    if (!isJsonObject(value)) return nothing
    return { about: attributes(value), description: lines(value[descriptionName]) }
  }
  const about = listed(text)
  return about
    ? { about, description: '' }
    : { about: {}, description: cutText(cleanText(text), descriptionLimit) }
}

/**
 * Reads an `about` cell. A JSON object (or Python dict) holds sections, whose attributes are booleans or texts, and
 * may have a text named `description`. A list of attributes is a section. Any other text is the description. What cannot be read is left out. Equal
 * cells share one result: do not change it.
 */
export const parseAbout: (cell: string) => About = memoize(2048, read)

/**
 * A cell from which `parseAbout` reads the same data. If it would be longer than `limit` characters, the last
 * sections are left out.
 */
export function aboutCell({ about, description }: About, limit: number): string {
  if (Object.keys(about).length === 0 && parseAbout(description).description === description)
    return description
  const cell = JSON.stringify(description === '' ? about : { ...about, [descriptionName]: description })
  const sections = Object.entries(about)
  if (cell.length <= limit || sections.length === 0) return cell
  const fewer = Object.fromEntries(sections.slice(0, -1))
  return aboutCell({ about: fewer, description }, limit)
}
