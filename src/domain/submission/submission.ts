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

/** A business as a visitor describes it. Every field is one line, except the description; '' if not given. */
export type Submission = Readonly<Record<SubmissionField, string>>

/** What is wrong with a field. */
export type SubmissionProblem = 'missing' | 'too-long' | 'no-email' | 'no-letters' | 'no-phone'
export type SubmissionErrors = Readonly<Partial<Record<SubmissionField, SubmissionProblem>>>

/** Why a form without wrong fields was not taken. `waiting`: too many others wait for the administrator. */
export type SubmissionFailure = 'too-many' | 'waiting' | 'unavailable' | 'full' | 'held'

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
