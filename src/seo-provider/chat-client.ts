import { z } from 'zod'
import { JobError } from '../application/jobs/job-handler.ts'
import { growingPause, retry } from '../application/retry.ts'

export interface ChatSettings {
  /** Base address, such as `https://api.example.com/v1`. */
  readonly url: string
  /** '' if the server needs none. */
  readonly key: string
  readonly model: string
  /** Time limit for one answer, in ms. */
  readonly timeout: number
  /** Pause before the second attempt, in ms; it doubles with each further one. */
  readonly retryDelay: number
}

const attempts = 4
const answerLimit = 1024 * 1024
const longestWait = 60_000
const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** The request may be repeated; `after` in ms if the server says when. */
class Unavailable extends Error {
  readonly after: number | undefined
  constructor(message: string, after?: number) {
    super(message)
    this.after = after
  }
}

async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > answerLimit) throw new Unavailable(`The answer is larger than ${answerLimit} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** How long the server asks to wait, in ms: a minute at most, however long it asks. Undefined if it does not say. */
export function waitingTime(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? Math.min(seconds * 1000, longestWait) : undefined
}

async function request(
  settings: ChatSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const { url, key, model, timeout } = settings
  const answer = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, messages }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (answer.ok) return readLimited(answer)
  await answer.body?.cancel()
  const isTransient = answer.status === 408 || answer.status === 429 || answer.status >= 500
  if (isTransient) throw new Unavailable(`It answered ${answer.status}.`, waitingTime(answer))
  throw new JobError({
    ko: `언어 모델 서버가 요청을 거절했습니다(HTTP ${answer.status}). SEO_API_URL, SEO_API_KEY, SEO_MODEL 값을 확인해 주십시오.`,
    en: `The language model's server refused the request (HTTP ${answer.status}). Check SEO_API_URL, SEO_API_KEY and SEO_MODEL.`,
  })
}

function contentOf(body: string): string {
  try {
    return answerSchema.parse(JSON.parse(body)).choices[0]?.message.content ?? ''
  } catch {
    return ''
  }
}

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/**
 * The answer of an OpenAI-compatible server; '' if it cannot be read. Repeats the request if the server is busy or
 * unreachable. Throws a `JobError` if it refuses or stays unavailable, and the signal's reason when aborted.
 */
export function complete(
  settings: ChatSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const ask = async () => contentOf(await request(settings, messages, signal))
  const pauseAfter = (error: unknown, attempt: number) => {
    signal.throwIfAborted()
    if (error instanceof JobError) return undefined
    if (attempt === attempts) {
      throw new JobError({
        ko: `언어 모델 서버에서 ${attempts}번 모두 답을 받지 못했습니다. SEO_API_URL의 서버가 켜져 있는지 확인한 뒤 다시 시작해 주십시오.`,
        en: `The language model's server gave no answer in ${attempts} tries. Check that the server at SEO_API_URL runs, then start again.`,
      })
    }
    const pauses = { first: settings.retryDelay, longest: longestWait }
    return (error instanceof Unavailable && error.after) || growingPause(attempt, pauses)
  }
  return retry(ask, pauseAfter, signal)
}
