import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'

/** The product's own files and folders in DATA_DIR. */
const productFiles = /^(?:directory\.(?:sqlite|state|reserve)|exports$|snapshots$|uploads$)/
const sticky = 0o1000
const ofOthers = 0o077

/** From here on this process, its threads and its children create files and folders that only its user can read. */
export function createFilesPrivately(): void {
  process.umask(ofOthers)
}

const isOwn = ({ uid }: Stats) => process.getuid?.() === uid

/**
 * Removes all permissions of other users on a file, or on a folder and everything in it. Returns how many files had any. It leaves out
 * links, files of other users, and files that another process removes meanwhile.
 */
function makePrivate(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || !isOwn(found)) return 0
  try {
    const inside = found.isDirectory() ? readdirSync(path) : []
    const changed = inside.reduce((sum, name) => sum + makePrivate(join(path, name)), 0)
    if ((found.mode & ofOthers) === 0) return changed
    chmodSync(path, found.mode & 0o700)
    return changed + 1
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

/** True for a folder that also has other uses, such as /tmp, a home folder or the folder of the program. */
function isSharedFolder(path: string): boolean {
  const holds = (inner: string) => !relative(path, inner).startsWith('..')
  return (lstatSync(path).mode & sticky) !== 0 || holds(process.cwd()) || holds(homedir())
}

/**
 * Creates DATA_DIR so that only this user can read it, and makes files private that an earlier version left readable. Returns how many
 * files and folders it changed. In a folder that also has other uses, it changes only the product's own files.
 */
export function makeDataDirPrivate(dataDir: string): number {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!isSharedFolder(dataDir)) return makePrivate(dataDir)
  const own = readdirSync(dataDir).filter((name) => productFiles.test(name))
  return own.reduce((sum, name) => sum + makePrivate(join(dataDir, name)), 0)
}

/** Makes this process and DATA_DIR private, and says so where files were readable by other users of the machine. */
export function keepFilesPrivate(dataDir: string, say: (line: string) => void): void {
  createFilesPrivately()
  const changed = makeDataDirPrivate(dataDir)
  if (changed > 0)
    say(`Other users could read ${changed} files and folders in ${dataDir}: now only you can (0600, 0700).`)
}

const rootWarning =
  'Warning: this server runs as root, so a fault in it puts the whole machine at risk. Start it as a user of its own that owns DATA_DIR.'

/** Warns if the server runs as root, which it does not need. */
export function warnOfRoot(warn: (line: string) => void): void {
  if (process.getuid?.() === 0) warn(rootWarning)
}
