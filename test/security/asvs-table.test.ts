import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')

/** The rows of the tables of ASVS items: item, level, about, state, how. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([item = '', level = '', about = '', state = '', how = '']) => ({ item, level, about, state, how }))

test('the table has each item of level 1 and 2 once', () => {
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length)
  // ASVS 5.0.0 has 70 items of level 1, and 183 more of level 2.
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
})

test('no item of level 1 is open, and every item says how or why', () => {
  expect(rows.filter(({ level, state }) => level === '1' && state === 'open')).toEqual([])
  for (const { item, about, state, how } of rows) {
    expect(['met', 'met; open at level 2', 'not applicable', 'open'], item).toContain(state)
    expect(about.length, item).toBeGreaterThan(2)
    expect(how.length, item).toBeGreaterThan(2)
  }
})

test('every file that the page names is there', () => {
  const names = [...page.matchAll(/`((?:src|test|deploy|docs)\/[^`]+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([])
})
