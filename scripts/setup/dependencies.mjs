import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './process.mjs'

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** What is in node_modules: the hash of the lock file, and whether the packages for tests are there, too. */
function readStamp(path) {
  if (!existsSync(path)) return {}
  const [digest, scope] = readFileSync(path, 'utf8').split(' ')
  return { digest, hasAll: scope === 'all' }
}

/**
 * Installs exactly what the lock file says, if it has changed since the last time. Without `needsTests` it leaves out the packages that
 * only checks and benchmarks use, which are half of all and two thirds of the bytes; where they are already, they are kept up to date.
 */
export function ensureDependencies(runtime, { needsTests }) {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lock')
  const found = readStamp(stamp)
  const isCurrent = found.digest === digest
  const wantsAll = needsTests || found.hasAll === true
  if (isCurrent && found.hasAll === wantsAll) return
  console.log(
    isCurrent ? 'Installing the packages of the tests …' : 'Installing the packages of package-lock.json …',
  )
  // `npm ci` removes all packages first. If only those of the tests are missing, a server may be running with the others.
  const command = isCurrent ? ['install', '--no-save'] : ['ci']
  runNpm(
    runtime,
    [...command, wantsAll ? '--include=dev' : '--omit=dev', ...quiet],
    'The packages could not be installed. Is the npm registry within reach?',
  )
  writeFileSync(stamp, `${digest} ${wantsAll ? 'all' : 'product'}`)
}
