import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileToRead, fileToWrite, readProblem } from './given-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'given-file-'))
  writeFileSync(join(folder, 'here.gz'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

/** A system that refuses everything; the tests may run as root, whom it refuses nothing. */
const refusing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: refused`), { code })
}

test('a file that is there or not yet may be written', () => {
  expect(fileToWrite(at('here.gz'))).toBe(at('here.gz'))
  expect(fileToWrite(at('new.gz'))).toBe(at('new.gz'))
  expect(fileToRead(at('here.gz'), 'a file')).toBe(at('here.gz'))
  expect(readProblem(at('here.gz'))).toBeUndefined()
})

test.skipIf(process.platform === 'win32')('a device is no file to write: it would be replaced', () => {
  expect(() => fileToWrite('/dev/null')).toThrow(
    '/dev/null is no file but a device or the like. Give the name of a file.',
  )
})

test('what the system refuses is said of the file that was given, not of DATA_DIR', () => {
  expect(() => fileToWrite(at('new.gz'), undefined, refusing('EROFS'))).toThrow(
    `${at('new.gz')}: the folder ${folder} is on a read-only file system. Choose another one.`,
  )
  expect(() => fileToWrite(at('new.gz'), undefined, refusing('EACCES'))).toThrow(
    `${at('new.gz')}: the user that runs this program may not write into the folder ${folder}.`,
  )
  expect(() => fileToRead(at('here.gz'), 'a file', refusing('EACCES'))).toThrow(
    `${at('here.gz')}: the user that runs this program may not read it.`,
  )
})
