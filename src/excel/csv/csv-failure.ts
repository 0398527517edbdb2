import { WorkbookError } from '../../application/ports/workbook.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { reasons } from '../workbook-failure.ts'

export const csvReasons = {
  manyColumns: {
    ko: '한 행의 칸이 지나치게 많습니다. 구분 문자를 확인해 주십시오.',
    en: 'It has too many cells. Check the character between the cells.',
  },
  longCell: reasons.longCell,
  longRow: reasons.longRow,
  slow: reasons.slow,
  manyCells: { ko: '칸이 지나치게 많습니다.', en: 'The file has too many cells.' },
} satisfies Record<string, PanelText>

/** A text file that is too large for the limits in its row `row`. */
export function csvTooLarge(row: number, reason: PanelText): WorkbookError {
  return new WorkbookError('too-large', {
    ko: `파일의 ${row.toLocaleString('ko-KR')}행을 읽을 수 없습니다. ${reason.ko} 필요한 행과 열만 남기거나 여러 파일로 나누어 올려 주십시오.`,
    en: `Row ${row.toLocaleString('en-GB')} of the file cannot be read. ${reason.en} Leave only the rows and columns that are needed, or split it into several files.`,
  })
}

/** A text file in which the cell that begins with a quotation mark in row `row` has no end. */
export function openQuote(row: number): WorkbookError {
  return new WorkbookError('damaged', {
    ko: `파일의 ${row.toLocaleString('ko-KR')}행에 따옴표(")로 시작하고 닫히지 않는 칸이 있습니다. 따옴표를 닫거나 지운 뒤 다시 올려 주십시오.`,
    en: `A cell in row ${row.toLocaleString('en-GB')} of the file begins with a quotation mark (") and is never closed. Close it or delete it, and upload the file again.`,
  })
}
