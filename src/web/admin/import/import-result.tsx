import { CircleCheck, Download } from 'lucide-react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { formatDuration } from '../../format/date-time.ts'
import { refusedRowsUrl } from '../admin-api.ts'
import type { ImportReport } from './import-report.ts'
import { QualityTable } from './quality-table.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { UnmappedCategories } from './unmapped-categories.tsx'

interface ImportResultProps {
  readonly job: JobView
  readonly report: ImportReport
}

/** What came of an import. */
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
