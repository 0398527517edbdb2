import { type Random, shuffled } from '../random.ts'
import { introSentences } from './sentences/frame-sentences.ts'
import { nearSentences } from './sentences/near-sentences.ts'
import { contactSentences, hoursSentences, optionsSentences } from './sentences/visit-sentences.ts'
import {
  canExpand,
  expand,
  type FactWords,
  parseTemplate,
  type Template,
  type TopicSource,
  type Words,
} from './template.ts'

/** How many words (어절, separated by white space) a text has where enough is known. A shorter one has no padding. */
export const minimumWords = 200
/** With the whole reserve a text of so many is near enough to it. */
const nearlyEnough = 170

type Paragraph = TopicSource['paragraph']
type Topic = Omit<TopicSource, 'lines'> & {
  /** Among all topics. */
  readonly position: number
  readonly templates: readonly Template[]
  /** The words of its templates. */
  readonly names: readonly string[]
}

interface Sentence {
  readonly topic: Topic
  readonly text: string
}

function parsed(sources: readonly TopicSource[], firstPosition: number): Topic[] {
  return sources.map(({ lines, ...topic }, at) => {
    const templates = lines.trim().split('\n').map(parseTemplate)
    const names = [...new Set(templates.flatMap((template) => template.names))]
    return { ...topic, position: firstPosition + at, templates, names }
  })
}

const factTopics = parsed(
  [...introSentences, ...hoursSentences, ...optionsSentences, ...contactSentences, ...nearSentences],
  0,
)
const firstTopics = factTopics.filter(({ isReserve }) => !isReserve)
const reserveTopics = factTopics.filter(({ isReserve }) => isReserve)

const middle: readonly Paragraph[] = ['hours', 'options', 'contact', 'near', 'area']

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

const wordsOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((all, { text }) => all + countWords(text), 0)

/** What a text is made of. `nouns`: see `expand`. */
interface Material extends FactWords {
  readonly nouns: Words
}

const isOfOthers = ({ topic }: Sentence) => topic.paragraph === 'near' || topic.paragraph === 'area'

/**
 * One sentence on each topic that the facts allow, and of the reserve as many as the text needs to be long enough. Where the whole reserve
 * does not nearly make it so, or where more would be said of others than of the listing itself, none is said: it would be padding.
 */
function sentences({ words, later, nouns }: Material, random: Random): Sentence[] {
  const known: Record<string, string | undefined> = { ...words }
  const sentenceOn = (topic: Topic): Sentence[] => {
    for (const name of topic.names) known[name] ??= later[name]?.()
    if (topic.needs?.some((name) => !known[name])) return []
    const templates = topic.templates.filter((template) => canExpand(template, known))
    if (templates.length === 0) return []
    return [{ topic, text: expand(random.pick(templates), known, nouns, random) }]
  }
  const first = firstTopics.flatMap(sentenceOn)
  const reserve: Sentence[] = []
  const own = wordsOf(first.filter((sentence) => !isOfOthers(sentence)))
  let count = wordsOf(first)
  for (const topic of shuffled(reserveTopics, random)) {
    if (count >= minimumWords) break
    const more = sentenceOn(topic)
    count += wordsOf(more)
    reserve.push(...more)
  }
  const said = count >= nearlyEnough && own >= count - own ? [...first, ...reserve] : first
  return said.sort((a, b) => a.topic.position - b.topic.position)
}

/** Paragraphs of plain text, one for each line: introduction first, the others in any order. */
export function uniqueContent(material: Material, random: Random): string {
  const said = sentences(material, random)
  const order: readonly Paragraph[] = ['intro', ...shuffled(middle, random)]
  return order
    .map((paragraph) =>
      said
        .filter(({ topic }) => topic.paragraph === paragraph)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}
