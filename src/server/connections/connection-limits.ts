/** What one client may hold open, and for how long. Times in ms. */
export interface ConnectionLimits {
  /**
   * Open connections of one address; a browser opens six. Above it the connection that has been idle for longest makes
   * room; only where none is idle a new one is refused.
   */
  readonly connections: number
  /** Requests of one address whose bodies have not arrived whole. A form arrives at once. */
  readonly unfinishedBodies: number
  /** For the head of a request to arrive. */
  readonly headTime: number
  /** For a whole request to arrive. */
  readonly bodyTime: number
  /** For a whole upload of an administrator: 2 GB on a slow line. */
  readonly uploadTime: number
  /** From the beginning of a visitor's request until its answer was taken. */
  readonly answerTime: number
  /** How often the times are looked at. */
  readonly checkInterval: number
}

const second = 1000

export const connectionLimits: ConnectionLimits = {
  connections: 256,
  unfinishedBodies: 20,
  headTime: 10 * second,
  bodyTime: 30 * second,
  uploadTime: 60 * 60 * second,
  answerTime: 120 * second,
  checkInterval: second,
}
