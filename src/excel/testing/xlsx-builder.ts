import { buildZip, type ZipItem } from './zip-builder.ts'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a small workbook. A test may replace each; undefined leaves a part out. */
export type XlsxParts = Record<string, string | Buffer | undefined>

/** Parts of a workbook with one sheet and the given `sheetData` content. */
export function oneSheet(sheetData: string, sharedStrings = ''): XlsxParts {
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook('<sheet name="데이터" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relationships([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', '/xl/styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${SPREADSHEET}">${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': worksheet(`<sheetData>${sheetData}</sheetData>`),
  }
}

export function worksheet(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${SPREADSHEET}">${content}</worksheet>`
}

export function workbook(sheets: string, before = ''): string {
  return `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">${before}<sheets>${sheets}</sheets></workbook>`
}

/** A relationship list from [id, type, target] triples. */
export function relationships(list: readonly (readonly [string, string, string])[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}">${items.join('')}</Relationships>`
}

/** The workbook's bytes. `lies` changes what the zip says about single parts. */
export function buildXlsx(parts: XlsxParts, lies: Record<string, Partial<ZipItem>> = {}): Buffer {
  const items = Object.entries(parts).flatMap(([name, content]): ZipItem[] =>
    content === undefined ? [] : [{ name, content: Buffer.from(content as string), ...lies[name] }],
  )
  return buildZip(items)
}
