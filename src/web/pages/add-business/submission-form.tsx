import { honeypotField, submissionFields } from '../../../domain/submission/submission.ts'
import type { FormState } from '../../form-state.ts'
import { href } from '../../routes.ts'
import { ErrorSummary } from './error-summary.tsx'
import { SubmissionInput } from './submission-input.tsx'

const noForm: FormState = { values: {}, errors: {} }

/** A plain form: the browser checks what it can, the server everything, and shows what was sent again. */
export function SubmissionForm({ form = noForm }: { readonly form?: FormState | undefined }) {
  const { values, errors } = form
  return (
    <form action={href.addBusiness()} method="post" className="submission-form">
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
      {submissionFields.map((field) => (
        <SubmissionInput key={field} field={field} value={values[field] ?? ''} error={errors[field]} />
      ))}
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={honeypotField}>이 칸은 비워 두세요</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className="button-primary h-12 justify-self-start px-8">
        등록 신청
      </button>
    </form>
  )
}
