import { findPostalCode } from '../../../domain/address/postal-code.ts'
import { fold } from '../../../domain/text/fold.ts'
import { wordScore } from '../guess/header-words.ts'
import { profileOf, type ValueKind } from '../guess/value-kinds.ts'
import { isDate, isEmail, isLink } from '../tables/unfit-cell.ts'
import { headerKey } from './header-keys.ts'
import { isRegistration } from './registration-headers.ts'

const idForm = /^[\p{L}\p{N}][\p{L}\p{N}:/_.#-]{1,99}$/u
const wholeNumber = /^\d{1,9}$/
const fraction = /^-?\d+[.,]\d+$/
const phone = /^(?:\+|0\d|\(|\d{2,4}-\d{3,4}-\d{4}$)/
const fewestRows = 2
/** Headers of a source's own numbers. */
const idWords =
  /(?:^|[^\p{L}])(?:id|ids|uuid|key|no|nr|num|number|code|kod|kodu|ref|siret|ein|license|licence|permit|registration|numero|nummer)(?:$|[^\p{L}])|번호|코드|아이디|番号|编号|編號/u
/** Headers that do not say whose number it is. */
const bareWords = new Set(
  'code codes kod kodu cod codigo codice no nr num number numero nummer key ref 코드 코드번호 번호 编号 編號 代码 番号'
    .split(' ')
    .map(headerKey),
)
/** Words, and beginnings of words, of numbers that are none of the business: folded. */
const otherNumbers =
  /(?:^|[^\p{L}])(?:phone|tele|tel(?:$|[^\p{L}])|fax|faks|gsm|mobil|cell|whatsapp|contact(?! ?id)|kontakt|time|timing|hrs|zip|post|poczt|pin(?:$|[^\p{L}])|plz|house|street|room|floor|building|hour|open|date|datum|fecha|tarih|year|jahr|ano|annee|price|preis|prix|precio|prezzo|fiyat|cena|τηλ|ταχ|индекс|почт|тел|моб|час|врем|дата|год|цена)|telephone|phone|postal|전화|연락|휴대|팩스|우편|건물|지번|시간|일자|날짜|연도|가격|電話|電话|电话|手机|手機|携帯|郵便|邮编|邮政|郵遞|時間|时间|日期|年月|年份|価格|价格|पिन|पोस्ट|डाक|फोन|फ़ोन|मोबाइल|संपर्क|समय|तारीख|هاتف|جوال|موبايل|تلفون|بريد|ساعات|دوام|وقت|تاريخ|سعر|טלפון|נייד|מיקוד|שעות|תאריך|מחיר|โทร|มือถือ|ไปรษณีย์|เวลา|วันที่|dien thoai|sdt|buu (?:chinh|dien)|ma buu|gio mo/u
/** Columns of an import whose names say that a column is no id, whatever else they say. */
const otherColumns = [
  'postal_code',
  'phone',
  'working_hours',
  'rating',
  'reviews',
  'latitude',
  'longitude',
] as const
/** Kinds of values that tell a column without a telling header. */
const otherKinds: readonly ValueKind[] = [
  'phone',
  'hours',
  'clock',
  'postalCode',
  'rating',
  'count',
  'degrees',
  'town',
  'trade',
  'address',
  'status',
]
/** What only a number of a register looks like: long, with letters and several figures. */
const registerForm = /^(?=[\w:-]{8,99}$)(?=[^a-z]*[a-z])(?:\D*\d){4}/i

/** Whether numbers only count the rows, in whatever order: the same ones stand for other businesses in the next file. */
function isRunning(cells: readonly string[]): boolean {
  if (!cells.every((cell) => wholeNumber.test(cell))) return false
  const numbers = cells.map(Number).sort((a, b) => a - b)
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))
  return (
    (numbers.at(-1) ?? 0) <= 2 * numbers.length ||
    steps.filter((step) => step === 1).length >= 0.8 * steps.length
  )
}

/** Whether a header says that its numbers are something else than ids: postal codes, phones, hours, years, prices. */
const saysOtherwise = (header: string): boolean =>
  otherNumbers.test(fold(header)) || otherColumns.some((column) => wordScore(header, column) > 0)

/** Whether values are ids without a header that says so: that some rows have different ones proves little. */
function lookLikeIds(cells: readonly string[]): boolean {
  if (!cells.every((cell) => registerForm.test(cell))) return false
  const { share } = profileOf(cells)
  return otherKinds.every((kind) => share(kind) === 0)
}

/** Whether numbers under a header that does not say whose they are have the form of postal codes, which no other column has. */
function mayBePostalCodes(header: string, cells: readonly string[], country: string | undefined): boolean {
  if (country === undefined || !bareWords.has(headerKey(header))) return false
  return cells.every((cell) => /\d{4}/.test(cell) && findPostalCode(cell, country)?.position === 'alone')
}

/**
 * Columns whose cells could be ids of the rows, those whose header says so first: each cell is filled and there is none twice. Running
 * numbers are none, and no column that is something else: an import that took postal codes for ids would overwrite other businesses.
 * `country` is that of the file, '' if unknown; absent if another column has the postal codes.
 */
export function idColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  taken: ReadonlySet<number> = new Set(),
  country?: string,
): number[] {
  if (rows.length < fewestRows) return []
  const found = header.flatMap((name, index) => {
    if (taken.has(index) || saysOtherwise(name)) return []
    const cells = rows.map((row) => (row[index] ?? '').trim())
    if (new Set(cells).size < cells.length || isRunning(cells)) return []
    if (mayBePostalCodes(name, cells, country)) return []
    const fits = cells.every(
      (cell) =>
        idForm.test(cell) &&
        /\d/.test(cell) &&
        !(isLink(cell) || isEmail(cell) || isDate(cell) || fraction.test(cell) || phone.test(cell)),
    )
    const isNamed = idWords.test(fold(name)) || isRegistration(name)
    return fits && (isNamed || lookLikeIds(cells)) ? [{ index, isNamed }] : []
  })
  return found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed)).map(({ index }) => index)
}
