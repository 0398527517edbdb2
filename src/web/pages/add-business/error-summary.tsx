import { useEffect, useRef } from 'react'
import { submissionFields } from '../../../domain/submission/submission.ts'
import { fieldTexts } from './field-texts.ts'

/** Everything that has to be mended, each with a link to its field. Takes the focus, so that it is read first. */
export function ErrorSummary({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
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
