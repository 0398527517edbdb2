import { WorkbookError } from '../application/ports/workbook.ts'
import type { PanelText } from '../domain/administration/panel-text.ts'

const saveAgain = {
  ko: '파일을 만든 프로그램에서 다시 저장하거나, 엑셀에서 열어 ‘다른 이름으로 저장’으로 새 .xlsx 파일을 만든 뒤 다시 올려 주세요.',
  en: 'Save it anew in the program that made it, or open it in Excel and make a new .xlsx file with “Save as”, and upload that one.',
}

const saveAsTable = {
  ko: '업체마다 한 행이고 맨 위에 제목 행이 있는 .xlsx 또는 .csv 파일로 저장해 올려 주세요.',
  en: 'Save it as an .xlsx or .csv file with a header row and one row for each business, and upload that one.',
}

/** A location: words, or the name of a part of the file. */
export type Place = PanelText | string

const placeIn = (place: Place): PanelText => (typeof place === 'string' ? { ko: place, en: place } : place)

export const places = {
  file: { ko: '파일 전체', en: 'the whole file' },
  archive: { ko: '압축 목록', en: 'the list of the zip archive' },
  compound: { ko: '복합 문서 구조', en: 'the structure of the compound file' },
  workbook: { ko: '통합 문서 정보', en: 'the properties of the workbook' },
}

/** What a file is instead of a workbook. */
export const kinds = {
  pdf: { ko: 'PDF 문서', en: 'a PDF document' },
  oldExcel: { ko: 'Excel 95 이전 형식의 .xls 파일', en: 'an .xls file of Excel 95 or older' },
  html: { ko: '웹 페이지(HTML)', en: 'a web page (HTML)' },
  xml: { ko: 'XML 파일', en: 'an XML file' },
  text: { ko: '텍스트 또는 CSV 파일', en: 'a text or CSV file' },
  unknown: { ko: '알 수 없는 형식', en: 'an unknown format' },
  word: { ko: '워드 문서(.doc)', en: 'a Word document (.doc)' },
  wordPackage: { ko: '워드 문서', en: 'a Word document' },
  slides: { ko: '파워포인트 문서(.ppt)', en: 'a PowerPoint document (.ppt)' },
  slidesPackage: { ko: '파워포인트 문서', en: 'a PowerPoint document' },
  hwp: { ko: '한글 문서(.hwp)', en: 'a Hangul document (.hwp)' },
  compound: { ko: '알 수 없는 복합 문서', en: 'an unknown compound file' },
  binary: { ko: '엑셀 바이너리 통합 문서(.xlsb)', en: 'a binary workbook (.xlsb)' },
  openDocument: { ko: '오픈도큐먼트 문서(.ods 등)', en: 'an OpenDocument file (such as .ods)' },
  zip: { ko: '압축(zip) 파일', en: 'a zip file' },
  emptyMap: { ko: '장소가 없는 지도 파일(KML)', en: 'a map file without places (KML)' },
}

/** Why a file is damaged or too large. */
export const reasons = {
  brokenList: {
    ko: '파일 안의 목록이 올바르지 않거나 중간에서 끊겼습니다.',
    en: 'A list in the file is wrong or cut off.',
  },
  brokenRecord: { ko: '기록이 중간에서 끊겼습니다.', en: 'A record is cut off.' },
  firstRecord: { ko: '첫 기록이 올바르지 않습니다.', en: 'The first record is wrong.' },
  noSheetStart: {
    ko: '시트가 시작되는 곳을 찾을 수 없습니다.',
    en: 'The beginning of the sheet cannot be found.',
  },
  noSuchString: {
    ko: '공유 문자열 표에 없는 번호가 있습니다.',
    en: 'It names a text that the table of shared texts lacks.',
  },
  stringNumber: {
    ko: '공유 문자열의 번호가 올바르지 않습니다.',
    en: 'The number of a shared text is wrong.',
  },
  cellAddress: { ko: '셀의 주소가 올바르지 않습니다.', en: 'The address of a cell is wrong.' },
  rowNumber: { ko: '다음 행의 번호가 올바르지 않습니다.', en: 'The number of the next row is wrong.' },
  noWorksheet: { ko: '시트의 내용이 워크시트가 아닙니다.', en: 'The sheet is no worksheet.' },
  repeatedEntry: {
    ko: '압축 안에 같은 이름의 항목이 두 번 있습니다.',
    en: 'The archive has two entries of this name.',
  },
  overlappingEntries: { ko: '압축 항목들이 서로 겹칩니다.', en: 'Entries of the archive overlap.' },
  compression: { ko: '지원하지 않는 압축 방식입니다.', en: 'This kind of compression is not supported.' },
  noEntry: {
    ko: '압축 안에 필요한 항목이 없습니다.',
    en: 'The archive lacks an entry that a workbook needs.',
  },
  inflatedSize: {
    ko: '압축을 푼 크기가 목록에 적힌 크기와 다릅니다.',
    en: 'Its inflated size differs from the size in the list.',
  },
  checksum: {
    ko: '저장된 검사값과 내용이 다릅니다(전송 중 손상되었을 수 있습니다).',
    en: 'Its content does not match its checksum (it may have been damaged on its way).',
  },
  brokenArchive: {
    ko: '압축 형식이 올바르지 않거나 파일이 중간에서 끊겼습니다.',
    en: 'The archive is wrong or cut off.',
  },
  cutOff: { ko: '내용이 중간에서 끊겼습니다.', en: 'It is cut off.' },
  notUtf8: { ko: '글자 인코딩이 UTF-8이 아닙니다.', en: 'Its text is not in UTF-8.' },
  xml: { ko: 'XML 형식이 올바르지 않습니다.', en: 'It is no correct XML.' },
  json: { ko: 'JSON 형식이 올바르지 않습니다.', en: 'It is no correct JSON.' },
  xmlAttribute: {
    ko: 'XML 속성의 형식이 올바르지 않습니다.',
    en: 'An attribute of the XML is wrong.',
  },
  xmlDepth: { ko: 'XML이 지나치게 깊습니다.', en: 'The XML is nested too deeply.' },
  xmlTags: { ko: 'XML 태그의 짝이 맞지 않습니다.', en: 'Tags of the XML do not match.' },
  xlsSize: {
    ko: '.xls 파일의 크기가 허용 한도를 넘습니다.',
    en: 'An .xls file of this size is not allowed.',
  },
  partSize: {
    ko: '압축을 푼 크기가 허용 한도를 넘습니다.',
    en: 'Its inflated size is above the limit.',
  },
  textSize: { ko: '글의 양이 허용 한도를 넘습니다.', en: 'It has more text than is allowed.' },
  longCell: { ko: '한 칸의 글이 지나치게 깁니다.', en: 'The text of a cell is too long.' },
  longToken: { ko: '한 칸의 내용이 지나치게 깁니다.', en: 'The content of a cell is too long.' },
  longRow: { ko: '한 행의 글이 지나치게 깁니다.', en: 'The text of a row is too long.' },
  manyCells: { ko: '시트의 칸이 지나치게 많습니다.', en: 'The sheet has too many cells.' },
  slow: {
    ko: '읽는 데 걸리는 시간이 한도를 넘었습니다.',
    en: 'Reading it takes longer than is allowed.',
  },
} satisfies Record<string, PanelText>

/** Names a row of a sheet, or the sheet if the row is 0, for use in a sentence. */
export function sheetPlace(sheet: string, row: number): PanelText {
  if (row === 0) return { ko: `시트 ‘${sheet}’`, en: `sheet “${sheet}”` }
  return {
    ko: `시트 ‘${sheet}’ ${row.toLocaleString('ko-KR')}행`,
    en: `sheet “${sheet}”, row ${row.toLocaleString('en-GB')}`,
  }
}

export function emptyFile(): WorkbookError {
  return new WorkbookError('empty-file', {
    ko: '파일이 비어 있습니다(0바이트). 원본 파일을 확인한 뒤 다시 올려 주세요.',
    en: 'The file is empty (0 bytes). Check the original and upload it again.',
  })
}

export function notAWorkbook(found: PanelText): WorkbookError {
  return new WorkbookError('not-a-workbook', {
    ko: `엑셀 파일이 아닙니다. 내용: ${found.ko}. 엑셀에서 ‘Excel 통합 문서(.xlsx)’로 저장한 파일을 올려 주세요.`,
    en: `It is no Excel file, but ${found.en}. Upload a file that Excel has saved as an Excel workbook (.xlsx).`,
  })
}

/** A text file that holds no table, with what to do instead. */
export function notATable(found: PanelText, remedy: PanelText = saveAsTable): WorkbookError {
  return new WorkbookError('not-a-workbook', {
    ko: `표가 들어 있는 파일이 아닙니다. 내용: ${found.ko}. ${remedy.ko}`,
    en: `The file holds no table, but ${found.en}. ${remedy.en}`,
  })
}

export function passwordProtected(): WorkbookError {
  return new WorkbookError('password-protected', {
    ko: '암호로 보호된 엑셀 파일이라 읽을 수 없습니다. 엑셀의 파일 → 정보 → 통합 문서 보호에서 암호를 지우고 저장한 뒤 다시 올려 주세요.',
    en: 'The file is protected by a password and cannot be read. Remove the password in Excel under File → Info → Protect Workbook, save it, and upload it again.',
  })
}

export function damaged(where: Place, reason: PanelText): WorkbookError {
  const place = placeIn(where)
  return new WorkbookError('damaged', {
    ko: `파일이 손상되어 끝까지 읽을 수 없습니다. 위치: ${place.ko}. ${reason.ko} ${saveAgain.ko}`,
    en: `The file is damaged and cannot be read to its end. Place: ${place.en}. ${reason.en} ${saveAgain.en}`,
  })
}

export function tooLarge(where: Place, reason: PanelText): WorkbookError {
  const place = placeIn(where)
  return new WorkbookError('too-large', {
    ko: `파일이 너무 커서 읽지 않았습니다. 위치: ${place.ko}. ${reason.ko} 필요한 행과 열만 남기거나 여러 파일로 나누어 올려 주세요.`,
    en: `The file is too large and was not read. Place: ${place.en}. ${reason.en} Leave only the rows and columns that are needed, or split it into several files.`,
  })
}

export function forbiddenContent(where: Place): WorkbookError {
  const place = placeIn(where)
  return new WorkbookError('forbidden-content', {
    ko: `허용되지 않는 내용(DOCTYPE 선언)이 있어 읽지 않았습니다. 위치: ${place.ko}. ${saveAgain.ko}`,
    en: `The file has content that is not allowed (a DOCTYPE declaration) and was not read. Place: ${place.en}. ${saveAgain.en}`,
  })
}

export function noVisibleSheet(): WorkbookError {
  return new WorkbookError('no-visible-sheet', {
    ko: '표시된 시트가 없습니다. 엑셀에서 데이터가 있는 시트의 숨기기를 취소하고 저장한 뒤 다시 올려 주세요.',
    en: 'No sheet is visible. Unhide the sheet with the data in Excel, save the file, and upload it again.',
  })
}
