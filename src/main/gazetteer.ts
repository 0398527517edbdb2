import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { provideGazetteer } from '../domain/address/gazetteer/current-gazetteer.ts'

const file = join(import.meta.dirname, '../domain/address/gazetteer/world.gazetteer')

/** Lets addresses be read with the gazetteer, which is loaded when the first is. */
export function provideGazetteerFile(): void {
  provideGazetteer(() => brotliDecompressSync(readFileSync(file)))
}
