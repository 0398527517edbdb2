import type { MatchRange } from '../../domain/search-terms/match-ranges.ts'

interface HighlightedTextProps {
  readonly text: string
  /** In order, not overlapping. */
  readonly ranges: readonly MatchRange[]
}

/** A text with parts of it marked. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  const lastEnd = ranges.at(-1)?.[1] ?? 0
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(lastEnd)}
    </>
  )
}
