import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../app/listing-rows.ts'
import { createTestSite, type TestSite } from '../app/test-site.ts'
import { runCli } from '../import/run-cli.ts'
import { runCliProcess } from '../import/run-cli-process.ts'

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-line-'))
  await mkdir(join(folder, 'a folder'))
  site = await createTestSite('sqlite')
  await importRows(site.storage)
})
afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

/** Runs a command and expects it to fail: returns what it says. */
async function refusalOf(...words: string[]): Promise<string> {
  const { code, out, err } = await runCli(words, site.environment)
  expect([code, out]).toEqual([1, ''])
  return err.trim()
}
const at = (name: string) => join(folder, name)

describe('a country that does not exist', () => {
  test.each([['Atlantis'], ['']])('--country "%s" is refused before anything is written', async (country) => {
    expect(await refusalOf('export', at('all.xlsx'), '--country', country)).toContain(
      `There is no country "${country}". Write its code, such as KR, or its name.`,
    )
    expect(await refusalOf('import', at('all.xlsx'), '--country', country)).toContain(
      `There is no country "${country}".`,
    )
    expect(await readdir(folder)).toEqual(['a folder'])
  })
})

describe('a file that cannot be meant', () => {
  test('an export to a name that is no workbook', async () => {
    expect(await refusalOf('export', at('x.csv'))).toBe(
      `${at('x.csv')}: only .xlsx files are written. Give it a name that ends in .xlsx.`,
    )
  })
  test.each(['export', 'backup'])('%s into a folder that does not exist, or to a folder', async (command) => {
    expect(await refusalOf(command, at('nope/x.xlsx'))).toBe(
      `${at('nope/x.xlsx')}: there is no folder ${at('nope')}. Make it first.`,
    )
    expect(await refusalOf(command, at('a folder'))).toContain('is a folder. Give the name of a file in it')
    expect(await readdir(folder)).toEqual(['a folder'])
  })
  test('a backup of nothing, which does not replace listings unless that is asked for', async () => {
    const environment = { ...site.environment, DATA_DIR: at('nothing') }
    expect(await runCli(['migrate'], environment)).toMatchObject({ code: 0 })
    const file = at('nothing/empty.gz')
    expect(await runCli(['backup', file], environment)).toMatchObject({ code: 0 })
    expect(await refusalOf('restore', file)).toMatch(/--allow-empty/)
    expect((await runCli(['stats', '--json'], site.environment)).out).toContain('"totalBusinesses":4')
    expect(await runCli(['restore', file, '--allow-empty'], site.environment)).toMatchObject({ code: 0 })
    expect((await runCli(['stats', '--json'], site.environment)).out).toContain('"totalBusinesses":0')
  })
  test('a restore of a folder, and of nothing', async () => {
    expect(await refusalOf('restore', at('a folder'))).toBe(
      `${at('a folder')} is a folder. Give the file that "backup" wrote.`,
    )
    expect(await refusalOf('restore', at('x.gz'))).toBe(`${at('x.gz')}: there is no such file.`)
  })
})

test('an import of several files takes those that can be read, and fails for the rest', async () => {
  const environment = { ...site.environment, DATA_DIR: at('imported') }
  await writeFile(at('good.csv'), 'name,place_id,address,country\nBlue Door,blue-door,Main St 1,Germany\n')
  await writeFile(at('broken.xlsx'), 'no workbook')
  const both = await runCliProcess(['import', at('broken.xlsx'), at('good.csv')], environment)
  expect([both.code, both.err.trim().split('\n').at(-1)]).toEqual([1, '1 of 2 files could not be imported.'])
  expect(both.out).toContain('broken.xlsx: ')
  expect((await runCli(['stats', '--json'], environment)).out).toContain('"totalBusinesses":1')
  expect(await runCli(['import', at('good.csv')], environment)).toMatchObject({ code: 0 })
})

describe('files that are not there, and places that cannot be', () => {
  const environment = () => ({ ...site.environment, DATA_DIR: at('not made') })
  test('an import of a mistyped name makes no directory', async () => {
    const { code, out, err } = await runCli(['import', at('goood.csv')], environment())
    expect([code, out.trim(), err.trim()]).toEqual([
      1,
      `${at('goood.csv')}: there is no such file.`,
      '1 of 1 files could not be imported.',
    ])
    expect(existsSync(at('not made'))).toBe(false)
  })
  test.each([
    ['export', ''],
    ['backup', ''],
    ['restore', ''],
    ['import', ''],
    ['generate', '--rows', '1', ''],
  ])('%s of a file without a name', async (...words) => {
    expect(await refusalOf(...words)).toBe('The name of the file is empty.')
  })
  test('invented listings to a name that is no workbook, and to a folder that does not exist', async () => {
    expect(await refusalOf('generate', '--rows', '1', at('x.csv'))).toContain('only .xlsx files are written.')
    expect(await refusalOf('generate', '--rows', '1', at('nope/x.xlsx'))).toContain(
      `there is no folder ${at('nope')}. Make it first.`,
    )
  })
  test('a profile that is not there', async () => {
    expect(await refusalOf('import', '--profile', at('nope.json'), 'package.json')).toBe(
      `${at('nope.json')}: there is no such file.`,
    )
  })
})

describe('options of seo that mean nothing together', () => {
  test.each([
    [['--sample', '10'], '--sample says how many texts --check judges.'],
    [['--check', '--all'], "cannot be used with option '--all'"],
  ])('%j is refused, and nothing is written', async (options, message) => {
    expect(await refusalOf('seo', ...options)).toContain(message)
    expect(await refusalOf('seo', '--check')).toContain('No listing has a search text.')
  })
})

describe('a DATA_DIR that does not exist', () => {
  test.each([
    ['stats'],
    ['export', 'x.xlsx'],
    ['backup', 'x.gz'],
    ['verify'],
    ['reindex'],
    ['seo', '--check'],
    ['admin', 'list'],
    ['admin', 'set-password'],
    ['admin', 'remove', 'admin'],
  ])('is not made by %s', async (...words) => {
    const missing = at('missing')
    const { code, err } = await runCli(words, { ...site.environment, DATA_DIR: missing })
    expect([code, err]).toEqual([1, expect.stringContaining(`There is no database in ${missing}: `)])
    expect(existsSync(missing)).toBe(false)
    expect(existsSync('x.xlsx') || existsSync('x.gz')).toBe(false)
  })
})

test('accounts are listed with their second factors; an unknown one is an error', async () => {
  const environment = { ...site.environment, DATA_DIR: at('accounts') }
  const options = { input: 'correct horse battery\n' }
  expect(await runCli(['migrate'], environment)).toMatchObject({ code: 0 })
  expect(await runCli(['admin', 'list'], environment)).toMatchObject({
    code: 0,
    out: expect.stringContaining('There is no account yet.'),
  })
  expect(await runCliProcess(['admin', 'set-password'], environment, options)).toMatchObject({ code: 0 })
  expect(await runCli(['admin', 'list'], environment)).toMatchObject({
    code: 0,
    out: 'admin: second factor off\n',
  })
  for (const words of [['set-password', '--username'], ['reset-second-factor', '--username'], ['remove']]) {
    const { code, err } = await runCli(['admin', ...words, 'nobody'], environment)
    expect([code, err.trim()]).toEqual([
      1,
      expect.stringContaining('There is no account "nobody". There is "admin".'),
    ])
  }
})

test('--version prints that of the product', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(await runCliProcess(['--version'], site.environment)).toMatchObject({ code: 0, out: `${version}\n` })
})
