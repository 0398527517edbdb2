/** A form as it was sent, where the server could not take it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  /** By field, a sentence each; under `form` what concerns the whole. */
  readonly errors: Readonly<Record<string, string>>
}
