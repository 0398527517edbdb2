import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds released migrations that have changed: databases have them as they were, and no start applies them again. In each folder of
 * migrations, `released.json` has the name of each released file and the SHA-256 of its content in hexadecimal; {} before the first release.
 */
export function changedMigrations(root: string): string[] {
  return globSync('src/storage/dialects/*/migrations', { cwd: root }).flatMap((folder) => {
    const released: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(join(root, folder, 'released.json'), 'utf8'),
    )
    return Object.entries(released).flatMap(([name, hash]) => {
      const file = join(folder, name)
      if (existsSync(join(root, file)) && hashOf(join(root, file)) === hash) return []
      return [
        `${file} was released as ${hash.slice(0, 12)} and is another now. Bring it back, and write a new migration.`,
      ]
    })
  })
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
