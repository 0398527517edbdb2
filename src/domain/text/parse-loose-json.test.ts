import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLooseJson } from './parse-loose-json.ts'

test('what is JSON is read as JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseLooseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  [`{'a': True, 'b': [None, False,], "c": {'d': -1.5},}`, { a: true, b: [null, false], c: { d: -1.5 } }],
  [
    `{'quote': 'it\\'s', "double": "say 'hi'", 'other': 'say "hi"'}`,
    { quote: "it's", double: "say 'hi'", other: 'say "hi"' },
  ],
  [`{'True': 'None, True', u'\\u00e9\\x41': 'a\\nb\\\\'}`, { True: 'None, True', éA: 'a\nb\\' }],
  ['{"line": "one\ntwo"}', { line: 'one\ntwo' }],
])('%s', (text, value) => {
  expect(parseLooseJson(text)).toEqual(value)
})

test('what is nested as real data is stays', () => {
  const text = `${'['.repeat(100)}"${'['.repeat(500)}"${']'.repeat(100)}`
  expect(parseLooseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  '',
  '{',
  `{'a'}`,
  `{'a': 'b}`,
  'Trueish',
  `{'a': set()}`,
  `'${"\\'".repeat(16_000)}`,
  '[]'.padEnd(40_000),
  '['.repeat(5000) + ']'.repeat(5000),
  `${'{"a":'.repeat(200)}[]${'}'.repeat(200)}`,
  `${"[{'a':".repeat(60)}1${'}]'.repeat(60)}`,
])('%.20s is neither JSON nor Python, or too deep', (text) => {
  expect(parseLooseJson(text)).toBeUndefined()
})
