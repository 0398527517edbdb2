/**
 * A stored number as its shortest decimal text: `4.7000000000000002` is `4.7`, `1.5E-3` is `0.0015`. What is no number
 * comes back as it is.
 */
export function numberText(stored: string): string {
  if (isPlainInteger(stored)) return stored
  const trimmed = stored.trim()
  const value = Number(trimmed)
  return trimmed === '' || !Number.isFinite(value) ? trimmed : String(value)
}

/** Few enough digits to be exact as they stand; spares the common case two conversions. */
function isPlainInteger(text: string): boolean {
  const length = text.length
  if (length === 0 || length > 15) return false
  const first = text.charCodeAt(0)
  if (first === 0x30) return length === 1
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x30 || code > 0x39) return false
  }
  return true
}
