/** A matter that a text may speak of, with the sentences to choose one from. */
export interface TopicSource {
  readonly paragraph: 'intro' | 'hours' | 'reputation' | 'options' | 'area' | 'visit' | 'closing'
  /** Words that must be known, beside those that a sentence names. */
  readonly needs?: readonly string[]
  /** Said only while the text is still too short. */
  readonly isFiller?: true
  /** One sentence a line; see `template.ts`. */
  readonly lines: string
}
