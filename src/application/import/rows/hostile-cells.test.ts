import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftKeys } from '../../../domain/business/duplicates/possible-duplicates.ts'
import { carriedColumns, extraColumns, importColumns } from '../../../domain/business/import-columns.ts'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { companionNames } from './companion-names.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow, samplePlace } from './normalise-row.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** One header for each kind of column that an import reads; some are read only beside others. */
const kinds: readonly (readonly string[])[] = [
  ...importColumns.map((column) => [column]),
  [...extraColumns, ...carriedColumns, 'text_facts'],
  ...Object.values(companionNames).map((headers) => headers.split('|').slice(0, 1)),
  days,
  days.map((day) => `${day} open`).concat(days.map((day) => `${day} close`)),
  ['opens at', 'closes at'],
  ['remarks'],
  ['disused:shop'],
]
const rest = { name: '한밭 식당', place_id: 'p', full_address: '대전광역시 중구 중앙로 1', country: 'KR' }

/** The longest text of a cell. */
const longest = 32_767
const nested = [
  ['[', '1', ']'],
  ['{"a":', '1', '}'],
  ["{'Monday':[", '"9-5"', ']}'],
  ['(', '', ')'],
].map(([opens = '', inner = '', closes = '']) => {
  const deep = Math.floor(longest / (opens.length + closes.length + 1))
  return opens.repeat(deep) + inner + closes.repeat(deep)
})
const pieces = [
  ...'([{<「【)]}>」】"\'`“”,;:/|\\-–~_=+*#@%^ \t\n\0\x01\x7f\u00a0\u202e\u200b\ufeff\ufffd\ud800\udc00\u0301059٣９十½ﷺİ🍕',
  ...[
    '__proto__',
    'constructor',
    '1e999',
    '9'.repeat(400),
    '-1',
    'null',
    '&#x110000;',
    '\\u',
    '%E0%',
    '{"a":',
  ],
  ...[
    'Mo-',
    '월~',
    '24/7',
    'closed ',
    '휴무',
    '2024-13-45',
    '99:99',
    'PM',
    'http://',
    '/@1e999,',
    '!3d',
    '?q=',
  ],
  ...[
    '{"__proto__":',
    '{"Monday":',
    '{"periods":[',
    '{"day":',
    '"open":null',
    'POINT(',
    'St, ',
    '로 ',
    'ì„œ',
  ],
]
const hostile = fc
  .tuple(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(1, 7, 400, longest),
  )
  .map(([some, times]) => some.join('').repeat(times).slice(0, longest))

function read(header: readonly string[], kind: readonly string[], text: string): void {
  const known: Readonly<Record<string, string>> = rest
  const row = { number: 2, cells: header.map((cell) => (kind.includes(cell) ? text : (known[cell] ?? ''))) }
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  samplePlace(row, columns, companions)
  const { draft } = normaliseRow(row, columns, { deriveIds: true, header, companions, country: 'KR' })
  if (!draft) return
  indexTerms(draft)
  draftKeys(draft)
}

test.each(kinds.map((kind) => [kind.join(' '), kind] as const))('%s: no cell stops an import', (_, kind) => {
  const header = [...new Set([...Object.keys(rest), ...kind])]
  for (const text of [...nested, '[1],'.repeat(8000), `["${'a","'.repeat(8000)}"]`])
    expect(() => read(header, kind, text)).not.toThrow()
  fc.assert(
    fc.property(hostile, (text) => read(header, kind, text)),
    { numRuns: 5 },
  )
})
