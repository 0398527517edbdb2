import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedMigrations } from './released-migrations.ts'
import { textsOutsideCatalogues } from './texts-in-sources.ts'

const lineLimit = 300
/** The texts of a language are one file, because whoever translates them needs no other. They have no logic to get lost in. */
const catalogue = /\/messages\/\w\w\.ts$/
/** In a folder with more files than this it is hard to find one's way. */
const folderLimit = 20

function fullFolders(root: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|contract)\.tsx?$/.test(file),
  )
  return [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, inFolder]) => inFolder.length > folderLimit)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files beside tests; the limit is ${folderLimit}. Put what belongs together into folders.`,
    )
}

function longFiles(root: string): string[] {
  return globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
    .filter((file) => !file.includes('node_modules') && !catalogue.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
      return lines > lineLimit
        ? [`${file} has ${lines} lines; the limit is ${lineLimit}. Split it by purpose.`]
        : []
    })
}

/** A conflict clause without an index also hides that a number is taken twice, and the row is lost. */
function conflictsOfAnyIndex(root: string): string[] {
  return globSync('src/**/*.ts', { cwd: root })
    .filter((file) =>
      /on conflict do |onConflict\(\((\w+)\) => \1\.do/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map(
      (file) =>
        `${file} has an "on conflict do" for every index. Name the columns that may be there already.`,
    )
}

interface LockedPackage {
  readonly deprecated?: string
  readonly resolved?: string
}

function lockProblems(root: string, lockFile: string): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, lockFile), 'utf8'),
  )
  return Object.entries(lock.packages).flatMap(([path, { deprecated, resolved }]) => [
    ...(deprecated ? [`${lockFile}: ${path} is deprecated (${deprecated}). Replace it.`] : []),
    ...(resolved?.startsWith('http')
      ? [`${lockFile}: ${path} names a registry's host. Install with the project's .npmrc.`]
      : []),
  ])
}

/**
 * Finds what no other tool checks: files that are too long, folders that are too full, texts outside the catalogues, changed
 * migrations of releases, conflict clauses for every index, deprecated packages, and registry hosts in a lock file.
 */
export function findSourceProblems(root: string): string[] {
  return [
    ...longFiles(root),
    ...fullFolders(root),
    ...textsOutsideCatalogues(root),
    ...changedMigrations(root),
    ...conflictsOfAnyIndex(root),
    ...lockProblems(root, 'package-lock.json'),
    ...lockProblems(root, join('scripts', 'runtime', 'package-lock.json')),
  ]
}
