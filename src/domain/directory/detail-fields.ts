import type { AboutAttributes, OpeningHoursText } from '../business/listing.ts'

/** What only answers with one business have, in the language of the answer. */
export interface DetailFields {
  /** Its attributes. The server names them, because browsers have no vocabulary. */
  readonly shownAbout?: AboutAttributes
  /**
   * When it is open on each day whose hours can be read, as the path of a drawing that is 24 hours wide and one high. '' on days
   * off.
   */
  readonly hoursBars?: Readonly<Record<string, string>>
  /** If its hours are not known: the specification's default hours. */
  readonly usualHours?: OpeningHoursText
}
