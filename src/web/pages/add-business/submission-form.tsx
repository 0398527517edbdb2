import { type FormEvent, useEffect, useRef, useState } from 'react'
import { honeypotField } from '../../../domain/submission/honeypot-field.ts'
import { parseSubmission } from '../../../domain/submission/parse-submission.ts'
import {
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionProblem,
  submissionFields,
  submissionLimits,
} from '../../../domain/submission/submission.ts'
import { type FormState, useHref, useSiteContext } from '../../site-context.ts'
import { type AddBusinessTexts, addBusinessTexts } from './add-business-texts.ts'
import { useKeptDraft } from './kept-draft.ts'

const noForm: FormState = { values: {} }

const useAddBusinessTexts = () => addBusinessTexts(useSiteContext().language)

/**
 * A plain form. What is wrong is said in the site's words, not in the browser's: the script checks the form before it is sent, and the
 * server, which checks it in any case, shows it again.
 */
export function SubmissionForm({ form = noForm }: { readonly form?: FormState | undefined }) {
  const { values } = form
  const [checked, setChecked] = useState<CheckedForm>()
  const { errors = {}, failure } = checked ?? form
  const addBusiness = useAddBusinessTexts()
  const href = useHref()
  const ref = useRef<HTMLFormElement>(null)
  useKeptDraft(ref)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { errors } = parseSubmission(textsIn(event.currentTarget))
    if (!errors) return
    event.preventDefault()
    setChecked((before) => ({ errors, times: (before?.times ?? 0) + 1 }))
  }
  return (
    <form
      ref={ref}
      action={href.addBusiness()}
      method="post"
      noValidate
      className="submission-form"
      onSubmit={onSubmit}
    >
      {(failure || Object.keys(errors).length > 0) && (
        <ErrorSummary
          key={checked?.times}
          errors={errors}
          failure={failure && addBusiness.failures[failure]}
        />
      )}
      {submissionFields.map((field) => (
        <SubmissionInput key={field} field={field} value={values[field] ?? ''} problem={errors[field]} />
      ))}
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={honeypotField}>{addBusiness.honeypot}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className="button-primary h-12 justify-self-start px-8">
        {addBusiness.submit}
      </button>
    </form>
  )
}

/** What the script finds wrong before the form is sent. */
interface CheckedForm extends Omit<FormState, 'values'> {
  /** How often the form was checked, so that each time the errors take the focus. */
  readonly times: number
}

const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

interface SubmissionInputProps {
  readonly field: SubmissionField
  readonly value: string
  readonly problem: SubmissionProblem | undefined
}

/** A field with its label, hint and error. */
function SubmissionInput({ field, value, problem }: SubmissionInputProps) {
  const { isRequired, type = 'text', autoComplete } = kinds[field]
  const addBusiness = useAddBusinessTexts()
  const hint = addBusiness.hints[field]
  const error = problem && problemText(field, problem, addBusiness)
  const ids = { hint: `${field}-hint`, error: `${field}-error` }
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  const shared = {
    id: field,
    name: field,
    defaultValue: value,
    required: isRequired,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={field} className="field-label">
        {addBusiness.labels[field]}
        {!isRequired && <span className="font-normal text-ink-3">{addBusiness.optional}</span>}
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

interface ErrorSummaryProps {
  readonly errors: SubmissionErrors
  readonly failure: string | undefined
}

/** All errors, each with a link to its field. It takes the focus, so that screen readers read it first. */
function ErrorSummary({ errors, failure }: ErrorSummaryProps) {
  const addBusiness = useAddBusinessTexts()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const wrong = submissionFields.flatMap((field) => {
    const problem = errors[field]
    if (!problem) return []
    const text = problemText(field, problem, addBusiness)
    // The other texts name their field.
    return { field, text: problem === 'too-long' ? `${addBusiness.labels[field]}: ${text}` : text }
  })
  return (
    <section ref={summary} tabIndex={-1} role="alert" aria-labelledby="errors" className="error-summary">
      <h2 id="errors" className="text-base font-bold">
        {addBusiness.notTaken}
      </h2>
      {failure && <p className="mt-2">{failure}</p>}
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`} className="text-link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FieldKind {
  readonly isRequired?: boolean
  readonly type?: 'tel' | 'email'
  readonly autoComplete?: string
}

const kinds: Readonly<Record<SubmissionField, FieldKind>> = {
  name: { isRequired: true },
  category: { isRequired: true },
  address: { isRequired: true, autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  country: { isRequired: true, autoComplete: 'country-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  description: {},
  email: { isRequired: true, type: 'email', autoComplete: 'email' },
}

/** Says what is wrong with a field. */
function problemText(field: SubmissionField, problem: SubmissionProblem, words: AddBusinessTexts): string {
  const texts: Readonly<Record<SubmissionProblem, string | undefined>> = {
    missing: words.missing[field],
    'too-long': words.tooLong(submissionLimits[field]),
    'no-email': words.noEmail,
    'no-letters': words.noLetters,
    'no-phone': words.noPhone,
  }
  return texts[problem] ?? ''
}
