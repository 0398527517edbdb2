/** Somebody cancelled the job, its process is about to end, or another process has taken the job over. */
export type InterruptionCause = 'cancelled' | 'stopping' | 'lost'

/** Why a running job stops before its end: the reason of its abort signal. */
export class JobInterruption extends Error {
  override readonly name = 'JobInterruption'
  override readonly cause: InterruptionCause
  constructor(cause: InterruptionCause) {
    super(`The job stops: ${cause}.`)
    this.cause = cause
  }
}
