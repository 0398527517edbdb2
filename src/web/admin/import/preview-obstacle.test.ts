import { expect, test } from 'vitest'
import { obstacleOf } from './preview-obstacle.ts'

test('a header without a row below it is another obstacle than rows that are all refused', () => {
  expect(obstacleOf({ rows: 0, refused: 0 })).toBe('empty')
  expect(obstacleOf({ rows: 3, refused: 3 })).toBe('noRows')
  expect(obstacleOf({ rows: 3, refused: 2 })).toBeUndefined()
})
