import { type Head, headOf, isHeadWord } from './head-words.ts'
import { eastAsian } from './name-key.ts'

/** A name as the words that it is compared by. */
interface Entry<T> {
  readonly key: string
  readonly value: T
  readonly words: readonly string[]
  /** What it is compared by besides; told when it is compared for the first time, because few names ever are. */
  compared?: { readonly head: string | undefined; readonly weight: number }
}

/** Words that say nothing about a trade, and so are not compared. */
const fillers = new Set(
  'a al an and at by da das de del della der des di die do dos du e el en et for i in ili la le les na ng of on or sa the u und van voor w y z za zu para per pour con mit'.split(
    ' ',
  ),
)
/** Letters of the shortest word that is compared. */
const shortestWord = 3
/** Letters from which a word may be two words written as one, as in German. */
const longCompound = 9
/** Letters of the shortest word that is looked for inside such a word. */
const shortestPart = 4
/** Words of more names than this do not find candidates by themselves, and neither do those of heads. */
const commonWord = 250

/**
 * Share of the score that is for how much of the trade's name is in the text; the rest is for how much of the text is in the name. It is the
 * larger share: "emergency plumber in the city" is a plumber.
 */
const recallShare = 0.55

/**
 * Factor for two names by their head words, the words that say the trade: "contractor" in "tennis court contractor". Names whose heads
 * say different trades are hardly alike, whatever else they share: a tennis court is no contractor.
 */
function agreement(head: Head | undefined, other: string | undefined): number {
  if (head?.trade === other) return head ? 1.08 : 1
  if (!head) return 0.9
  return other === undefined && head.isVague ? 1 : 0.6
}

/** How much of the longer word both begin with. */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (shorter.length < 5) return 0
  let common = 0
  while (common < shorter.length && a[common] === b[common]) common++
  const share = common / longer.length
  return share >= 0.72 ? share : 0
}

/** Finds the name that has the most in common with a text, by their words. East Asian names are compared by pairs of characters. */
export class SimilarNames<T> {
  readonly #count: number
  readonly #byWord = new Map<string, Entry<T>[]>()
  readonly #byBeginning = new Map<string, string[]>()
  readonly #plainWords = new Set<string>()
  readonly #weights = new Map<string, number>()
  readonly #parts = new Map<string, readonly string[]>()

  constructor(names: Iterable<readonly [key: string, value: T]>) {
    const all = [...names]
    for (const [key] of all) for (const word of key.split(' ')) this.#plainWords.add(word)
    for (const word of this.#plainWords) this.#parts.set(word, this.#partsOf(word))
    for (const [key, value] of all) this.#add({ key, value, words: this.#wordsOf(key) })
    this.#count = all.length
  }

  /** The best name that agrees with the head of the text, and from 0 to 1 how much they have in common. */
  find(key: string): { readonly value: T; readonly likeness: number } | undefined {
    const words = this.#wordsOf(key)
    const head = headOf(key)
    const shared = new Map<Entry<T>, number>()
    for (const word of words) this.#meet(word, shared)
    const own = this.#weigh(words)
    const commonWords = words.filter((word) => this.#isCommon(word))
    let best: { value: T; likeness: number } | undefined
    for (const [entry, weight] of shared) {
      const common = weight + this.#weigh(commonWords.filter((word) => entry.words.includes(word)))
      const compared = this.#compared(entry)
      const likeness = recallShare * (common / compared.weight) + (1 - recallShare) * (common / own)
      const score = likeness * agreement(head, compared.head)
      if (!best || score > best.likeness) best = { value: entry.value, likeness: score }
    }
    return best
  }

  #compared(entry: Entry<T>): NonNullable<Entry<T>['compared']> {
    entry.compared ??= { head: headOf(entry.key)?.trade, weight: this.#weigh(entry.words) }
    return entry.compared
  }

  #add(entry: Entry<T>): void {
    for (const word of entry.words) {
      const alike = this.#byWord.get(word)
      if (!alike) this.#addWord(word, entry)
      // A word that a name has twice finds it once.
      else if (alike.at(-1) !== entry) alike.push(entry)
    }
  }

  #addWord(word: string, entry: Entry<T>): void {
    this.#byWord.set(word, [entry])
    const beginning = word.slice(0, shortestPart)
    const neighbours = this.#byBeginning.get(beginning)
    if (neighbours) neighbours.push(word)
    else this.#byBeginning.set(beginning, [word])
  }

  /** Adds the weight of a word to each entry that has it or one like it. */
  #meet(word: string, shared: Map<Entry<T>, number>): void {
    for (const known of this.#byBeginning.get(word.slice(0, shortestPart)) ?? []) {
      const entries = this.#byWord.get(known) ?? []
      const alike = this.#isCommon(known) ? 0 : likeness(word, known)
      if (alike === 0) continue
      const weight = this.#weightOf(known) * alike
      for (const entry of entries) shared.set(entry, (shared.get(entry) ?? 0) + weight)
    }
  }

  #isCommon(word: string): boolean {
    return isHeadWord(word) || (this.#byWord.get(word)?.length ?? 0) > commonWord
  }

  #weightOf(word: string): number {
    const known = this.#weights.get(word)
    if (known !== undefined) return known
    const rare = Math.log(this.#count / ((this.#byWord.get(word)?.length ?? 0) + 1))
    const weight = isHeadWord(word) ? rare / 2 : rare
    if (this.#byWord.has(word)) this.#weights.set(word, weight)
    return weight
  }

  #weigh(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.#weightOf(word), 0)
  }

  #wordsOf(key: string): string[] {
    return key.split(' ').flatMap((word) => this.#parts.get(word) ?? this.#partsOf(word))
  }

  #partsOf(word: string): readonly string[] {
    if (eastAsian.test(word)) return pairsOf(word)
    return word.length < shortestWord || fillers.has(word) ? [] : this.#splitCompound(word)
  }

  /** `Damenbekleidungsgeschäft` is Damenbekleidung and Geschäft where names have these words, the second as a head. */
  #splitCompound(word: string): readonly string[] {
    if (word.length < longCompound) return [word]
    for (let end = word.length - shortestPart; end >= shortestPart; end--) {
      const [left, right] = [word.slice(0, end), word.slice(end)]
      if (!isHeadWord(right)) continue
      for (const part of [left, left.replace(/(?:es|en|s|n)$/, '')]) {
        if (this.#plainWords.has(part)) return [part, right]
      }
    }
    return [word]
  }
}

function pairsOf(word: string): string[] {
  const characters = [...word]
  return characters.length < 2 ? [word] : characters.slice(1).map((next, i) => `${characters[i]}${next}`)
}
