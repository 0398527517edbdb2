import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { FieldNames, RecordRows } from '../record-rows.ts'
import { kinds, notATable } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type ElementKind, ElementTree } from './element-tree.ts'
import { RecordScanner } from './record-scanner.ts'
import { scanXml, type XmlSource, xmlFile } from './scan-xml.ts'

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
  return new XmlWorkbook(source, tree.root, [...names], limits)
}

class XmlWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #source: XmlSource
  readonly #root: ElementKind
  readonly #lists: readonly (readonly [kind: ElementKind, names: FieldNames])[]
  readonly #limits: WorkbookLimits

  constructor(
    source: XmlSource,
    root: ElementKind,
    lists: readonly (readonly [kind: ElementKind, names: FieldNames])[],
    limits: WorkbookLimits,
  ) {
    this.#source = source
    this.#root = root
    this.#lists = lists
    this.#limits = limits
    this.sheets = lists.map(([{ name }]) => ({ name, visible: true }))
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const [list, sheet] = [this.#lists[sheetIndex], this.sheets[sheetIndex]]
    if (!list || !sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const [kind, names] = list
    const rows = new RecordRows(names, sheet.name, this.#limits)
    const scanner = new RecordScanner(this.#root, [kind], (record) => rows.add(record), this.#limits)
    for await (const _ of scanXml(this.#source, scanner, this.#limits))
      if (rows.batch.isFull) yield rows.batch.take()
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  progress(): number {
    return this.#source.progress()
  }

  async close(): Promise<void> {
    this.#source.close()
  }
}
