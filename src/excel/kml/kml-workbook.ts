import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { FieldNames, RecordRows } from '../record-rows.ts'
import { kinds, notATable } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import { scanXml, type XmlSource, xmlFile } from '../xml/scan-xml.ts'
import { KmlScanner } from './kml-scanner.ts'

const longestSheetName = 100

/** Opens a map of Google My Maps, Google Earth and others (KML): each placemark is a row. Throws `WorkbookError`. */
export async function openKmlWorkbook(path: string, head: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  return await open(await xmlFile(path, head), limits)
}

/** The same in a zip file (KMZ); undefined if it has no map. */
export async function openKmz(archive: ZipArchive, limits: WorkbookLimits): Promise<Workbook | undefined> {
  const name = archive.names.find((each) => /^[^/]{1,100}\.kml$/i.test(each))
  const part = name === undefined ? undefined : archive.find(name)
  if (!part) return undefined
  let read = 0
  return await open(
    {
      pieces: () =>
        archive.read(part, (stored) => {
          read = stored
        }),
      progress: () => Math.min(1, read / Math.max(1, part.storedBytes)),
      close: () => archive.close(),
    },
    limits,
  )
}

async function open(source: XmlSource, limits: WorkbookLimits): Promise<Workbook> {
  const names = new FieldNames()
  const scanner = new KmlScanner((record) => names.add(record), limits)
  for await (const _ of scanXml(source, scanner, limits));
  if (!scanner.isMap || names.counts.size === 0) throw notATable(kinds.emptyMap)
  return new KmlWorkbook(source, names, scanner.title.slice(0, longestSheetName) || 'KML', limits)
}

class KmlWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #source: XmlSource
  readonly #names: FieldNames
  readonly #limits: WorkbookLimits

  constructor(source: XmlSource, names: FieldNames, title: string, limits: WorkbookLimits) {
    this.sheets = [{ name: title, visible: true }]
    this.#source = source
    this.#names = names
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const rows = new RecordRows(this.#names, sheet.name, this.#limits)
    const scanner = new KmlScanner((record) => rows.add(record), this.#limits)
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
