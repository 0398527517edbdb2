import { cleanText } from '../text/clean-text.ts'
import { isPlaceholder } from '../text/is-placeholder.ts'
import { memoByText } from '../text/memo-by-text.ts'
import { isJsonObject, parseLooseJson } from '../text/parse-loose-json.ts'
import type { AboutAttributes } from './listing.ts'

/** What an `about` cell says: attributes by section, or a description in plain words. */
export interface About {
  readonly about: AboutAttributes
  readonly description: string
}

const sectionLimit = 40
const attributeLimit = 100
const nameLimit = 100
const valueLimit = 300
const descriptionLimit = 5000
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype'])
const nothing: About = { about: {}, description: '' }

/** A section's or attribute's name fit to be a key, or '' where it is not. */
function keyOf(name: string): string {
  const key = cleanText(name).slice(0, nameLimit)
  return unsafeNames.has(key) ? '' : key
}

function attributeValue(value: unknown): boolean | string | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || isPlaceholder(value)) return undefined
  return cleanText(value).slice(0, valueLimit)
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

function attributes(sections: Record<string, unknown>): AboutAttributes {
  const about: AboutAttributes = {}
  for (const [name, value] of Object.entries(sections).slice(0, sectionLimit)) {
    const key = keyOf(name)
    if (!key || !isJsonObject(value)) continue
    const kept = section(value)
    if (Object.keys(kept).length > 0) about[key] = kept
  }
  return about
}

function read(cell: string): About {
  const text = cell.trim()
  if (isPlaceholder(text)) return nothing
  if (/^[{[]/.test(text)) {
    const value = parseLooseJson(text)
    return isJsonObject(value) ? { about: attributes(value), description: '' } : nothing
  }
  return { about: {}, description: cleanText(text).slice(0, descriptionLimit) }
}

/**
 * Reads an `about` cell: a JSON object (or Python dict) of sections, each attribute a boolean or a text; any other text is
 * the description. What cannot be read gives neither. The answer is shared between equal cells: do not change it.
 */
export const parseAbout: (cell: string) => About = memoByText(2048, read)
