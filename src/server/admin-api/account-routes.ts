import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { KnownPassword } from '../../application/audit/known-password.ts'
import type { Session } from '../../application/ports/account-store.ts'
import {
  type AccountService,
  type PasswordConfirmation,
  WrongPasswordError,
} from '../../application/sessions/account-service.ts'
import { type Weakness, WeakPasswordError } from '../../application/sessions/password-rules.ts'
import { type SecondFactorService, WrongCodeError } from '../../application/sessions/second-factor-service.ts'
import type { SessionService } from '../../application/sessions/session-service.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { clientAddressOf } from '../security/client-address.ts'
import type { DeviceCookie } from '../security/device-cookie.ts'
import { toAuditView, type UndoSources } from './dashboard-routes.ts'

export interface AccountRouteOptions extends UndoSources {
  readonly sessions: SessionService
  readonly accounts: AccountService
  readonly confirmation: PasswordConfirmation
  readonly devices: Pick<DeviceCookie, 'set'>
  readonly knownPassword: KnownPassword
  readonly audit: AuditLog
  readonly now: () => number
}

const code = z.string().max(40)
const passwordBody = z.object({
  current: z.string().max(200),
  next: z.string().max(200),
  code: code.default(''),
})
/** Says why a password cannot be set, and what to do instead. */
const weaknesses: Readonly<Record<Weakness, PanelText>> = {
  short: {
    ko: '비밀번호는 8자 이상 200자 이하로 정하십시오.',
    en: 'Choose a password of 8 to 200 characters.',
  },
  long: {
    ko: '비밀번호는 8자 이상 200자 이하로 정하십시오.',
    en: 'Choose a password of 8 to 200 characters.',
  },
  blank: {
    ko: '빈칸만으로는 정할 수 없습니다. 서로 관계없는 낱말 여러 개를 쓰십시오.',
    en: 'Spaces alone are no password. Use several unrelated words.',
  },
  personal: {
    ko: '사용자 이름이나 사이트 이름으로 만든 비밀번호는 쉽게 짐작됩니다. 서로 관계없는 낱말 여러 개를 쓰십시오.',
    en: 'A password made of the username or the name of the site is easy to guess. Use several unrelated words.',
  },
  common: {
    ko: '흔히 쓰이거나 쉽게 짐작되는 비밀번호입니다. 서로 관계없는 낱말 여러 개나 비밀번호 관리자를 쓰십시오.',
    en: 'This password is common or easy to guess. Use several unrelated words, or a password manager.',
  },
}
const samePassword: PanelText = {
  ko: '현재 비밀번호와 다른 것으로 정하십시오.',
  en: 'Choose a password that differs from the current one.',
}
const wrongPassword: PanelText = {
  ko: '현재 비밀번호가 맞지 않습니다.',
  en: 'The current password is wrong.',
}
const noCode: PanelText = {
  ko: '2단계 인증이 켜져 있습니다. 인증 앱의 코드나 복구 코드도 입력하십시오.',
  en: 'Two-factor authentication is on. Enter the code of the app, or a recovery code, too.',
}
const wrongCode: PanelText = {
  ko: '인증 코드가 맞지 않습니다. 기기의 시각을 확인하고 새 코드를 입력하십시오.',
  en: 'The code is wrong. Check the time of the device and enter a new code.',
}

/**
 * Checks password and code again: a stolen session must not be enough to change who gets in, and a stolen password not enough to get
 * around the code.
 */
async function confirm(
  confirmation: PasswordConfirmation,
  request: FastifyRequest,
  given: { readonly password: string; readonly code?: string },
): Promise<Session> {
  await confirmation.confirm(request.admin, given, clientAddressOf(request)).catch((error: unknown) => {
    if (error instanceof WrongPasswordError) throw new HttpError(422, wrongPassword)
    if (error instanceof WrongCodeError) throw new HttpError(422, given.code === '' ? noCode : wrongCode)
    throw error
  })
  return request.admin
}

const before = z.object({ before: z.string().max(40).optional() })

/** Routes of the administrator's own account: password, sessions, audit log. */
export async function accountRoutes(app: FastifyInstance, options: AccountRouteOptions): Promise<void> {
  const { sessions, accounts, confirmation, devices, audit, now } = options

  app.post('/api/admin/password', async (request, reply) => {
    const { current, next, code } = passwordBody.parse(request.body)
    const { accountId, username, tokenHash } = request.admin
    if (next === current) throw new HttpError(422, samePassword)
    // Before the code, which works once.
    await accounts.refuseWeak(username, next).catch((error: unknown) => {
      throw error instanceof WeakPasswordError ? new HttpError(422, weaknesses[error.weakness]) : error
    })
    await confirm(confirmation, request, { password: current, code })
    const account = await accounts.setPassword(accountId, next, tokenHash)
    // Cookies of before count no more. This browser's owner knows the new password.
    devices.set(reply, account, now())
    await audit.record({ username, action: 'password-changed' })
    return {
      message: {
        ko: '비밀번호를 바꾸었습니다. 다른 곳의 로그인은 모두 끝났습니다.',
        en: 'The password is changed. All other logins have ended.',
      },
    }
  })

  app.post('/api/admin/password-warning/dismiss', async (request) => {
    await audit.record({ username: request.admin.username, action: 'password-warning-dismissed' })
    return { message: { ko: '알림을 지웠습니다.', en: 'The warning is dismissed.' } }
  })

  app.get('/api/admin/sessions', async (request) => ({
    sessions: (await sessions.list(request.admin.accountId)).map((session) => ({
      id: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
      isCurrent: session.tokenHash === request.admin.tokenHash,
    })),
  }))

  app.delete<{ Params: { id: string } }>('/api/admin/sessions/:id', async (request) => {
    const { accountId, username } = request.admin
    const revoked = await sessions.revoke(accountId, request.params.id)
    const { userAgent } = orNotFound(revoked, {
      ko: '이미 끝난 로그인입니다.',
      en: 'This login has ended already.',
    })
    await audit.record({ username, action: 'session-revoked', subject: userAgent })
    return { message: { ko: '로그인을 끝냈습니다.', en: 'The login is ended.' } }
  })

  app.get('/api/admin/audit', async (request) => {
    const entries = await audit.list(before.parse(request.query).before)
    return { entries: await Promise.all(entries.map((entry) => toAuditView(entry, options))) }
  })
}

export interface SecondFactorRouteOptions {
  readonly sessions: SessionService
  readonly confirmation: PasswordConfirmation
  readonly secondFactor: SecondFactorService
  readonly audit: AuditLog
}

const path = '/api/admin/second-factor'
const withPassword = z.object({ password: z.string().max(200) })
const withCode = z.object({ code })
const withBoth = withPassword.extend({ code: code.default('') })

/** Routes that turn the second factor on and off and make recovery codes. */
export async function secondFactorRoutes(
  app: FastifyInstance,
  options: SecondFactorRouteOptions,
): Promise<void> {
  const { sessions, confirmation, secondFactor, audit } = options

  app.get(path, (request) => secondFactor.status(request.admin.accountId))

  app.post(path, async (request) => {
    const { accountId, username } = await confirm(confirmation, request, withPassword.parse(request.body))
    const begun = await secondFactor.begin(accountId, username)
    if (!begun)
      throw new HttpError(409, {
        ko: '2단계 인증이 이미 켜져 있습니다.',
        en: 'Two-factor authentication is on already.',
      })
    return { ...begun, qr: renderSVG(begun.uri, { border: 2 }) }
  })

  app.post(`${path}/confirm`, async (request) => {
    const { code } = withCode.parse(request.body)
    const { accountId, username } = request.admin
    const recoveryCodes = await secondFactor.confirm(accountId, code).catch((error: unknown) => {
      throw error instanceof WrongCodeError ? new HttpError(422, wrongCode) : error
    })
    await sessions.endOthers(request.admin)
    await audit.record({ username, action: 'second-factor-on' })
    return { recoveryCodes }
  })

  app.post(`${path}/recovery-codes`, async (request) => {
    const { accountId, username } = await confirm(confirmation, request, withBoth.parse(request.body))
    const { isOn } = await secondFactor.status(accountId)
    orNotFound(isOn || undefined, {
      ko: '2단계 인증이 꺼져 있습니다.',
      en: 'Two-factor authentication is off.',
    })
    const recoveryCodes = await secondFactor.renewRecoveryCodes(accountId)
    await audit.record({ username, action: 'recovery-codes-made' })
    return { recoveryCodes }
  })

  app.post(`${path}/off`, async (request) => {
    const { accountId, username } = await confirm(confirmation, request, withBoth.parse(request.body))
    const wasThere = await secondFactor.remove(accountId)
    if (wasThere) await audit.record({ username, action: 'second-factor-off' })
    return { message: { ko: '2단계 인증을 껐습니다.', en: 'Two-factor authentication is off now.' } }
  })
}
