import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CachedResponse } from '../responses/cached-response.ts'
import { assetHeaders } from '../security/security-headers.ts'

const contentTypes: Record<string, string> = {
  // A module is always UTF-8, and every first visit has several.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const hashed = 'public, max-age=31536000, immutable'
const plain = 'public, max-age=86400'

/** The files of the client build by address. They take a few hundred kilobytes of memory, with their compressed forms. */
export function loadStaticFiles(
  clientDir: string,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, CachedResponse> {
  const files = new Map<string, CachedResponse>()
  if (!existsSync(clientDir)) return files
  for (const file of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    const contentType = contentTypes[extname(file.name)]
    if (!file.isFile() || !contentType) continue
    const path = join(file.parentPath, file.name)
    const address = path.slice(clientDir.length).replaceAll('\\', '/')
    const isAsset = address.startsWith('/assets/')
    const content = {
      status: 200,
      contentType,
      body: readFileSync(path),
      encoded: existsSync(`${path}.br`) ? { br: readFileSync(`${path}.br`) } : undefined,
      validUntil: null,
      etag: isAsset ? '' : undefined,
      cacheControl: isAsset ? hashed : plain,
      headers: isAsset ? assetHeaders(headers) : headers,
    }
    files.set(address, new CachedResponse(content))
  }
  return files
}
