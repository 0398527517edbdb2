import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const megabytes = 256
const pieceBytes = 64 * 1024

/** A separate file system in memory, which can be filled to the last byte and emptied again. */
export interface SmallDisk {
  readonly folder: string
  readonly fill: () => Promise<void>
  readonly makeRoom: () => Promise<void>
  readonly unmount: () => void
}

/** Mounts one at a folder; undefined if this user may not mount. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]
  if (spawnSync('mount', options).status !== 0) return undefined
  const ballast = join(folder, 'ballast')
  const unmount = () => {
    process.off('exit', unmount)
    spawnSync('umount', ['-l', folder])
  }
  // Before the folder is removed, which the campaign registered earlier.
  process.prependOnceListener('exit', unmount)
  return { folder, fill: () => fill(ballast), makeRoom: () => rm(ballast, { force: true }), unmount }
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    const { bavail, bsize } = await statfs(path)
    const large = Buffer.alloc(1024 * 1024)
    for (let left = bavail * bsize; left > large.length; left -= large.length) await file.write(large)
    for (;;) await file.write(large, 0, pieceBytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}
