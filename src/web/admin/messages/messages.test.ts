import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { categoryKey } from '../../../domain/category/category-key.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { spec } from './spec.ts'

const admin = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: admin }).filter(
  (file) => !file.startsWith('messages') && !/\.test\.tsx?$/.test(file),
)
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Texts that stand in a component: between tags, or in an attribute that people read. */
const textsIn = (source: string) => [
  ...source.matchAll(/^\s*[A-Z][a-z]+(?: [a-z]+)*[.!?]?$|>\s*([\p{L}][^<>{}=();]*)<\//gmu),
  ...source.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]*\p{L}[^"]*)"/gu),
]

test.each(files)('%s has no text of its own', (file) => {
  const source = withoutComments(readFileSync(join(admin, file), 'utf8'))
  expect(source.match(/[가-힣]+/g) ?? []).toEqual([])
  if (file.endsWith('.tsx')) expect(textsIn(source).map(([text]) => text.trim())).toEqual([])
})

/** Every text of a catalogue, those of functions with arguments made up. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return [String(part(2, 3, 4, 5))]
  return Object.values(part as object).flatMap(textsOf)
}

const { formats: _, language: _en, ...english } = en
const { formats: __, language: _ko, ...korean } = ko

describe('the catalogues', () => {
  test('have no Korean in the English one, and no empty text', () => {
    const texts = textsOf(english)
    expect(texts.filter((text) => /[가-힣]/.test(text))).toEqual([])
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  test('are in Korean in the Korean one, but for names and signs', () => {
    expect(textsOf(korean).filter((text) => /\p{L}{2}/u.test(text) && !/[가-힣]/.test(text))).toEqual([])
  })
})

test('spec §2: the categories of the filter have the slugs of their trades', () => {
  for (const { name, slug } of spec.businesses.categories) expect(categoryKey(name)).toBe(slug)
})

test('figures, dates and countries in both languages', () => {
  expect([ko.formats.duration(250), en.formats.duration(250)]).toEqual(['4분 10초', '4 min 10 s'])
  expect([ko.formats.duration(7500), en.formats.duration(0.2)]).toEqual(['2시간 5분', '0 s'])
  expect([ko.formats.day('2026-11-21'), en.formats.day('2026-11-21')]).toEqual([
    '2026. 11. 21.',
    '21 Nov 2026',
  ])
  expect([ko.formats.country('CH', 'Suisse'), en.formats.country('CH', 'Suisse')]).toEqual([
    '스위스',
    'Switzerland',
  ])
  expect(en.formats.country('', 'Narnia')).toBe('Narnia')
  expect([en.common.rows(1), en.common.rows(2000)]).toEqual(['1 row', '2,000 rows'])
})
