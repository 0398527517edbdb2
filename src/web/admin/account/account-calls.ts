import type { AuditView, SessionView } from '../../../domain/administration/administration.ts'
import { call, errorOf, post, queryText, read, segment, send } from '../admin-call.ts'

interface Credentials {
  readonly username: string
  readonly password: string
  /** A code of the authenticator, or a recovery code. */
  readonly code?: string
}

/**
 * Opens a session. Rejects if the credentials are wrong, with `needsCode` in the error's body if a code is required.
 */
export async function login(credentials: Credentials): Promise<void> {
  const response = await send('POST', 'admin/login', { payload: credentials })
  if (!response.ok) throw errorOf(response.status, response.statusText, await response.text())
}

interface SignedIn {
  readonly username: string
  /** The session may do nothing but set another password. */
  readonly mustChangePassword: boolean
  /** The last login of somebody who knew the password but not the code; null: none. */
  readonly passwordKnown: { readonly at: number; readonly address: string } | null
}

/** Rejects if there is no session. */
export const checkAuth = () => read<SignedIn>('check-auth')
/** Says that the login in `passwordKnown` was one's own. */
export const dismissPasswordWarning = () => post<{ readonly message: string }>('password-warning/dismiss')
/** Ends the session on the server. */
export const logout = () => send('POST', 'admin/logout')

/** The newest first, 50 at a time; `before` is an entry's id. */
export const listAudit = (before?: string) =>
  read<{ readonly entries: readonly AuditView[] }>(`audit${queryText({ before })}`)
export const listSessions = () => read<{ readonly sessions: readonly SessionView[] }>('sessions')
export const endSession = (id: string) =>
  call<{ readonly message: string }>('DELETE', `admin/sessions/${segment(id)}`)
/** Ends the other sessions too. `code`: of the second factor; '' where that is off. */
export const changePassword = (current: string, next: string, code: string) =>
  post<{ readonly message: string }>('password', { current, next, code })

export interface SecondFactorStatus {
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
}
/** What an authenticator needs, as text and as a QR code (SVG). */
export interface Enrolment {
  readonly secret: string
  readonly qr: string
}
interface RecoveryCodes {
  readonly recoveryCodes: readonly string[]
}
export const readSecondFactor = () => read<SecondFactorStatus>('second-factor')
export const beginSecondFactor = (password: string) => post<Enrolment>('second-factor', { password })
export const confirmSecondFactor = (code: string) => post<RecoveryCodes>('second-factor/confirm', { code })
/** Password and code, typed again. */
export interface Confirmation {
  readonly password: string
  readonly code: string
}

export const renewRecoveryCodes = (confirmation: Confirmation) =>
  post<RecoveryCodes>('second-factor/recovery-codes', confirmation)
export const turnOffSecondFactor = (confirmation: Confirmation) =>
  post<{ readonly message: string }>('second-factor/off', confirmation)
