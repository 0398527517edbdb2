import type { Directory } from '../../domain/directory/directory.ts'
import { statusOfSpokenFault } from '../error-handler.ts'

/**
 * The same directory, which remembers what its first failure was. A page that lacks its data is a page all the same, so nobody else
 * would ever tell why.
 */
export function watchFailures(directory: Directory): {
  readonly directory: Directory
  failure(): string | undefined
} {
  let first: string | undefined
  const note = (error: unknown) => {
    first ??= describeFailure(error)
  }
  const watch = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...parameters: unknown[]) => {
          const answer: unknown = member.apply(target, parameters)
          if (answer instanceof Promise) answer.catch(note)
          return answer
        }
      },
    })
  return {
    directory: { in: (language) => watch(directory.in(language)) },
    failure: () => first,
  }
}

/** For the log: of what an operator can mend the reason, and of a fault of the product where it happened. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (statusOfSpokenFault(error) === undefined) return error.stack ?? error.message
  return [error.name, reasonOf(error.cause)].filter(Boolean).join(': ')
}

/** Several addresses that were tried in vain have no message of their own, only a code. */
function reasonOf(cause: unknown): string {
  const { message = '', code = '' } = (cause ?? {}) as { readonly message?: string; readonly code?: string }
  return message || code
}
