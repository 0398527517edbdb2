import { setTimeout as wait } from 'node:timers/promises'
import type { JobView } from '../../src/domain/administration/administration.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  /** The body if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: answers have every shape, and a wrong one ends the round with its words
  readonly body: any
}

export interface CallOptions {
  readonly payload?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** How long a read is repeated while the server refuses it, in ms. */
const patience = 120_000
/** Far longer than a call takes beside programs that keep every core busy, in ms. */
const callLimit = 300_000
/** After this many broken connections in a row the server counts as ended. It is more than the client keeps open. */
const brokenMost = 8

/** A server's calls with the administrator's session. */
export class AdminCalls {
  readonly origin: string
  readonly #cookie: string

  constructor(origin: string, cookie: string) {
    this.origin = origin
    this.#cookie = cookie
  }

  /** Sends one request. Rejects if no answer comes. */
  async send(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { payload, headers = {} } = options
    const json = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await this.#fetch(path, {
      method,
      headers: { cookie: this.#cookie, ...json, ...headers },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
      signal: limited(options.signal),
    })
    return read(answer)
  }

  /** Sends a workbook as the field `excelFile`. */
  async upload(path: string, workbook: Buffer, options: CallOptions = {}): Promise<Answer> {
    const body = new FormData()
    body.append('excelFile', new Blob([new Uint8Array(workbook)]), 'campaign.xlsx')
    const headers = { cookie: this.#cookie, ...options.headers }
    return read(await this.#fetch(path, { method: 'POST', body, headers, signal: limited(options.signal) }))
  }

  /** Sends the head and a part of a workbook, then goes away. */
  async uploadPart(path: string, workbook: Buffer, share: number): Promise<void> {
    const { hostname, port } = new URL(this.origin)
    const { connect } = await import('node:net')
    const socket = connect(Number(port), hostname)
    const mark = 'campaign-boundary'
    const opening = `--${mark}\r\ncontent-disposition: form-data; name="excelFile"; filename="campaign.xlsx"\r\n\r\n`
    const length = opening.length + workbook.length + mark.length + 8
    const head = `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${this.#cookie}\r\ncontent-type: multipart/form-data; boundary=${mark}\r\ncontent-length: ${length}\r\n\r\n`
    socket.on('error', () => undefined)
    socket.write(head + opening)
    await new Promise<void>((resolve) => {
      socket.write(workbook.subarray(0, Math.floor(workbook.length * share)), () => resolve())
    })
    await wait(20)
    socket.resetAndDestroy()
  }

  /**
   * Sends a read again while the server refuses it, and when its connection breaks: a killed process leaves connections behind, and
   * the client notices only when it uses them.
   */
  async read(path: string): Promise<Answer> {
    const started = Date.now()
    for (let broken = 0; ; ) {
      const answer = await this.send('GET', path).catch((error) => {
        if (++broken > brokenMost) throw error
      })
      const isPutOff = !answer || answer.status === 503 || answer.status === 429
      if (answer && (!isPutOff || Date.now() - started > patience)) return answer
      await wait(100)
    }
  }

  /** A read that must succeed. */
  async get(path: string): Promise<Answer> {
    const answer = await this.read(path)
    if (answer.status === 200) return answer
    throw new Error(`GET ${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`)
  }

  /** The newest fifty. */
  async jobs(): Promise<readonly JobView[]> {
    return (await this.get('/api/admin/jobs')).body.jobs
  }

  async download(path: string): Promise<Buffer> {
    const answer = await this.#fetch(path, { headers: { cookie: this.#cookie }, signal: limited(undefined) })
    if (answer.status !== 200)
      throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(this.origin + path, { redirect: 'manual', ...init })
  }
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(callLimit)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined }
}

/** The Cookie header of a fresh session. */
export async function logIn(origin: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${await answer.text()}`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
