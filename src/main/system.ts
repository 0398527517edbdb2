import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock, Timer } from '../application/ports/clock.ts'
import type { Random } from '../application/ports/random.ts'

export const systemClock: Clock = { now: () => Date.now() }

/** The clock of this machine; tests pass their own. */
export const systemTime: Clock & Timer = { ...systemClock, wait: (milliseconds) => wait(milliseconds) }

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}
