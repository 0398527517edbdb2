import { useId } from 'react'

interface PasswordFieldProps {
  readonly name: 'current' | 'next' | 'repeated'
  readonly label: string
  readonly hint?: string
  readonly problem: string | undefined
}

/** A password with its label, its rule and what is wrong with it. */
export function PasswordField({ name, label, hint, problem }: PasswordFieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="password"
        required
        maxLength={200}
        autoComplete={name === 'current' ? 'current-password' : 'new-password'}
        {...(notes && { 'aria-describedby': notes })}
        {...(problem && { 'aria-invalid': true })}
      />
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
