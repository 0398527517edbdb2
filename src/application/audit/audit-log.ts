import type { AuditAction, AuditEntry, AuditStore } from '../ports/audit-store.ts'
import type { Clock } from '../ports/clock.ts'
import type { Random } from '../ports/random.ts'

interface Ports {
  readonly audit: AuditStore
  readonly random: Random
  readonly clock: Clock
}

/** What is told of an action; `id` where it has one already, as a change that can be undone. */
export interface AuditedAction {
  readonly id?: string
  readonly username: string
  readonly action: AuditAction
  readonly subjectId?: string
  readonly subject?: string
  readonly details?: unknown
}

export const auditPageSize = 50

/** Who did what, when: every action of an administrator is written here. */
export class AuditLog {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  newId(): string {
    return this.#ports.random.uuid()
  }

  async record(action: AuditedAction): Promise<void> {
    const { audit, clock } = this.#ports
    const { id = this.newId(), subjectId = '', subject = '', details = null } = action
    await audit.add({ ...action, id, subjectId, subject, details, at: clock.now() })
  }

  find(id: string): Promise<AuditEntry | undefined> {
    return this.#ports.audit.find(id)
  }

  list(before: string | undefined, limit = auditPageSize): Promise<readonly AuditEntry[]> {
    return this.#ports.audit.list({ limit, ...(before !== undefined && { before }) })
  }
}
