import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const namedBackups = 3

/** The database file cannot be used. The message says what is wrong and what to do. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError'
  constructor(problem: string, advice: string, options?: ErrorOptions) {
    super(`${problem}\n${advice}`, options)
  }
}

/** Says how to restore a damaged or lost directory, with the available snapshots. */
export function adviseRestore(dataDir: string): string {
  const folder = join(dataDir, 'snapshots')
  const newest = listNames(folder).sort().reverse().slice(0, namedBackups)
  return [
    'Keep this folder as it is, and bring a backup back in a new one: DATA_DIR=NEW npm run cli -- restore FILE.',
    newest.length > 0
      ? `The newest snapshots are ${newest.map((name) => join(folder, name)).join(', ')}; a backup of yours may be newer.`
      : `There are no snapshots in ${folder}: take the newest backup of your own.`,
  ].join('\n')
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.startsWith('snapshot-') && name.endsWith('.gz'))
  } catch {
    return []
  }
}
