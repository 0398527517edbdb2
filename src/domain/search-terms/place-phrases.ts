/** Part of a text that may name a place, and the text without it. */
export interface PlacePhrase {
  readonly phrase: string
  readonly rest: string
}

const phraseLimit = 3

/**
 * The parts of a text that may name a place: whole words, and the beginning or end of one Hangul word (강남맛집). The
 * longest come first; among equals, those at the end of the text. The whole text is never a part.
 */
export function placePhrases(text: string): PlacePhrase[] {
  const words = text.slice(0, 200).trim().split(/\s+/)
  const found: PlacePhrase[] = []
  for (let length = Math.min(phraseLimit, words.length - 1); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const rest = [...words.slice(0, start), ...words.slice(start + length)].join(' ')
      found.push({ phrase: words.slice(start, start + length).join(' '), rest })
    }
  }
  const [only = ''] = words
  return words.length === 1 && /^[가-힣]{4,12}$/.test(only) ? splits(only) : found
}

function splits(word: string): PlacePhrase[] {
  const found: PlacePhrase[] = []
  for (let length = word.length - 2; length >= 2; length--) {
    found.push({ phrase: word.slice(0, length), rest: word.slice(length) })
    found.push({ phrase: word.slice(-length), rest: word.slice(0, -length) })
  }
  return found
}
