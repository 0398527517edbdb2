/** Traits of a run of text, collected during the scan, so that ordinary runs can be decoded in one step. */
export const NON_ASCII = 1
export const HAS_ENTITY = 2
export const HAS_UNDERSCORE = 4
export const HAS_RETURN = 8

/** A reference to an entity that XML does not define. */
export class UnknownEntity extends Error {}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Text as in the file, in UTF-8, with entities and escapes unresolved. */
function rawText(bytes: Buffer, start: number, end: number, traits: number): string {
  return traits & NON_ASCII ? bytes.toString('utf8', start, end) : bytes.toString('latin1', start, end)
}

/**
 * A cell's text: line ends and entities resolved by the rules of XML, `_xHHHH_` by those of Office. Throws
 * `UnknownEntity`.
 */
export function decodeText(bytes: Buffer, start: number, end: number, traits: number): string {
  const text = rawText(bytes, start, end, traits)
  if ((traits & ~NON_ASCII) === 0) return text
  return unescapeOffice(resolveXml(text, traits))
}

/** Resolves line ends and entities. Throws `UnknownEntity`. */
export function resolveXml(text: string, traits: number): string {
  const lines = traits & HAS_RETURN ? text.replace(/\r\n?/g, '\n') : text
  return traits & HAS_ENTITY ? lines.replace(/&([^;&]{0,12});?/g, resolveEntity) : lines
}

function resolveEntity(entity: string, name: string): string {
  const code = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(name)
  const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : 0
  const resolved = code ? (isCharacter(point) ? String.fromCodePoint(point) : undefined) : NAMED.get(name)
  if (resolved === undefined || !entity.endsWith(';')) throw new UnknownEntity(entity)
  return resolved
}

function isCharacter(point: number): boolean {
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
}

/** Office's escape for characters that XML cannot hold (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
function unescapeOffice(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed()
}
