import { expect, test } from 'vitest'
import { hasSections, headingPlaces, isFooter, sectionOf } from './section-rows.ts'

const row = (...cells: string[]) => ({ number: 2, cells })
const table = { width: 4, country: '', hasSections: true }

test.each([
  ['Bäckereien', { trade: 'Bakery', city: '' }],
  ['■ 음식점', { trade: 'Restaurant', city: '' }],
  ['2. Hotels (12)', { trade: 'Hotel', city: '' }],
  ['■ 내용', { trade: '', city: '' }],
])('“%s” alone in a row is a heading', (text, section) => {
  expect(sectionOf(row('', text, '', ''), table)).toEqual(section)
  // A merged cell gives its text to all cells that it covers.
  expect(sectionOf(row(text, text, text, ''), table)).toEqual(section)
})

test('a row with more is none, and without a mark only in a table that has headings', () => {
  expect(sectionOf(row('Bäckereien', 'Hauptplatz 1', '', ''), table)).toBeUndefined()
  expect(sectionOf(row('Bäckereien', '', '', ''), { ...table, hasSections: false })).toBeUndefined()
  expect(sectionOf(row('[Bäckereien]', '', '', ''), { ...table, hasSections: false })?.trade).toBe('Bakery')
  expect(sectionOf(row('Zum Adler', '', '', ''), table)).toBeUndefined()
})

test('a table has headings where every row with one text is one', () => {
  const listed = [row('A', 'x', '1'), row('B', 'y', '2'), row('C', 'z', '3')]
  expect(hasSections([row('Hotels', '', ''), ...listed], 3, '')).toBe(true)
  expect(hasSections([row('Hotels', '', ''), row('Zum Adler', '', ''), ...listed, ...listed], 3, '')).toBe(
    false,
  )
  expect(hasSections(listed, 3, '')).toBe(false)
  const counted = [row('Hotels', '', ''), row('Zwischensumme: 2', '', ''), row('Gesamt: 2', '', '')]
  expect(hasSections([...counted, ...listed], 3, '')).toBe(true)
})

test('headings in capitals say nothing of the rows below, whose names are not', () => {
  const listed = [row('Grèbe', 'x', '1'), row('Héron', 'y', '2'), row('Busard', 'z', '3')]
  const parts = [row('CENTRE-VILLE', '', ''), row('FAUBOURG', '', '')]
  expect(hasSections([...parts, ...listed], 3, '')).toBe('capitals')
  expect(hasSections([...parts, ...listed, row('IKEA', 'w', '4')], 3, '')).toBe(false)
  const capitals = { ...table, hasSections: 'capitals' } as const
  expect(sectionOf(row('FAUBOURG', '', '', ''), capitals)).toEqual({ trade: '', city: '' })
  expect(sectionOf(row('Le Faubourg', '', '', ''), capitals)).toBeUndefined()
  expect(sectionOf(row('BOULANGERIES', '', '', ''), capitals)?.trade).toBe('Bakery')
})

test.each([
  [['', 'TOPLAM', '3', '']],
  [['계', '2개소', '', '']],
  [['합 계', '2개소', '', '']],
  [['', '소계', '2개 점포', '']],
  [['', '', '총 4개소', '']],
  [['Total', '', '', '120']],
  [['※ 문의: 지역경제과', '', '', '']],
  [['', 'Page 1 of 2', '', '']],
  [['Bron: gemeente', '', '', '']],
  [['Zwischensumme: 4', '', '', '']],
  [['¹ by appointment', '', '', '']],
  [['Seite 3/7', '', '', '']],
  [['- 4 -', '', '', '']],
  [['第 2 页 共 5 页', '', '', '']],
  [['© Chamber of Commerce', '', '', '']],
])('%j says something of the whole list', (cells) => {
  expect(isFooter(row(...cells), 4, { name: 1 })).toBe(true)
})

test('a total may stand below the addresses', () => {
  expect(isFooter(row('합 계', '', '3개소', '', '76', '31', '45'), 7, { name: 2 })).toBe(true)
  expect(isFooter(row('', '---:', ':-----', ':---:', '---', '---'), 6, { name: 2 })).toBe(true)
  expect(isFooter(row('Total', '12', '3', '4', '5', '1 Main St'), 6, { name: 0 })).toBe(false)
  expect(isFooter(row('', '합계', '3개소', ''), 4, { name: 1, full_address: 2, phone: 3 })).toBe(true)
})

test('a business with an address is no total, whatever it is called', () => {
  expect(isFooter(row('7', 'Total', '1 Main St', ''), 4, { name: 1, full_address: 2 })).toBe(false)
})

test('nor is one with a point, or with words beside its name', () => {
  expect(isFooter(row('Total', '48.8566', '2.3522', ''), 4, { name: 0 })).toBe(false)
  expect(isFooter(row('Total', '', '', 'Lyon'), 4, { name: 0 })).toBe(false)
})

test.each(['Celkem: 4 provozovny', 'Last updated 2024-05-01', 'As of 2024', 'Итого: 5'])(
  '“%s” is a footer',
  (text) => {
    expect(isFooter(row(text, '', '', ''), 4, { name: 0 })).toBe(true)
    expect(isFooter(row('', text, '', ''), 4, { name: 1 })).toBe(true)
  },
)

test('headings say where the rows below them are', () => {
  const listed = [row('1', 'A', 'x'), row('2', 'B', 'y')]
  const [first, second] = headingPlaces(
    [row('OLOMOUC', '', ''), ...listed, row('Brno', '', ''), ...listed],
    3,
  )
  expect([first?.city, second?.city]).toEqual(['OLOMOUC', 'Brno'])
  expect(headingPlaces(listed, 3)).toEqual([])
})
