import { cleanText } from '../text/clean-text.ts'
import { isEmail, isPhone } from './contact-forms.ts'

/** What a visitor says is wrong with a listing. The form's checkboxes have the same names. */
export const reportReasons = ['closed', 'phone', 'hours', 'location', 'duplicate', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export interface Report {
  /** May be empty if the business itself writes. */
  readonly reasons: readonly ReportReason[]
  /** One line; '' if not given. */
  readonly note: string
  /** E-mail address or phone number of the business itself; '' from any other visitor. */
  readonly contact: string
}

export type ReportProblem = 'missing' | 'too-long' | 'no-contact'
export type ReportErrors = Readonly<Partial<Record<'reasons' | 'note' | 'contact', ReportProblem>>>

/** Most characters of each field. */
export const reportLimits = { note: 300, contact: 254 } as const

export type ParsedReport =
  | { readonly report: Report; readonly errors?: never }
  | { readonly report?: never; readonly errors: ReportErrors }

/** Set to `1` by the form for the business itself, which asks for a contact. */
export const ownerField = 'owner'

/** Reads a form's fields. Gives the report, or what is wrong with each wrong field. */
export function parseReport(fields: Readonly<Record<string, string>>): ParsedReport {
  const isOwner = fields[ownerField] === '1'
  const report: Report = {
    reasons: reportReasons.filter((reason) => fields[reason] === '1'),
    note: cleanText(fields.note ?? ''),
    contact: isOwner ? cleanText(fields.contact ?? '') : '',
  }
  const problems = Object.entries(problemsOf(report, isOwner)).filter(([, problem]) => problem)
  return problems.length > 0 ? { errors: Object.fromEntries(problems) } : { report }
}

function problemsOf({ reasons, note, contact }: Report, isOwner: boolean) {
  const hasNothing = reasons.length === 0 && !isOwner
  const isOnlyOther = reasons.join() === 'other'
  return {
    reasons: hasNothing && 'missing',
    note: isOnlyOther && note === '' ? 'missing' : note.length > reportLimits.note && 'too-long',
    contact: isOwner && problemOfContact(contact),
  } as const
}

function problemOfContact(contact: string): ReportProblem | undefined {
  if (contact === '') return 'missing'
  if (contact.length > reportLimits.contact) return 'too-long'
  return isEmail(contact) || isPhone(contact) ? undefined : 'no-contact'
}
