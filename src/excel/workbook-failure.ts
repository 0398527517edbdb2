import { WorkbookError } from '../application/ports/workbook.ts'

const SAVE_AGAIN = '엑셀에서 파일을 열어 ‘다른 이름으로 저장’으로 새 .xlsx 파일을 만든 뒤 다시 올려 주세요.'

/** Names a cell or row for use in a sentence. */
export function sheetPlace(sheet: string, row: number): string {
  return row > 0 ? `시트 ‘${sheet}’ ${row.toLocaleString('ko-KR')}행` : `시트 ‘${sheet}’`
}

export function emptyFile(): WorkbookError {
  return new WorkbookError(
    'empty-file',
    '파일이 비어 있습니다(0바이트). 원본 파일을 확인한 뒤 다시 올려 주세요.',
  )
}

/** `found` is a noun for what the file really is. */
export function notAWorkbook(found: string): WorkbookError {
  return new WorkbookError(
    'not-a-workbook',
    `엑셀 파일이 아닙니다. 내용: ${found}. 엑셀에서 ‘Excel 통합 문서(.xlsx)’로 저장한 파일을 올려 주세요.`,
  )
}

export function passwordProtected(): WorkbookError {
  return new WorkbookError(
    'password-protected',
    '암호로 보호된 엑셀 파일이라 읽을 수 없습니다. 엑셀의 파일 → 정보 → 통합 문서 보호에서 암호를 지우고 저장한 뒤 다시 올려 주세요.',
  )
}

/** `place` is a noun phrase for the location, `reason` a full sentence. */
export function damaged(place: string, reason: string): WorkbookError {
  return new WorkbookError(
    'damaged',
    `엑셀 파일이 손상되어 끝까지 읽을 수 없습니다. 위치: ${place}. ${reason} ${SAVE_AGAIN}`,
  )
}

export function tooLarge(place: string, reason: string): WorkbookError {
  return new WorkbookError(
    'too-large',
    `엑셀 파일이 너무 커서 읽지 않았습니다. 위치: ${place}. ${reason} 필요한 행과 열만 남기거나 여러 파일로 나누어 올려 주세요.`,
  )
}

export function forbiddenContent(place: string): WorkbookError {
  return new WorkbookError(
    'forbidden-content',
    `허용되지 않는 내용(DOCTYPE 선언)이 있어 읽지 않았습니다. 위치: ${place}. ${SAVE_AGAIN}`,
  )
}

export function noVisibleSheet(): WorkbookError {
  return new WorkbookError(
    'no-visible-sheet',
    '표시된 시트가 없습니다. 엑셀에서 데이터가 있는 시트의 숨기기를 취소하고 저장한 뒤 다시 올려 주세요.',
  )
}
