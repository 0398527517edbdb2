import type { Workbook } from '../../application/ports/workbook.ts'
import { FieldNames } from '../record-rows.ts'
import { kinds, notATable } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import { type OnRecord, RecordsWorkbook } from '../xml/records-workbook.ts'
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
  const sheet = {
    name: scanner.title.slice(0, longestSheetName) || 'KML',
    names,
    scanner: (onRecord: OnRecord) => new KmlScanner(onRecord, limits),
  }
  return new RecordsWorkbook(source, [sheet], limits)
}
