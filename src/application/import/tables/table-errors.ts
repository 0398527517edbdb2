import type { PanelLanguage, PanelText } from '../../../domain/administration/panel-text.ts'
import { importColumns, type SheetColumn } from '../../../domain/business/import-columns.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { ImportError } from '../import-request.ts'

/** What stands first in a sheet without a header that is known. */
export function describeSheet(name: string, first: SheetRow | undefined): PanelText {
  if (!first) return { ko: `'${name}' 시트는 비어 있습니다`, en: `the sheet '${name}' is empty` }
  const cells = first.cells.filter(Boolean).slice(0, 4).join(' | ').replace(/\s+/g, ' ').slice(0, 120)
  return {
    ko: `'${name}' 시트 ${first.number}행은 "${cells}"입니다`,
    en: `row ${first.number} of the sheet '${name}' is "${cells}"`,
  }
}

/** The chosen sheet is not there. */
export function noSheet(name: string, sheets: readonly string[]): ImportError {
  const choices = sheets.map((sheet) => `'${sheet}'`).join(', ')
  return new ImportError('no-header', {
    ko: `'${name}' 시트가 파일에 없습니다. ${choices} 가운데에서 골라 주십시오.`,
    en: `The file has no sheet '${name}'. Choose one of ${choices}.`,
  })
}

/** No row is a header. */
export function noHeader(looked: readonly PanelText[]): ImportError {
  const seen = (language: PanelLanguage) =>
    looked
      .slice(0, 3)
      .map((text) => text[language])
      .join(', ')
  const columns = importColumns.join(', ')
  return new ImportError('no-header', {
    ko: `업체 목록의 열 제목을 찾지 못했습니다(${seen('ko')}). 한 행에 ${columns} 같은 열 제목을 적고 그 아래에 업체를 한 행에 하나씩 적어 주십시오.`,
    en: `No row has the headers of a list of businesses (${seen('en')}). Write headers such as ${columns} into one row, and one business into each row below it.`,
  })
}

const derivedIds = {
  ko: ' place_id가 없는 파일은 미리보기의 선택이나 명령줄의 --derive-ids 옵션으로 이름과 주소에서 ID를 만들어 가져올 수 있습니다.',
  en: ' A file without place_id can be imported with ids made from name and address: choose that in the preview, or --derive-ids on the command line.',
}

/** A header lacks columns without which nothing can be imported. */
export function missingColumns(sheet: string, row: number, missing: readonly SheetColumn[]): ImportError {
  const hint = missing.includes('place_id') ? derivedIds : { ko: '', en: '' }
  const columns = missing.join(', ')
  return new ImportError('missing-columns', {
    ko: `'${sheet}' 시트 ${row}행의 열 제목에 ${columns} 열이 없습니다. 열을 추가한 뒤 다시 올려 주십시오.${hint.ko}`,
    en: `The headers in row ${row} of the sheet '${sheet}' lack ${columns}. Add the column and upload the file again.${hint.en}`,
  })
}

/** A file has not the headers of the profile by which it is to be read. */
export function noFit(
  layouts: readonly { readonly name: string; readonly columns?: Readonly<Record<string, string>> }[],
): ImportError {
  const [first] = layouts
  const wanted = Object.values(first?.columns ?? {}).join(', ')
  const name = first?.name ?? ''
  return new ImportError('no-header', {
    ko: `'${name}' 프로필의 열 제목이 모두 있는 행을 찾지 못했습니다${wanted && `(${wanted})`}. 파일이나 프로필을 확인해 주십시오.`,
    en: `No row has all the headers of the profile '${name}'${wanted && ` (${wanted})`}. Check the file, or choose another profile.`,
  })
}

/** The rows are orders of a shop, its customers or somebody's contacts, and nobody has said that they are businesses. */
export function ofCustomers(sheet: string, row: number): ImportError {
  return new ImportError('customers', {
    ko: `'${sheet}' 시트 ${row}행의 열 제목을 보면 개인의 연락처나 직원 명부, 또는 가게의 주문이나 고객 명단입니다. 개인의 이름과 전화번호, 주소가 공개될 수 있어 가져오지 않습니다. 업체 목록이 맞으면 미리보기에서 열을 확인하고 ‘이 열로 다시 살펴보기’를 누르거나, 명령줄에서 columns가 있는 --profile을 쓰십시오.`,
    en: `The headers in row ${row} of the sheet '${sheet}' are those of orders or customers of a shop, or of somebody's contacts or staff. Names, phones and addresses of private persons could be published, so nothing is imported. If the rows are businesses, check the columns in the preview and press "Preview with these columns", or use a --profile with columns on the command line.`,
  })
}
