import { type RefObject, useEffect } from 'react'
import { submissionFields } from '../../../domain/submission/submission.ts'
import { withTabStorage } from '../../tab-storage.ts'

const storageKey = 'add-business'

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (submissionFields as readonly string[]).includes(field.name),
  )

/** The texts that were kept, by field. Another page of the origin may have written anything. */
function readDraft(): Readonly<Record<string, unknown>> {
  const draft: unknown = withTabStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

/**
 * Keeps what is typed into the form in this tab, for the same page in another language. Fields that the server filled stay as they are.
 * The draft goes with the tab, or once the form was taken.
 */
export function useKeptDraft(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const draft = readDraft()
    for (const field of fieldsOf(form)) {
      const text = draft[field.name]
      if (field.value === '' && typeof text === 'string') field.value = text
    }
    const keep = () => {
      const texts = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
      withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(texts)))
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [ref])
}

export function forgetDraft(): void {
  withTabStorage((storage) => storage.removeItem(storageKey))
}
