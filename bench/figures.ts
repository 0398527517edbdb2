/** p50, p99 and maximum of samples, in the samples' own unit. */
export function percentiles(samples: readonly number[]): {
  p50: number
  p99: number
  max: number
  count: number
} {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN, count: sorted.length }
}

export const milliseconds = (value: number) => `${value.toFixed(2)} ms`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`

/** Another server's p50 and p99, and how many times as long the same takes here, as cells of a table. */
export function compared(times: readonly number[], others: readonly number[]): string[] {
  if (times.length === 0 || others.length === 0) return ['–', '–', '–', '–']
  const [ours, theirs] = [percentiles(times), percentiles(others)]
  const growth = (['p50', 'p99'] as const).map((key) => `${(ours[key] / theirs[key]).toFixed(2)} ×`)
  return [milliseconds(theirs.p50), milliseconds(theirs.p99), ...growth]
}

/** The heads of the columns of {@link compared}. */
export const comparedColumns = (name: string) => [`${name}: p50`, 'p99', 'p50 ÷ its p50', 'p99 ÷ its p99']

/** Prints rows under a heading, columns aligned. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(`\n${title}\n${line(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row))
}
