import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Thirty rounds of the campaign of faults, and a hundred imports with PostgreSQL killed (`npm run soak`). */
const campaign = ['test/faults/{campaign,killed-imports}.test.ts']
/**
 * Tests of processes that are killed, stopped and cut off, and of a browser: what else the machine does can disturb these, so each has a
 * second try. What passed only then is listed at the end of the run.
 */
const processes = ['test/{faults,operations}/**/*.test.ts', 'test/import/import-crash.test.ts']
const tries = { retry: 1 }
/** The sample listings, which the projects share. */
const samples = 'test/app/sample-setup.ts'
/** One process runs many files, and loads the product and starts Chromium once. */
const shared = { isolate: false }
/** These put something in the place of a library, which must not be loaded yet: a process of its own for each. */
const mocked = ['test/security/names-in-rare-scripts.test.ts']
/** On a Citus cluster, where there is one: what only a cluster can get wrong. */
const citus = ['test/citus/*.test.ts']
/** The whole contract of the stores on a cluster takes longer than all other tests of the storage (`npm run soak`). */
const citusContract = ['src/storage/dialects/postgres/citus-storage.test.ts']
const onDatabase = ['src/{storage,server,cli,main}/**/*.test.ts', 'test/**/*.test.ts']
/**
 * What `npm run soak` runs on Citus: the contract of the stores, and those tests of the whole product that try public pages and calls,
 * the panel, jobs, and what they leave in the tables.
 */
const tour = [
  ...citusContract,
  'test/app/{pages,public-calls,search,list-filters,facets,near,deep-pages,cities,districts,sitemaps}.test.ts',
  'test/app/{add-business,admin-listings,admin-duplicates,admin-export,admin-seo,admin-snapshots,admin-submissions}.test.ts',
  'test/app/two-servers.test.ts',
  'test/jobs/job-queue.test.ts',
]

/** In this order, so that a process that has run one file of a project is used for the next one. The shortest files fill the end. */
const order = ['browser', 'processes', 'campaign', 'citus', 'citus-tour', 'database', 'mocked', 'unit']

class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    // Jobs let everything else go first: beside programs that keep every core busy, an import takes ten times as long and more.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // The runner's own default is a second, which a busy machine may need for one answer.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Many tests wait for servers, browsers and locks: with only a process for each core, cores stand idle meanwhile.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ByProject },
    execArgv: process.execArgv,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{bench,scripts/{checks,crawl,quality,gazetteer,relevance,campaign,setup,soak}}/*.test.ts',
          ],
          exclude: onDatabase,
          setupFiles: ['test/property-seed.ts', 'test/world-gazetteer.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          exclude: [...processes, ...mocked, ...citus, ...citusContract],
          globalSetup: ['test/postgres/global-setup.ts', samples],
          setupFiles: ['test/property-seed.ts', 'test/world-gazetteer.ts'],
          ...shared,
        },
      },
      { extends: true, test: { name: 'mocked', include: mocked } },
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          exclude: campaign,
          globalSetup: ['test/postgres/global-setup.ts', samples],
          ...shared,
          ...tries,
        },
      },
      {
        extends: true,
        test: {
          name: 'citus',
          include: citus,
          globalSetup: ['test/citus/global-setup.ts'],
          setupFiles: ['test/citus/skip-without-citus.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'citus-tour',
          include: tour,
          globalSetup: ['test/citus/global-setup.ts', samples],
          setupFiles: ['test/citus/skip-without-citus.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['e2e/**/*.test.ts'], globalSetup: [samples], ...shared, ...tries },
      },
      {
        extends: true,
        test: { name: 'campaign', include: campaign },
      },
    ],
  },
})
