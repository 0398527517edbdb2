import { closeSync, openSync, readSync } from 'node:fs'

/** The characters that a font file can draw: code points, as pairs of first and last, in ascending order. */
export type Coverage = Uint32Array

/** A table of characters is never larger, in bytes. */
const longestTable = 4 * 1024 * 1024
const mostTables = 64

/**
 * Reads which characters the first font of a TrueType or OpenType file (`.ttf`, `.otf`, `.ttc`) draws with outlines. Undefined for a
 * file that is damaged, or that has no outlines.
 */
export function readCoverage(path: string): Coverage | undefined {
  const file = openSync(path, 'r')
  try {
    return coverageIn((position, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, position))
    })
  } catch (error) {
    // Reading behind the end of what is there: the file is damaged or of another kind.
    if (error instanceof RangeError) return undefined
    throw error
  } finally {
    closeSync(file)
  }
}

type Read = (position: number, length: number) => Buffer

function coverageIn(read: Read): Coverage | undefined {
  const isCollection = read(0, 4).toString('latin1') === 'ttcf'
  const start = isCollection ? read(12, 4).readUInt32BE(0) : 0
  const count = Math.min(read(start + 4, 2).readUInt16BE(0), mostTables)
  const directory = read(start + 12, 16 * count)
  const names = Array.from({ length: count }, (_, index) =>
    directory.toString('latin1', 16 * index, 16 * index + 4),
  )
  const at = names.indexOf('cmap')
  if (at < 0 || !names.some((name) => name === 'glyf' || name === 'CFF ' || name === 'CFF2')) return undefined
  const position = directory.readUInt32BE(16 * at + 8)
  const length = Math.min(directory.readUInt32BE(16 * at + 12), longestTable)
  return coverageOf(read(position, length))
}

/** The best of a font's character maps: https://learn.microsoft.com/typography/opentype/spec/cmap. */
function coverageOf(cmap: Buffer): Coverage | undefined {
  const maps = new Map<number, number>()
  for (let index = cmap.readUInt16BE(2) - 1; index >= 0; index--) {
    const platform = cmap.readUInt16BE(4 + 8 * index)
    const start = cmap.readUInt32BE(8 + 8 * index)
    const isUnicode = platform === 0 || (platform === 3 && cmap.readUInt16BE(6 + 8 * index) > 0)
    if (isUnicode) maps.set(cmap.readUInt16BE(start), start)
  }
  const [segments, groups] = [maps.get(4), maps.get(12)]
  if (groups !== undefined) return ofGroups(cmap, groups)
  return segments === undefined ? undefined : ofSegments(cmap, segments)
}

function ofGroups(cmap: Buffer, start: number): Coverage {
  const count = cmap.readUInt32BE(start + 12)
  const pairs: number[] = []
  for (let index = 0; index < count; index++) {
    const at = start + 16 + 12 * index
    pairs.push(cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4))
  }
  return Uint32Array.from(pairs)
}

function ofSegments(cmap: Buffer, start: number): Coverage {
  const count = cmap.readUInt16BE(start + 6) / 2
  const pairs: number[] = []
  for (let index = 0; index < count; index++) {
    const last = cmap.readUInt16BE(start + 14 + 2 * index)
    const first = cmap.readUInt16BE(start + 16 + 2 * (count + index))
    const delta = cmap.readUInt16BE(start + 16 + 2 * (2 * count + index))
    const offsetAt = start + 16 + 2 * (3 * count + index)
    const offset = cmap.readUInt16BE(offsetAt)
    for (let point = first; point <= last && point < 0xffff; point++) {
      const glyph = offset === 0 ? point + delta : cmap.readUInt16BE(offsetAt + offset + 2 * (point - first))
      if ((glyph & 0xffff) === 0) continue
      if (pairs.at(-1) === point - 1) pairs[pairs.length - 1] = point
      else pairs.push(point, point)
    }
  }
  return Uint32Array.from(pairs)
}

export function covers(coverage: Coverage, point: number): boolean {
  let [low, high] = [0, coverage.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((coverage[2 * middle + 1] ?? 0) < point) low = middle + 1
    else high = middle
  }
  return (coverage[2 * low] ?? Number.POSITIVE_INFINITY) <= point
}
