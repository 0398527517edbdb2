import { fold } from '../../../domain/text/fold.ts'
import { isDate, isEmail, isLink } from '../tables/unfit-cell.ts'

const idForm = /^[\p{L}\p{N}][\p{L}\p{N}:/_.#-]{1,99}$/u
const wholeNumber = /^\d{1,9}$/
const fraction = /^-?\d+[.,]\d+$/
const phone = /^(?:\+|0\d|\(|\d{2,4}-\d{3,4}-\d{4}$)/
const fewestRows = 2
/** Headers of a source's own numbers. */
const idWords =
  /(?:^|[^\p{L}])(?:id|ids|uuid|key|no|nr|num|number|code|kod|kodu|ref|siret|ein|license|licence|permit|registration|numero|nummer)(?:$|[^\p{L}])|번호|코드|아이디|番号|编号|編號/u
const otherNumbers =
  /(?:phone|tel|fax|zip|post|house|street|room|floor|building|전화|팩스|우편|건물|지번|電話|郵便)/

/** Whether numbers only count the rows: the same ones stand for other businesses in the next file. */
function isRunning(cells: readonly string[]): boolean {
  if (!cells.every((cell) => wholeNumber.test(cell))) return false
  const steps = cells.slice(1).map((cell, at) => Number(cell) - Number(cells[at]))
  return steps.filter((step) => step === 1).length >= 0.8 * steps.length
}

/**
 * Columns whose cells could be ids of the rows, those whose header says so first: each cell is filled and there is none twice. Running
 * numbers are none.
 */
export function idColumns(header: readonly string[], rows: readonly (readonly string[])[]): number[] {
  if (rows.length < fewestRows) return []
  const found = header.flatMap((name, index) => {
    const cells = rows.map((row) => (row[index] ?? '').trim())
    if (new Set(cells).size < cells.length || isRunning(cells)) return []
    const fits = cells.every(
      (cell) =>
        idForm.test(cell) &&
        /\d/.test(cell) &&
        !(isLink(cell) || isEmail(cell) || isDate(cell) || fraction.test(cell) || phone.test(cell)),
    )
    const folded = fold(name)
    return fits && !otherNumbers.test(folded) ? [{ index, isNamed: idWords.test(folded) }] : []
  })
  return found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed)).map(({ index }) => index)
}
