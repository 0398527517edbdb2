import { memoize } from '../memoize.ts'
import { latinKey } from '../text/latin-key.ts'
import type { CategoryGroup } from './category-group.ts'
import { headOf } from './head-words.ts'
import { type CategoryLabel, type KnownCategory, knownCategories } from './known-categories.ts'
import { eastAsian, nameKey } from './name-key.ts'
import { ownTradeName } from './own-trade.ts'
import { SimilarNames } from './similar-names.ts'

/** Shorter words keep their s: `UPS` and the Dutch `Arts` (a doctor) are not plurals. */
const shortestPlural = 5

/** The English singular of a name's last word, good enough for names of trades. */
function singular(key: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.slice(0, -2)
  if (/[^aeiou]ies$/.test(key)) return `${key.slice(0, -3)}y`
  return /[^su]s$/.test(key) ? key.slice(0, -1) : key
}

const partLimit = 4

/**
 * Names before synonyms: a category's name cannot be the synonym of another category. Last come Cyrillic names in Latin letters,
 * where they are no other name: фризер is frizer, but плажа (beach) is no plaza.
 */
function buildIndex(): TradeIndex {
  const index = new Map<string, KnownCategory>()
  const addForm = (form: string, category: KnownCategory) => {
    if (!index.has(form)) index.set(form, category)
  }
  const add = (category: KnownCategory, names: readonly string[]) => {
    const keys = names.map(nameKey)
    for (const key of keys) {
      addForm(key, category)
      if (key.length >= shortestPlural) addForm(singular(key), category)
      if (eastAsian.test(key)) addForm(key.replaceAll(' ', ''), category)
    }
    return keys
  }
  const labels = knownCategories.map((category) => {
    const [, ...keys] = add(category, [category.slug, ...Object.values(category.label)])
    return keys
  })
  const synonyms = knownCategories.map((category) => add(category, category.synonyms))
  for (const [key, category] of [...index]) addForm(latinKey(key), category)
  return { index, keys: new Set(labels.flatMap((keys, i) => [...keys, ...(synonyms[i] ?? [])])) }
}

interface TradeIndex {
  /** By the names, their singulars, their joined forms and their Latin letters. */
  readonly index: ReadonlyMap<string, KnownCategory>
  /** Of the names alone: what is not said of a name by its other forms. */
  readonly keys: ReadonlySet<string>
}

let built: TradeIndex | undefined

/** British spellings as American ones: tyre, centre, jewellery. */
function american(key: string): string {
  return key
    .replace(/\btyre/g, 'tire')
    .replace(/\bcentre\b/g, 'center')
    .replace(/\bjewellery\b/g, 'jewelry')
    .replace(/\bjeweller/g, 'jeweler')
    .replace(/\btheatre\b/g, 'theater')
    .replace(/\bcolour/g, 'color')
    .replace(/\bmould/g, 'mold')
}

/** Parts of East Asian trades' names without a meaning of their own: 기타 의류 소매업 and 의류매장 are 의류. */
const emptyBeginning = /^(?:기타|일반)(?=..)/
const emptyEnding =
  /(?<=..)(?:전문점|전문식당|전문|소매업|도매업|판매업|대리업|서비스업|업체|업소|가게|매장|영업|점|집|업|サービス業|業者|業|店|屋)$/

/** A shop sells what the thing needs, if that is a trade: 등산가게 is no mountain path. */
const shopEnding = /(?<=..)(?:가게|매장)$/

/**
 * The entry of a name: as it is, in the singular, or (in scripts without spaces) without spaces and meaningless
 * parts.
 */
function lookUp(names: ReadonlyMap<string, KnownCategory>, name: string): KnownCategory | undefined {
  const key = nameKey(name)
  const found =
    names.get(key) ??
    names.get(singular(key)) ??
    names.get(latinKey(key)) ??
    names.get(singular(american(key)))
  if (found || !eastAsian.test(key)) return found
  const joined = key.replaceAll(' ', '')
  const bare = joined.replace(emptyBeginning, '')
  return (
    names.get(joined) ??
    names.get(bare) ??
    names.get(bare.replace(shopEnding, '용품')) ??
    names.get(bare.replace(emptyEnding, ''))
  )
}

/** The entry of a category's name, or of one of its parts: `호프/통닭` is 호프, `Deli (kosher)` is Deli. */
function findEntry(category: string): KnownCategory | undefined {
  built ??= buildIndex()
  const beforeNote = category.split('(', 1)[0] ?? ''
  for (const name of [category, beforeNote, ...beforeNote.split(/[/,·ㆍ・]/, partLimit)]) {
    const entry = lookUp(built.index, name)
    if (entry) return entry
  }
  return undefined
}

/** So much two names have in common that are surely one trade, and that may be one where no head word says more. */
const [surelyAlike, maybeAlike] = [0.72, 0.6]

/** By script: the Latin names, and the East Asian ones. */
const similar = new Map<boolean, SimilarNames<KnownCategory>>()
let tradeOfLabel: ReadonlyMap<string, KnownCategory> | undefined

/** The names of one kind of script. */
function similarNames({ index, keys }: TradeIndex, isEastAsian: boolean): SimilarNames<KnownCategory> {
  const names: [key: string, category: KnownCategory][] = []
  for (const key of keys) {
    const category = index.get(key)
    if (category && eastAsian.test(key) === isEastAsian) names.push([latinKey(key), category])
  }
  return new SimilarNames(names)
}

const seller =
  /\b(?:store|shop|supplier|dealer|market|supermarket|distributor|wholesaler|manufacturer|florist|pharmacy|bookstore|boutique|outlet|nursery|center)\b/i
const workshop = /repair|service|barber|tattoo|piercing|body shop|machine shop|coffee|copy/i

/** Whether a trade sells goods: a supplier for nail salons is no nail salon, and a store for car seats sells no cars. */
const sells = (category: KnownCategory | undefined) =>
  category !== undefined && seller.test(category.label.en) && !workshop.test(category.label.en)

/** Words of animals, of goods for a trade, and of a change of fuel, as `latinKey` writes them: they say more than the rest of a name. */
const ofAnimals =
  /(?:^|[^a-z])(?:dogs?|pets?|cats?|canin[aoe]s?|canin|cani|perros?|mascotas|gatos?|kopek|kedi|psow|psi|zwierzat|honden|hunde?|haustiere?|tiere?|kutya|chiens?|animaux|animali|caes|pasa|pse)(?:$|[^a-z])|honden|kutya|hundfris|собак|животн|애견|반려|犬|ペット|宠物|寵物/u
const ofPeople = new Set(['Hair salon', 'Beauty salon', 'Barber shop', 'Day spa', 'Nail salon'])
const ofGoods =
  /(?:^|[^a-z])(?:malzemeleri|malzemesi|gerecleri|supplies|bedarf|fournitures|suministros|articulos|forniture|artykuly|przybory|potreby|benodigdheden|accesorios|zubehor|ekipmani|ekipmanlari)(?:$|[^a-z])/
const ofConversion =
  /(?:^|[^a-z])(?:donusum\w{0,5}|montaj\w{0,3}|umrustung|conversion\w{0,3}|conversione|conversao|konwersja|przerobka|ugradnja|installation|installazione|impianti)(?:$|[^a-z])|개조|튜닝/
const fuelOfCars = /(?:^|[^a-z])(?:lpg|glp|gpl|cng|otogaz|autogas|autogaz|autoplin|plina)(?:$|[^a-z])/

/** A guess with what such words say of it; undefined where they say that it is another trade, which nobody knows. */
function plausible(key: string, guess: KnownCategory | undefined): KnownCategory | undefined {
  const ofLabel = (label: string) => tradeOfLabel?.get(label)
  if (fuelOfCars.test(key) && ofConversion.test(key)) return ofLabel('Auto repair shop')
  if (guess === undefined) return undefined
  const { en } = guess.label
  if (ofAnimals.test(key) && ofPeople.has(en)) return ofLabel('Pet groomer')
  return ofGoods.test(key) && !sells(guess) && !/ store$|^Store$/.test(en) ? undefined : guess
}

/** Letters that only Vietnamese has. Without its marks a word is another one: cắt (to cut) is no cat. */
const vietnamese = /[ơưạ-ỹ]/i
const vietnameseWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)

/** Whether a name of the trade has one of the words with its marks. */
const isNamedIn = ({ synonyms }: KnownCategory, words: readonly string[]) =>
  synonyms.some((name) => vietnamese.test(name) && vietnameseWords(name).some((word) => words.includes(word)))

/** The trade of a name that no table has: of the name most like it, or of its head, as in `Fijian restaurant`. */
function guessEntry(category: string): KnownCategory | undefined {
  built ??= buildIndex()
  tradeOfLabel ??= new Map(knownCategories.map((known) => [known.label.en, known]))
  // In the languages of the North `med` is a word for `with`, in those of the South the honey of a beekeeper.
  const key = latinKey(nameKey(category)).replace(/(?<=[a-z] )med (?=[a-z])/, '')
  if (!key) return undefined
  const head = headOf(key)
  const isEastAsian = eastAsian.test(key)
  const names = similar.get(isEastAsian) ?? similarNames(built, isEastAsian)
  similar.set(isEastAsian, names)
  const alike = names.find(key)
  const least = head && !head.isVague ? surelyAlike : maybeAlike
  const isSold = head?.trade !== 'Store' || sells(alike?.value)
  const ofHead = head && tradeOfLabel.get(head.trade)
  const isAlike = alike !== undefined && alike.likeness >= least && isSold
  if (vietnamese.test(category)) {
    return isAlike && isNamedIn(alike.value, vietnameseWords(category)) ? alike.value : ofHead
  }
  return plausible(key, isAlike ? alike.value : ofHead)
}

const longestName = 200

export interface Trade {
  readonly category: KnownCategory
  /** Whether no table has the name, so that its trade was told from its parts. */
  readonly isGuess: boolean
}

const remembered = 10_000

const entryOf = memoize(remembered, (name) => findEntry(name.slice(0, longestName)) ?? null)

/** The trade that has the name, in any language, and no guess: what a visitor's words mean. */
export function knownCategory(name: string): KnownCategory | undefined {
  return entryOf(name) ?? undefined
}

const tradeOrNull = memoize(remembered, (name): Trade | null => {
  if (ownTradeName(name) !== '') return null
  const known = knownCategory(name)
  const category = known ?? guessEntry(name.slice(0, longestName))
  return category ? { category, isGuess: !known } : null
})

/** The trade of a category's name as a source writes it; undefined where nothing tells it, and for a trade of the directory's own. */
export function tradeOf(name: string): Trade | undefined {
  return tradeOrNull(name) ?? undefined
}

/** The group of a category's trade; null where it has none. */
export function categoryGroupOf(category: string): CategoryGroup | null {
  return tradeOf(category)?.category.group ?? null
}

/** The names of a category's trade in the interface's languages. One of the directory's own has one name. */
export function categoryLabel(category: string): CategoryLabel | undefined {
  const own = ownTradeName(category)
  return own === '' ? tradeOf(category)?.category.label : { ko: own, en: own, tr: own }
}

const longestMeaning = 12

/** Names that mean another trade in some countries than elsewhere: name, countries, the trade there. */
const meanings: readonly (readonly [name: string, countries: string, trade: string])[] = [
  ['bodega', 'PH MX CO CL PE EC BO CR GT', 'Warehouse'],
  ['bodega', 'US', 'Convenience store'],
  ['parke', 'PH', 'Park'],
  ['plaza', 'BA HR ME RS SI', 'Beach'],
  ['apartman', 'BA CZ HR HU ME RS SI SK', 'Holiday home'],
  ['college', 'FR', 'Middle school'],
  ['gymnasium', 'AT CH DE DK NO SE', 'High school'],
  ['pension', 'AT CH DE', 'Guest house'],
  ['drogueria', 'CO', 'Pharmacy'],
  ['dispensary', 'US CA', 'Cannabis store'],
  ['cafeteria', 'PH US', 'Canteen'],
  ['cafe', 'BE NL', 'Bar'],
  ['academia', 'BR', 'Gym'],
  ['酒店', 'JP', 'Liquor store'],
  ['旅館', 'CN HK TW', 'Hotel'],
  ['美容院', 'CN HK TW', 'Beauty salon'],
  ['market', 'GB IN PH US', 'Traditional market'],
]

const meaningIn = new Map(
  meanings.flatMap(([name, countries, trade]) =>
    countries.split(' ').map((country) => [`${country} ${name}`, trade] as const),
  ),
)

/** A category as a source of this country means it: a Bodega in Manila is a Warehouse. */
export function categoryIn(countryCode: string, category: string): string {
  if (category.length > longestMeaning) return category
  return meaningIn.get(`${countryCode} ${nameKey(category)}`) ?? category
}
