import type { AuditAction, AuditEntry, AuditStore } from '../ports/audit-store.ts'
import type { Clock, Random } from '../ports/system.ts'

interface Ports {
  readonly audit: AuditStore
  readonly random: Random
  readonly clock: Clock
}

/** An action to record. `id` is set if the action has one already, such as a change that can be undone. */
export interface AuditedAction {
  readonly id?: string
  readonly username: string
  readonly action: AuditAction
  readonly subjectId?: string
  readonly subject?: string
  readonly details?: unknown
}

export const auditPageSize = 50

/** The audit log: who did what, and when. Every action of an administrator is recorded. */
export class AuditLog {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  newId(): string {
    return this.#ports.random.uuid()
  }

  /** Makes the entry of an action, to be stored in the same transaction as its change. */
  entry(action: AuditedAction): AuditEntry {
    const { id = this.newId(), subjectId = '', subject = '', details = null } = action
    return { ...action, id, subjectId, subject, details, at: this.#ports.clock.now() }
  }

  /** Records an action that changes nothing in the same store. */
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
