import { useId } from 'react'

interface EditFieldProps {
  readonly name: string
  readonly label: string
  readonly kind?: 'lines' | 'url' | 'number'
  readonly hint?: string | undefined
  readonly value: string
  readonly problem?: string | undefined
}

/** One field of the form of a listing, with its label, hint and error. */
export function EditField({ name, label, kind, hint, value, problem }: EditFieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    defaultValue: value,
    ...(notes && { 'aria-describedby': notes }),
    ...(problem && { 'aria-invalid': true as const }),
  }
  return (
    <div className={`field ${kind === 'lines' || kind === 'url' ? 'field-wide' : ''}`}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {kind === 'lines' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} inputMode={kind === 'number' ? 'decimal' : kind === 'url' ? 'url' : 'text'} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-error text-xs">
          {problem}
        </p>
      )}
    </div>
  )
}
