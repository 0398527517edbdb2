import { memoize } from '../lru-cache.ts'
import { fold } from '../text/fold.ts'
import { type CategoryGroup, categoryGroupLabels, categoryGroups } from './category-group.ts'
import { groupOfHeadWord } from './head-words.ts'
import { type CategoryLabel, type KnownCategory, knownCategories } from './known-categories.ts'

/**
 * Letters and digits with single spaces, so that `김밥(도시락)`, `meal_takeaway` and `Bed & breakfast` can be compared.
 */
function nameKey(name: string): string {
  return fold(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Shorter words keep their s: `UPS` and the Dutch `Arts` (a doctor) are not plurals. */
const shortestPlural = 5

/** The English singular of a name's last word, good enough for names of trades. */
function singular(key: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.slice(0, -2)
  if (/[^aeiou]ies$/.test(key)) return `${key.slice(0, -3)}y`
  return /[^su]s$/.test(key) ? key.slice(0, -1) : key
}

/** A source may use a group's own name: `Healthcare`, `Ev Hizmetleri`, `beauty-wellness`. */
const groupsAsCategories: readonly KnownCategory[] = categoryGroups.map((group) => ({
  slug: group,
  group,
  label: categoryGroupLabels[group],
  synonyms: [group],
}))

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const partLimit = 4

/** Names before synonyms: a category's name cannot be the synonym of another category. */
function buildIndex(): ReadonlyMap<string, KnownCategory> {
  const index = new Map<string, KnownCategory>()
  const add = (category: KnownCategory, names: readonly string[]) => {
    for (const key of names.map(nameKey)) {
      const joined = eastAsian.test(key) ? key.replaceAll(' ', '') : key
      const one = key.length < shortestPlural ? key : singular(key)
      for (const form of [key, one, joined]) if (!index.has(form)) index.set(form, category)
    }
  }
  for (const category of knownCategories) add(category, [category.slug, ...Object.values(category.label)])
  for (const category of groupsAsCategories) {
    const names = [...category.synonyms, ...Object.values(category.label)]
    for (const key of names.map(nameKey)) if (!index.has(singular(key))) index.set(key, category)
  }
  for (const category of knownCategories) add(category, category.synonyms)
  return index
}

let index: ReadonlyMap<string, KnownCategory> | undefined

/** Parts of East Asian trades' names without a meaning of their own: 기타 의류 소매업 and 의류매장 are 의류. */
const emptyBeginning = /^(?:기타|일반)(?=..)/
const emptyEnding =
  /(?<=..)(?:전문점|전문식당|전문|소매업|도매업|판매업|대리업|서비스업|업체|업소|가게|매장|영업|점|집|업|サービス業|業者|業|店|屋)$/

/**
 * The entry of a name: as it is, in the singular, or (in scripts without spaces) without spaces and meaningless
 * parts.
 */
function lookUp(names: ReadonlyMap<string, KnownCategory>, name: string): KnownCategory | undefined {
  const key = nameKey(name)
  const found = names.get(key) ?? names.get(singular(key))
  if (found || !eastAsian.test(key)) return found
  const joined = key.replaceAll(' ', '')
  const bare = joined.replace(emptyBeginning, '')
  return names.get(joined) ?? names.get(bare) ?? names.get(bare.replace(emptyEnding, ''))
}

/** The entry of a category's name, or of one of its parts: `호프/통닭` is 호프, `Deli (kosher)` is Deli. */
function findEntry(category: string): KnownCategory | undefined {
  index ??= buildIndex()
  const beforeNote = category.split('(', 1)[0] ?? ''
  for (const name of [category, beforeNote, ...beforeNote.split(/[/,·ㆍ・]/, partLimit)]) {
    const entry = lookUp(index, name)
    if (entry) return entry
  }
  return undefined
}

const verdictOn = memoize(10_000, (category) => {
  const entry = findEntry(category.slice(0, 200))
  return { entry, group: entry ? entry.group : groupOfHeadWord(nameKey(category.slice(0, 200))) }
})

/** The group of a category's name in any language, by the whole name or by its head word; null if unknown. */
export function categoryGroupOf(category: string): CategoryGroup | null {
  return verdictOn(category).group
}

/** The taxonomy's entry for a source's category, in any language; undefined if there is none. */
export function knownCategory(category: string): KnownCategory | undefined {
  return verdictOn(category).entry
}

/** A known category's names in the interface's languages. */
export function categoryLabel(category: string): CategoryLabel | undefined {
  return knownCategory(category)?.label
}
