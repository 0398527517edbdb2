import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

type Folder = Pick<Config, 'dataDir'>

const pathIn = ({ dataDir }: Folder) => join(dataDir, 'first-admin-password.txt')

/** Keeps the first password out of logs, in a file that only the server's user can read. Gives the file's path. */
export function writeFirstPassword(folder: Folder, password: string): string {
  const path = pathIn(folder)
  // An older file could have other rights, which writing would leave as they are.
  rmSync(path, { force: true })
  writeFileSync(path, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return path
}

export function removeFirstPassword(folder: Folder): void {
  rmSync(pathIn(folder), { force: true })
}
