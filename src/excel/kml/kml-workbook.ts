import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { TextFile } from '../csv/text-file.ts'
import { markupEncoding } from '../markup/markup-encoding.ts'
import { FieldNames, RecordRows } from '../record-rows.ts'
import { kinds, notATable, places, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { XmlScanner } from '../xlsx/xml-scanner.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import { KmlScanner } from './kml-scanner.ts'

/** Where the bytes of a map come from, in UTF-8. */
interface KmlSource {
  pieces(): AsyncGenerator<Buffer>
  /** Share that the last `pieces` have given, 0 to 1. */
  progress(): number
  close(): void
}

const longestSheetName = 100

/** Opens a map of Google My Maps, Google Earth and others (KML): each placemark is a row. Throws `WorkbookError`. */
export async function openKmlWorkbook(path: string, head: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const { size } = await stat(path)
  const file = new TextFile(path, size, await markupEncoding(path, head))
  return await open(
    {
      pieces: async function* () {
        for await (const { text } of file.pieces()) yield Buffer.from(text)
      },
      progress: () => file.progress(),
      close: () => {},
    },
    limits,
  )
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

async function open(source: KmlSource, limits: WorkbookLimits): Promise<Workbook> {
  const names = new FieldNames()
  const scanner = new KmlScanner((record) => names.add(record), limits)
  for await (const _ of scan(source, scanner, limits));
  if (!scanner.isMap || names.counts.size === 0) throw notATable(kinds.emptyMap)
  return new KmlWorkbook(source, names, scanner.title.slice(0, longestSheetName) || 'KML', limits)
}

/** Gives the scanner the whole map, and pauses after each piece. */
async function* scan(source: KmlSource, scanner: KmlScanner, limits: WorkbookLimits): AsyncGenerator<void> {
  const xml = new XmlScanner(scanner, limits.tokenBytes)
  let scanned = 0
  for await (const piece of source.pieces()) {
    const started = performance.now()
    xml.write(piece)
    scanned += performance.now() - started
    if (scanned > limits.scanMilliseconds) throw tooLarge(places.file, reasons.slow)
    yield
  }
  xml.finish()
}

class KmlWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #source: KmlSource
  readonly #names: FieldNames
  readonly #limits: WorkbookLimits

  constructor(source: KmlSource, names: FieldNames, title: string, limits: WorkbookLimits) {
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
    for await (const _ of scan(this.#source, scanner, this.#limits))
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
