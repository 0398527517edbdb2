import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AuditLog } from '../../application/audit/audit-log.ts'
import type { Clock, Random, Timer } from '../../application/ports/system.ts'
import type { Storage } from '../../storage/open-storage.ts'

export const systemClock: Clock = { now: () => Date.now() }

/** The clock of this machine; tests pass their own. */
export const systemTime: Clock & Timer = { ...systemClock, wait: (milliseconds) => wait(milliseconds) }

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}

export function createAuditLog({ audit }: Pick<Storage, 'audit'>): AuditLog {
  return new AuditLog({ audit, random: systemRandom, clock: systemClock })
}
