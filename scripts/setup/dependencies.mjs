import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './process.mjs'

/** Installs exactly what the lock file says, if it has changed since the last time. */
export function ensureDependencies(runtime) {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  console.log('Installing the packages of package-lock.json …')
  runNpm(
    runtime,
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Is the npm registry within reach?',
  )
  writeFileSync(stamp, digest)
}
