import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanPart } from './package-parts.ts'
import { nameHash, type XmlAttributes } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

const ROOT = 2
const ID = nameHash('Id')
const TYPE = nameHash('Type')
const TARGET = nameHash('Target')
const RELATIONSHIP = nameHash('Relationship')

export interface Relationship {
  readonly id: string
  /** Last step of the type's address, such as `worksheet`: the same in transitional and strict files. */
  readonly type: string
  /** Name of the part it leads to, from the package's root, without a leading slash. */
  readonly target: string
}

/** Relationships of a part ('' is the package itself); none when the part has no such list. */
export async function readRelationships(
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
