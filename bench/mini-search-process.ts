// Runs MiniSearch on listings of the database. Started by mini-search.ts, to which it sends its figures.
import { once } from 'node:events'
import MiniSearch from 'minisearch'
import { openStorage } from '../src/storage/open-storage.ts'
import { megabytes } from './figures.ts'
import type { MiniSearchOrder } from './mini-search.ts'
import { wordsOf } from './search-queries.ts'
import { spreadListings } from './spread-listings.ts'
import { timeClasses, type WordSearchFigures } from './word-search.ts'

const fields = ['name', 'category', 'city', 'address']
const [order] = (await once(process, 'message')) as [MiniSearchOrder]

function memory(): number {
  global.gc?.()
  return process.memoryUsage().heapUsed
}

async function load({ dataDir, sample }: MiniSearchOrder) {
  const index = new MiniSearch({ idField: 'rowNumber', fields, storeFields: [...fields, 'score'] })
  const storage = await openStorage({ dataDir, readOnly: true })
  const before = memory()
  const started = performance.now()
  for await (const batch of spreadListings(storage, sample)) {
    index.addAll(
      batch.map(({ rowNumber, name, category, city, address, score }) => {
        return { rowNumber, name, category, city, address, score }
      }),
    )
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  await storage.close()
  return { index, loading: `${seconds} s to load, ${megabytes(memory() - before)} of heap` }
}

const { index, loading } = await load(order)
// MiniSearch returns all results at once, so their number and any page are known.
const classes = await timeClasses(order.classes, (query, name) => {
  const words = wordsOf(query).join(' ')
  return index.search(words, {
    combineWith: 'AND',
    prefix: (_term, position, terms) => position === terms.length - 1,
    fuzzy: name === 'typo' ? 0.2 : false,
  }).length
})
const figures: WordSearchFigures = { name: 'MiniSearch', rows: index.documentCount, loading, classes }
process.send?.(figures, () => process.disconnect())
