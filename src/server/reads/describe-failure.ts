import { statusOfSpokenFault } from '../error-handler.ts'

/** For the log: of what an operator can mend the reason, and of a fault of the product where it happened. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (statusOfSpokenFault(error) === undefined) return error.stack ?? error.message
  return [error.name, reasonOf(error.cause)].filter(Boolean).join(': ')
}

/** Several addresses that were tried in vain have no message of their own, only a code. */
function reasonOf(cause: unknown): string {
  const { message = '', code = '' } = (cause ?? {}) as { readonly message?: string; readonly code?: string }
  return message || code
}
