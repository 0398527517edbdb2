import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../application/ports/store-errors.ts'
import { describeStartProblem } from './start-problem.ts'

test.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', /Check that PostgreSQL runs/],
  ['53300', 'sorry, too many clients already', /raise max_connections/],
  ['57P03', 'the database system is starting up', /wait a moment/],
])('of %s the operator reads what was seen and what to do', (code, message, advice) => {
  const words = describeStartProblem(new StoreUnavailableError(Object.assign(new Error(message), { code })))
  expect(words).toContain(`The database cannot be reached (${message}). `)
  expect(words).toMatch(advice)
})
