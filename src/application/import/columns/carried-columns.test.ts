import { expect, test } from 'vitest'
import { findCompanions } from '../rows/companions.ts'
import { carriedColumns } from './carried-columns.ts'
import { recogniseHeader } from './columns.ts'

test.each([
  [['name', 'place_id', 'phone'], []],
  [['name', 'place_id', 'Sunday'], ['working_hours']],
  [['name', 'place_id', 'opens', 'closes'], ['working_hours']],
  [['name', 'place_id', '휴무일'], []],
  [['name', 'place_id', 'working_hours'], ['working_hours']],
  [['name', 'place_id', 'street', 'city'], ['full_address']],
  [['name', 'place_id', 'city'], []],
])('a file of %j changes %j beside them', (header, more) => {
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  const carried = carriedColumns({ columns, companions })
  expect(['full_address', 'working_hours'].filter((column) => carried.has(column))).toEqual(more)
})
