import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../application/ports/clock.ts'
import type { Random } from '../application/ports/random.ts'

export const systemClock: Clock = { now: () => Date.now() }

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}
