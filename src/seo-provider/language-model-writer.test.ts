import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { JobError } from '../application/jobs/job-handler.ts'
import { generateSeoText } from '../domain/seo-text/generate-seo-text.ts'
import { bareListing, fullListing } from '../domain/seo-text/testing/listings.ts'
import { createLanguageModelWriter } from './language-model-writer.ts'

const facts = { listing: fullListing, sameTrade: [], otherTrades: [] }
const draft = generateSeoText(facts)
const closers: (() => Promise<unknown>)[] = []
const unaborted = new AbortController().signal

interface Asked {
  readonly authorization: string | undefined
  readonly path: string | undefined
  readonly body: { model: string; messages: { role: string; content: string }[] }
}

type Answer = (response: ServerResponse, attempt: number, asked: Asked) => void

async function readBody(request: IncomingMessage): Promise<Asked['body']> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

/** A writer whose language model is a server on this machine. */
async function writerOn(answer: Answer, more: { timeout?: number; key?: string } = {}) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    asked.push({ authorization: request.headers.authorization, path: request.url, body })
    answer(response, asked.length, asked.at(-1) as Asked)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const settings = { url, key: 'secret', model: 'small', timeout: 5000, retryDelay: 1, ...more }
  return { writer: createLanguageModelWriter(settings), asked }
}

function say(response: ServerResponse, content: string): void {
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ choices: [{ message: { content } }] }))
}

const rewritten = draft.uniqueContent.replaceAll('등록', '기재')
const textOf = async (answer: Answer) => {
  const { writer } = await writerOn(answer)
  return (await writer.write([facts], unaborted))[0]
}

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

describe('a language model', () => {
  test('is asked for a rewriting of the draft, with key and model', async () => {
    const { writer, asked } = await writerOn((response) => say(response, rewritten))
    expect(await writer.write([facts], unaborted)).toEqual([{ ...draft, uniqueContent: rewritten }])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ authorization: 'Bearer secret', path: '/v1/chat/completions' })
    expect(asked[0]?.body).toMatchObject({ model: 'small' })
    expect(asked[0]?.body.messages.at(-1)).toEqual({ role: 'user', content: draft.uniqueContent })
  })

  test('gets no authorization header without a key', async () => {
    const { writer, asked } = await writerOn((response) => say(response, rewritten), { key: '' })
    await writer.write([facts], unaborted)
    expect(asked[0]?.authorization).toBeUndefined()
  })

  test('keeps the order of the listings', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...facts,
      listing: { ...bareListing, id: `id${index}`, name: `가게 ${index}` },
    }))
    const { writer } = await writerOn((response, _attempt, { body }) =>
      say(response, `${body.messages[1]?.content}`),
    )
    expect(await writer.write(many, unaborted)).toEqual(many.map(generateSeoText))
  })

  test.each<[string, string]>([
    ['too short', rewritten.slice(0, 100)],
    ['English', 'word '.repeat(250)],
    ['with a number of its own', `${rewritten} 창업한 지 1987년입니다.`],
    ['marked up', `<b>${rewritten}</b>`],
    ['with a link', `${rewritten} https://example.com`],
    ['about something else', rewritten.replaceAll(fullListing.name, '다른 가게')],
    ['far too long', rewritten.repeat(200)],
    ['empty', ''],
  ])('falls back to the draft where its text is %s', async (_, content) => {
    expect(await textOf((response) => say(response, content))).toEqual(draft)
  })

  test.each([['no JSON'], ['{"choices":[]}'], ['{"error":{}}']])(
    'falls back to the draft on %s',
    async (body) => {
      expect(await textOf((response) => response.end(body))).toEqual(draft)
    },
  )

  test.each([429, 500, 503])('is asked again after %i', async (status) => {
    const text = await textOf((response, attempt) => {
      if (attempt < 3) response.writeHead(status, { 'retry-after': '0' }).end()
      else say(response, rewritten)
    })
    expect(text?.uniqueContent).toBe(rewritten)
  })

  test('is asked again when the connection breaks or the answer does not come in time', async () => {
    const { writer } = await writerOn(
      (response, attempt) => {
        if (attempt === 1) response.destroy()
        else if (attempt > 2) say(response, rewritten)
      },
      { timeout: 200 },
    )
    expect((await writer.write([facts], unaborted))[0]?.uniqueContent).toBe(rewritten)
  })

  test('that stays unavailable, or answers without end, fails the job', async () => {
    const { writer, asked } = await writerOn((response) => response.writeHead(503).end())
    await expect(writer.write([facts], unaborted)).rejects.toThrow(JobError)
    expect(asked).toHaveLength(4)
    const endless = await writerOn((response) => response.end(' '.repeat(2 * 1024 * 1024)))
    await expect(endless.writer.write([facts], unaborted)).rejects.toThrow(/4번/)
  })

  test('that refuses is not asked again, and the message names the variables but not the key', async () => {
    const { writer, asked } = await writerOn((response) => response.writeHead(401).end())
    await expect(writer.write([facts], unaborted)).rejects.toThrow(/HTTP 401.*SEO_API_KEY(?!.*secret)/)
    expect(asked).toHaveLength(1)
  })

  test('is left when the job is cancelled', async () => {
    const controller = new AbortController()
    const { writer } = await writerOn(() => controller.abort(new Error('cancelled')))
    await expect(writer.write([facts], controller.signal)).rejects.toThrow('cancelled')
  })
})
