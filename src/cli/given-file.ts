import { statSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

/** What stands at a path; undefined for nothing. */
const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })

/** The full path of a file. An empty text, as of a variable that is not set, would be the current folder. */
export function pathOf(file: string): string {
  if (file.trim() === '') throw new Error('The name of the file is empty.')
  return resolve(file)
}

/**
 * The full path of a file that a command reads.
 *
 * @param what - what the file has to be, as in "the file that backup wrote"
 * @throws Error if there is no file, in words that name it
 */
export function fileToRead(file: string, what: string): string {
  const path = pathOf(file)
  const stat = statOf(path)
  if (!stat) throw new Error(`${file}: there is no such file.`)
  if (stat.isDirectory()) throw new Error(`${file} is a folder. Give ${what}.`)
  return path
}

/**
 * The full path of a file that a command writes.
 *
 * @param extension - how the name has to end, such as `.xlsx`; absent: in any way
 * @throws Error if no such file can be made, in words that say what to give instead
 */
export function fileToWrite(file: string, extension?: string): string {
  const path = pathOf(file)
  if (statOf(path)?.isDirectory())
    throw new Error(
      `${file} is a folder. Give the name of a file in it, such as ${file}/listings${extension ?? ''}.`,
    )
  if (extension && extname(path).toLowerCase() !== extension)
    throw new Error(`${file}: only ${extension} files are written. Give it a name that ends in ${extension}.`)
  const folder = dirname(path)
  if (!statOf(folder)?.isDirectory()) throw new Error(`${file}: there is no folder ${folder}. Make it first.`)
  return path
}
