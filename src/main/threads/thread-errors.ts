/**
 * An error as plain data: one that is sent to another thread as it is loses its class and its fields. The fields are those by which
 * the product chooses an answer.
 */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  /** Of the error that caused this one, for the log. */
  readonly cause?: string | undefined
  readonly fields: Readonly<Partial<Record<(typeof carriedFields)[number], unknown>>>
}

const carriedFields = ['statusCode', 'retryAfter', 'problem', 'text'] as const

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} }
  const { name, message, stack } = error
  const fields = Object.fromEntries(
    carriedFields.flatMap((field) => (field in error ? [[field, error[field as keyof typeof error]]] : [])),
  )
  return { name, message, stack, fields, cause: causeOf(error) }
}

/** Several addresses that were tried in vain have no message of their own, only a code. */
function causeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return cause.message || ('code' in cause ? String(cause.code) : undefined)
}

/** An error with the name, the words and the fields of the original one, but of the class `Error`. Its cause is words. */
export function fromPlainError({ name, message, stack, fields, cause }: PlainError): Error {
  return Object.assign(new Error(message, { cause }), { name, stack, ...fields })
}
