import { cleanText } from '../text/clean-text.ts'

/** The fields of a submission. The form's fields have the same names. */
export const submissionFields = [
  'name',
  'category',
  'address',
  'city',
  'country',
  'phone',
  'description',
  'email',
] as const
export type SubmissionField = (typeof submissionFields)[number]

/** Hidden from people. Only programs that fill in every field fill it in. */
export const honeypotField = 'website'

/** A business as a visitor describes it. Every field is one line, except the description; '' if not given. */
export type Submission = Readonly<Record<SubmissionField, string>>

/** What is wrong with a field. */
export type SubmissionProblem = 'missing' | 'too-long' | 'no-email' | 'no-letters' | 'no-phone'
export type SubmissionErrors = Readonly<Partial<Record<SubmissionField, SubmissionProblem>>>

/** Why a form without wrong fields was not taken. `waiting`: too many others wait for the administrator. */
export type SubmissionFailure = 'too-many' | 'waiting' | 'unavailable' | 'full' | 'held'

export type ParsedSubmission =
  | { readonly submission: Submission; readonly errors?: never }
  | { readonly submission?: never; readonly errors: SubmissionErrors }

/** Most characters of each field. */
export const submissionLimits: Readonly<Record<SubmissionField, number>> = {
  name: 100,
  category: 60,
  address: 300,
  city: 80,
  country: 60,
  phone: 40,
  description: 1000,
  email: 254,
}

const required: readonly SubmissionField[] = ['name', 'category', 'address', 'country', 'email']
const emailForm = /^[^\s@<>"']+@[^\s@<>"'.]+(?:\.[^\s@<>"'.]+)+$/
const phoneForm = /^\+?[\d\s().\-/]+$/
const fewestPhoneDigits = 7

/** Cleans a text. The description keeps its line breaks. */
function clean(field: SubmissionField, text: string): string {
  if (field !== 'description') return cleanText(text)
  const lines = text.split(/\r\n|\r|\n/).map(cleanText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function problemOf(field: SubmissionField, text: string): SubmissionProblem | undefined {
  if (text === '') return required.includes(field) ? 'missing' : undefined
  if ([...text].length > submissionLimits[field]) return 'too-long'
  if (field === 'email' && !isEmail(text)) return 'no-email'
  if (field === 'name' && !/[\p{L}\p{N}]/u.test(text)) return 'no-letters'
  if (field === 'phone' && !isPhone(text)) return 'no-phone'
  return undefined
}

export const isEmail = (text: string): boolean => emailForm.test(text)

export function isPhone(text: string): boolean {
  return phoneForm.test(text) && text.replace(/\D/g, '').length >= fewestPhoneDigits
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
