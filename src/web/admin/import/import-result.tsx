import { CircleCheck } from 'lucide-react'
import { formatCount } from '../../format/count.ts'
import type { ImportAnswer } from './import-answer.ts'
import { QualityTable } from './quality-table.tsx'
import { RefusedRows } from './refused-rows.tsx'

interface ImportResultProps {
  readonly fileName: string
  readonly answer: ImportAnswer
}

export function ImportResult({ fileName, answer }: ImportResultProps) {
  const { stats, quality, refused = [], milliseconds } = answer
  const figures = [
    ['가져옴', stats.imported],
    ['중복 건너뜀', stats.duplicatesSkipped],
    ['오류', stats.totalErrors],
    ...(stats.totalRows === undefined ? [] : ([['전체 행', stats.totalRows]] as const)),
  ] as const
  return (
    <section aria-labelledby="import-result" className="panel text-sm">
      <h2 id="import-result" lang="en" className="flex items-center gap-2 text-base font-bold">
        <CircleCheck size={20} aria-hidden="true" className="text-open" />
        Import Completed
      </h2>
      <p className="mt-1 text-xs text-ink-3">
        {fileName}
        {milliseconds !== undefined && ` · ${(milliseconds / 1000).toFixed(1)}초`}
      </p>
      <dl className="figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}건</dd>
          </div>
        ))}
      </dl>
      {quality && <QualityTable quality={quality} accepted={stats.imported + stats.duplicatesSkipped} />}
      {refused.length > 0 && <RefusedRows rows={refused} total={stats.totalErrors} />}
      <p className="mt-4">
        <a href="/businesses?sort=latest" className="text-link">
          새로 등록된 업체 보기
        </a>
      </p>
    </section>
  )
}
