const emailForm = /^[^\s@<>"']+@[^\s@<>"'.]+(?:\.[^\s@<>"'.]+)+$/
const phoneForm = /^\+?[\d\s().\-/]+$/
export const fewestPhoneDigits = 7
/** The limit of E.164. */
export const mostPhoneDigits = 15

export const isEmail = (text: string): boolean => emailForm.test(text)

export function isPhone(text: string): boolean {
  return phoneForm.test(text) && text.replace(/\D/g, '').length >= fewestPhoneDigits
}
