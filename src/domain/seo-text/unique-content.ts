import type { Random } from '../random.ts'
import { areaSentences, closingSentences, introSentences } from './sentences/frame-sentences.ts'
import { reputationSentences } from './sentences/reputation-sentences.ts'
import { hoursSentences, optionsSentences, visitSentences } from './sentences/visit-sentences.ts'
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
  ...reputationSentences,
  ...optionsSentences,
  ...areaSentences,
  ...visitSentences,
  ...closingSentences,
].map(({ lines, ...topic }) => ({ ...topic, templates: lines.trim().split('\n').map(parseTemplate) }))

const middle: readonly Paragraph[] = ['hours', 'reputation', 'options', 'area', 'visit']

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list]
  for (let end = result.length; end > 1; end--) {
    const [item] = result.splice(random.below(end), 1)
    if (item !== undefined) result.push(item)
  }
  return result
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** One sentence on each topic that the facts allow, then more until the text is long enough. */
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
  const said = possible.filter(({ topic }) => !topic.isFiller).map(say)
  let count = said.reduce((sum, { text }) => sum + countWords(text), 0)
  for (const filler of shuffled(
    possible.filter(({ topic }) => topic.isFiller),
    random,
  )) {
    if (count >= minimumWords) break
    const sentence = say(filler)
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
