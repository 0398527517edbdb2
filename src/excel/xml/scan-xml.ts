import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { TextFile } from '../csv/text-file.ts'
import { markupEncoding } from '../markup/markup-encoding.ts'
import { reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type XmlHandler, XmlScanner } from '../xlsx/xml-scanner.ts'

/** Where the bytes of an XML file come from, in UTF-8. */
export interface XmlSource {
  pieces(): AsyncGenerator<Buffer>
  /** Share that the last `pieces` have given, 0 to 1. */
  progress(): number
  close(): void
}

/** A file of XML in any encoding. */
export async function xmlFile(path: string, head: Buffer): Promise<XmlSource> {
  const { size } = await stat(path)
  const file = new TextFile(path, size, await markupEncoding(path, head))
  return {
    pieces: async function* () {
      for await (const { text } of file.pieces()) yield Buffer.from(text)
    },
    progress: () => file.progress(),
    close: () => {},
  }
}

/** Gives the handler the whole file, and pauses after each piece. Throws `WorkbookError`, too where it takes too long. */
export async function* scanXml(
  source: XmlSource,
  handler: XmlHandler,
  limits: WorkbookLimits,
): AsyncGenerator<void> {
  const xml = new XmlScanner(handler, limits.tokenBytes)
  let scanned = 0
  for await (const piece of source.pieces()) {
    const started = performance.now()
    xml.write(piece)
    scanned += performance.now() - started
    if (scanned > limits.scanMilliseconds) throw tooLarge(handler.place(), reasons.slow)
    yield
  }
  xml.finish()
}
