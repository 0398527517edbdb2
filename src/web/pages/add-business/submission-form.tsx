import { useEffect, useRef } from 'react'
import {
  honeypotField,
  type SubmissionField,
  submissionFields,
  submissionLimits,
} from '../../../domain/submission/submission.ts'
import { href } from '../../routes.ts'
import type { FormState } from '../../site-context.ts'

const noForm: FormState = { values: {}, errors: {} }

/** A plain form. The browser checks some rules, and the server checks all and shows the form again. */
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

interface SubmissionInputProps {
  readonly field: SubmissionField
  readonly value: string
  readonly error: string | undefined
}

/** A field with its label, hint and error. */
function SubmissionInput({ field, value, error }: SubmissionInputProps) {
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

/** All errors, each with a link to its field. It takes the focus, so that screen readers read it first. */
function ErrorSummary({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const wrong = submissionFields.filter((field) => errors[field])
  return (
    <section ref={summary} tabIndex={-1} role="alert" aria-labelledby="errors" className="error-summary">
      <h2 id="errors" className="text-base font-bold">
        신청을 접수하지 못했습니다
      </h2>
      {errors.form && <p className="mt-2">{errors.form}</p>}
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${field}`} className="text-link">
                {fieldTexts[field].label}: {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'tel' | 'email'
  readonly autoComplete?: string
}

/** The label and hint of each field, in the order of the form. */
const fieldTexts: Readonly<Record<SubmissionField, FieldText>> = {
  name: { label: '업체 이름', hint: '간판에 적힌 그대로 적어 주세요.', isRequired: true },
  category: { label: '업종', hint: '예: 한식당, 치과, 미용실', isRequired: true },
  address: {
    label: '주소',
    hint: '우편번호까지 적으면 더 정확합니다.',
    isRequired: true,
    autoComplete: 'street-address',
  },
  city: { label: '도시', autoComplete: 'address-level2' },
  country: { label: '국가', isRequired: true, autoComplete: 'country-name' },
  phone: {
    label: '전화번호',
    hint: '예: 02-123-4567, +81 3-1234-5678',
    type: 'tel',
    autoComplete: 'tel',
  },
  description: { label: '소개', hint: '무엇을 하는 곳인지 두세 문장으로 적어 주세요.' },
  email: {
    label: '이메일',
    hint: '확인할 것이 있을 때만 연락하며 공개하지 않습니다.',
    isRequired: true,
    type: 'email',
    autoComplete: 'email',
  },
}
