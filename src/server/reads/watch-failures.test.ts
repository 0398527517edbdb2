import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../application/ports/store-errors.ts'
import type { Directory } from '../../domain/directory/directory.ts'
import { watchFailures } from './watch-failures.ts'

const directoryOf = (...answers: (() => Promise<unknown>)[]) =>
  watchFailures({ in: () => ({ statistics: () => answers.shift()?.() }) } as unknown as Directory)

const ask = (directory: Directory) =>
  (directory.in('ko') as unknown as { statistics(): Promise<unknown> }).statistics()

test('of a directory that answers, no failure is known', async () => {
  const { directory, failure } = directoryOf(async () => 1)
  expect(await ask(directory)).toBe(1)
  expect(failure()).toBeUndefined()
})

test('the first failure is told by its cause, as an operator can mend it', async () => {
  const lost = new StoreUnavailableError(new Error('unsupported startup parameter: options'))
  const { directory, failure } = directoryOf(
    () => Promise.reject(lost),
    () => Promise.reject(new Error('later')),
  )
  await expect(ask(directory)).rejects.toBe(lost)
  await expect(ask(directory)).rejects.toThrow('later')
  expect(failure()).toBe('StoreUnavailableError: unsupported startup parameter: options')
})

test('a fault of the product is told with the place where it happened', async () => {
  const { directory, failure } = directoryOf(() => Promise.reject(new TypeError('no such thing')))
  await expect(ask(directory)).rejects.toThrow('no such thing')
  expect(failure()).toMatch(/^TypeError: no such thing\n +at /)
})
