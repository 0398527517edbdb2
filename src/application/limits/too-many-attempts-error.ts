/** An attempt that is over a limit. Where it matters, whoever catches it says so in the words of what was attempted. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'
  /** Whole seconds until it is worth trying again, 1 at least. */
  readonly retryAfter: number

  /** `wait` in ms. */
  constructor(wait: number) {
    const seconds = Math.max(1, Math.ceil(wait / 1000))
    super(`Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`)
    this.retryAfter = seconds
  }
}
