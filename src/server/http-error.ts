import type { PanelText } from '../domain/administration/panel-text.ts'

/** An answer other than success. The message is what the client sees; a text of the panel is sent in its language. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  /** Seconds until it is worth trying again, for the header of that name. */
  declare readonly retryAfter?: number

  declare readonly text?: PanelText

  constructor(statusCode: number, message: string | PanelText, retryAfter?: number) {
    super(typeof message === 'string' ? message : message.ko)
    if (typeof message !== 'string') this.text = message
    this.statusCode = statusCode
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** Returns `found`, or ends the request with 404 and `message`. */
export function orNotFound<T>(found: T | undefined, message: string | PanelText): T {
  if (found === undefined) throw new HttpError(404, message)
  return found
}
