import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../application/ports/store-errors.ts'
import { describeFailure } from './describe-failure.ts'

test.each([
  [new Error('unsupported startup parameter: options'), 'unsupported startup parameter: options'],
  [Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('what an operator can mend is told by its cause', (cause, told) => {
  expect(describeFailure(new StoreUnavailableError(cause))).toBe(`StoreUnavailableError: ${told}`)
})

test('a fault of the product is told with the place where it happened', () => {
  expect(describeFailure(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n +at /)
})
