import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { passwordProtected } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import { scanXml, type XmlSource } from '../xml/scan-xml.ts'
import { OdsScanner } from './ods-scanner.ts'

const kind = 'application/vnd.oasis.opendocument.spreadsheet'
const [kindPart, contentPart, manifestPart] = ['mimetype', 'content.xml', 'META-INF/manifest.xml']
/** The list of an archive's parts, of which each says how it is encrypted, is short. */
const longestManifest = 1024 * 1024

/** Opens a workbook of LibreOffice, OpenOffice or Google (.ods); undefined if the zip file is none. Throws `WorkbookError`. */
export async function openOds(archive: ZipArchive, limits: WorkbookLimits): Promise<Workbook | undefined> {
  if (!(await textOf(archive, kindPart, 100)).startsWith(kind)) return undefined
  if (archive.find(contentPart) === undefined) return undefined
  if ((await textOf(archive, manifestPart, longestManifest)).includes('encryption-data'))
    throw passwordProtected()
  const source = new Content(archive)
  const scanner = new OdsScanner(limits)
  for await (const _ of scanXml(source, scanner, limits));
  return new OdsWorkbook(source, scanner.sheets, limits)
}

/** The beginning of a part; '' if the archive has none of this name. */
async function textOf(archive: ZipArchive, name: string, longest: number): Promise<string> {
  const part = archive.find(name)
  let text = ''
  if (!part) return text
  for await (const piece of archive.read(part)) {
    text += piece.toString('latin1')
    if (text.length >= longest) break
  }
  return text
}

/** The part of the archive that has all sheets. */
class Content implements XmlSource {
  readonly #archive: ZipArchive
  #share = 0

  constructor(archive: ZipArchive) {
    this.#archive = archive
  }

  async *pieces(): AsyncGenerator<Buffer> {
    const part = this.#archive.find(contentPart)
    if (!part) return
    yield* this.#archive.read(part, (stored) => {
      this.#share = Math.min(1, stored / Math.max(1, part.storedBytes))
    })
  }

  /** Share that the last `pieces` have given, 0 to 1. */
  progress(): number {
    return this.#share
  }

  close(): void {
    this.#archive.close()
  }
}

class OdsWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #source: Content
  readonly #limits: WorkbookLimits

  constructor(source: Content, sheets: readonly Sheet[], limits: WorkbookLimits) {
    this.#source = source
    this.sheets = sheets
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const scanner = new OdsScanner(this.#limits, sheetIndex, sheet.name)
    const { batch } = scanner.rows
    for await (const _ of scanXml(this.#source, scanner, this.#limits)) if (batch.isFull) yield batch.take()
    if (!batch.isEmpty) yield batch.take()
  }

  progress(): number {
    return this.#source.progress()
  }

  async close(): Promise<void> {
    this.#source.close()
  }
}
