import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('DATABASE_URL', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-address-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const read = (settings: string) =>
    readConfig({ DATABASE_URL: `postgres://user:geheim@host/directory?${settings}` })

  test.each(['sslrootcert', 'sslcert', 'sslkey'])('is refused if the file of its %s is missing', (name) => {
    const wrong = () => read(`sslmode=verify-full&${name}=${join(folder, 'none.pem')}`)
    expect(wrong).toThrow(/DATABASE_URL: names .*none\.pem as ssl.*: there is no such file/)
    expect(wrong).toThrow(/^(?!.*geheim)/s)
  })

  test('is refused if that file is a folder, or no PEM file', () => {
    expect(() => read(`sslrootcert=${folder}`)).toThrow(/cannot be read: it is a folder/)
    const path = join(folder, 'words.pem')
    writeFileSync(path, 'no certificate')
    expect(() => read(`sslcert=${path}`)).toThrow(/words\.pem \(sslcert\), which cannot be used/)
  })

  test('is refused with an sslmode that nobody knows', () => {
    expect(() => read('sslmode=verify')).toThrow(/unknown sslmode: it must be one of .*verify-full/)
  })

  test.each(['sslmode=verify-full', 'sslmode=disable', ''])('is taken with %j', (settings) => {
    expect(read(settings).databaseUrl).toContain('@host/directory')
  })

  test.each([
    'postgres://user@%2Frun%2Fpostgresql:5432/directory',
    'postgres://user@[::1]:5432/directory',
    'postgresql://user:p%40ss@host/directory',
  ])('is taken as %s', (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
  })

  test('of a replica is tried in the same way', () => {
    const both = {
      DATABASE_URL: 'postgres://one/a',
      DATABASE_READ_URL: 'postgres://two/a?sslrootcert=/none.pem',
    }
    expect(() => readConfig(both)).toThrow(/DATABASE_READ_URL: names \/none\.pem as sslrootcert/)
  })
})
