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

export type ParsedSubmission =
  | { readonly submission: Submission; readonly errors?: never }
  | { readonly submission?: never; readonly errors: Readonly<Record<string, string>> }

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

const missing: Readonly<Partial<Record<SubmissionField, string>>> = {
  name: '업체 이름을 입력해 주세요.',
  category: '업종을 입력해 주세요.',
  address: '주소를 입력해 주세요.',
  country: '국가를 입력해 주세요.',
  email: '연락받을 이메일을 입력해 주세요.',
}
const email = /^[^\s@<>"']+@[^\s@<>"'.]+(?:\.[^\s@<>"'.]+)+$/
const phone = /^\+?[\d\s().\-/]+$/
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

function problemOf(field: SubmissionField, text: string): string | undefined {
  if (text === '') return missing[field]
  const limit = submissionLimits[field]
  if ([...text].length > limit) return `${limit}자 이하로 줄여 주세요.`
  if (field === 'email' && !email.test(text)) return '이메일 주소를 name@example.com 형식으로 입력해 주세요.'
  if (field === 'name' && !/[\p{L}\p{N}]/u.test(text)) return '업체 이름에 글자나 숫자를 넣어 주세요.'
  if (field === 'phone' && !isPhone(text)) return '전화번호를 숫자로 입력해 주세요. 예: 02-123-4567'
  return undefined
}

function isPhone(text: string): boolean {
  return phone.test(text) && text.replace(/\D/g, '').length >= fewestPhoneDigits
}

/** Reads a form's fields. Gives the submission, or a Korean sentence for every wrong field. */
export function parseSubmission(fields: Readonly<Record<string, string>>): ParsedSubmission {
  const submission = Object.fromEntries(
    submissionFields.map((field) => [field, clean(field, fields[field] ?? '')]),
  ) as Submission
  const problems = submissionFields.map((field) => [field, problemOf(field, submission[field])] as const)
  const errors = problems.filter((problem): problem is [SubmissionField, string] => problem[1] !== undefined)
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { submission }
}
