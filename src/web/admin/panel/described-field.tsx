import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface DescribedFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** What to think of because of what was typed elsewhere. */
  readonly warning?: string | undefined
  readonly problem?: string | undefined
  /** Whether the field takes the whole width of a grid. */
  readonly isWide?: boolean
  /** The input with the attributes that connect it to its label, hint and error. */
  readonly children: (described: Described) => ReactNode
}

type Described = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** A field of a form with its label above, and its hint and its error below. */
export function DescribedField({
  label,
  hint,
  warning,
  problem,
  isWide = false,
  children,
}: DescribedFieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, warning && `${id}-warning`, problem && `${id}-problem`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        ...(notes && { 'aria-describedby': notes }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} role="status" className="field-warning text-xs">
          {warning}
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
