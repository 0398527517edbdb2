import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { identifyRow } from './identify-row.ts'

const nameOf = (name: string) =>
  identifyRow({ number: 2, cells: ['1', name] }, recogniseHeader(['place_id', 'name']), { deriveIds: false })
    .name

test.each([
  ['Praxis Waldhof¹', 'Praxis Waldhof'],
  ['Praxis Waldhof ⁴', 'Praxis Waldhof'],
  ['Praxis Waldhof†', 'Praxis Waldhof'],
])('the footnote of %s is no part of it', (written, name) => {
  expect(nameOf(written)).toBe(name)
})

test.each(['Raum²', 'Studio M³', 'X¹', 'E*NOTE', 'Praxis Waldhof 1'])('%s stays', (name) => {
  expect(nameOf(name)).toBe(name)
})
