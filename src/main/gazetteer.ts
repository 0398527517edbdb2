import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { provideGazetteer } from '../domain/address/gazetteer/gazetteer.ts'

const file = join(import.meta.dirname, '../domain/address/gazetteer/world.gazetteer')

/** Tells the domain where the gazetteer is. It is loaded with the first address. */
export function provideGazetteerFile(): void {
  provideGazetteer(() => brotliDecompressSync(readFileSync(file)))
}
