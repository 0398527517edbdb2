/** Why a call failed, in the server's words where it gave any, otherwise as `status: body` (spec §8). */
export class AdminCallError extends Error {
  override readonly name = 'AdminCallError'
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** The answer's JSON, such as the field problems of an edit; null where it had none. */
  readonly body: unknown
  constructor(status: number, message: string, body: unknown = null) {
    super(message)
    this.status = status
    this.body = body
  }
}

let onSessionEnd: () => void = () => {}

/** `listener` hears of every call but the login that is answered with 401. */
export function listenForSessionEnd(listener: () => void): void {
  onSessionEnd = listener
}

/** The error of an answer that is no success. A 401 is told to the listener. `fallback`: see `errorOf`. */
export function failureOf(
  status: number,
  statusText: string,
  body: string,
  fallback?: string,
): AdminCallError {
  if (status === 401) onSessionEnd()
  return errorOf(status, statusText, body, fallback)
}

/**
 * As `failureOf`, for the one call that a 401 tells something else: the login. `fallback`: the text where the answer has no
 * message; `status: body` without it.
 */
export function errorOf(status: number, statusText: string, body: string, fallback?: string): AdminCallError {
  const parsed = parseJson(body)
  const message =
    typeof parsed === 'object' && parsed !== null && 'message' in parsed ? parsed.message : undefined
  const text =
    typeof message === 'string' && message ? message : (fallback ?? `${status}: ${body || statusText}`)
  return new AdminCallError(status, text, parsed)
}

/** Seconds until it is worth trying again, where a call was refused for being one too many. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof AdminCallError) || error.status !== 429) return undefined
  return Number(/\b(\d{1,9}) seconds?/.exec(error.message)?.[1] ?? 1)
}

/** The message of whatever was thrown; `fallback` where it has none. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}

interface CallOptions {
  readonly payload?: unknown
  /** Answered at once with a job instead of at its end. */
  readonly asJob?: boolean
}

/** One call under `/api/`. Rejects with AdminCallError. */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, options)
  const body = await response.text()
  if (response.ok) return JSON.parse(body) as T
  throw failureOf(response.status, response.statusText, body)
}

/** The request alone, whatever its answer; rejects with AdminCallError where none comes. */
export async function send(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { payload, asJob } = options
  const headers = {
    ...(payload !== undefined && { 'Content-Type': 'application/json' }),
    ...(asJob && { Prefer: 'respond-async' }),
  }
  const body = payload === undefined ? null : JSON.stringify(payload)
  try {
    return await fetch(`/api/${path}`, { method, credentials: 'include', headers, body })
  } catch {
    throw new AdminCallError(0, '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.')
  }
}

/** `?a=1&b=2`, without what is undefined or ''; '' where nothing is left. */
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
