import { damaged, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type XmlHandler, XmlScanner } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

/** Scans a small part of the package (sheet list, relationships, styles) at once. */
export async function scanPart(
  archive: ZipArchive,
  name: string,
  handler: XmlHandler,
  limits: WorkbookLimits,
): Promise<void> {
  const part = archive.find(name)
  if (!part) throw damaged(name, reasons.noEntry)
  if (part.bytes > limits.metadataBytes) throw tooLarge(name, reasons.partSize)
  const scanner = new XmlScanner(handler, limits.tokenBytes)
  for await (const chunk of archive.read(part)) scanner.write(chunk)
  scanner.finish()
}
