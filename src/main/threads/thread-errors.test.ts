import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../application/ports/store-errors.ts'
import { WorkbookError } from '../../application/ports/workbook.ts'
import { HttpError } from '../../server/http-error.ts'
import { fromPlainError, toPlainError } from './thread-errors.ts'

const acrossThreads = (error: unknown) => fromPlainError(structuredClone(toPlainError(error)))

test('an error keeps its name, its words and its fields on the way from a thread', () => {
  const lost = acrossThreads(new StoreUnavailableError(new Error('cut')))
  expect(lost).toMatchObject({
    name: 'StoreUnavailableError',
    retryAfter: 5,
    cause: 'cut',
    message: new StoreUnavailableError(undefined).message,
  })
  expect(acrossThreads(new HttpError(404, 'none'))).toMatchObject({
    name: 'HttpError',
    statusCode: 404,
    message: 'none',
  })
  const text = { ko: '큽니다.', en: 'It is too large.' }
  expect(acrossThreads(new WorkbookError('too-large', text))).toMatchObject({
    name: 'WorkbookError',
    problem: 'too-large',
    text,
  })
  expect(acrossThreads('text')).toMatchObject({ name: 'Error', message: 'text' })
})
