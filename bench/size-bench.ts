import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './figures.ts'
import { startProduct } from './server-process.ts'

const clientDir = join(import.meta.dirname, '..', 'dist', 'client')
const siteEntry = 'src/web/entry-client.tsx'
const scriptLimit = 95_000
const styleLimit = 15_000
/** The path of every call that only the administrator's screens make. */
const adminTrace = '/api/admin'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Files that a page loads at once: those of `names` and all that they import. */
function filesOf(manifest: Manifest, names: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  names.forEach(visit)
  const chunks = [...seen].flatMap((name) => manifest[name] ?? [])
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

/** Bytes of a file as the product sends it to a browser. */
async function sentBytes(origin: string, file: string): Promise<number> {
  const answer = await fetch(`${origin}/${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`/${file} is not sent as brotli.`)
  return Number(answer.headers.get('content-length'))
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const hasAdminCode = (script: string) => readFileSync(join(clientDir, script), 'utf8').includes(adminTrace)

/** Each page needs the entry; most have a screen of their own that comes with it. */
function listFirstLoads(manifest: Manifest): [string, ReturnType<typeof filesOf>][] {
  const screens = manifest[siteEntry]?.dynamicImports ?? []
  return [
    ['entry', filesOf(manifest, [siteEntry])],
    ...screens.map((screen): [string, ReturnType<typeof filesOf>] => [
      screen.replace('src/web/', ''),
      filesOf(manifest, [siteEntry, screen]),
    ]),
  ]
}

/** What a visitor's first page loads, brotli as sent. Sets the exit code where it is too much or holds admin code. */
export async function benchSize(): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'))
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const product = await startProduct(dataDir)
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => sentBytes(product.origin, file)))).reduce((a, b) => a + b, 0)
  const rows: string[][] = []
  try {
    for (const [page, { scripts, styles }] of listFirstLoads(manifest)) {
      const [script, style] = [await sum(scripts), await sum(styles)]
      const admin = scripts.filter(hasAdminCode)
      const isGood = script <= scriptLimit && style <= styleLimit && admin.length === 0
      if (!isGood) process.exitCode = 1
      rows.push([
        page,
        kilobytes(script),
        kilobytes(style),
        admin.join(' ') || 'none',
        isGood ? '' : 'over the limit',
      ])
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const title = `First load, brotli (limits: JavaScript ${kilobytes(scriptLimit)}, CSS ${kilobytes(styleLimit)}, no admin code)`
  printTable(title, ['page', 'JavaScript', 'CSS', 'admin code', ''], rows)
}
