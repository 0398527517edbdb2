/** Brackets around digits are those of a phone number. */
const around = /[[\]{}<>「」『』【】“”„«»|~_]|\((?!\d)|(?<!\d)\)/g
/** Between Korean words; between others a stroke is part of the word: a/c. */
const betweenHangul = /(?<=[가-힣])[/·ㆍ・,+](?=[가-힣])/g
const alone = /(?<=^|\s)(?:[-–—@*+·,;:=$€₩£]+|\d{1,3}%)(?=\s|$)/gu
const before = /(?<=^|\s)[#@](?=\p{L})/gu
const first = /(?<=^|\s)#1(?=\s)/gu
const stars = /(?<=^|\s)\d?[*★☆⭐]+(?=\s|$)/gu
/** Laughter and tears behind a Korean word. */
const chat = /(?<=[가-힣]) ?(?:ㅋ{2,}|ㅎ{2,}|ㅠ{2,}|ㅜ{2,})(?=\s|$)/gu
const quoted = /^\s*"([^"]*)"\s*$/

/** A search without the signs that say nothing: `카페(성수동)`, `#성수동 #카페`. What a sign says is said in words: `#1` and `5★` are the best. */
export function withPlainSigns(text: string): string {
  return text
    .replace(quoted, '$1')
    .replace(first, 'best')
    .replace(stars, 'best')
    .replace(chat, '')
    .replace(around, ' ')
    .replace(betweenHangul, ' ')
    .replace(alone, ' ')
    .replace(before, '')
}

/** The spaces of an address that was pasted: San+Francisco. Beside a space or a digit, a plus is one: C + D, A+. */
export const withoutPastedPluses = (text: string): string =>
  /\s/.test(text) ? text : text.replace(/(?<=\p{L})\+(?=\p{L})/gu, ' ')
