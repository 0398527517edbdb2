import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { Refusals } from '../../application/audit/refusals.ts'
import { TooManyAttemptsError } from '../../application/limits/attempt-limits.ts'
import type { AccountService } from '../../application/sessions/account-service.ts'
import {
  CodeNeededError,
  type LoginService,
  WrongCredentialsError,
} from '../../application/sessions/login-service.ts'
import { WrongCodeError } from '../../application/sessions/second-factor-service.ts'
import { normaliseUsername } from '../../domain/account/username.ts'
import { HttpError } from '../http-error.ts'
import { clientAddressOf, clientGroupOf } from '../security/client-address.ts'
import type { DeviceCookie } from '../security/device-cookie.ts'
import type { AdminSession } from './admin-session.ts'

export interface LoginRouteOptions {
  readonly session: AdminSession
  readonly accounts: Pick<AccountService, 'find'>
  readonly login: LoginService
  readonly devices: DeviceCookie
  readonly audit: AuditLog
  readonly refusals: Refusals
  readonly now: () => number
}

const body = z.object({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(200),
  code: z.string().max(40).default(''),
})

/** The login, the only call of the administrator that needs no session. */
export async function loginRoutes(app: FastifyInstance, options: LoginRouteOptions): Promise<void> {
  const { session, accounts, login, devices, audit, now } = options
  app.post('/api/admin/login', async (request, reply) => {
    const { username: given, password, code } = body.parse(request.body)
    const username = normaliseUsername(given)
    const address = clientAddressOf(request)
    const opened = await login
      .login({
        username: given,
        password,
        code,
        client: clientGroupOf(address),
        device: devices.deviceOf(request, await accounts.find(given), now()),
        userAgent: request.headers['user-agent'] ?? '',
      })
      .catch((error: unknown) => refuse(error, request, username, options))
    if ('needsCode' in opened) return reply.code(401).header('cache-control', 'no-store').send(opened)
    const { account } = opened
    await session.replace(request, reply, opened.token)
    devices.set(reply, account, now())
    await audit.record({ username: account.username, action: 'login', details: { address } })
    return { message: 'Login successful', username: account.username }
  })
}

/** Answers a refused login. Attempts that reached the password check go into the audit log. */
async function refuse(
  error: unknown,
  request: FastifyRequest,
  username: string,
  { refusals }: LoginRouteOptions,
): Promise<CodeAsked> {
  if (error instanceof TooManyAttemptsError) throw tooManyLogins(error)
  const address = clientAddressOf(request)
  if (error instanceof CodeNeededError) {
    await refusals.record({ action: 'second-factor-missing', address, username })
    return askForCode('Enter the code from your authenticator app.')
  }
  if (error instanceof WrongCodeError) {
    request.log.warn({ address }, 'second factor refused')
    await refusals.record({ action: 'second-factor-refused', address, username })
    return askForCode('Invalid code. Please try again.')
  }
  if (!(error instanceof WrongCredentialsError)) throw error
  request.log.warn({ address }, 'login refused')
  await refusals.record({ action: 'login-refused', address, username })
  throw new HttpError(401, 'Invalid credentials. Please try again.')
}

/** The body of a 401 after a right password. */
interface CodeAsked {
  readonly message: string
  readonly needsCode: true
}

const askForCode = (message: string): CodeAsked => ({ message, needsCode: true })

function tooManyLogins({ retryAfter }: TooManyAttemptsError): HttpError {
  const wait = `${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`
  return new HttpError(429, `Too many login attempts. Please try again in ${wait}.`, retryAfter)
}
