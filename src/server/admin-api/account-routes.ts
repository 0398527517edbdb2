import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { ListingAdministration } from '../../application/ports/listing-administration.ts'
import { type SessionService, WrongPasswordError } from '../../application/sessions/session-service.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { toAuditView } from './audit-view.ts'

export interface AccountRouteOptions {
  readonly sessions: SessionService
  readonly audit: AuditLog
  readonly administration: Pick<ListingAdministration, 'countUndoable'>
}

const passwordBody = z.object({ current: z.string().max(200), next: z.string().max(200) })
const before = z.object({ before: z.string().max(40).optional() })

/** The administrator's own: password, sessions, the log of what was done. */
export async function accountRoutes(app: FastifyInstance, options: AccountRouteOptions): Promise<void> {
  const { sessions, audit, administration } = options

  app.post('/api/admin/password', async (request) => {
    const { current, next } = passwordBody.parse(request.body)
    const { username, tokenHash } = request.admin
    try {
      await sessions.changePassword({ username, current, next, keep: tokenHash })
    } catch (error) {
      if (error instanceof WrongPasswordError) throw new HttpError(422, '현재 비밀번호가 맞지 않습니다.')
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
