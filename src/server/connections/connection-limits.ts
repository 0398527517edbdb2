/**
 * Limits for each client. Of what counts connections, bodies and bytes, an IPv6 /56 may have twice as much as each /64 in it, and a /48
 * twice as much as each /56. Times are in ms.
 */
export interface ConnectionLimits {
  /**
   * Open connections of one address; a browser opens six. Above the limit, the connection that has been idle longest is
   * closed. If none is idle, the new one is refused.
   */
  readonly connections: number
  /**
   * Requests of one connection that wait for their answers to be taken. Browsers send one after the other. A client that sends
   * more is cut off, because the parser reads thousands of small requests at once and cannot be stopped half-way.
   */
  readonly unanswered: number
  /** For how long a client that was cut off gets no new connection. */
  readonly cutOffTime: number
  /** Bytes of answers that one address has asked for and not taken yet. Above it, the connections that wait longest are closed. */
  readonly unsentBytes: number
  /** Requests of one address whose bodies have not fully arrived. */
  readonly unfinishedBodies: number
  /** Time for the head of a request. */
  readonly headTime: number
  /** Time for a whole request. */
  readonly bodyTime: number
  /** Time for an administrator's upload: 2 GB on a slow line. */
  readonly uploadTime: number
  /** Time from the start of a visitor's request until the answer has been taken. */
  readonly answerTime: number
  /** How often the time limits are checked. */
  readonly checkInterval: number
}

const second = 1000

export const connectionLimits: ConnectionLimits = {
  connections: 256,
  unanswered: 4,
  cutOffTime: 5 * second,
  unsentBytes: 16 * 1024 * 1024,
  unfinishedBodies: 20,
  headTime: 10 * second,
  bodyTime: 30 * second,
  uploadTime: 60 * 60 * second,
  answerTime: 120 * second,
  checkInterval: second,
}
