import type { MergedRange } from '../covered-cells.ts'
import { isWebLink } from '../hyperlink-formula.ts'
import { SheetLinks } from '../sheet-links.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanPart } from './package-parts.ts'
import { nameHash } from './xml-attributes.ts'
import { DOCUMENT, OTHER } from './xml-scanner.ts'
import { HAS_ENTITY, resolveXml } from './xml-text.ts'
import type { ZipArchive } from './zip-archive.ts'

/** What a sheet says behind its rows. */
export interface SheetTail {
  readonly merges: readonly MergedRange[]
  readonly links: SheetLinks
}

/** The tail of a larger sheet is not looked for: lists that people merge or link by hand are far smaller, and it costs a reading. */
const largestSheet = 48 * 1024 * 1024
const largestTail = 4 * 1024 * 1024
const mostMerges = 50_000
const endOfRows = 'sheetData>'

/** Reads what stands behind a sheet's rows, since the rows need it before. Damage is left to the reading of the rows to report. */
export async function readSheetTail(
  archive: ZipArchive,
  name: string,
  limits: WorkbookLimits,
): Promise<SheetTail> {
  const links = new SheetLinks()
  const part = archive.find(name)
  if (!part || part.bytes > Math.min(largestSheet, limits.partBytes)) return { merges: [], links }
  try {
    const tail = await bytesBehindRows(archive.read(part))
    const isLinked = /<(?:\w{1,20}:)?hyperlink\s/.test(tail)
    const targets = isLinked ? await readTargets(archive, name, limits) : new Map<string, string>()
    return { merges: readTags(tail, targets, links), links }
  } catch {
    return { merges: [], links }
  }
}

/** The text from the end of the rows on. The tag may lie across two pieces. */
async function bytesBehindRows(chunks: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = []
  let size = 0
  let before = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (size > 0) {
      kept.push(chunk)
      size += chunk.length
    } else {
      const bytes = Buffer.concat([before, chunk])
      const at = endIn(bytes)
      if (at >= 0) {
        kept.push(Buffer.from(bytes.subarray(at)))
        size = bytes.length - at
      }
      before = Buffer.from(bytes.subarray(-64))
    }
    if (size > largestTail) break
  }
  return Buffer.concat(kept).toString('utf8')
}

/** Where the closing tag of the rows is, with a prefix or without; -1 if it is not there. */
function endIn(bytes: Buffer): number {
  for (let at = bytes.indexOf(endOfRows); at >= 0; at = bytes.indexOf(endOfRows, at + 1)) {
    const open = bytes.lastIndexOf('<', at)
    if (open >= 0 && at - open < 32 && bytes[open + 1] === 0x2f) return open
  }
  return -1
}

const tag = /<(?:\w{1,20}:)?(mergeCell|hyperlink)\s([^<>]{1,9000})>/g
const attribute = /\s([\w:]{1,30})="([^"]{0,8192})"/g
const reference = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

function rangeOf(text: string) {
  const [, left = '', top = '', right = left, bottom = top] = reference.exec(text) ?? []
  if (left === '') return undefined
  return { left: columnOf(left), top: Number(top), right: columnOf(right), bottom: Number(bottom) }
}

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 0x40
  return column - 1
}

function readTags(tail: string, targets: ReadonlyMap<string, string>, links: SheetLinks): MergedRange[] {
  const merges: MergedRange[] = []
  for (const [, kind, content = ''] of tail.matchAll(tag)) {
    const values = new Map(
      [...` ${content}`.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
    )
    const range = rangeOf(values.get('ref') ?? '')
    if (!range) continue
    if (kind === 'hyperlink') {
      const id = [...values].find(([name]) => name === 'id' || name.endsWith(':id'))?.[1] ?? ''
      const place = resolveXml(values.get('location') ?? '', HAS_ENTITY)
      const target = targets.get(id) ?? ''
      if (isWebLink(target)) links.add(range, place === '' ? target : `${target}#${place}`)
    } else if (merges.length < mostMerges)
      merges.push({ top: range.top, bottom: range.bottom, column: range.left })
  }
  return merges
}

const RELATIONSHIPS = 2
const NAMES = { id: nameHash('Id'), target: nameHash('Target'), type: nameHash('Type') }

/** The targets of a sheet's own links, by the id under which its cells name them. */
async function readTargets(
  archive: ZipArchive,
  part: string,
  limits: WorkbookLimits,
): Promise<Map<string, string>> {
  const slash = part.lastIndexOf('/') + 1
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
  const targets = new Map<string, string>()
  const list = archive.find(name)
  if (!list || list.bytes > largestSheet) return targets
  await scanPart(
    archive,
    name,
    {
      open: (parent, _, attributes) => {
        if (parent === DOCUMENT) return RELATIONSHIPS
        const [id, target] = [attributes.text(NAMES.id), attributes.text(NAMES.target)]
        if (id && target && attributes.text(NAMES.type)?.endsWith('/hyperlink')) targets.set(id, target)
        return OTHER
      },
      text: () => undefined,
      close: () => undefined,
      place: () => name,
    },
    limits,
  )
  return targets
}
