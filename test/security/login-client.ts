import { setTimeout as pause } from 'node:timers/promises'
import { adminPassword, type TestApp } from '../app/test-app.ts'
import type { VirtualTime } from '../app/virtual-time.ts'

export interface LoginAnswer {
  readonly status: number
  readonly message: string
  readonly retryAfter: number
  readonly cookies: readonly string[]
}

/** Tries to log in like a browser behind a proxy. `forwardedFor` is the header with its address. */
export async function tryLogin(
  app: Pick<TestApp, 'fetch'>,
  attempt: { forwardedFor: string; username?: string; password?: string; cookie?: string; code?: string },
): Promise<LoginAnswer> {
  const { forwardedFor, username = 'admin', password = adminPassword, cookie = '', code } = attempt
  const answer = await app.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor, cookie },
    body: JSON.stringify({ username, password, code }),
  })
  const { message } = (await answer.json()) as { message: string }
  return {
    status: answer.status,
    message,
    retryAfter: Number(answer.headers.get('retry-after')),
    cookies: answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? ''),
  }
}

/** Many login attempts at once, with the test's own clock. */
export class LoginFlood {
  readonly answers: LoginAnswer[] = []
  readonly #app: Pick<TestApp, 'fetch'>
  readonly #time: VirtualTime
  #open = 0

  constructor(app: Pick<TestApp, 'fetch'>, time: VirtualTime) {
    this.#app = app
    this.#time = time
  }

  /** How many attempts have reached the password check so far. */
  get checked(): number {
    return this.answers.filter(({ status }) => status === 401 || status === 200).length
  }

  /** Starts an attempt. Its answer may take some virtual seconds. */
  start(attempt: Parameters<typeof tryLogin>[1]): Promise<LoginAnswer> {
    this.#open++
    return tryLogin(this.#app, attempt)
      .then((answer) => {
        this.answers.push(answer)
        return answer
      })
      .finally(() => this.#open--)
  }

  /** Advances virtual time once every attempt is either answered or waiting for it. */
  async pass(milliseconds: number): Promise<void> {
    await this.#settle()
    this.#time.advance(milliseconds)
  }

  /** Advances virtual time until no attempt waits. */
  async end(): Promise<void> {
    await this.#settle()
    while (this.#open > 0) {
      this.#time.advance(1000)
      await this.#settle()
    }
  }

  async #settle(): Promise<void> {
    while (this.#open > this.#time.waiting) await pause(2)
  }
}

export const randomAddress = (): string =>
  `${1 + Math.floor(Math.random() * 200)}.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
