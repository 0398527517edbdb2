import { fold } from '../../../domain/text/fold.ts'
import { includes } from './town-in-text.ts'

const isKorean = /[가-힣]/

/** An address with its further lines, which have columns of their own. The first may be empty, and the last may name the town again. */
export function withLines(first: string, lines: readonly string[], town: string): string {
  const others = lines.filter((line) => line !== '' && fold(line) !== fold(town))
  if (isKorean.test(first)) return others.reduce(withKoreanLine, first)
  // A code belongs to the line before it.
  return [first, ...others]
    .filter(Boolean)
    .join(', ')
    .replace(/, ([A-Z]\d[A-Z] ?\d[A-Z]\d)$/, ' $1')
}

/** `구덕로` and `120` are a street and its house, `영동대로 513` and `2층` are a house and its floor. */
function withKoreanLine(first: string, line: string): string {
  if (/\D/.test(line) && includes(first, line)) return first
  return `${first}${/\d$/.test(first) && !line.startsWith('(') ? ',' : ''} ${line}`
}
