const emailForm = /^[^\s@<>"']+@[^\s@<>"'.]+(?:\.[^\s@<>"'.]+)+$/
const phoneForm = /^\+?[\d\s().\-/]+$/
export const fewestPhoneDigits = 7

export const isEmail = (text: string): boolean => emailForm.test(text)

export function isPhone(text: string): boolean {
  return phoneForm.test(text) && text.replace(/\D/g, '').length >= fewestPhoneDigits
}
