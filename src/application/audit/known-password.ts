import { normaliseUsername } from '../../domain/account/username.ts'
import type { AuditEntry, AuditStore } from '../ports/audit-store.ts'
import type { Clock } from '../ports/system.ts'

const minute = 60_000
/** How long a login of a stranger is told, in ms. */
const toldFor = 30 * 24 * 60 * minute
/** How long somebody may look for the code, in ms: a login from the same address within this time was the same person's. */
const patience = 10 * minute
/** Refusals that are added up are written this long after the first of them, in ms at most. */
const summedFor = 15 * minute
const entriesRead = 500

const withoutCode = ['second-factor-missing', 'second-factor-refused'] as const
const settling = ['password-changed', 'password-warning-dismissed'] as const

/** A login with the right password that did not get past the code. */
export interface PasswordUse {
  /** In ms since the epoch. */
  readonly at: number
  /** The client's network address. */
  readonly address: string
}

interface Ports {
  readonly audit: Pick<AuditStore, 'listActions'>
  readonly clock: Clock
}

/**
 * Finds in the audit log whether somebody else knows an account's password: logins with the right password and without the right
 * code, which no login from the same address has followed. They count until the password is changed or the owner says that it was
 * they.
 */
export class KnownPassword {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The newest such login; undefined if there is none. */
  async lastUse(username: string): Promise<PasswordUse | undefined> {
    const { audit, clock } = this.#ports
    const actions = [...withoutCode, ...settling, 'login'] as const
    const entries = await audit.listActions(actions, { since: clock.now() - toldFor, limit: entriesRead })
    const own = entries.filter((entry) => isOf(entry, username))
    const settledAt = own.find(({ action }) => isOneOf(settling, action))?.at ?? Number.NEGATIVE_INFINITY
    const logins = own.filter(({ action }) => action === 'login')
    const found = own.find(
      (entry) =>
        isOneOf(withoutCode, entry.action) &&
        beginOf(entry) > settledAt &&
        !logins.some((login) => isOfSamePerson(entry, login)),
    )
    return found && { at: found.at, address: addressOf(found) }
  }
}

const isOneOf = (actions: readonly string[], action: string) => actions.includes(action)

/** The command line has no user name of its own, so its entries name the account as their subject. */
function isOf({ username, subject }: AuditEntry, owner: string): boolean {
  return normaliseUsername(username || subject) === normaliseUsername(owner)
}

/** When the first of the logins was that an entry may stand for. */
const beginOf = (entry: AuditEntry) =>
  detailsOf(entry).times === undefined ? entry.at : entry.at - summedFor

function isOfSamePerson(refused: AuditEntry, login: AuditEntry): boolean {
  const isInTime = login.at >= beginOf(refused) && login.at <= refused.at + patience
  return isInTime && addressOf(login) === addressOf(refused)
}

const detailsOf = ({ details }: AuditEntry) => (details ?? {}) as { address?: string; times?: number }
const addressOf = (entry: AuditEntry) => detailsOf(entry).address ?? ''
