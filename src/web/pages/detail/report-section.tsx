import { type ReactNode, useId } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import { honeypotField } from '../../../domain/submission/honeypot-field.ts'
import {
  ownerField,
  type ReportErrors,
  reportLimits,
  reportReasons,
} from '../../../domain/submission/report.ts'
import { type FormState, useHref, useSiteContext } from '../../site-context.ts'
import { Flag } from '../../ui/icons.tsx'
import { detailTexts } from './detail-texts.ts'
import { reportTexts } from './report-texts.ts'

const useReportTexts = () => reportTexts(useSiteContext().language)

interface ReportSectionProps {
  readonly business: Pick<Business, 'slug'>
  /** Set once a report was taken: `owner` if it is from the business itself. */
  readonly reported: string | null
}

/**
 * Tells the administrator what is wrong with a listing, without an account. Works without JavaScript. The server says what is missing, in the
 * site's words.
 */
export function ReportSection({ business: { slug }, reported }: ReportSectionProps) {
  const report = useReportTexts()
  const { form, language } = useSiteContext()
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
      {reported ? (
        <p role="status" className="mt-3">
          {reported === 'owner' ? report.ownerThanks : report.thanks}
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">{report.lead}</p>
          <ReportForm slug={slug} form={form} />
        </>
      )}
    </section>
  )
}

interface ReportFormProps {
  readonly slug: string
  /** What was sent and refused. */
  readonly form: FormState | undefined
}

/** The style sheet shows the field for a contact once the business itself writes. */
function ReportForm({ slug, form }: ReportFormProps) {
  const report = useReportTexts()
  const href = useHref()
  const { values, errors = {}, failureText } = form ?? { values: {} }
  const choice = (name: string, label: string) => (
    <label key={name} className="chip chip-choice">
      <input type="checkbox" name={name} value="1" defaultChecked={values[name] === '1'} />
      {label}
    </label>
  )
  return (
    <form action={href.report(slug)} method="post" noValidate className="report-form">
      {form && <Refused errors={errors} failure={failureText} />}
      <fieldset>
        <legend className="sr-only">{report.legend}</legend>
        {reportReasons.map((reason) => choice(reason, report.reasons[reason]))}
      </fieldset>
      <ReportField name="note" label={report.note} problem={errors.note} value={values.note} />
      <fieldset className="report-owner">
        {choice(ownerField, report.owner)}
        <div className="report-contact">
          <p className="text-sm text-ink-2">{report.ownerLead}</p>
          <ReportField
            name="contact"
            label={report.contact}
            problem={errors.contact}
            value={values.contact}
          />
        </div>
      </fieldset>
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
}

function ReportField({ name, label, problem, value = '' }: ReportFieldProps) {
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
        inputMode={name === 'contact' ? 'email' : undefined}
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
