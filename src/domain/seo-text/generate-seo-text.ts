import type { CategoryGroup } from '../category/category-group.ts'
import { Random } from '../random.ts'
import { hashText } from '../text/hash-text.ts'
import { factWords } from './fact-words.ts'
import type { SeoFacts, Words } from './template.ts'
import { uniqueContent } from './unique-content.ts'

/** The texts for search engines, in Korean. */
interface GeneratedSeoText {
  /** At most 60 characters. */
  readonly seoTitle: string
  /** At most 155 characters. */
  readonly seoDescription: string
  /** Paragraphs of plain text, separated by empty lines; at least 200 words. */
  readonly uniqueContent: string
  /** A path, relative to the site's address. */
  readonly canonicalUrl: string
}

/**
 * Writes texts from the listing's facts only. The same facts give the same texts, and other listings get other
 * wordings.
 */
export function generateSeoText(facts: SeoFacts): GeneratedSeoText {
  const { id, slug, categoryGroup } = facts.listing
  const random = new Random(hashText(id).hash, hashText(`${id}.`).hash)
  const words = factWords(facts, random)
  const nouns = { name: kindNoun(categoryGroup), category: '분류', country: '지역' }
  return {
    seoTitle: seoTitle(words),
    seoDescription: seoDescription(words, random),
    uniqueContent: uniqueContent(words, nouns, random),
    canonicalUrl: `/details/${encodeURIComponent(slug)}`,
  }
}

const titleLimit = 60
const descriptionLimit = 155

const length = (text: string) => [...text].length

function cut(text: string, limit: number): string {
  const letters = [...text]
  return letters.length <= limit
    ? text
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

/** Name, category and place, as far as they fit in 60 characters. */
function seoTitle({ name = '', category, place }: Words): string {
  const what = category ? `${name} - ${category}` : name
  const forms = [place ? `${what} | ${place}` : what, what, place ? `${name} | ${place}` : name, name]
  return forms.find((form) => length(form) <= titleLimit) ?? cut(name, titleLimit)
}

function clauses(words: Words): string[] {
  const { rating, reviews, hoursLine, closedDays, phone, address, sameCount, city } = words
  return [
    rating && (reviews ? `평점 ${rating}점, 리뷰 ${reviews}개.` : `평점 ${rating}점.`),
    hoursLine && `영업시간 ${hoursLine}.`,
    closedDays && `휴무 ${closedDays}.`,
    phone && `전화 ${phone}.`,
    address && `주소 ${address}.`,
    city && sameCount && `${city}의 같은 분류 ${sameCount}곳과 비교할 수 있습니다.`,
  ].filter((clause): clause is string => Boolean(clause))
}

const endings = [
  '등록된 정보를 한곳에 정리했습니다.',
  '알려진 정보와 아직 없는 정보를 함께 안내합니다.',
  '방문 전에 확인할 점을 모았습니다.',
  '위치와 이용 안내를 확인하십시오.',
]

/**
 * What and where the listing is, then the facts that fit in 155 characters, in an order that differs between
 * listings.
 */
function seoDescription(words: Words, random: Random): string {
  const { name = '', category, place } = words
  const kind = category ? `${place ? `${place}의 ` : ''}‘${category}’ 분류` : place
  let text = cut(kind ? `${name}, ${kind}.` : `${name}.`, descriptionLimit)
  const facts = clauses(words)
  while (facts.length > 0) {
    const [clause = ''] = facts.splice(random.below(facts.length), 1)
    if (length(`${text} ${clause}`) <= descriptionLimit) text += ` ${clause}`
  }
  const ending = ` ${random.pick(endings)}`
  return length(text + ending) <= descriptionLimit ? text + ending : text
}

const nouns: Record<CategoryGroup, string> = {
  restaurants: '매장',
  healthcare: '시설',
  'auto-services': '업체',
  'beauty-wellness': '매장',
  'home-services': '업체',
  'professional-services': '업체',
  education: '시설',
  entertainment: '시설',
}

/** A noun for listings of the group, for names to which no particle can be attached: `Café Lumière 매장은`. */
function kindNoun(group: CategoryGroup | null): string {
  return group ? nouns[group] : '시설'
}
