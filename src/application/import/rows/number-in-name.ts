/** A number of taxpayers or of persons by its form alone: those of Brazil, Argentina and Korea. */
const form =
  /(?<![\d.-])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|(?:20|23|24|27|30|33|34)-\d{8}-\d|\d{3}-\d{2}-\d{5}|\d{6}-[1-4]\d{6})(?![\d-])/g
/** The beginning of one, as Brazil writes it before the name of who works alone. */
const before = /^\d{2}\.\d{3}\.\d{3} (?=\p{L})/u
/** Brazil also writes one without dots behind the name. */
const behind = /(?<=\p{L} )(\d{11})$/u
/** Such a number behind its word, in the languages of common files. */
const labelled =
  /(?<![\p{L}\d])(?:cpf|cnpj|nif|cif|nie|dni|rfc|ruc|rut|cuit|cuil|nit|vkn|tckn|vergi (?:kimlik )?(?:no|numarası)|tc(?: kimlik)? no|pib|oib|jib|p\.? ?iva|partita iva|piva|cod(?:ice)? fiscale|nip|regon|krs|ičo|dič|vat(?: reg)?(?: no| number| id| nr)?|ust-?id(?:-?nr)?|steuernummer|siret|siren|kvk|btw|gstin|gst no|ein|ssn|tax id|инн|огрнип|огрн|єдрпоу|едрпоу|еик|사업자 ?(?:등록)? ?번호|주민 ?(?:등록)? ?번호|등록번호|統一編號|統編|统一社会信用代码|法人番号|登録番号)\.?[ :：#№-]{0,3}(?=[A-Z]{0,4}\d)[A-Z\d][A-Z\d./-]{5,20}(?: \d{2,5}){0,3}(?![\p{L}\d])/giu
/** What is left around a number that was taken out. */
const emptyBrackets = /[([（【]\s*[)\]）】]/g
const ends = /^[\s,;:|/–—-]+|(?<![\s,;:|/–—-])[\s,;:|/–—-]+$/g

/** The place of a business in a list: `1. Elm Cafe`. */
const rank = /^(\d{1,4})[.)] (?=\S)/
const fewestRanked = 3

/** Whether the names of a table are numbered: one that begins so is a name, `1. FC Example`. */
export function areRanked(names: readonly string[]): boolean {
  const ranks = names.flatMap((name) => rank.exec(name.trim())?.[1] ?? [])
  return ranks.length >= Math.max(fewestRanked, 0.8 * names.length) && new Set(ranks).size === ranks.length
}

export const withoutRank = (name: string): string => name.trim().replace(rank, '')

/** Whether eleven digits have the two check digits of a Brazilian taxpayer. */
function isChecked(digits: string): boolean {
  const all = [...digits].map(Number)
  if (new Set(all).size === 1) return false
  return [9, 10].every((length) => {
    const sum = all.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === all[length]
  })
}

/** The name without the number of a taxpayer or of a person, which nobody should publish. */
export function withoutNumber(name: string): string {
  if (!/\d{3}/.test(name)) return name
  const left = name
    .replace(labelled, ' ')
    .replace(form, ' ')
    .replace(before, '')
    .replace(behind, (digits) => (isChecked(digits) ? '' : digits))
  if (left === name) return name
  return left.replace(emptyBrackets, ' ').replace(/\s+/g, ' ').replace(ends, '')
}
