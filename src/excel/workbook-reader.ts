import { open } from 'node:fs/promises'
import type { Workbook, WorkbookReader } from '../application/ports/workbook.ts'
import type { PanelText } from '../domain/administration/panel-text.ts'
import { openCsvWorkbook } from './csv/csv-workbook.ts'
import { isTextHead } from './csv/text-encoding.ts'
import { openJsonWorkbook } from './json/json-workbook.ts'
import { openKmlWorkbook, openKmz } from './kml/kml-workbook.ts'
import { openHtmlWorkbook } from './markup/html-workbook.ts'
import { openSpreadsheetMl } from './markup/spreadsheet-ml.ts'
import { openOds } from './ods/ods-workbook.ts'
import { markupKind, plainKind } from './text-kinds.ts'
import { emptyFile, kinds, notATable, notAWorkbook, noVisibleSheet } from './workbook-failure.ts'
import { defaultLimits, type WorkbookLimits } from './workbook-limits.ts'
import { COMPOUND_FILE_MAGIC } from './xls/compound-file.ts'
import { openXlsWorkbook } from './xls/xls-workbook.ts'
import { openXlsxWorkbook } from './xlsx/xlsx-workbook.ts'
import type { ZipArchive } from './xlsx/zip-archive.ts'
import { openXmlWorkbook } from './xml/xml-workbook.ts'

/** As much as tells what a file is: programs for reports write many blank lines first. */
const HEAD = 4096
/** A zip file starts with its first entry, or with its end record if it has none. */
const ZIP_MAGICS = ['PK\x03\x04', 'PK\x05\x06']

/** Reader of .xlsx, .xls and .ods files, and of tables in text files, web pages, XML, JSON and maps: streaming, bounded in memory, safe on hostile input. */
export function createWorkbookReader(limits: Partial<WorkbookLimits> = {}): WorkbookReader {
  const bounds = { ...defaultLimits, ...limits }
  return {
    open: async (path, { textFiles = false } = {}) => {
      const workbook = await openByContent(path, bounds, textFiles)
      if (workbook.sheets.some((sheet) => sheet.visible)) return workbook
      await workbook.close()
      throw noVisibleSheet()
    },
  }
}

async function openByContent(path: string, limits: WorkbookLimits, textFiles: boolean): Promise<Workbook> {
  const head = await readHead(path)
  if (head.length === 0) throw emptyFile()
  if (ZIP_MAGICS.includes(head.toString('latin1', 0, 4)))
    return await openXlsxWorkbook(path, limits, textFiles ? openOther : undefined)
  if (head.subarray(0, 8).equals(COMPOUND_FILE_MAGIC)) return await openXlsWorkbook(path, limits)
  const kind = describe(head)
  if (!textFiles) throw notAWorkbook(kind)
  const text = textOf(head)
  const markup = isTextHead(head) ? markupKind(text) : undefined
  if (markup === 'html') return await openHtmlWorkbook(path, head, limits)
  if (markup === 'kml') return await openKmlWorkbook(path, head, limits)
  if (markup === 'workbook') return await openSpreadsheetMl(path, head, limits)
  if (markup === 'xml') return await openXmlWorkbook(path, head, limits)
  const other = markup ?? plainKind(text)
  if (other) throw notATable(other.found, other.remedy)
  if ((kind !== kinds.text && kind !== kinds.unknown) || !isTextHead(head)) throw notAWorkbook(kind)
  if (/^[^\p{L}\p{N}]{0,9}[[{]\s*["{[]/u.test(text)) return await openJsonWorkbook(path, head, limits)
  return await openCsvWorkbook(path, head, limits)
}

/** What a zip file is that is no workbook of Excel. */
const openOther = async (archive: ZipArchive, limits: WorkbookLimits): Promise<Workbook | undefined> =>
  (await openKmz(archive, limits)) ?? (await openOds(archive, limits))

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function textOf(head: Buffer): string {
  return head
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
}

function describe(head: Buffer): PanelText {
  const text = textOf(head)
  if (text.startsWith('%PDF')) return kinds.pdf
  if (head[0] === 0x09 && [0, 2, 4, 8].includes(head[1] ?? -1)) return kinds.oldExcel
  if (/^\s*<(!doctype html|html|table|meta|head)/i.test(text)) return kinds.html
  if (/^\s*<\?xml/.test(text)) return kinds.xml
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary from text
  if (!/[\x00-\x08\x0e-\x1a]/.test(text)) return kinds.text
  return kinds.unknown
}
