import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'
import { groupOfHeadWord } from './head-words.ts'
import { autoServices } from './taxonomy/auto-services.ts'
import { beautyWellness } from './taxonomy/beauty-wellness.ts'
import { education } from './taxonomy/education.ts'
import { entertainment } from './taxonomy/entertainment.ts'
import { healthcare } from './taxonomy/healthcare.ts'
import { homeServices } from './taxonomy/home-services.ts'
import { professionalServices } from './taxonomy/professional-services.ts'
import { restaurants } from './taxonomy/restaurants.ts'
import { ungrouped } from './taxonomy/ungrouped.ts'

export interface CategoryLabel {
  readonly ko: string
  readonly en: string
  readonly tr: string
}

interface Entry {
  readonly group: CategoryGroup | null
  readonly label: CategoryLabel
}

const sources: readonly (readonly [CategoryGroup | null, string])[] = [
  ['restaurants', restaurants],
  ['healthcare', healthcare],
  ['auto-services', autoServices],
  ['beauty-wellness', beautyWellness],
  ['home-services', homeServices],
  ['professional-services', professionalServices],
  ['education', education],
  ['entertainment', entertainment],
  [null, ungrouped],
]

/** Letters and digits with single spaces, so that `김밥(도시락)`, `meal_takeaway` and `Bed & breakfast` compare. */
function nameKey(name: string): string {
  return fold(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The English singular of a name's last word, good enough for names of trades. */
function singular(key: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.slice(0, -2)
  if (/[^aeiou]ies$/.test(key)) return `${key.slice(0, -3)}y`
  return /[^su]s$/.test(key) ? key.slice(0, -1) : key
}

function buildIndex(): ReadonlyMap<string, Entry> {
  const index = new Map<string, Entry>()
  for (const [group, lines] of sources) {
    for (const line of lines.trim().split('\n')) {
      const [en = '', ko = '', tr = '', ...synonyms] = line.split(';')
      const entry = { group, label: { ko, en, tr } }
      for (const name of [en, ko, tr, ...synonyms]) {
        const key = nameKey(name)
        for (const form of [key, singular(key)]) if (!index.has(form)) index.set(form, entry)
      }
    }
  }
  return index
}

let index: ReadonlyMap<string, Entry> | undefined

/** The entry of a category's name, or of its first part: `호프/통닭` is 호프, `Deli (kosher)` is Deli. */
function findEntry(category: string): Entry | undefined {
  index ??= buildIndex()
  for (const name of [category, category.split(/[/(,·]/, 1)[0] ?? '']) {
    const key = nameKey(name)
    const entry = index.get(key) ?? index.get(singular(key))
    if (entry) return entry
  }
  return undefined
}

interface Verdict {
  readonly group: CategoryGroup | null
  readonly label: CategoryLabel | undefined
}

const verdicts = new Map<string, Verdict>()
const verdictLimit = 10_000

function verdictOn(category: string): Verdict {
  const known = verdicts.get(category)
  if (known) return known
  const entry = findEntry(category.slice(0, 200))
  const group = entry ? entry.group : groupOfHeadWord(nameKey(category.slice(0, 200)))
  const verdict = { group, label: entry?.label }
  if (verdicts.size >= verdictLimit) verdicts.clear()
  verdicts.set(category, verdict)
  return verdict
}

/** The group of a category as a source names it, in any language: by its name, or by its telling word; null when unknown. */
export function categoryGroupOf(category: string): CategoryGroup | null {
  return verdictOn(category).group
}

/** A known category's names in the interface's languages. */
export function categoryLabel(category: string): CategoryLabel | undefined {
  return verdictOn(category).label
}
