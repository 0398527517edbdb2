import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runner = join(import.meta.dirname, '..', 'run.mjs')
const run = (...given: string[]) =>
  spawnSync(process.execPath, [runner, ...given], { encoding: 'utf8', timeout: 60_000 })

test.each(['start', 'dev', 'check', 'test', 'screenshots', 'lighthouse', 'crawl', 'quality', 'relevance'])(
  '%s --help → says how it is used, and does nothing else',
  (task) => {
    for (const asked of [['--help'], ['-h'], ['e2e', '--help']]) {
      const { status, stdout } = run(task, ...asked)
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm (run )?\w+/)])
      expect(stdout).toContain(task)
    }
  },
)

test.each([
  ['start', '--port', '8080'],
  ['check', 'src'],
])('%s with an option that it does not have → an error that names it', (...given) => {
  const { status, stderr } = run(...given)
  expect([status, stderr]).toEqual([1, expect.stringContaining(given.slice(1).join(' '))])
})
