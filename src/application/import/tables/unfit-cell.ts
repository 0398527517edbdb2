import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import { isMasked, isZeros } from '../../../domain/phone/phone-text.ts'

const link = /^(?:https?:\/\/|www\.)\S/i
const date = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d{2})(?:$|[ T]\d{1,2}:\d{2})/
const number = /^[-+]?\d+(?:[.,]\d+)?%?$/
const longNumber = /^[-+]?\d{5,}(?:\.\d+)?$/
const degrees = /^[-+]?\d{1,3}\.\d{3,}$/
const yesOrNo = /^(?:true|false)$/i
/** An id of Google's, which its service also writes as a path. */
const googleId = /^(?:places\/)?ChIJ[\w-]{10}/

/** A phone, where no word has so many figures. */
const fiveDigits = /(?:\d[ ().+-]{0,3}){5}/

/** A whole phone, which no code of an activity is as long as: `503-555-0103`. */
const phone = /^\+?\(?\d(?:[ ()./-]{0,3}\d){8,14}$/

const isObject = (text: string) => text.startsWith('{') && text.endsWith('}')

/** Two numbers with fractions of degrees. */
function isPair(text: string): boolean {
  if (!/^[-+(\d]/.test(text)) return false
  const parts = text.replace(/^\(|\)$/g, '').split(/[,;\s]+/)
  return parts.length === 2 && parts.every((part) => degrees.test(part))
}

export const isLink = (text: string): boolean => link.test(text) && !/\s/.test(text)
export function isEmail(text: string): boolean {
  if (!text.includes('@')) return false
  const [user = '', host = '', ...more] = text.split('@')
  return user !== '' && host.includes('.') && more.length === 0 && !/\s/.test(text)
}
export const isDate = (text: string): boolean => date.test(text)
export const isNumber = (text: string): boolean => number.test(text)

/** What is in a wrong column wherever it stands for words. */
function isForeign(text: string): boolean {
  return isLink(text) || isEmail(text) || date.test(text) || isPair(text) || googleId.test(text)
}

/** What stands before a person's name. */
const honorific =
  /^(?:dr|mr|mrs|ms|miss|prof|professor|rev|a\/prof|assoc prof|herr|frau|sr|sra|srta|dott|dott\.ssa|dra|mme|mlle|dhr|mevr)\.?$/i

/** What lists of premises say where there is no business: `공실`, `(libre)`, `Vacant`. */
const vacant =
  /^[(（[]?(?:공실|공점포|빈 ?점포|빈 ?상가|空き店舗|空き家|空室|空铺|空置|vacant(?: (?:unit|premises|shop|lot))?|empty (?:unit|premises|shop)|unoccupied|leerstand|leerstehend|local vacío|local vide|à louer|sfitto|locale sfitto|boş dükkan|leegstand|pustostan|(?<=[([（])(?:libre|vacío|vide|empty|frei|leer|libero|vuoto|boş|leeg|wolne))[)）\]]?$/i
const longestVacant = 20

/** Whether a text cannot be what a column says: a postal code as a name, a time stamp as a trade, “Telefon Yok” as a phone. */
const unfit: Partial<Record<SheetColumn, (text: string) => boolean>> = {
  name: (text) =>
    isForeign(text) ||
    longNumber.test(text) ||
    degrees.test(text) ||
    yesOrNo.test(text) ||
    honorific.test(text) ||
    (text.length <= longestVacant && vacant.test(text)) ||
    isObject(text),
  category: (text) => isForeign(text) || number.test(text) || yesOrNo.test(text) || phone.test(text),
  full_address: (text) =>
    isLink(text) || isEmail(text) || date.test(text) || number.test(text) || yesOrNo.test(text),
  phone: (text) =>
    !/\p{Nd}/u.test(text) ||
    isZeros(text) ||
    isLink(text) ||
    isEmail(text) ||
    date.test(text) ||
    // A latitude has no zero before its figures, an area code does: `024.3555 0101`. No degree is as large as `333.5550103`.
    (degrees.test(text) && !/^0\d/.test(text) && Math.abs(Number(text.replace(',', '.'))) <= 180) ||
    isMasked(text),
  country: (text) => isForeign(text) || number.test(text) || fiveDigits.test(text),
  postal_code: (text) => !/\d/.test(text) || isLink(text) || isEmail(text),
  rating: (text) => isLink(text) || isEmail(text) || phone.test(text),
  working_hours: (text) => isLink(text) || isEmail(text) || longNumber.test(text),
}

/** How much of a text is looked at: as much as a listing keeps of it, so that what was exported is judged alike. */
const lookedAt = { phone: 100, others: 1000 }

export function isUnfit(column: SheetColumn, text: string): boolean {
  if (text === '') return false
  return unfit[column]?.(text.slice(0, column === 'phone' ? lookedAt.phone : lookedAt.others)) ?? false
}
