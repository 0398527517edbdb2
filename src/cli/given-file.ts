import { accessSync, constants, statSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

const notAllowed = 'the user that runs this program may not'

/** What stands at a path; undefined for nothing. In a folder that may not be looked into, the system tells nothing either way. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
    throw new Error(`${path}: ${notAllowed} look into the folder ${dirname(path)}.`)
  }
}

/** The full path of a file. An empty text, as of a variable that is not set, would be the current folder. */
export function pathOf(file: string): string {
  if (file.trim() === '') throw new Error('The name of the file is empty.')
  return resolve(file)
}

/** What the operating system lets this program do with a path; throws as `accessSync` does. */
type Access = (path: string, mode: number) => void

/** Why a command cannot read what stands at a path; undefined if it can. */
export function readProblem(path: string, access: Access = accessSync): string | undefined {
  if (isAllowed(path, constants.R_OK, access) === true) return undefined
  return `${notAllowed} read it. Let that user read it, or run the command as its owner.`
}

/** True, or the code of the error. */
function isAllowed(path: string, mode: number, access: Access): true | string {
  try {
    access(path, mode)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : ''
  }
}

/**
 * The full path of a file that a command reads.
 *
 * @param what - what the file has to be, as in "the file that backup wrote"
 * @throws Error if there is no file, in words that name it
 */
export function fileToRead(file: string, what: string, access: Access = accessSync): string {
  const path = pathOf(file)
  const stat = statOf(path)
  if (!stat) throw new Error(`${file}: there is no such file.`)
  if (stat.isDirectory()) throw new Error(`${file} is a folder. Give ${what}.`)
  const problem = readProblem(path, access)
  if (problem) throw new Error(`${file}: ${problem}`)
  return path
}

/**
 * The full path of a file that a command writes.
 *
 * @param extension - how the name has to end, such as `.xlsx`; absent: in any way
 * @throws Error if no such file can be made, in words that say what to give instead
 */
export function fileToWrite(file: string, extension?: string, access: Access = accessSync): string {
  const path = pathOf(file)
  const stat = statOf(path)
  if (stat?.isDirectory())
    throw new Error(
      `${file} is a folder. Give the name of a file in it, such as ${file}/listings${extension ?? ''}.`,
    )
  if (extension && extname(path).toLowerCase() !== extension)
    throw new Error(`${file}: only ${extension} files are written. Give it a name that ends in ${extension}.`)
  // The new file takes the place of the old one. As root, that would do away with /dev/null for all programs.
  if (stat && !stat.isFile())
    throw new Error(`${file} is no file but a device or the like. Give the name of a file.`)
  const folder = dirname(path)
  if (!statOf(folder)?.isDirectory()) throw new Error(`${file}: there is no folder ${folder}. Make it first.`)
  const allowed = isAllowed(folder, constants.W_OK, access)
  if (allowed === 'EROFS')
    throw new Error(`${file}: the folder ${folder} is on a read-only file system. Choose another one.`)
  if (allowed !== true)
    throw new Error(`${file}: ${notAllowed} write into the folder ${folder}. Choose another one.`)
  return path
}
