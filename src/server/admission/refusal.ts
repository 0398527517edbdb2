import { HttpError } from '../http-error.ts'

/** Why a read was refused. */
export type RefusalReason = 'over-budget' | 'too-many-waiting' | 'busy' | 'failed'

const words = {
  429: '요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
  503: '지금 이용자가 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
}

/** A refused read: 429 if the client asks for too much, 503 if the server is busy. */
export class Refusal extends HttpError {
  readonly reason: RefusalReason
  /** `retryAfter` in seconds. */
  constructor(reason: RefusalReason, retryAfter = 1) {
    const status = reason === 'busy' || reason === 'failed' ? 503 : 429
    super(status, words[status], retryAfter)
    this.reason = reason
  }
}
