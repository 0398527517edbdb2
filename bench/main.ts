// `npm run bench -- <measure>`: prints ratios and percentiles, each from one run.
import { Command } from 'commander'
import { ablations } from './ablations.ts'
import { benchCachedPage } from './cached-page-bench.ts'
import { benchConnections } from './connections-bench.ts'
import { benchCrawl } from './crawl-bench.ts'
import { benchExport } from './export-bench.ts'
import { benchFuzz } from './fuzz-bench.ts'
import { benchImport } from './import-bench.ts'
import { benchLatency } from './latency-bench.ts'
import { benchNormalise } from './normalise-bench.ts'
import { benchOverload } from './overload-bench.ts'
import { benchRowSteps } from './row-steps-bench.ts'
import { benchSearch } from './search-bench.ts'
import { benchSearchDuringImport } from './search-during-import-bench.ts'
import { benchSearchPostgres } from './search-postgres-bench.ts'
import { benchSeo } from './seo-bench.ts'
import { benchSize } from './size-bench.ts'
import { benchVerify } from './verify-bench.ts'

const defaultRows = '100000'
const program = new Command('npm run bench --').description(
  'Measures the product. Without a name: all measures.',
)
const withRows = (command: Command) =>
  command.option('--rows <n>', 'rows of the generated workbook', Number, Number(defaultRows))

withRows(
  program.command('import').description('rows/s and peak memory of an import, while pages are served'),
).action(benchImport)
withRows(
  program.command('export').description('an export against deflating its bytes, and peak memory'),
).action(benchExport)
withRows(
  program
    .command('latency')
    .description('p50 and p99 of uncached searches and pages')
    .option('--beside <folder>', 'another checkout of the product that is asked in turn'),
).action(benchLatency)
program
  .command('overload')
  .description('the worst reads by 50 clients from three addresses, while somebody else reads')
  .option('--rows <n>', 'rows of the generated workbook', Number, 200_000)
  .option('--seconds <n>', 'how long', Number, 30)
  .action(benchOverload)
program
  .command('connections')
  .description('1,000 connections of one address that misbehave, while somebody else reads')
  .option('--rows <n>', 'rows of the generated workbook', Number, 20_000)
  .option('--seconds <n>', 'how long', Number, 60)
  .option('--nginx <program>', 'through this nginx and the shipped configuration')
  .action(benchConnections)
withRows(
  program.command('crawl').description('all sitemaps by ten clients, while somebody else reads'),
).action(benchCrawl)
withRows(
  program
    .command('search')
    .description('p50 and p99 by class of query, beside pg_trgm and MiniSearch')
    .option('--against <n>', 'rows of another data set that is asked in turn', Number)
    .option('--beside <folder>', 'another checkout of the product that is asked in turn')
    .option('--without <name>', `this code without one mechanism: ${Object.keys(ablations).join(', ')}`),
).action(benchSearch)
withRows(
  program
    .command('search-during-import')
    .description('p50 and p99 of searches, idle and while an import runs'),
).action(benchSearchDuringImport)
withRows(
  program.command('search-postgres').description('p50 and p99 by class of query, on a PostgreSQL of its own'),
).action(benchSearchPostgres)
withRows(program.command('verify').description('verify and reindex, each against an import')).action(
  benchVerify,
)
program.command('cache').description('cached pages against a bare node:http server').action(benchCachedPage)
withRows(program.command('normalise').description('time per row, and the loading of the gazetteer')).action(
  benchNormalise,
)
program
  .command('row-steps')
  .description('what each step of reading a row costs, on a file with the columns of this product')
  .requiredOption('--file <file>', 'a workbook or a text file')
  .action(benchRowSteps)
program
  .command('fuzz')
  .description('hostile texts at the length limits for every parser; fails above 20 ms for one')
  .option('--inputs <n>', 'texts, over all parsers', Number, 200_000)
  .action(benchFuzz)
program.command('size').description('bytes of the first load of a public page').action(benchSize)
withRows(program.command('seo').description('search texts: length, likeness, particles, listings/s')).action(
  benchSeo,
)
withRows(program.command('all', { isDefault: true }).description('all of them')).action(
  async (options: { rows: number }) => {
    await benchImport(options)
    await benchExport(options)
    await benchLatency(options)
    await benchSearch(options)
    await benchSearchDuringImport(options)
    await benchSearchPostgres(options)
    await benchCachedPage()
    await benchOverload({ rows: options.rows, seconds: 30 })
    benchNormalise(options)
    await benchSize()
    benchFuzz({ inputs: 200_000 })
    await benchSeo(options)
    await benchVerify(options)
  },
)

await program.parseAsync()
