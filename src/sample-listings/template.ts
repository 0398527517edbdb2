import type { Random } from '../domain/random.ts'

/** The data of a row's location that templates can use. */
export interface Spot {
  /** The form in addresses. */
  city: string
  /** The form in names and in speech: 서울 for 서울특별시. */
  town: string
  district: string
  /** Neighbourhood, station or quarter, for names of branches. */
  hood: string
  road: string
  postal: string
  /** Telephone area code. */
  area: string
}

const spotFields = ['city', 'town', 'district', 'hood', 'road', 'postal', 'area'] as const

type Part = string | { readonly random: '?' | '%' | '@' } | { readonly field: keyof Spot } | Choices
type Template = string | readonly Part[]
export interface Choices {
  readonly choices: readonly Template[]
}

/** Word lists by name, each "word, word, …". A word may be a template too. */
export type Words = Readonly<Record<string, string>>

/**
 * A compiler of templates: `{list}` is a word of that list, `{town}` and the other fields of `Spot` come from the
 * location, `?` is a digit, `%` a digit except 0, `@` a letter. Throws if a list does not exist.
 */
export function templateCompiler(words: Words): (alternatives: readonly string[]) => Choices {
  const compiled = new Map<string, Choices>()
  const compile = (alternatives: readonly string[]): Choices => ({
    choices: alternatives.map(compileTemplate),
  })
  const compileTemplate = (text: string): Template => {
    const parts = text.split(/(\{\w+\}|[?%@])/).filter(Boolean)
    return parts.some((part) => /^(\{|[?%@]$)/.test(part)) ? parts.map(compilePart) : text
  }
  const compilePart = (part: string): Part => {
    if (part === '?' || part === '%' || part === '@') return { random: part }
    if (!part.startsWith('{')) return part
    const name = part.slice(1, -1)
    const field = spotFields.find((candidate) => candidate === name)
    return field ? { field } : listNamed(name)
  }
  const listNamed = (name: string): Choices => {
    const known = compiled.get(name)
    if (known) return known
    const source = words[name]
    if (source === undefined) throw new Error(`no word list named ${name}`)
    const list = compile(splitList(source))
    compiled.set(name, list)
    return list
  }
  return compile
}

/** One of the alternatives, earlier ones more often, with all its slots filled. */
export function expand({ choices }: Choices, random: Random, spot: Spot): string {
  const template = random.pickFront(choices)
  if (typeof template === 'string') return template
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else if ('choices' in part) text += expand(part, random, spot)
    else if ('field' in part) text += spot[part.field]
    else text += character(part.random, random)
  }
  return text
}

/** The letters that postal codes of the United Kingdom and Canada both use. */
const letters = 'ABEGHJLNPRSTWXYZ'

function character(kind: '?' | '%' | '@', random: Random): string | number {
  if (kind === '?') return random.below(10)
  if (kind === '%') return 1 + random.below(9)
  return letters.charAt(random.below(letters.length))
}

/** The items of "a, b, c". */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The rows of a table written as text: one row in each line, columns separated by `;`. */
export function splitTable(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line) => line.split(';').map((cell) => cell.trim()))
}
