import { isDateFormat } from '../number-format.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanPart } from './package-parts.ts'
import { nameHash, type XmlAttributes } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

const STYLE_SHEET = 2
const FORMATS = 3
const CELL_STYLES = 4
const NAMES = {
  numFmts: nameHash('numFmts'),
  numFmt: nameHash('numFmt'),
  cellXfs: nameHash('cellXfs'),
  xf: nameHash('xf'),
  numFmtId: nameHash('numFmtId'),
  formatCode: nameHash('formatCode'),
}

/** For each cell style, by index: whether it shows its number as a date. */
export async function readDateStyles(
  archive: ZipArchive,
  name: string,
  limits: WorkbookLimits,
): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const formatIds: number[] = []
  await scanPart(archive, name, styleHandler(name, codes, formatIds), limits)
  return formatIds.map((id) => isDateFormat(id, codes.get(id)))
}

function styleHandler(part: string, codes: Map<number, string>, formatIds: number[]): XmlHandler {
  return {
    open: (parent, name, attributes) => {
      if (parent === DOCUMENT) return STYLE_SHEET
      if (parent === STYLE_SHEET && name === NAMES.numFmts) return FORMATS
      if (parent === STYLE_SHEET && name === NAMES.cellXfs) return CELL_STYLES
      const id = Number(attributes.text(NAMES.numFmtId) ?? 0)
      if (parent === FORMATS && name === NAMES.numFmt) codes.set(id, formatCode(attributes))
      if (parent === CELL_STYLES && name === NAMES.xf) formatIds.push(id)
      return OTHER
    },
    text: () => undefined,
    close: () => undefined,
    place: () => part,
  }
}

function formatCode(attributes: XmlAttributes): string {
  return attributes.text(NAMES.formatCode) ?? ''
}
