// `node scripts/gazetteer/main.ts`: builds the gazetteer from its sources. See docs/gazetteer.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Command } from 'commander'
import { addJapaneseNames } from './add-japanese-names.ts'
import { addLocalNames } from './add-local-names.ts'
import { addMajorCities, keepKoreanCities } from './add-major-cities.ts'
import { addSerbianNames } from './add-serbian-names.ts'
import { fetchSources } from './fetch-sources.ts'
import { markSections } from './mark-sections.ts'
import { readDivisions } from './read-divisions.ts'
import { readFurtherPlaces, readPlaces } from './read-places.ts'
import { namesOfStates } from './state-names.ts'
import { writeGazetteer } from './write-gazetteer.ts'

const target = join(import.meta.dirname, '../../src/domain/address/gazetteer/world.gazetteer')

function build(sourceDir: string): void {
  const { modules, locales } = fetchSources(sourceDir)
  const divisions = readDivisions(modules)
  const found = readPlaces(modules, divisions)
  addLocalNames(found, locales)
  const all = [...found, ...readFurtherPlaces(modules, divisions, found)]
  addJapaneseNames(all, modules)
  const places = keepKoreanCities(all)
  addMajorCities(places)
  addSerbianNames(places)
  markSections(places)
  const file = writeGazetteer(places, namesOfStates(locales, divisions))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: file.length, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = brotliCompressSync(file, { params })
  writeFileSync(target, packed)
  const megabytes = (length: number) => `${(length / 1e6).toFixed(1)} MB`
  console.log(
    `${places.length} places: ${megabytes(file.length)}, packed ${megabytes(packed.length)}, in ${target}`,
  )
}

const program = new Command('node scripts/gazetteer/main.ts')
  .description('Builds the gazetteer from its sources, which it fetches.')
  .option(
    '--sources <folder>',
    'where the sources lie, or are kept; otherwise in a folder that is removed again',
  )
program.parse()
const { sources } = program.opts<{ sources?: string }>()
const dir = sources ?? mkdtempSync(join(tmpdir(), 'gazetteer-'))
try {
  build(dir)
} finally {
  if (sources === undefined) rmSync(dir, { recursive: true })
}
