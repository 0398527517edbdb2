import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Has the machine to itself: its rounds wait for jobs, which let everything else go first. */
const alone = ['test/faults/campaign.test.ts']
const onDatabase = ['src/{storage,server,cli,main}/**/*.test.ts', 'test/**/*.test.ts']

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
          include: ['src/**/*.test.{ts,tsx}', 'scripts/{quality,gazetteer,relevance,campaign}/*.test.ts'],
          exclude: onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          exclude: alone,
          globalSetup: ['test/postgres/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['e2e/**/*.test.ts'], fileParallelism: false },
      },
      {
        extends: true,
        test: { name: 'campaign', include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
