import { CircleCheck, Download } from 'lucide-react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { formatDuration } from '../../format/date-time.ts'
import { refusedRowsUrl } from '../admin-api.ts'

interface ImportResultProps {
  readonly job: JobView
  readonly report: ImportReport
}

/** The result of an import. */
export function ImportResult({ job, report }: ImportResultProps) {
  const { rows, imported, updated, duplicates, errors, quality, refused, milliseconds, resumedRuns } = report
  const { possibleDuplicates = 0 } = report
  const figures = [
    ['가져옴', imported],
    ...(updated > 0 ? ([['변경', updated]] as const) : []),
    ['중복 건너뜀', duplicates],
    ['오류', errors],
    ['전체 행', rows],
  ] as const
  return (
    <section aria-labelledby="import-result" className="panel text-sm">
      <h2 id="import-result" lang="en" className="flex items-center gap-2 text-base font-bold">
        <CircleCheck size={20} aria-hidden="true" className="text-open" />
        Import Completed
      </h2>
      <p className="mt-1 text-xs text-ink-3">
        {job.subject} · {formatDuration(milliseconds / 1000)}
        {resumedRuns > 0 && ` · 멈춘 뒤 ${formatCount(resumedRuns)}번 이어서 함`}
      </p>
      <dl className="figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}건</dd>
          </div>
        ))}
      </dl>
      <QualityTable quality={quality} accepted={rows - errors} />
      <UnmappedCategories quality={quality} />
      {refused.length > 0 && <RefusedRows rows={refused} total={errors} />}
      <p className="mt-4 flex flex-wrap gap-2">
        <a href="/businesses?sort=latest" className="button-quiet">
          새로 등록된 업체 보기
        </a>
        {possibleDuplicates > 0 && (
          <a href="/admin-panel?tab=businesses" className="button-quiet">
            중복일 수 있는 업체 {formatCount(possibleDuplicates)}쌍 보기
          </a>
        )}
        {errors > 0 && (
          <a href={refusedRowsUrl(job.id)} download className="button-quiet">
            <Download size={16} aria-hidden="true" />
            받지 못한 행을 Excel로 받기
          </a>
        )}
      </p>
    </section>
  )
}

const labels: Readonly<Record<string, string>> = {
  withoutCategory: '카테고리 없음',
  unmappedCategory: '업종을 알 수 없는 카테고리',
  guessedCategory: '업종을 추정한 카테고리',
  withoutAddress: '주소 없음',
  withoutCity: '도시를 알 수 없음',
  withoutCountry: '국가를 알 수 없음',
  withoutPhone: '전화번호 없음',
  invalidPhone: '전화번호가 올바르지 않음',
  withoutHours: '영업시간 없음',
  unreadHours: '영업시간을 읽을 수 없음',
  withoutRating: '평점 없음',
  withoutCoordinates: '좌표 없음',
}

interface QualityTableProps {
  readonly quality: QualityCounts
  /** Rows that were read without error. */
  readonly accepted: number
}

/** What the accepted rows lack. */
function QualityTable({ quality, accepted }: QualityTableProps) {
  const rows = Object.entries(labels).filter(([name]) => (quality[name] ?? 0) > 0)
  if (rows.length === 0) return null
  return (
    <table className="data-table">
      <caption>비어 있거나 읽지 못한 정보</caption>
      <tbody>
        {rows.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{formatCount(quality[name] ?? 0)}건</td>
            <td>{accepted > 0 && `${(((quality[name] ?? 0) / accepted) * 100).toFixed(1)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Categories that the taxonomy does not have, most frequent first, with the trade that was guessed for each. */
function UnmappedCategories({ quality }: Pick<ImportReport, 'quality'>) {
  const { unmappedCategories = [] } = quality
  if (unmappedCategories.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold">
        분류표에 없는 카테고리 {formatCount(unmappedCategories.length)}가지
      </summary>
      <ol className="mt-2 text-xs text-ink-2">
        {unmappedCategories.map(({ name, count, guess }) => (
          <li key={name}>
            {name} {guess ? `→ ${guess} (추정)` : '→ 업종 모름'}{' '}
            <span className="tabular-nums">{formatCount(count)}건</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface RefusedRowsProps {
  readonly rows: readonly { readonly rowNumber: number; readonly reason: string }[]
  readonly total: number
}

/** The first refused rows, each with its reason. */
export function RefusedRows({ rows, total }: RefusedRowsProps) {
  const caption =
    total > rows.length
      ? `받지 못한 행 ${formatCount(total)}건 가운데 처음 ${formatCount(rows.length)}건`
      : '받지 못한 행'
  return (
    <table className="data-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">행</th>
          <th scope="col">까닭</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rowNumber, reason }) => (
          <tr key={rowNumber}>
            <th scope="row" className="tabular-nums">
              {formatCount(rowNumber)}
            </th>
            <td className="reason">{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many accepted rows lack a field, or have it in a form that cannot be read. */
type QualityCounts = Readonly<Record<string, number>>

/** Result of a job of the kind `import`. */
interface ImportReport {
  readonly rows: number
  readonly imported: number
  readonly updated: number
  readonly duplicates: number
  readonly errors: number
  readonly sheet: string
  readonly quality: QualityCounts & {
    readonly unmappedCategories?: readonly {
      readonly name: string
      readonly count: number
      readonly guess?: string
    }[]
  }
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
