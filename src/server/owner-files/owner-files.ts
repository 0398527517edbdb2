import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CachedResponse } from '../responses/cached-response.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** `naver0123456789abcdef.html`, `ads.txt`, `BingSiteAuth.xml`. */
const allowedName = /^[A-Za-z0-9][\w.-]{0,99}$/
/** What the product answers itself. */
const ownNames = /^(?:robots\.txt|rss\.xml|opensearch\.xml|sitemap[\w-]*\.xml)$/i
const folders = ['', '.well-known'] as const
const sizeLimit = 256 * 1024
const countLimit = 100

/** Says why a file is not served. */
type Warn = (file: string, reason: string) => void

/**
 * The files that the operator has put into the folder, by address: proofs for search consoles, `ads.txt`, and what stands under
 * `/.well-known/`. They are read once. Symbolic links are followed, because containers mount files as such.
 */
export function loadOwnerFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
  warn: Warn,
): ReadonlyMap<string, CachedResponse> {
  const files = new Map<string, CachedResponse>()
  for (const part of folders) {
    const path = join(folder, part)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path).sort()) {
      const file = join(path, name)
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats?.isFile()) continue
      const problem = problemOf(name, stats.size, files.size)
      const response = problem === undefined ? responseOf(file, headers) : undefined
      if (response) files.set(addressOf(part, name), response)
      else warn(file, problem ?? 'this user may not read it')
    }
  }
  return files
}

const addressOf = (folder: string, name: string) => (folder ? `/${folder}/${name}` : `/${name}`)

function problemOf(name: string, size: number, count: number): string | undefined {
  if (!allowedName.test(name)) return 'its name may have only letters, digits, dots, hyphens and underscores'
  if (!(extname(name) in contentTypes)) return 'only .html, .txt, .xml and .json files are served'
  if (ownNames.test(name)) return 'the product makes this file itself'
  if (size > sizeLimit) return `it has more than ${sizeLimit / 1024} kB`
  return count >= countLimit ? `there are more than ${countLimit} files` : undefined
}

/** undefined for a file that this user may not read. */
function responseOf(file: string, headers: Readonly<Record<string, string>>): CachedResponse | undefined {
  const body = bytesOf(file)
  if (!body) return undefined
  return new CachedResponse({
    status: 200,
    contentType: contentTypes[extname(file)] ?? '',
    body,
    validUntil: null,
    cacheControl: 'public, max-age=3600',
    headers,
  })
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
