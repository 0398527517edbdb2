import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runStep } from './process.mjs'

const sources = [
  'src/web',
  'src/domain',
  'public',
  'vite.config.ts',
  'scripts/setup/brotli-files.ts',
  'scripts/setup/lighter-react.ts',
  'package-lock.json',
]

function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** Builds the front end for browser and server if its sources have changed since the last build. */
export function ensureBuild(runtime) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  const digest = hash.digest('hex')
  const stamp = join(root, 'dist', '.built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  console.log('Building the pages …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const why = 'The pages could not be built.'
  for (const part of [[], ['--mode', 'admin'], ['--ssr', 'src/web/entry-server.tsx']]) {
    // With another NODE_ENV than this, such as a test's, the pages would be made for another React than the one that serves them.
    runStep(runtime, [vite, 'build', '--logLevel', 'warn', ...part], why, {
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  writeFileSync(stamp, digest)
}
