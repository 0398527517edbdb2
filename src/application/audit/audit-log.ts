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

  /** What is written of an action together with what it changes. */
  entry(action: AuditedAction): AuditEntry {
    const { id = this.newId(), subjectId = '', subject = '', details = null } = action
    return { ...action, id, subjectId, subject, details, at: this.#ports.clock.now() }
  }

  /** Writes of an action that changes nothing in the same store. */
  async record(action: AuditedAction): Promise<void> {
    await this.#ports.audit.add(this.entry(action))
  }

  find(id: string): Promise<AuditEntry | undefined> {
    return this.#ports.audit.find(id)
  }

  list(before: string | undefined, limit = auditPageSize): Promise<readonly AuditEntry[]> {
    return this.#ports.audit.list({ limit, ...(before !== undefined && { before }) })
  }
}
