import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { ListingAdministration } from '../../application/ports/listing-administration.ts'
import { type AccountService, WrongPasswordError } from '../../application/sessions/account-service.ts'
import type { PasswordConfirmation } from '../../application/sessions/password-confirmation.ts'
import { type Weakness, WeakPasswordError } from '../../application/sessions/password-rules.ts'
import type { SessionService } from '../../application/sessions/session-service.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { clientAddressOf } from '../security/client-address.ts'
import { toAuditView } from './audit-view.ts'

export interface AccountRouteOptions {
  readonly sessions: SessionService
  readonly accounts: AccountService
  readonly confirmation: PasswordConfirmation
  readonly audit: AuditLog
  readonly administration: Pick<ListingAdministration, 'countUndoable'>
}

const passwordBody = z.object({ current: z.string().max(200), next: z.string().max(200) })
/** Says in Korean why a password cannot be set, and what to do instead. */
const weaknesses: Readonly<Record<Weakness, string>> = {
  short: '비밀번호는 8자 이상 200자 이하로 정하십시오.',
  long: '비밀번호는 8자 이상 200자 이하로 정하십시오.',
  blank: '빈칸만으로는 정할 수 없습니다. 서로 관계없는 낱말 여러 개를 쓰십시오.',
  personal:
    '사용자 이름이나 사이트 이름으로 만든 비밀번호는 쉽게 짐작됩니다. 서로 관계없는 낱말 여러 개를 쓰십시오.',
  common:
    '흔히 쓰이거나 쉽게 짐작되는 비밀번호입니다. 서로 관계없는 낱말 여러 개나 비밀번호 관리자를 쓰십시오.',
}
const before = z.object({ before: z.string().max(40).optional() })

/** Routes of the administrator's own account: password, sessions, audit log. */
export async function accountRoutes(app: FastifyInstance, options: AccountRouteOptions): Promise<void> {
  const { sessions, accounts, confirmation, audit, administration } = options

  app.post('/api/admin/password', async (request) => {
    const { current, next } = passwordBody.parse(request.body)
    const { username, tokenHash } = request.admin
    try {
      await confirmation.confirm(request.admin, current, clientAddressOf(request))
      await accounts.setPassword(username, next, tokenHash)
    } catch (error) {
      if (error instanceof WrongPasswordError) throw new HttpError(422, '현재 비밀번호가 맞지 않습니다.')
      if (error instanceof WeakPasswordError) throw new HttpError(422, weaknesses[error.weakness])
      throw error
    }
    await audit.record({ username, action: 'password-changed' })
    return { message: '비밀번호를 바꾸었습니다. 다른 곳의 로그인은 모두 끝났습니다.' }
  })

  app.get('/api/admin/sessions', async (request) => ({
    sessions: (await sessions.list(request.admin.username)).map(({ tokenHash, username: _, ...session }) => ({
      ...session,
      isCurrent: tokenHash === request.admin.tokenHash,
    })),
  }))

  app.delete<{ Params: { id: string } }>('/api/admin/sessions/:id', async (request) => {
    const { username } = request.admin
    const revoked = await sessions.revoke(username, request.params.id)
    const { userAgent } = orNotFound(revoked, '이미 끝난 로그인입니다.')
    await audit.record({ username, action: 'session-revoked', subject: userAgent })
    return { message: '로그인을 끝냈습니다.' }
  })

  app.get('/api/admin/audit', async (request) => {
    const entries = await audit.list(before.parse(request.query).before)
    return { entries: await Promise.all(entries.map((entry) => toAuditView(entry, administration))) }
  })
}
