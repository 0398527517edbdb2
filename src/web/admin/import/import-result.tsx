import { CircleCheck, Download } from 'lucide-react'
import { useId } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import type {
  CellToCheck,
  QualityCounts,
  RefusedGroup,
} from '../../../domain/administration/import-preview.ts'
import { refusedRowsUrl } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { CellsToCheck } from './columns/cells-to-check.tsx'
import { QualityTable } from './quality-table.tsx'
import { RefusedGroups } from './refused-groups.tsx'
import { useTrades } from './trades/use-trades.ts'

interface ImportResultProps {
  readonly job: JobView
  readonly report: ImportReport
}

/** The result of an import. */
export function ImportResult({ job, report }: ImportResultProps) {
  const { rows, imported, updated, duplicates, errors, quality, milliseconds, resumedRuns } = report
  const { possibleDuplicates = 0 } = report
  const { formats, common, ...messages } = useMessages()
  const words = messages.import.result
  const headingId = useId()
  const figures = [
    [words.figures.imported, imported],
    ...(updated > 0 ? ([[words.figures.updated, updated]] as const) : []),
    [words.figures.duplicates, duplicates],
    [words.figures.errors, errors],
    [words.figures.rows, rows],
  ] as const
  return (
    <section aria-labelledby={headingId} className="panel text-sm">
      <h2 id={headingId} lang="en" className="flex items-center gap-2 text-base font-bold">
        <CircleCheck size={20} aria-hidden="true" className="text-open" />
        {spec.import.done}
      </h2>
      <p className="mt-1 text-xs text-ink-3">
        {job.subject} · {formats.duration(milliseconds / 1000)}
        {resumedRuns > 0 && ` · ${words.resumed(resumedRuns)}`}
      </p>
      <dl className="figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{common.rows(count)}</dd>
          </div>
        ))}
      </dl>
      <QualityTable quality={quality} accepted={rows - errors} />
      <CellsToCheck cells={quality.cellsToCheck ?? []} />
      <UnmappedCategories quality={quality} />
      <RefusedGroups groups={groupsOf(report)} />
      <p className="mt-4 flex flex-wrap gap-2">
        <a href="/businesses?sort=latest" className="button-quiet">
          {words.seeNew}
        </a>
        {possibleDuplicates > 0 && (
          <a href="/admin-panel?tab=businesses" className="button-quiet">
            {words.seeDuplicates(possibleDuplicates)}
          </a>
        )}
        {errors > 0 && (
          <a href={refusedRowsUrl(job.id, messages.language)} download className="button-quiet">
            <Download size={16} aria-hidden="true" />
            {words.refusedFile}
          </a>
        )}
      </p>
    </section>
  )
}

/** Categories that the taxonomy does not have, most frequent first, with the trade that was guessed for each. */
function UnmappedCategories({ quality }: Pick<ImportReport, 'quality'>) {
  const { common, language, ...messages } = useMessages()
  const words = messages.import.result
  // The report has the Korean name.
  const names = new Map(useTrades().map(({ label }) => [label.ko, label[language]]))
  const { unmappedCategories = [] } = quality
  if (unmappedCategories.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold">{words.unmapped(unmappedCategories.length)}</summary>
      <ol className="mt-2 text-xs text-ink-2">
        {unmappedCategories.map(({ name, count, guess }) => (
          <li key={name}>
            {guess ? words.guess(name, names.get(guess) ?? guess) : words.noTrade(name)}{' '}
            <span className="tabular-nums">{common.rows(count)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The refused rows by reason. The report has the first rows alone, so a reason may have no example. */
function groupsOf({ refused, refusedReasons = {} }: ImportReport): RefusedGroup[] {
  return Object.entries(refusedReasons)
    .map(([reason, count]) => {
      const first = refused.find((row) => row.reason === reason)
      return { reason, count, rowNumber: first?.rowNumber ?? 0, example: '' }
    })
    .sort((a, b) => b.count - a.count)
}

/** Result of a job of the kind `import`. */
interface ImportReport {
  readonly rows: number
  readonly imported: number
  readonly updated: number
  readonly duplicates: number
  readonly errors: number
  readonly sheet: string
  readonly quality: QualityCounts & {
    /** Absent in reports of older imports. */
    readonly cellsToCheck?: readonly CellToCheck[]
    readonly unmappedCategories?: readonly {
      readonly name: string
      readonly count: number
      readonly guess?: string
    }[]
  }
  /** Reason → rows refused. */
  readonly refusedReasons?: Readonly<Record<string, number>>
  /** The first refused rows. */
  readonly refused: readonly { readonly rowNumber: number; readonly reason: string }[]
  /** Number of pairs; absent in reports of older imports. */
  readonly possibleDuplicates?: number
  readonly resumedRuns: number
  readonly milliseconds: number
}

/** The report of an import; undefined until it is done. */
export function importReportOf({ kind, state, result }: JobView): ImportReport | undefined {
  return kind === 'import' && state === 'done' ? (result as unknown as ImportReport) : undefined
}
