import { currentMessages } from './messages/messages.tsx'

/** Why a call failed. Its message is the spec's `status: body`, with the message of a JSON body. */
export class AdminCallError extends Error {
  override readonly name = 'AdminCallError'
  /** HTTP status; 0 if no answer came. */
  readonly status: number
  /** The JSON of the answer, such as the field problems of an edit; null if there was none. */
  readonly body: unknown
  /** What the server says of it, for the form that asked; '' if it says nothing. */
  readonly said: string
  constructor(status: number, message: string, body: unknown = null) {
    super(message)
    this.status = status
    this.body = body
    this.said = messageIn(body)
  }
}

let onSessionEnd: () => void = () => {}

/** Calls `listener` whenever a call other than the login and the logout is answered with 401. */
export function listenForSessionEnd(listener: () => void): void {
  onSessionEnd = listener
}

/**
 * Rejects with the error of an unsuccessful answer. For 401 it calls the listener instead, and never settles: the login takes the
 * place of whoever waits, and a second message would hide why. `fallback`: see `errorOf`.
 */
export function refused(status: number, statusText: string, body: string, fallback?: string): Promise<never> {
  if (status !== 401) return Promise.reject(errorOf(status, statusText, body, fallback))
  onSessionEnd()
  return new Promise(() => {})
}

/**
 * The error of an unsuccessful answer. For the login a 401 means wrong credentials. With a `fallback` the text is the server's
 * message, or `fallback` if it sent none; without one it is `status: body`.
 */
export function errorOf(status: number, statusText: string, body: string, fallback?: string): AdminCallError {
  const parsed = parseJson(body)
  const said = messageIn(parsed)
  const text = fallback === undefined ? `${status}: ${said || body || statusText}` : said || fallback
  return new AdminCallError(status, text, parsed)
}

/** The `message` of a JSON body; '' if it has none. */
function messageIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return ''
  return typeof body.message === 'string' ? body.message : ''
}

/** Seconds to wait before the next try, if a call was refused because there were too many. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof AdminCallError) || error.status !== 429) return undefined
  return Number(/\b(\d{1,9}) seconds?/.exec(error.message)?.[1] ?? 1)
}

/** What a form that asked for something shows: the server's words, without its status. */
export function adviceText(error: unknown, fallback: string): string {
  return (error instanceof AdminCallError && error.said) || failureText(error, fallback)
}

/** The message of any thrown value; `fallback` if it has none. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}

interface CallOptions {
  readonly payload?: unknown
  /** True: the server answers at once with a job. Otherwise it answers when the job is done. */
  readonly asJob?: boolean
}

/** Makes one call under `/api/`. Rejects with AdminCallError. */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, options)
  const body = await response.text()
  if (response.ok) return JSON.parse(body) as T
  return refused(response.status, response.statusText, body)
}

/** The calls of the administrator, under `/api/admin/`. */
export const post = <T>(path: string, payload?: unknown) => call<T>('POST', `admin/${path}`, { payload })
export const read = <T>(path: string) => call<T>('GET', `admin/${path}`)
/** A text as one part of a path. */
export const segment = encodeURIComponent

/** Sends a request and returns the response with any status. Rejects with AdminCallError if none comes. */
export async function send(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { payload, asJob } = options
  const headers = {
    ...languageHeader(),
    ...(payload !== undefined && { 'Content-Type': 'application/json' }),
    ...(asJob && { Prefer: 'respond-async' }),
  }
  const body = payload === undefined ? null : JSON.stringify(payload)
  try {
    return await fetch(`/api/${path}`, { method, credentials: 'include', headers, body })
  } catch {
    throw new AdminCallError(0, currentMessages()?.common.noConnection ?? '')
  }
}

/** Asks the server for texts in the panel's language, which may differ from the browser's. */
export function languageHeader(): { readonly 'Accept-Language'?: string } {
  const language = currentMessages()?.language
  return language ? { 'Accept-Language': language } : {}
}

/** Makes `?a=1&b=2`, without what is undefined or ''; '' if nothing is left. */
export function queryText(
  parameters: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
