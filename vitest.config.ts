import { defineConfig } from 'vitest/config'

const onDatabase = ['src/{storage,server,cli,main}/**/*.test.ts', 'test/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    execArgv: process.execArgv,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/{quality,gazetteer,relevance}/*.test.ts'],
          exclude: onDatabase,
        },
      },
      {
        extends: true,
        test: { name: 'database', include: onDatabase, globalSetup: ['test/postgres/global-setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['e2e/**/*.test.ts'], fileParallelism: false },
      },
    ],
  },
})
