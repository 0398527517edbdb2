/** The languages of the administrator's panel. */
export const panelLanguages = ['ko', 'en'] as const
export type PanelLanguage = (typeof panelLanguages)[number]

/** A text for the administrator, in each language of the panel. */
export type PanelText = Readonly<Record<PanelLanguage, string>>

/** An error that the administrator is told: what, where and how to fix it. Its message is the Korean text. */
export class UserFacingError extends Error {
  readonly text: PanelText
  constructor(text: PanelText, options?: ErrorOptions) {
    super(text.ko, options)
    this.text = text
  }
}

/** What is wrong, in each language, of an error that is for the administrator; undefined for any other. */
export function textOfError(error: unknown): PanelText | undefined {
  return error instanceof Error && 'text' in error ? (error.text as PanelText) : undefined
}
