import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

type Folder = Pick<Config, 'dataDir'>

const pathIn = ({ dataDir }: Folder) => join(dataDir, 'first-admin-password.txt')

/** Writes the first password to a file that only the server's user can read, to keep it out of logs. Returns the path. */
export function writeFirstPassword(folder: Folder, password: string): string {
  const path = pathIn(folder)
  // Writing to an existing file would keep its permissions.
  rmSync(path, { force: true })
  writeFileSync(path, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return path
}

export function removeFirstPassword(folder: Folder): void {
  rmSync(pathIn(folder), { force: true })
}
