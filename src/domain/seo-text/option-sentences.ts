import type { AttributeTopic } from '../business/attributes/attribute-vocabulary.ts'
import { finalSound } from '../text/particle.ts'

/** What is said of attributes together: a topic, or a part of one that needs other words. */
export type Kind =
  | AttributeTopic
  | 'cash'
  | 'mood'
  | 'company'
  | 'with'
  | 'later'
  | 'wheelchair'
  | 'lacksWheelchair'
  | 'lacksService'
  | 'lacks'

/** A clause in the form that another one follows, and in the one that ends a sentence. */
export type Clause = readonly [joining: string, ending: string]

export interface Told {
  readonly kind: Kind
  readonly clause: Clause
}

/** What may stand in one sentence, in this order: what one gets and what that takes, then what the place is like. */
const families: readonly (readonly Kind[])[] = [
  ['service', 'offerings', 'planning', 'payment', 'cash', 'later'],
  ['owner', 'mood', 'crowd', 'company', 'with', 'amenities', 'access', 'wheelchair', 'parking'],
  ['lacksService', 'lacks', 'lacksWheelchair'],
]
const familyOf = (kind: Kind) => families.findIndex((family) => family.includes(kind))
const byPlace = (one: Told, other: Told) => {
  const family = families[familyOf(one.kind)] ?? []
  return family.indexOf(one.kind) - family.indexOf(other.kind)
}

/** Letters of three clauses that may stand in one sentence. */
const longest = 80
const lengthOf = (clauses: readonly Told[]) =>
  clauses.reduce((sum, { clause: [, ending] }) => sum + ending.length, 0)

/** Two clauses of a family in a sentence; a third one that is left over stands with the last two, if they are short. */
export function sentencesOf(clauses: readonly Told[]): string[] {
  return [...Map.groupBy(clauses, ({ kind }) => familyOf(kind)).values()].flatMap((own) => {
    const parts: Told[][] = []
    for (let at = 0; at < own.length; at += 2) parts.push(own.slice(at, at + 2))
    const [before, last] = [parts.at(-2) ?? [], parts.at(-1) ?? []]
    const isJoined = last.length === 1 && before.length > 0 && lengthOf([...before, ...last]) <= longest
    const joined = isJoined ? [...parts.slice(0, -2), [...before, ...last]] : parts
    return joined.map((part) => sentenceOf(part.toSorted(byPlace)))
  })
}

function sentenceOf(clauses: readonly Told[]): string {
  const joined = clauses
    .slice(0, -1)
    .map(({ clause: [joining] }, index) => (index === 0 ? joining : otherJoining(joining)))
  return `${[...joined, clauses.at(-1)?.clause[1]].join(', ')}.`
}

/** `받고` → `받으며`, `가능하고` → `가능하며`: two clauses of a sentence do not end alike. */
function otherJoining(joining: string): string {
  if (!joining.endsWith('고')) return joining
  const stem = joining.slice(0, -1)
  return `${stem}${finalSound(stem) === 'consonant' ? '으며' : '며'}`
}
