import { countWords, minimumWords } from '../domain/seo-text/unique-content.ts'

const lengthLimit = 20_000
const leastHangul = 0.6

function numbers(text: string): Set<string> {
  return new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '')))
}

/**
 * Whether a rewritten text may stand for the draft: plain Korean of 200 words or more, that names the listing and no number that the
 * draft does not have.
 */
export function isFaithful(text: string, draft: string, name: string): boolean {
  if (text.length > lengthLimit || countWords(text) < minimumWords) return false
  if (!text.includes(name) || /[<>{}]|\*\*|^#|https?:/m.test(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  const hangul = text.match(/[가-힣]/g) ?? []
  if (hangul.length < letters.length * leastHangul) return false
  const given = numbers(draft)
  return [...numbers(text)].every((number) => given.has(number))
}
