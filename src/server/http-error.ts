/** An answer other than success. The message is what the client sees. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  /** Seconds until it is worth trying again, for the header of that name. */
  declare readonly retryAfter?: number

  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message)
    this.statusCode = statusCode
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** Returns `found`, or ends the request with 404 and `message`. */
export function orNotFound<T>(found: T | undefined, message: string): T {
  if (found === undefined) throw new HttpError(404, message)
  return found
}
