import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../application/ports/store-errors.ts'
import { HttpError } from '../server/http-error.ts'
import { fromReadFailure, toReadFailure } from './read-messages.ts'

const acrossThreads = (error: unknown) => fromReadFailure(structuredClone(toReadFailure(error)))

test('an error keeps its name, its words and its status on the way from a thread', () => {
  const lost = acrossThreads(new StoreUnavailableError(new Error('cut')))
  expect(lost).toMatchObject({
    name: 'StoreUnavailableError',
    retryAfter: 5,
    message: new StoreUnavailableError(undefined).message,
  })
  expect(acrossThreads(new HttpError(404, 'none'))).toMatchObject({
    name: 'HttpError',
    statusCode: 404,
    message: 'none',
  })
  expect(acrossThreads('text')).toMatchObject({ name: 'Error', message: 'text' })
})
