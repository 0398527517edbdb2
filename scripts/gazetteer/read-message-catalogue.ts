import { readFileSync } from 'node:fs'

const magic = 0x950412de

/** The messages of a little-endian gettext catalogue (`.mo`), by their key. Format: GNU gettext manual, “The Format of GNU MO Files”. */
export function readMessageCatalogue(path: string): Map<string, string> {
  const bytes = readFileSync(path)
  if (bytes.readUInt32LE(0) !== magic) throw new Error(`${path} is not a message catalogue.`)
  const count = bytes.readUInt32LE(8)
  const textAt = (entry: number) => {
    const length = bytes.readUInt32LE(entry)
    const start = bytes.readUInt32LE(entry + 4)
    return bytes.toString('utf8', start, start + length)
  }
  const keys = bytes.readUInt32LE(12)
  const values = bytes.readUInt32LE(16)
  return new Map(Array.from({ length: count }, (_, i) => [textAt(keys + i * 8), textAt(values + i * 8)]))
}
