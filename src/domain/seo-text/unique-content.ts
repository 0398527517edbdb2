import { type Random, shuffled } from '../random.ts'
import { introSentences } from './sentences/frame-sentences.ts'
import { nearSentences } from './sentences/near-sentences.ts'
import { contactSentences, hoursSentences, optionsSentences } from './sentences/visit-sentences.ts'
import { canExpand, expand, parseTemplate, type Template, type TopicSource, type Words } from './template.ts'

/** A text with fewer words (어절, separated by white space) is a short one: no more is known of its listing. */
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
].map(({ lines, ...topic }) => ({ ...topic, templates: lines.trim().split('\n').map(parseTemplate) }))

const middle: readonly Paragraph[] = ['hours', 'options', 'contact', 'near', 'area']

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** What a text is made of. `nouns`: see `expand`. */
interface Material {
  readonly words: Words
  readonly nouns: Words
}

/** One sentence on each topic that the facts allow. Nothing is said to make a text longer. */
function sentences({ words, nouns }: Material, random: Random): Sentence[] {
  return topics.flatMap((topic) => {
    if (topic.needs?.some((name) => !words[name])) return []
    const templates = topic.templates.filter((template) => canExpand(template, words))
    if (templates.length === 0) return []
    return [{ topic, text: expand(random.pick(templates), words, nouns, random) }]
  })
}

/** Sentences of a paragraph: the name at the beginning of one is not said again at that of the next (`솔길의 평점은 … 솔길의 주소는 …`). */
function joinedSentences(texts: readonly string[], owner: string): string {
  const isOwned = (text: string | undefined) => owner !== '' && text?.startsWith(owner)
  return texts
    .map((text, at) => (isOwned(text) && isOwned(texts[at - 1]) ? text.slice(owner.length) : text))
    .join(' ')
}

/** Paragraphs of plain text, one for each line: introduction first, the others in any order. */
export function uniqueContent(material: Material, random: Random): string {
  const said = sentences(material, random)
  const order: readonly Paragraph[] = ['intro', ...shuffled(middle, random)]
  return order
    .map((paragraph) =>
      joinedSentences(
        said.filter(({ topic }) => topic.paragraph === paragraph).map(({ text }) => text),
        material.words.name ? `${material.words.name}의 ` : '',
      ),
    )
    .filter(Boolean)
    .join('\n\n')
}
