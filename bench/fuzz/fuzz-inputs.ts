import type { Random } from '../../src/domain/random.ts'

/** Characters with rules in parsers: separators, brackets, quotes, digits, several scripts, marks, lone surrogates, invisible ones. */
const commonTokens = [
  ...' \t\n|,;:.!?&@#%=_~+-/\\\'"()[]{}<>^`*0159aAzZéßİı가각힣ㄱㅏあア漢県市区мйεשعकไ',
  ...['\u0301', '\u0323', '\u0327', '\u1100', '\u1161', '\u3000', '\u00a0', '\u200d', '\u202e', '\u3164'],
  ...['\ud83d\ude00', '\ud800', '\udc00', '\ufdfa', '\ufb03', '\r\n', '00', ' 1', '1 ', ', ', 'ab ', '가 '],
  ...[
    'http://',
    'https://a.b/',
    '[[',
    '{"',
    '":',
    '\\u',
    '\\',
    '&#',
    '_x',
    '1.',
    '.1',
    '1,000',
    'e\u0301\u0323',
  ],
]

/** `pattern` repeated to exactly `limit` UTF-16 units. */
const filled = (pattern: string, limit: number) =>
  pattern.repeat(Math.ceil(limit / pattern.length)).slice(0, limit)

function pattern(random: Random, tokens: readonly string[]): string {
  const length = 1 + random.below(4)
  return Array.from({ length }, () => random.pick(tokens)).join('')
}

function mixture(random: Random, tokens: readonly string[], limit: number): string {
  const parts: string[] = []
  for (let length = 0; length < limit; ) {
    const part = random.pick(tokens)
    parts.push(part)
    length += part.length
  }
  return parts.join('').slice(0, limit)
}

/** A long run between another beginning and end, because most expressions only fail at the end. */
function framed(random: Random, tokens: readonly string[], limit: number): string {
  const [start, end] = [pattern(random, tokens), pattern(random, tokens)]
  return `${start}${filled(pattern(random, tokens), Math.max(limit - start.length - end.length, 0))}${end}`
}

/** Several runs in sequence, because a later rule gets what an earlier rule has left. */
function runs(random: Random, tokens: readonly string[], limit: number): string {
  const count = 2 + random.below(3)
  const each = Math.floor(limit / count)
  return Array.from({ length: count }, () => filled(pattern(random, tokens), each)).join('')
}

/** A hostile text of about `limit` characters. Half of the texts use the parser's own alphabet. */
export function fuzzInput(random: Random, ownTokens: readonly string[], limit: number): string {
  const own = ownTokens.length > 0 && random.chance(0.5)
  const tokens = own ? [...ownTokens, ...ownTokens, ' ', '0', 'x'] : [...commonTokens, ...ownTokens]
  const kind = random.below(10)
  if (kind === 0) return filled(random.pick(tokens), limit)
  if (kind < 4) return filled(pattern(random, tokens), limit)
  if (kind < 8) return framed(random, tokens, limit)
  return kind === 8 ? runs(random, tokens, limit) : mixture(random, tokens, limit)
}
