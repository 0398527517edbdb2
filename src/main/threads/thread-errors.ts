/**
 * An error as plain data: one that is sent to another thread as it is loses its class and its fields. The fields are those by which
 * the product chooses an answer.
 */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  readonly fields: Readonly<Partial<Record<(typeof carriedFields)[number], unknown>>>
}

const carriedFields = ['statusCode', 'retryAfter', 'problem', 'text'] as const

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} }
  const { name, message, stack } = error
  const fields = Object.fromEntries(
    carriedFields.flatMap((field) => (field in error ? [[field, error[field as keyof typeof error]]] : [])),
  )
  return { name, message, stack, fields }
}

/** An error with the name, the words and the fields of the original one, but of the class `Error`. */
export function fromPlainError({ name, message, stack, fields }: PlainError): Error {
  return Object.assign(new Error(message), { name, stack, ...fields })
}
