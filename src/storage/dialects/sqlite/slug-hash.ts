import { hash } from 'node:crypto'

const hexDigits = 13

/**
 * A slug as the first 52 bits of its SHA-256: an exact JavaScript integer. Its table is a fifth of one of texts, which
 * counts because slugs come in no order and an import looks all over it. Among ten million slugs two share a hash with
 * odds of 1 in 90; the later listing then takes its next longer slug.
 */
export function slugHash(slug: string): number {
  return Number.parseInt(hash('sha256', slug, 'hex').slice(0, hexDigits), 16)
}
