import { useState } from 'react'
import type { ImportMode, ImportPreview } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { isActive, useActiveJob, useJob } from '../jobs/job-queries.ts'
import { messageOf, progressText } from '../jobs/job-words.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { PreviewExamples } from './preview-examples.tsx'
import { RefusedRows } from './refused-rows.tsx'
import type { ImportStep, ImportSteps } from './use-import-steps.ts'

interface PreviewPanelProps {
  readonly step: Extract<ImportStep, { name: 'preview' }>
  readonly steps: ImportSteps
}

/** What an import would do, before it does: columns, counts, refused rows; then how, and the word to begin. */
export function PreviewPanel({ step, steps }: PreviewPanelProps) {
  const isPending = useActiveJob('import') !== undefined || steps.isStarting
  const [mode, setMode] = useState<ImportMode>('skip')
  const job = useJob(step.jobId)
  const preview = job?.state === 'done' ? (job.result as unknown as ImportPreview) : undefined
  const isLooking = !job || isActive(job)
  const { upload, reading } = step
  return (
    <section aria-labelledby="preview" aria-busy={isLooking} className="panel text-sm">
      <h2 id="preview" className="panel-heading">
        미리보기
      </h2>
      <p className="mt-1 text-xs text-ink-3">{upload.fileName}</p>
      {isLooking && (
        <div role="status" className="mt-3">
          <progress
            className="progress"
            max={1}
            aria-label="미리보기"
            {...(job?.share != null && { value: job.share })}
          />
          <p className="mt-1 text-xs text-ink-2">파일을 살펴보는 중입니다. {job && progressText(job)}</p>
        </div>
      )}
      {job && !isLooking && !preview && (
        <p role="alert" className="mt-3 text-closed">
          {messageOf(job) || '파일을 살펴보지 못했습니다.'}
        </p>
      )}
      {preview && <PreviewFigures preview={preview} />}
      {preview && (
        <ColumnChoice
          key={step.jobId}
          preview={preview}
          isPending={steps.isStarting}
          onCorrect={(corrected) => steps.correct(upload, corrected)}
        />
      )}
      {preview && preview.examples.length > 0 && <PreviewExamples examples={preview.examples} />}
      {preview && preview.firstRefused.length > 0 && (
        <RefusedRows rows={preview.firstRefused} total={preview.refused} />
      )}
      {(isLooking || preview) && <ModeChoice mode={mode} onChoose={setMode} preview={preview} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {(isLooking || preview) && (
          <button
            type="button"
            className="button-primary"
            disabled={isPending || (preview && preview.rows === preview.refused)}
            onClick={() => steps.begin(upload, reading, mode)}
          >
            {isPending ? 'Importing...' : isLooking ? '미리보기 없이 바로 가져오기' : '가져오기 시작'}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={steps.reset}>
          그만두기
        </button>
      </div>
    </section>
  )
}

function PreviewFigures({ preview }: { readonly preview: ImportPreview }) {
  const figures = [
    ['새 업체', preview.new],
    ['내용이 다름', preview.changed],
    ['중복', preview.duplicate],
    ['받지 못함', preview.refused],
    ['전체 행', preview.rows],
  ] as const
  return (
    <dl className="figures">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}건</dd>
        </div>
      ))}
    </dl>
  )
}
