import { cleanText } from '../text/clean-text.ts'
import { isEmail, isPhone, mostPhoneDigits } from './contact-forms.ts'
import {
  type Submission,
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionProblem,
  submissionFields,
  submissionLimits,
} from './submission.ts'

export type ParsedSubmission =
  | { readonly submission: Submission; readonly errors?: never }
  | { readonly submission?: never; readonly errors: SubmissionErrors }

const required: readonly SubmissionField[] = ['name', 'category', 'address', 'country', 'email']
/** Cleans a text. The description keeps its line breaks. */
function clean(field: SubmissionField, text: string): string {
  if (field !== 'description') return cleanText(text)
  const lines = text.split(/\r\n|\r|\n/).map(cleanText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The page has no more rules than this; the server knows the numbers of each country. */
const isOnePhone = (text: string) => isPhone(text) && text.replace(/\D/g, '').length <= mostPhoneDigits

function problemOf(field: SubmissionField, text: string): SubmissionProblem | undefined {
  if (text === '') return required.includes(field) ? 'missing' : undefined
  if ([...text].length > submissionLimits[field]) return 'too-long'
  if (field === 'email' && !isEmail(text)) return 'no-email'
  if (field === 'name' && !/[\p{L}\p{N}]/u.test(text)) return 'no-letters'
  if (field === 'phone' && !isOnePhone(text)) return 'no-phone'
  return undefined
}

/** Reads a form's fields. Gives the submission, or what is wrong with each wrong field. */
export function parseSubmission(fields: Readonly<Record<string, string>>): ParsedSubmission {
  const submission = Object.fromEntries(
    submissionFields.map((field) => [field, clean(field, fields[field] ?? '')]),
  ) as Submission
  const problems = submissionFields.map((field) => [field, problemOf(field, submission[field])] as const)
  const errors = problems.filter(([, problem]) => problem !== undefined)
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { submission }
}
