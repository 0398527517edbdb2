import { AuditLog } from '../application/audit/audit-log.ts'
import type { Storage } from '../storage/open-storage.ts'
import { systemClock, systemRandom } from './system.ts'

export function createAuditLog({ audit }: Pick<Storage, 'audit'>): AuditLog {
  return new AuditLog({ audit, random: systemRandom, clock: systemClock })
}
