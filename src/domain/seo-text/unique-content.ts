import { type Random, shuffled } from '../random.ts'
import { introSentences } from './sentences/frame-sentences.ts'
import { nearSentences } from './sentences/near-sentences.ts'
import { paddingSentences } from './sentences/padding-sentences.ts'
import { contactSentences, hoursSentences, optionsSentences } from './sentences/visit-sentences.ts'
import { canExpand, expand, parseTemplate, type Template, type TopicSource, type Words } from './template.ts'

/** The fewest words of a text, separated by white space (어절). */
export const minimumWords = 200

type Paragraph = TopicSource['paragraph']
type Topic = Omit<TopicSource, 'lines'> & { readonly templates: readonly Template[] }

interface Sentence {
  readonly topic: Topic
  readonly text: string
}

const topics: readonly Topic[] = [
  ...introSentences,
  ...hoursSentences,
  ...optionsSentences,
  ...contactSentences,
  ...nearSentences,
  ...paddingSentences,
].map(({ lines, ...topic }) => ({ ...topic, templates: lines.trim().split('\n').map(parseTemplate) }))

const middle: readonly Paragraph[] = ['hours', 'options', 'contact', 'near', 'area']

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** One sentence on each topic that the facts allow, then of the reserves until the text is long enough. */
function sentences(words: Words, nouns: Words, random: Random): Sentence[] {
  const possible = topics.flatMap((topic) => {
    if (topic.needs?.some((name) => !words[name])) return []
    const templates = topic.templates.filter((template) => canExpand(template, words))
    return templates.length > 0 ? [{ topic, templates }] : []
  })
  const say = ({ topic, templates }: (typeof possible)[number]) => ({
    topic,
    text: expand(random.pick(templates), words, nouns, random),
  })
  const said = possible.filter(({ topic }) => !topic.reserve).map(say)
  let count = said.reduce((sum, { text }) => sum + countWords(text), 0)
  const reserve = (kind: TopicSource['reserve']) =>
    shuffled(
      possible.filter(({ topic }) => topic.reserve === kind),
      random,
    )
  for (const further of [...reserve('facts'), ...reserve('padding')]) {
    if (count >= minimumWords) break
    const sentence = say(further)
    count += countWords(sentence.text)
    said.push(sentence)
  }
  return said
}

/** Paragraphs of plain text, one for each line: introduction first, closing last, the others in any order. */
export function uniqueContent(words: Words, nouns: Words, random: Random): string {
  const said = sentences(words, nouns, random)
  const order: readonly Paragraph[] = ['intro', ...shuffled(middle, random), 'closing']
  return order
    .map((paragraph) =>
      said
        .filter(({ topic }) => topic.paragraph === paragraph)
        .sort((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}
