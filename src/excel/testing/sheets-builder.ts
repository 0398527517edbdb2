import { buildXlsx, oneSheet, relationships, workbook, worksheet } from './xlsx-builder.ts'

export type Rows = readonly (readonly string[])[]

const sheetData = (rows: Rows) =>
  rows
    .map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    .join('')

/** A workbook with several visible sheets of texts, which hold no markup. */
export function buildSheets(sheets: Readonly<Record<string, Rows>>): Buffer {
  const all = Object.entries(sheets)
  const names = all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const links = all.map(
    (_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as [string, string, string],
  )
  const parts = all.map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    worksheet(`<sheetData>${sheetData(rows)}</sheetData>`),
  ])
  return buildXlsx({
    ...oneSheet(''),
    'xl/workbook.xml': workbook(names.join('')),
    'xl/_rels/workbook.xml.rels': relationships(links),
    ...Object.fromEntries(parts),
  })
}
