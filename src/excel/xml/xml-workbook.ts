import type { Workbook } from '../../application/ports/workbook.ts'
import { FieldNames } from '../record-rows.ts'
import { kinds, notATable } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { ElementTree } from './element-tree.ts'
import { RecordScanner } from './record-scanner.ts'
import { type OnRecord, RecordsWorkbook } from './records-workbook.ts'
import { scanXml, xmlFile } from './scan-xml.ts'

/** Opens XML that has records, as calls for open data answer, and dumps of databases: each is a row. Throws `WorkbookError`. */
export async function openXmlWorkbook(path: string, head: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const source = await xmlFile(path, head)
  const tree = new ElementTree()
  for await (const _ of scanXml(source, tree, limits));
  const names = new Map(tree.lists().map((kind) => [kind, new FieldNames()]))
  if (names.size === 0) throw notATable(kinds.xml)
  const scanner = new RecordScanner(
    tree.root,
    names.keys(),
    (record, kind) => names.get(kind)?.add(record),
    limits,
  )
  for await (const _ of scanXml(source, scanner, limits));
  const sheets = [...names].map(([kind, own]) => ({
    name: kind.name,
    names: own,
    scanner: (onRecord: OnRecord) => new RecordScanner(tree.root, [kind], onRecord, limits),
  }))
  return new RecordsWorkbook(source, sheets, limits)
}
