import fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorHandler } from './error-handler.ts'

class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

async function answerTo(error: Error) {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  app.get('/', (_request, reply) => {
    reply.header('cache-control', 'public, s-maxage=60')
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  await app.close()
  return { statusCode, headers, body: JSON.parse(body) }
}

test('no cache keeps an error, even where the answer would have been kept', async () => {
  for (const error of [new Error('secret'), new StoreUnavailableError('The store is away.')]) {
    expect((await answerTo(error)).headers['cache-control']).toBe('no-store')
  }
})

test('an error that nobody expected keeps its message to the log', async () => {
  expect(await answerTo(new Error('secret'))).toMatchObject({
    statusCode: 500,
    body: { message: 'Internal Server Error' },
  })
})

test('a store that is away → 503 with its reason, and when to ask again', async () => {
  expect(await answerTo(new StoreUnavailableError('The store is away.'))).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5' },
    body: { message: 'The store is away.' },
  })
})
