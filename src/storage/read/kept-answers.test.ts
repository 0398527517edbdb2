import { expect, test } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

function counting() {
  const store = { version: 1, reads: 0 }
  const keep = keepAnswers(2, async () => store.version)
  const ask = (question: string) => keep(question, async () => ++store.reads)
  return { store, keep, ask }
}

test('an equal question is answered from memory while the data stay the same', async () => {
  const { store, ask } = counting()
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2])
  store.version = 2
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([3, 4, 3])
})

test('the question that was asked longest ago is forgotten', async () => {
  const { ask } = counting()
  expect([await ask('a'), await ask('b'), await ask('c'), await ask('a')]).toEqual([1, 2, 3, 4])
})

test('a failure is not kept', async () => {
  const { keep, ask } = counting()
  await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('a')).toBe(1)
})
