import { parseLooseJson } from '../text/parse-loose-json.ts'
import { isPhotoUrl } from './photo-url.ts'

const photoLimit = 20
/** Commas, semicolons and bars also occur inside URLs: there they separate only where another URL (or nothing) follows. */
const separators = /\s+|(?<![,;|])[,;|]+\s*(?=https?:\/\/|$)/i

function texts(cell: string): string[] {
  if (cell.startsWith('[') || cell.startsWith('"')) {
    const value = parseLooseJson(cell)
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items.filter((item) => typeof item === 'string').map((item) => item.trim())
  }
  return cell.split(separators)
}

/**
 * The photo URLs of a cell: one URL, a JSON list, or several set apart by comma, semicolon, bar or white space. Only
 * those that a page may load, each once, at most 20.
 */
export function parsePhotos(cell: string): string[] {
  const found = new Set<string>()
  for (const text of texts(cell.trim())) {
    if (found.size === photoLimit) break
    if (isPhotoUrl(text)) found.add(text)
  }
  return [...found]
}

/** The cell from which `parsePhotos` reads the same again; photos past `limit` characters are left out. */
export function photosCell(photos: readonly string[], limit: number): string {
  const isAmbiguous = photos.some((photo) => /[,;|]/.test(photo))
  const cell = isAmbiguous ? JSON.stringify(photos) : photos.join('\n')
  return cell.length <= limit ? cell : photosCell(photos.slice(0, -1), limit)
}
