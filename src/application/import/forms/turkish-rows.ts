import { mayBeTurkish, withTurkishLetters } from '../../../domain/text/repair/turkish-letters.ts'
import type { SheetRow, Workbook } from '../../ports/workbook.ts'

/** Turkish words and towns with the letters of Iceland, which no other language has. */
const proof =
  /(?<!\p{L})(?:ýstanbul|ýzmir|ýsparta|iðdýr|ýðdýr|eskiþehir|nevþehir|kýrþehir|kýrýkkale|gümüþhane|þanlýurfa|þýrnak|muðla|niðde|aðrý|uþak|muþ|elazýð|balýkesir|aydýn|bartýn|çankýrý|diyarbakýr|kahramanmaraþ|þiþli|beþiktaþ|beyoðlu|kadýköy|üsküdar ýlçesi|ýþletme|ýþyeri|ýlçe|ýlçesi|çalýþma|açýk|kapalý|çarþý|çarþýsý|sokaðý|bulvarý|þube|þubesi|þirketi|adý|adýnýz|unvaný|ünvaný|alaný|numarasý|salý|çarþamba|perþembe)(?!\p{L})/iu
const sampleRows = 150

const saysSo = ({ cells }: SheetRow) => cells.some((cell) => mayBeTurkish(cell) && proof.test(cell))
const inTurkish = (row: SheetRow): SheetRow =>
  row.cells.some(mayBeTurkish) ? { ...row, cells: row.cells.map(withTurkishLetters) } : row

/** A workbook with the letters of Turkish sheets that a program took for those of Iceland. The first rows prove it, or no row is looked at. */
export function withTurkishRows(workbook: Workbook): Workbook {
  return {
    sheets: workbook.sheets,
    progress: () => workbook.progress(),
    close: () => workbook.close(),
    async *rows(sheetIndex) {
      let isTurkish: boolean | undefined
      for await (const rows of workbook.rows(sheetIndex)) {
        isTurkish ??= rows.slice(0, sampleRows).some(saysSo)
        yield isTurkish ? rows.map(inTurkish) : rows
      }
    },
  }
}
