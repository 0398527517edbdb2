import { cleanText, withoutInvisible } from '../text/clean-text.ts'

/** In characters, once it is normalised. */
export const usernameLimit = 64

/**
 * The one spelling of a user name. Spellings that look alike or come from another keyboard become the same: full-width letters,
 * composed and decomposed letters, other or more spaces. Controls and invisible characters are removed. Capitals stay: `Admin` is
 * not `admin`.
 */
export function normaliseUsername(text: string): string {
  return cleanText(withoutInvisible(text).normalize('NFKC'))
}
