/** Why a call failed, in the server's words where it gave any. */
export class AdminCallError extends Error {
  override readonly name = 'AdminCallError'
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function call(method: string, path: string, payload?: unknown): Promise<Response> {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    credentials: 'include',
    ...(payload === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) }),
  })
  if (response.ok) return response
  const body = await response.text()
  throw new AdminCallError(response.status, `${response.status}: ${body || response.statusText}`)
}

/** Opens a session. Rejects where the credentials are wrong. */
export async function login(username: string, password: string): Promise<void> {
  await call('POST', 'login', { username, password })
}

/** Rejects where there is no session. */
export async function checkAuth(): Promise<void> {
  await call('GET', 'check-auth')
}

/** Ends the session on the server. */
export async function logout(): Promise<void> {
  await call('POST', 'logout')
}
