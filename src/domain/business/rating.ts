const rating = /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|out of|of)\s*5(?:[.,]0)?)?(?:\s*(?:stars?|★|점))?$/i
const count = /^\(?\s*(\d+(?:[.,]\d+)*)\s*([kKmM]|천|만)?\s*\)?$/
const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/
const factors: Record<string, number> = { k: 1000, m: 1_000_000, 천: 1000, 만: 10_000 }
const countLimit = 1_000_000_000

/** A rating's cell ("4.5", "5,0", "4.5/5") in tenths, 0 to 5; 0 where it is empty, out of range or no number. */
export function parseRating(cell: string): number {
  const value = Number(rating.exec(cell.trim())?.[1]?.replace(',', '.') ?? 0)
  return value <= 5 ? Math.round(value * 10) / 10 : 0
}

/**
 * A review count's cell ("321.0", "(32)", "1,234", "1.2k"); 0 where it is empty, negative or no count. A dot or comma
 * before three digits groups thousands, before fewer it is a decimal sign.
 */
export function parseReviewCount(cell: string): number {
  const [, digits, unit] = count.exec(cell.trim()) ?? []
  if (!digits) return 0
  const factor = unit ? (factors[unit.toLowerCase()] ?? 1) : 1
  const plain = factor === 1 && grouped.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  const value = Math.round(Number(plain) * factor)
  return value < countLimit ? value : 0
}
