import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoize } from '../../domain/memoize.ts'
import type { Language } from '../../domain/site/language.ts'
import type { render } from '../../web/entry-server.tsx'
import type { PageAssets } from './document.ts'

/** The parts of the HTML document around a page. */
export interface PageShell {
  /** What every public page loads. */
  readonly siteAssets: PageAssets
  /** The same with the scripts of one page, by its source file, and with the texts of its language. */
  readonly pageAssets: (source: string, language: Language) => PageAssets
  readonly adminAssets: PageAssets
  /** Development only: adds what the development server needs to a page. */
  readonly transform?: (url: string, html: string) => Promise<string>
}

/** What pages need from the front end: the built files, or Vite in development. */
export interface FrontEnd extends PageShell {
  readonly render: typeof render
}

/** What Vite tells of each file that it has built. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
  >
>

const siteEntry = 'src/web/entry-client.tsx'
const adminEntry = 'src/web/admin/entry-admin.tsx'

/** An entry's file with all static imports of it and of `others`, from Vite's manifest. */
function assetsOf(manifest: Manifest, entry: string, others: readonly string[] = []): PageAssets {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no entry ${entry}. Build it anew: remove dist/ and start again.`)
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  for (const name of [entry, ...others]) visit(name)
  const chunks = [...seen].flatMap((name) => manifest[name] ?? [])
  return {
    script: `/${chunk.file}`,
    styles: [...new Set(chunks.flatMap((each) => each.css ?? []))].map((file) => `/${file}`),
    preloads: chunks.filter((each) => each !== chunk).map((each) => `/${each.file}`),
  }
}

/** The addresses of the built files. `distDir` holds `client/` and `server/`. */
export function loadBuiltShell(distDir: string): PageShell {
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(distDir, 'client', '.vite', name), 'utf8'))
  const site = readManifest('site.json')
  const assetsOfPage = memoize(100, (sources) => assetsOf(site, siteEntry, sources.split('\0')))
  return {
    siteAssets: assetsOf(site, siteEntry),
    pageAssets: (source, language) =>
      assetsOfPage(`src/web/messages/${language}.ts\0src/web/pages/${source}`),
    adminAssets: assetsOf(readManifest('admin.json'), adminEntry),
  }
}

/** The addresses and the renderer. It loads React and all screens, so only threads that render should call it. */
export async function loadBuiltFrontEnd(distDir: string): Promise<FrontEnd> {
  const server = await import(pathToFileURL(join(distDir, 'server', 'entry-server.js')).href)
  return { render: server.render, ...loadBuiltShell(distDir) }
}
