import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadOwnerFiles } from './owner-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'owner-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function load(): { served: string[]; refused: string[] } {
  const refused: string[] = []
  const files = loadOwnerFiles(folder, {}, (file) => refused.push(file.slice(folder.length + 1)))
  return { served: [...files.keys()], refused }
}

test('serves what search consoles and ad networks ask for, and says what it does not serve', () => {
  expect(load()).toEqual({ served: [], refused: [] })
  mkdirSync(join(folder, '.well-known'))
  mkdirSync(join(folder, 'photos'))
  const names = ['ads.txt', 'naver0123456789abcdef.html', 'BingSiteAuth.xml', '.well-known/security.txt']
  const others = [
    '.hidden.txt',
    'Robots.txt',
    'a b.txt',
    'script.js',
    'sitemap-pages.xml',
    'photos/inside.txt',
  ]
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), 'x')
  writeFileSync(join(folder, 'large.html'), 'x'.repeat(256 * 1024 + 1))
  symlinkSync(join(folder, 'ads.txt'), join(folder, 'app-ads.txt'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.txt'))
  const { served, refused } = load()
  expect(served).toEqual([
    '/BingSiteAuth.xml',
    '/ads.txt',
    '/app-ads.txt',
    '/naver0123456789abcdef.html',
    '/.well-known/security.txt',
  ])
  expect(refused).toEqual([
    '.hidden.txt',
    'Robots.txt',
    'a b.txt',
    'large.html',
    'script.js',
    'sitemap-pages.xml',
  ])
})
