import { useJob } from '../jobs/job-queries.ts'
import { messageOf } from '../jobs/job-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { ImportResult, importReportOf } from './import-result.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import type { ImportQueue } from './use-import-queue.ts'
import type { ImportStep } from './use-import-steps.ts'

/** Shows the present step of an import. */
export function ImportStepView({ queue }: { readonly queue: ImportQueue }) {
  const { steps } = queue
  const { step } = steps
  switch (step.name) {
    case 'ready':
      return null
    case 'uploading':
      return <ImportProgress {...step} onCancel={steps.reset} />
    case 'preview':
      return <PreviewPanel step={step} queue={queue} />
    case 'import':
      return <RunningImport step={step} />
    case 'failed':
      return <Failure {...step} onRetry={steps.pick} />
  }
}

/** Shows an import from its start to its summary. The tray shows its figures meanwhile. */
function RunningImport({ step }: { readonly step: Extract<ImportStep, { name: 'import' }> }) {
  const job = useJob(step.jobId)
  const messages = useMessages()
  const words = messages.import.steps
  if (job?.state === 'failed') return <Failure fileName={step.fileName} reason={messageOf(job, messages)} />
  const report = job && importReportOf(job)
  if (job && report) return <ImportResult job={job} report={report} />
  const isCancelled = job?.state === 'cancelled'
  return (
    <section role="status" className="panel text-sm">
      <p className="font-semibold">{step.fileName}</p>
      <p className="mt-1 text-ink-2">{isCancelled ? words.cancelled : words.running}</p>
    </section>
  )
}

interface FailureProps {
  readonly fileName: string
  readonly reason: string
  /** Its upload can be tried again. */
  readonly file?: File
  readonly onRetry?: (file: File) => void
}

function Failure({ fileName, reason, file, onRetry }: FailureProps) {
  const { common } = useMessages()
  return (
    <section role="alert" className="panel border-closed text-sm">
      <h2 lang="en" className="font-bold text-closed">
        {spec.import.failed}
      </h2>
      <p className="mt-1 text-ink-2">{fileName}</p>
      <p className="mt-1">{reason}</p>
      {file && onRetry && (
        <button type="button" className="button-small mt-3" onClick={() => onRetry(file)}>
          {common.retry}
        </button>
      )}
    </section>
  )
}

interface ImportProgressProps {
  readonly fileName: string
  /** Share that has been uploaded, 0 to 1. */
  readonly sent: number
  readonly onCancel: () => void
}

/** Shows the upload of a workbook. */
function ImportProgress({ fileName, sent, onCancel }: ImportProgressProps) {
  const percent = Math.floor(sent * 100)
  const { common, ...messages } = useMessages()
  const words = messages.import.steps
  return (
    <section role="status" className="panel text-sm">
      <p className="flex justify-between gap-4">
        <span className="truncate font-semibold">{fileName}</span>
        <span className="tabular-nums text-ink-2">{words.uploading(percent)}</span>
      </p>
      <progress className="progress mt-3" max={100} value={percent} aria-label={words.uploadOf(fileName)} />
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="text-xs text-ink-3">{words.stayOpen}</p>
        <button type="button" className="button-small" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </section>
  )
}
