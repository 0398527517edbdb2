import { useJob } from '../jobs/job-queries.ts'
import { messageOf } from '../jobs/job-words.ts'
import { ImportProgress } from './import-progress.tsx'
import { importReportOf } from './import-report.ts'
import { ImportResult } from './import-result.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import type { ImportStep, ImportSteps } from './use-import-steps.ts'

/** Where the workbook is on its way. */
export function ImportStepView({ steps }: { readonly steps: ImportSteps }) {
  const { step } = steps
  switch (step.name) {
    case 'ready':
      return null
    case 'uploading':
      return <ImportProgress {...step} onCancel={steps.reset} />
    case 'preview':
      return <PreviewPanel step={step} steps={steps} />
    case 'import':
      return <RunningImport step={step} />
    case 'failed':
      return <Failure fileName={step.fileName} reason={step.reason} />
  }
}

/** An import from its start to its summary; the tray shows its figures meanwhile. */
function RunningImport({ step }: { readonly step: Extract<ImportStep, { name: 'import' }> }) {
  const job = useJob(step.jobId)
  if (job?.state === 'failed') return <Failure fileName={step.fileName} reason={messageOf(job)} />
  const report = job && importReportOf(job)
  if (job && report) return <ImportResult job={job} report={report} />
  const isCancelled = job?.state === 'cancelled'
  return (
    <section role="status" className="panel text-sm">
      <p className="font-semibold">{step.fileName}</p>
      <p className="mt-1 text-ink-2">
        {isCancelled
          ? '가져오기를 취소했습니다. 그때까지 가져온 업체는 아래 목록에서 되돌릴 수 있습니다.'
          : '가져오는 중입니다. 이 화면을 닫아도 계속되며, 진행 상황은 작업 목록에 나옵니다.'}
      </p>
    </section>
  )
}

interface FailureProps {
  readonly fileName: string
  readonly reason: string
}

function Failure({ fileName, reason }: FailureProps) {
  return (
    <section role="alert" className="panel border-closed text-sm">
      <h2 lang="en" className="font-bold text-closed">
        Import failed
      </h2>
      <p className="mt-1 text-ink-2">{fileName}</p>
      <p className="mt-1">{reason}</p>
    </section>
  )
}
