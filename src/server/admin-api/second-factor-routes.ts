import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import { WrongPasswordError } from '../../application/sessions/account-service.ts'
import type { PasswordConfirmation } from '../../application/sessions/password-confirmation.ts'
import { type SecondFactorService, WrongCodeError } from '../../application/sessions/second-factor-service.ts'
import type { SessionService } from '../../application/sessions/session-service.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { clientAddressOf } from '../security/client-address.ts'

export interface SecondFactorRouteOptions {
  readonly sessions: SessionService
  readonly confirmation: PasswordConfirmation
  readonly secondFactor: SecondFactorService
  readonly audit: AuditLog
}

const path = '/api/admin/second-factor'
const withPassword = z.object({ password: z.string().max(200) })
const withCode = z.object({ code: z.string().max(40) })

/** Routes that turn the second factor on and off and make recovery codes. */
export async function secondFactorRoutes(
  app: FastifyInstance,
  options: SecondFactorRouteOptions,
): Promise<void> {
  const { sessions, secondFactor, audit } = options

  /** A stolen session must not be enough to change who gets in. */
  async function confirmPassword(request: FastifyRequest): Promise<string> {
    const { password } = withPassword.parse(request.body)
    await options.confirmation
      .confirm(request.admin, password, clientAddressOf(request))
      .catch((error: unknown) => {
        throw error instanceof WrongPasswordError
          ? new HttpError(422, '현재 비밀번호가 맞지 않습니다.')
          : error
      })
    return request.admin.username
  }

  app.get(path, (request) => secondFactor.status(request.admin.username))

  app.post(path, async (request) => {
    const username = await confirmPassword(request)
    const begun = await secondFactor.begin(username)
    if (!begun) throw new HttpError(409, '2단계 인증이 이미 켜져 있습니다.')
    return { ...begun, qr: renderSVG(begun.uri, { border: 2 }) }
  })

  app.post(`${path}/confirm`, async (request) => {
    const { code } = withCode.parse(request.body)
    const { username, tokenHash } = request.admin
    const recoveryCodes = await secondFactor.confirm(username, code).catch((error: unknown) => {
      throw error instanceof WrongCodeError
        ? new HttpError(422, '인증 코드가 맞지 않습니다. 기기의 시각을 확인하고 새 코드를 입력하십시오.')
        : error
    })
    await sessions.endOthers(username, tokenHash)
    await audit.record({ username, action: 'second-factor-on' })
    return { recoveryCodes }
  })

  app.post(`${path}/recovery-codes`, async (request) => {
    const username = await confirmPassword(request)
    const { isOn } = await secondFactor.status(username)
    orNotFound(isOn || undefined, '2단계 인증이 꺼져 있습니다.')
    const recoveryCodes = await secondFactor.renewRecoveryCodes(username)
    await audit.record({ username, action: 'recovery-codes-made' })
    return { recoveryCodes }
  })

  app.post(`${path}/off`, async (request) => {
    const username = await confirmPassword(request)
    const wasThere = await secondFactor.remove(username)
    if (wasThere) await audit.record({ username, action: 'second-factor-off' })
    return { message: '2단계 인증을 껐습니다.' }
  })
}
