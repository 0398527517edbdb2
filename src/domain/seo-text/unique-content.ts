import { type Random, shuffled } from '../random.ts'
import { introSentences } from './sentences/frame-sentences.ts'
import { nearSentences } from './sentences/near-sentences.ts'
import { paddingSentences } from './sentences/padding-sentences.ts'
import { contactSentences, hoursSentences, optionsSentences } from './sentences/visit-sentences.ts'
import { canExpand, expand, parseTemplate, type Template, type TopicSource, type Words } from './template.ts'

/** The fewest words of a text, separated by white space (어절). */
export const minimumWords = 200

type Paragraph = TopicSource['paragraph']
type Topic = Omit<TopicSource, 'lines'> & {
  /** Among all topics. */
  readonly position: number
  readonly templates: readonly Template[]
}

interface Sentence {
  readonly topic: Topic
  readonly text: string
}

function parsed(sources: readonly TopicSource[], firstPosition: number): Topic[] {
  return sources.map(({ lines, ...topic }, at) => ({
    ...topic,
    position: firstPosition + at,
    templates: lines.trim().split('\n').map(parseTemplate),
  }))
}

const factTopics = parsed(
  [...introSentences, ...hoursSentences, ...optionsSentences, ...contactSentences, ...nearSentences],
  0,
)
const firstTopics = factTopics.filter(({ isReserve }) => !isReserve)
const reserveTopics = factTopics.filter(({ isReserve }) => isReserve)
const paddingTopics = parsed(paddingSentences, factTopics.length)

const middle: readonly Paragraph[] = ['hours', 'options', 'contact', 'near', 'area']

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** What a text is made of. `nouns`: see `expand`. */
interface Material {
  readonly words: Words
  /** Further words, for padding. */
  readonly padding: () => Words
  readonly nouns: Words
}

/** The topics on which the words allow a sentence, with the sentences that they allow. */
function possible(topics: readonly Topic[], words: Words): Topic[] {
  return topics.flatMap((topic) => {
    if (topic.needs?.some((name) => !words[name])) return []
    const templates = topic.templates.filter((template) => canExpand(template, words))
    return templates.length > 0 ? [{ ...topic, templates }] : []
  })
}

/** One sentence on each topic that the facts allow, then of the reserve until the text is long enough, then padding. */
function sentences({ words, padding, nouns }: Material, random: Random): Sentence[] {
  const said: Sentence[] = []
  let count = 0
  const say = (topic: Topic, allWords: Words) => {
    const text = expand(random.pick(topic.templates), allWords, nouns, random)
    count += countWords(text)
    said.push({ topic, text })
  }
  const sayUntilEnough = (topics: readonly Topic[], allWords: Words) => {
    for (const topic of shuffled(possible(topics, allWords), random)) {
      if (count >= minimumWords) return
      say(topic, allWords)
    }
  }
  for (const topic of possible(firstTopics, words)) say(topic, words)
  sayUntilEnough(reserveTopics, words)
  if (count < minimumWords) sayUntilEnough(paddingTopics, { ...words, ...padding() })
  return said.sort((a, b) => a.topic.position - b.topic.position)
}

/** Paragraphs of plain text, one for each line: introduction first, closing last, the others in any order. */
export function uniqueContent(material: Material, random: Random): string {
  const said = sentences(material, random)
  const order: readonly Paragraph[] = ['intro', ...shuffled(middle, random), 'closing']
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
