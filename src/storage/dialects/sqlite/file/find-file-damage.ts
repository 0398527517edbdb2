import { openFile } from './open-file.ts'

const namedProblems = 5

/**
 * What SQLite's quick check finds in the database file of a folder; [] if the file is sound. It reads the whole file.
 */
export async function findFileDamage(dataDir: string): Promise<readonly string[]> {
  try {
    const database = await openFile(dataDir, { readOnly: true })
    try {
      const found = database.prepare<[], string>(`pragma quick_check(${namedProblems})`).pluck().all()
      return found.length === 1 && found[0] === 'ok' ? [] : found
    } finally {
      database.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
