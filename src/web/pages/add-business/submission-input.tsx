import { type SubmissionField, submissionLimits } from '../../../domain/submission/submission.ts'
import { fieldTexts } from './field-texts.ts'

interface SubmissionInputProps {
  readonly field: SubmissionField
  readonly value: string
  readonly error: string | undefined
}

/** One field with its label, its hint and, beside it, what is wrong with it. */
export function SubmissionInput({ field, value, error }: SubmissionInputProps) {
  const { label, hint, isRequired, type = 'text', autoComplete } = fieldTexts[field]
  const ids = { hint: `${field}-hint`, error: `${field}-error` }
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  const shared = {
    id: field,
    name: field,
    defaultValue: value,
    required: isRequired,
    maxLength: submissionLimits[field],
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={field} className="field-label">
        {label}
        {!isRequired && <span className="font-normal text-ink-3"> (선택)</span>}
      </label>
      {field === 'description' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
      {error && (
        <p id={ids.error} className="field-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
