import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedMigrations } from './released-migrations.ts'

test('a released migration that is changed or removed is found; a new one may change', () => {
  const root = mkdtempSync(join(tmpdir(), 'released-'))
  const folder = join(root, 'src', 'storage', 'dialects', 'sqlite', 'migrations')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const hash = createHash('sha256').update('create table first (n integer);').digest('hex')
  write('0001-first.sql', 'create table first (n integer);')
  write('0002-second.sql', 'create table second (n integer);')
  write('released.json', JSON.stringify({ '0001-first.sql': hash }))
  expect(changedMigrations(root)).toEqual([])
  write('0002-second.sql', 'create table another (n integer);')
  expect(changedMigrations(root)).toEqual([])
  write('0001-first.sql', 'create table first (n text);')
  expect(changedMigrations(root)).toEqual([expect.stringContaining('0001-first.sql was released')])
  rmSync(join(folder, '0001-first.sql'))
  expect(changedMigrations(root)).toHaveLength(1)
  rmSync(root, { recursive: true })
})
