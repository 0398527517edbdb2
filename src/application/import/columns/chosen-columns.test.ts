import { expect, test } from 'vitest'
import { companionColumns } from '../../../domain/business/import-columns.ts'
import { companionCell, findCompanions } from '../rows/companions.ts'
import { splitChoice, withChosen } from './chosen-columns.ts'

test('each column that completes others can be chosen and is then read', () => {
  const none = findCompanions([], new Set())
  for (const column of companionColumns) {
    const { columns, companions } = splitChoice({ name: 0, [column]: 1 })
    expect(columns).toEqual({ name: 0 })
    expect(companionCell(withChosen(none, companions), column, (index) => `cell ${index}`)).toBe('cell 1')
  }
})
