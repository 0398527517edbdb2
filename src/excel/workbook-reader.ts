import { open } from 'node:fs/promises'
import type { Workbook, WorkbookReader } from '../application/ports/workbook.ts'
import type { PanelText } from '../domain/administration/panel-text.ts'
import { emptyFile, kinds, notAWorkbook, noVisibleSheet } from './workbook-failure.ts'
import { defaultLimits, type WorkbookLimits } from './workbook-limits.ts'
import { COMPOUND_FILE_MAGIC } from './xls/compound-file.ts'
import { openXlsWorkbook } from './xls/xls-workbook.ts'
import { openXlsxWorkbook } from './xlsx/xlsx-workbook.ts'

const HEAD = 512
/** A zip file starts with its first entry, or with its end record if it has none. */
const ZIP_MAGICS = ['PK\x03\x04', 'PK\x05\x06']

/** Reader of .xlsx and .xls files: streaming, bounded in memory, safe on hostile input. */
export function createWorkbookReader(limits: Partial<WorkbookLimits> = {}): WorkbookReader {
  const bounds = { ...defaultLimits, ...limits }
  return {
    open: async (path) => {
      const workbook = await openByContent(path, bounds)
      if (workbook.sheets.some((sheet) => sheet.visible)) return workbook
      await workbook.close()
      throw noVisibleSheet()
    },
  }
}

async function openByContent(path: string, limits: WorkbookLimits): Promise<Workbook> {
  const head = await readHead(path)
  if (head.length === 0) throw emptyFile()
  if (ZIP_MAGICS.includes(head.toString('latin1', 0, 4))) return await openXlsxWorkbook(path, limits)
  if (head.subarray(0, 8).equals(COMPOUND_FILE_MAGIC)) return await openXlsWorkbook(path, limits)
  throw notAWorkbook(describe(head))
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function describe(head: Buffer): PanelText {
  const text = head
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
  if (text.startsWith('%PDF')) return kinds.pdf
  if (head[0] === 0x09 && [0, 2, 4, 8].includes(head[1] ?? -1)) return kinds.oldExcel
  if (/^\s*<(!doctype html|html|table|meta|head)/i.test(text)) return kinds.html
  if (/^\s*<\?xml/.test(text)) return kinds.xml
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary from text
  if (!/[\x00-\x08\x0e-\x1a]/.test(text)) return kinds.text
  return kinds.unknown
}
