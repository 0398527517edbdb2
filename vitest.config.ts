import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Has the machine to itself: its rounds wait for jobs, which let everything else go first. */
const alone = ['test/faults/campaign.test.ts']
/** On a Citus cluster, where there is one. */
const citusOnly = ['src/storage/dialects/postgres/citus-*.test.ts', 'test/citus/*.test.ts']
const onDatabase = ['src/{storage,server,cli,main}/**/*.test.ts', 'test/**/*.test.ts']
/** The tests of the whole product that run on Citus, too: public pages and calls, the panel, jobs, and what they leave in the tables. */
const tour = [
  'test/app/{pages,public-calls,search,list-filters,facets,near,deep-pages,cities,districts,sitemaps}.test.ts',
  'test/app/{add-business,admin-listings,admin-duplicates,admin-export,admin-seo,admin-snapshots,admin-submissions}.test.ts',
  'test/jobs/job-queue.test.ts',
]

export default defineConfig({
  test: {
    // Jobs let everything else go first, so a busy machine can keep them waiting for long.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // The runner's own default leaves a core free, and many tests wait for servers: half of two cores stood idle.
    maxWorkers: availableParallelism(),
    execArgv: process.execArgv,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{bench,scripts/{checks,crawl,quality,gazetteer,relevance,campaign}}/*.test.ts',
          ],
          exclude: onDatabase,
          setupFiles: ['test/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          exclude: [...alone, ...citusOnly],
          globalSetup: ['test/postgres/global-setup.ts'],
          setupFiles: ['test/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'citus',
          include: [...citusOnly, ...tour],
          globalSetup: ['test/citus/global-setup.ts'],
          setupFiles: ['test/citus/skip-without-citus.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['e2e/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'campaign', include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
