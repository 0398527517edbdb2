// `npm run relevance -- [--rows N] [--queries N] [--seed N] [--misses N] [--print N] [--data DIR]`: makes searches from listings by rule and
// counts how often the running product finds them.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataDirOf, isImported } from '../../bench/data-set.ts'
import { printTable } from '../../bench/figures.ts'
import { benchImport } from '../../bench/import-bench.ts'
import { startProduct } from '../../bench/server-process.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/random.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import { judgedResults, judgeLists, listClasses } from './list-classes.ts'
import { nameClasses, type QueryClass } from './query-classes.ts'
import { addRank, depths, emptyScores, type Scores } from './scores.ts'
import { Targets } from './targets.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0' },
    data: { type: 'string' },
    classes: { type: 'string', default: '' },
    print: { type: 'string', default: '0' },
  },
})
const [rows, queries, seed, shownMisses] = [values.rows, values.queries, values.seed, values.misses].map(
  Number,
) as [number, number, number, number]

async function searchAt(origin: string, text: string): Promise<BusinessList> {
  const answer = await fetch(
    `${origin}/api/businesses?limit=${judgedResults}&search=${encodeURIComponent(text)}`,
  )
  if (!answer.ok) throw new Error(`${text}: ${answer.status}`)
  return (await answer.json()) as BusinessList
}

type Search = (text: string) => Promise<BusinessList>

async function judgeNames(search: Search, targets: Targets, { isFit, query, namesCity }: QueryClass) {
  const scores = emptyScores()
  const misses: string[] = []
  const random = new Random(seed, 1)
  for (const target of targets.pick(queries, isFit)) {
    const text = query(target, random)
    const { businesses } = await search(text)
    const isHit = ({ name, city }: (typeof businesses)[number]) =>
      name === target.name && (!namesCity || city === target.city)
    const rank = businesses.findIndex(isHit) + 1
    addRank(scores, rank)
    if (rank === 0 || rank > 5) misses.push(`${text} → ${target.name} (${businesses.length} found)`)
  }
  return { scores, misses }
}

const printedResults = 4

function printSearch(text: string, { businesses, totalCount, correctedQuery, place }: BusinessList): void {
  const understood = [correctedQuery, place && `${place.phrase}: ${place.city}${place.district ?? ''}`]
  const results = businesses.slice(0, printedResults).map(({ name, categoryLabel, shownPlace }) => {
    const where = [shownPlace.district, shownPlace.city || shownPlace.near].filter(Boolean).join(', ')
    return `${name} (${categoryLabel}; ${where})`
  })
  console.log(`“${text}” [${understood.filter(Boolean).join(' · ')}] ${totalCount}: ${results.join(' | ')}`)
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`

function scoreRow(name: string, { queries: asked, reciprocalRanks, hits }: Scores): string[] {
  const shares = depths.map((depth) => percent(hits[depth] ?? 0, asked))
  return [name, String(asked), ...shares, (reciprocalRanks / asked).toFixed(3)]
}

provideGazetteerFile()
if (!values.data && !isImported(rows)) await benchImport({ rows })
const dataDir = values.data ?? dataDirOf(rows)
const server = await startProduct(dataDir)
const targets = new Targets(join(dataDir, 'directory.sqlite'), new Random(seed, 0))
// The server closes a connection that waits for this between two searches.
targets.counts()
/** Searches of the class that were printed, to be read by a person. */
let printed = 0
const search: Search = async (text) => {
  const found = await searchAt(server.origin, text)
  if (printed++ < Number(values.print)) printSearch(text, found)
  return found
}
const report: string[][] = []
const startPrinting = (name: string) => {
  printed = 0
  if (Number(values.print) > 0) console.log(`\n${name}`)
}
const show = (name: string, misses: readonly string[]) => {
  for (const miss of misses.slice(0, shownMisses)) console.log(`${name}: ${miss}`)
}
const isAsked = ({ name }: { readonly name: string }) => name.includes(values.classes)
for (const queryClass of nameClasses.filter(isAsked)) {
  startPrinting(queryClass.name)
  const { scores, misses } = await judgeNames(search, targets, queryClass)
  report.push(scoreRow(queryClass.name, scores))
  show(queryClass.name, misses)
}
const listReport: string[][] = []
for (const listClass of listClasses.filter(isAsked)) {
  startPrinting(listClass.name)
  const {
    queries: asked,
    expected,
    right,
    misses,
  } = await judgeLists(search, targets, listClass, { queries, seed })
  listReport.push([
    listClass.name,
    String(asked),
    percent(right, expected),
    percent(asked - misses.length, asked),
  ])
  show(listClass.name, misses)
}
const { total } = targets
printTable(
  `Known-item searches, ${total.toLocaleString('en-US')} listings`,
  ['class', 'queries', ...depths.map((depth) => `success@${depth}`), 'MRR'],
  report,
)
printTable(
  `Searches for a trade: the first ${judgedResults} results`,
  ['class', 'queries', 'right results', 'searches without a wrong or missing one'],
  listReport,
)
targets.close()
await server.stop()
