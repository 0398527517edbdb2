import type { Sheet } from '../../application/ports/workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanPart } from './package-parts.ts'
import { nameHash, type XmlAttributes } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

const WORKBOOK = 2
const SHEETS = 3
const NAMES = {
  workbookPr: nameHash('workbookPr'),
  date1904: nameHash('date1904'),
  sheets: nameHash('sheets'),
  sheet: nameHash('sheet'),
  name: nameHash('name'),
  state: nameHash('state'),
  id: nameHash('id'),
}

export interface SheetPart extends Sheet {
  /** Name of the sheet's part in the zip. */
  readonly part: string
}

export interface WorkbookPart {
  readonly sheets: readonly SheetPart[]
  readonly date1904: boolean
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
}

/** Name of the workbook's own part; undefined if the package is not a workbook. */
export async function findWorkbookPart(
  archive: ZipArchive,
  limits: WorkbookLimits,
): Promise<string | undefined> {
  const relationships = await readRelationships(archive, '', limits)
  const main = relationships.find((relationship) => relationship.type === 'officeDocument')?.target
  return [main, 'xl/workbook.xml'].find((name) => name?.endsWith('.xml') && isSpreadsheet(archive, name))
}

function isSpreadsheet(archive: ZipArchive, name: string): boolean {
  return archive.find(name) !== undefined && !/^(word|ppt|visio)\//i.test(name)
}

/** Reads the sheet list without chart sheets and macro sheets, which have no rows. */
export async function readWorkbookPart(
  archive: ZipArchive,
  name: string,
  limits: WorkbookLimits,
): Promise<WorkbookPart> {
  const relationships = await readRelationships(archive, name, limits)
  const listing = new SheetList(name)
  await scanPart(archive, name, listing, limits)
  const targetOf = (type: string) => relationships.find((relationship) => relationship.type === type)?.target
  const sheets = listing.sheets.flatMap(({ id, ...sheet }) => {
    const relationship = relationships.find((candidate) => candidate.id === id)
    return relationship?.type === 'worksheet' ? [{ ...sheet, part: relationship.target }] : []
  })
  return {
    sheets,
    date1904: listing.date1904,
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  }
}

class SheetList implements XmlHandler {
  readonly sheets: { id: string | undefined; name: string; visible: boolean }[] = []
  date1904 = false
  readonly #part: string

  constructor(part: string) {
    this.#part = part
  }

  open(parent: number, name: number, attributes: XmlAttributes): number {
    if (parent === DOCUMENT) return WORKBOOK
    if (parent === WORKBOOK && name === NAMES.sheets) return SHEETS
    if (parent === WORKBOOK && name === NAMES.workbookPr) {
      this.date1904 = ['1', 'true', 'on'].includes(attributes.text(NAMES.date1904) ?? '')
    }
    if (parent === SHEETS && name === NAMES.sheet) this.#add(attributes)
    return OTHER
  }

  #add(attributes: XmlAttributes): void {
    const visible = (attributes.text(NAMES.state) ?? 'visible') === 'visible'
    this.sheets.push({
      id: attributes.localText(NAMES.id),
      name: attributes.text(NAMES.name) ?? `Sheet${this.sheets.length + 1}`,
      visible,
    })
  }

  text(): void {}
  close(): void {}
  place(): string {
    return this.#part
  }
}

const ROOT = 2
const ID = nameHash('Id')
const TYPE = nameHash('Type')
const TARGET = nameHash('Target')
const RELATIONSHIP = nameHash('Relationship')

interface Relationship {
  readonly id: string
  /** The last segment of the type's address, such as `worksheet`: the same in transitional and strict files. */
  readonly type: string
  /** Name of the target part, relative to the package's root, without a leading slash. */
  readonly target: string
}

/** Relationships of a part ('' is the package itself); [] if the part has no such list. */
async function readRelationships(
  archive: ZipArchive,
  part: string,
  limits: WorkbookLimits,
): Promise<Relationship[]> {
  const slash = part.lastIndexOf('/') + 1
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
  if (!archive.find(name)) return []
  const found: Relationship[] = []
  await scanPart(archive, name, relationshipHandler(name, part, found), limits)
  return found
}

function relationshipHandler(name: string, part: string, found: Relationship[]): XmlHandler {
  const read = (attributes: XmlAttributes): number => {
    const id = attributes.text(ID)
    const target = attributes.text(TARGET)
    const type = attributes.text(TYPE)?.split('/').at(-1)
    if (id !== undefined && target !== undefined && type) {
      found.push({ id, type, target: resolveTarget(part, target) })
    }
    return OTHER
  }
  return {
    open: (parent, element, attributes) => {
      if (parent === DOCUMENT) return ROOT
      return element === RELATIONSHIP ? read(attributes) : OTHER
    },
    text: () => undefined,
    close: () => undefined,
    place: () => name,
  }
}

function resolveTarget(part: string, target: string): string {
  const path = new URL(target.replaceAll('\\', '/'), `zip:///${part}`).pathname.replace(/^\/+/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
