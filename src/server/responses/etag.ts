import { hash } from 'node:crypto'

/** A weak ETag, because one content has several encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`
}
