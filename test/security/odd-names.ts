import { Random } from '../../src/domain/random.ts'

/** Characters that nobody sees, or that look like a space. */
const hidden = [
  '\0',
  '\u0001',
  '\u001b',
  '\u007f',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2060',
  '\ufeff',
  '\ud800',
]
const spaces = [' ', '\t', '\n', '\u00a0', '\u2003', '\u3000', '\u202f', '\u1680']
const marks = ['\u0300', '\u0301', '\u0323', '\u0345', '\u20dd']

/** The kinds of odd spelling. `at`: a place within the name; `pick` chooses from a list. */
type Twist = (name: string, at: number, pick: (list: readonly string[]) => string) => string

const insert = (name: string, at: number, text: string) => name.slice(0, at) + text + name.slice(at)
const shifted = (name: string, from: string, to: number) =>
  name.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - from.charCodeAt(0) + to),
  )

const twists: readonly Twist[] = [
  (name, at, pick) => insert(name, at, pick(hidden)),
  (name, _at, pick) => pick(hidden) + name + pick(hidden),
  (name, _at, pick) => pick(spaces) + name + pick(spaces),
  (name, _at, pick) => name.replace(' ', pick(spaces) + pick(spaces)),
  (name, at, pick) => insert(name, at, pick(spaces)),
  (name, at) => name.slice(0, at).toUpperCase() + name.slice(at).toLowerCase(),
  (name) => shifted(name, 'a', 0xff41),
  (name) => shifted(name, 'a', 0x1d41a),
  (name) => shifted(name, 'a', 0x24d0),
  (name) => name.normalize('NFD'),
  (name, at, pick) => insert(name.normalize('NFD'), at, pick(hidden)),
  (name, at, pick) => insert(name, at, pick(marks)),
]

/** `count` different odd spellings of a name, the same in every run: each is made of one to three twists. */
export function oddSpellings(name: string, count: number): readonly string[] {
  const random = new Random(35, 0)
  const pick = (list: readonly string[]) => random.pick(list)
  const found = new Set<string>()
  for (let number = 0; found.size < count; number++) {
    let spelling = twists[number % twists.length]?.(name, random.below(name.length + 1), pick) ?? name
    for (let more = random.below(3); more > 0; more--) {
      spelling = random.pick(twists)(spelling, random.below(spelling.length + 1), pick)
    }
    if (spelling.length <= 64 && spelling !== name) found.add(spelling)
  }
  return [...found]
}
