import { ChevronDown, Flag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import {
  ownerField,
  type ReportErrors,
  reportLimits,
  reportReasons,
} from '../../../domain/submission/report.ts'
import { honeypotField } from '../../../domain/submission/submission.ts'
import { type FormState, useHref, useSiteContext } from '../../site-context.ts'
import { detailTexts } from './detail-texts.ts'
import { reportTexts } from './report-texts.ts'

const useReportTexts = () => reportTexts(useSiteContext().language)

interface ReportSectionProps {
  readonly business: Pick<Business, 'slug'>
  /** A report was just taken. */
  readonly isSent: boolean
}

/**
 * Tells the administrator what is wrong with a listing, without an account. Works without JavaScript. The server says what is missing, in the
 * site's words.
 */
export function ReportSection({ business: { slug }, isSent }: ReportSectionProps) {
  const report = useReportTexts()
  const { form, language } = useSiteContext()
  const isOwner = form?.values[ownerField] === '1'
  return (
    <section
      id="report"
      tabIndex={-1}
      aria-labelledby="report-title"
      className="panel part-5 report outline-none"
    >
      <h2 id="report-title" className="text-base font-bold">
        {detailTexts(language).report}
      </h2>
      {isSent ? (
        <p role="status" className="mt-3">
          {report.thanks}
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">{report.lead}</p>
          <ReportForm slug={slug} form={isOwner ? undefined : form} />
          <details className="report-owner" open={isOwner}>
            <summary>
              <ChevronDown size={18} aria-hidden="true" />
              {report.owner}
            </summary>
            <p className="text-sm text-ink-2">{report.ownerLead}</p>
            <ReportForm slug={slug} form={isOwner ? form : undefined} isOwner />
          </details>
        </>
      )}
    </section>
  )
}

interface ReportFormProps {
  readonly slug: string
  /** What was sent and refused. */
  readonly form: FormState | undefined
  /** The same form from the business itself, which gives a contact. */
  readonly isOwner?: boolean
}

function ReportForm({ slug, form, isOwner = false }: ReportFormProps) {
  const report = useReportTexts()
  const href = useHref()
  const { values, errors = {}, failureText } = form ?? { values: {} }
  return (
    <form action={href.report(slug)} method="post" noValidate className="report-form">
      {form && <Refused errors={errors} failure={failureText} />}
      <fieldset>
        <legend className="sr-only">{report.legend}</legend>
        {reportReasons.map((reason) => (
          <label key={reason} className="chip chip-choice">
            <input type="checkbox" name={reason} value="1" defaultChecked={values[reason] === '1'} />
            {report.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <ReportField name="note" label={report.note} problem={errors.note} value={values.note} />
      {isOwner && (
        <>
          <input type="hidden" name={ownerField} value="1" />
          <ReportField
            name="contact"
            label={report.contact}
            problem={errors.contact}
            value={values.contact}
            isRequired
          />
        </>
      )}
      <div className="honeypot" aria-hidden="true">
        <label>
          {report.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className="button-quiet">
        <Flag size={18} aria-hidden="true" />
        {report.send}
      </button>
    </form>
  )
}

interface ReportFieldProps {
  readonly name: 'note' | 'contact'
  readonly label: string
  readonly problem: ReportErrors['note']
  readonly value: string | undefined
  readonly isRequired?: boolean
}

function ReportField({ name, label, problem, value = '', isRequired = false }: ReportFieldProps) {
  const report = useReportTexts()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
      />
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {report.problem(name, problem, reportLimits[name])}
        </p>
      )}
    </div>
  )
}

/** Why the form was not taken. `keptPart` gives it the focus. */
function Refused({ errors, failure }: { readonly errors: ReportErrors; readonly failure: ReactNode }) {
  const report = useReportTexts()
  return (
    <p tabIndex={-1} role="alert" className="error-summary">
      {failure ?? (errors.reasons ? report.nothingChosen : report.notTaken)}
    </p>
  )
}
