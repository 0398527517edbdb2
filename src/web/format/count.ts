const korean = new Intl.NumberFormat('ko-KR')

/** With thousands separators. */
export function formatCount(count: number): string {
  return korean.format(count)
}

/** A count that may be a lower bound: `10,000+`. */
export function formatTotal(count: number, isCapped: boolean): string {
  return formatCount(count) + (isCapped ? '+' : '')
}
