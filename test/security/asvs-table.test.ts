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

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const isTest = (name: string) => /^(?:src|test|e2e)\/.*\.(?:test|contract)\.ts$/.test(name)

test('every item says how or why', () => {
  for (const { item, about, state, how } of rows) {
    expect(['met', 'met; open at level 2', 'documented', 'not applicable', 'open'], item).toContain(state)
    expect(about.length, item).toBeGreaterThan(2)
    expect(how.length, item).toBeGreaterThan(2)
  }
})

test('every item that is met names tests, and they are there', () => {
  const met = rows.filter(({ state }) => state.startsWith('met'))
  expect(met.length).toBeGreaterThan(130)
  for (const { item, how } of met) {
    const tests = namesIn(how).filter(isTest)
    expect(tests.length, item).toBeGreaterThan(0)
    for (const name of tests) {
      expect(existsSync(join(root, name)), `${item}: ${name}`).toBe(true)
      expect(readFileSync(join(root, name), 'utf8'), `${item}: ${name}`).toMatch(/\btest[.(]/)
    }
  }
})

test('every item that is documented asks for a text, and names it', () => {
  const sections = [...page.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title.toLowerCase())
  const aboutTexts = /documented|named|inventory|words that|ways to|time to fix|only documented/
  for (const { item, about, how } of rows.filter(({ state }) => state === 'documented')) {
    expect(about, item).toMatch(aboutTexts)
    const row = rows.find((other) => other.item === /as (\d+\.\d+\.\d+)/.exec(how)?.[1])
    const text = row ? row.how : how
    const pages = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, name = '']) => join('docs', name))
    const named = [...pages, ...namesIn(text).filter((name) => name.endsWith('.md'))]
    expect(
      named.filter((name) => !existsSync(join(root, name))),
      item,
    ).toEqual([])
    const [, topic = ''] = /the section on (\w+)/.exec(text) ?? []
    const isThere = topic !== '' && sections.some((title) => title.includes(sectionWord[topic] ?? topic))
    expect(named.length > 0 || isThere || text.includes('README'), item).toBe(true)
  }
})

/** The sections whose titles have other words than the rows. */
const sectionWord: Readonly<Record<string, string>> = { roles: 'who may do what', signing: 'signing in' }

test('only those items of level 1 are open that no test can try', () => {
  const open = rows.filter(({ level, state }) => level === '1' && state === 'open')
  expect(open.map(({ item }) => item)).toEqual(['12.2.2', '15.2.1'])
})

test('every file that the page names is there', () => {
  const names = [...page.matchAll(/`((?:src|test|e2e|deploy|docs)\/[^`]+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([])
})
