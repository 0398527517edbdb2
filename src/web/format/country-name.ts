const names = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' })

/** A country's Korean name by its ISO code; '' where unknown. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? '') : ''
}
