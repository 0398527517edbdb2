import type { JobView } from '../../../domain/administration/administration.ts'
import {
  type ImportMode,
  type ImportPreview,
  importModes,
} from '../../../domain/administration/import-preview.ts'
import { isActive, useActiveJob, useJob } from '../jobs/job-queries.ts'
import { messageOf, progressText } from '../jobs/job-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { AlikeChoice } from './choices/alike-choice.tsx'
import { DescribedChoices } from './choices/described-choices.tsx'
import { HandEditChoice } from './choices/hand-edit-choice.tsx'
import { IdChoice } from './choices/id-choice.tsx'
import { ColumnChoice } from './columns/column-choice.tsx'
import { PreviewExamples } from './columns/preview-examples.tsx'
import { UnknownStatuses } from './columns/unknown-statuses.tsx'
import { LayoutNotice } from './layout-notice.tsx'
import { NotTaken, PreviewChanges } from './preview-changes.tsx'
import { obstacleOf } from './preview-obstacle.ts'
import { PreviewQuality } from './quality-table.tsx'
import { RefusedGroups } from './refused-groups.tsx'
import { UnmappedTrades } from './trades/unmapped-trades.tsx'
import type { ImportQueue } from './use-import-queue.ts'
import type { ImportStep, Reading } from './use-import-steps.ts'

interface PreviewPanelProps {
  readonly step: Extract<ImportStep, { name: 'preview' }>
  readonly queue: ImportQueue
}

/** Shows what an import would do (columns, counts, refused rows), asks how to do it, and starts it. */
export function PreviewPanel({ step, queue }: PreviewPanelProps) {
  const { steps, mode, liftsHandEdits, leavesOutAlike } = queue
  const isPending = useActiveJob('import') !== undefined || steps.isStarting
  const job = useJob(step.jobId)
  const words = useMessages().import.preview
  const preview = job?.state === 'done' ? (job.result as unknown as ImportPreview) : undefined
  const isLooking = !job || isActive(job)
  const { upload, reading } = step
  const isRead = preview && !preview.problem && !preview.idChoices
  return (
    <section aria-labelledby="preview" aria-busy={isLooking} className="panel text-sm">
      <h2 id="preview" className="panel-heading">
        {words.heading}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{upload.fileName}</p>
      <PreviewState job={job} preview={preview} isLooking={isLooking} />
      {preview?.layout && (
        <LayoutNotice
          layout={preview.layout}
          headerCells={preview.headerCells}
          isPending={steps.isStarting}
          onForgotten={() => steps.correct(upload, sheetsOf(reading))}
        />
      )}
      {preview && isRead && <PreviewFigures preview={preview} mode={mode} isLifted={liftsHandEdits} />}
      {preview && <UnknownStatuses preview={preview} />}
      {preview?.idChoices && (
        <IdChoice
          key={`ids ${step.jobId}`}
          preview={preview}
          reading={reading}
          isPending={steps.isStarting}
          onCorrect={(corrected) => steps.correct(upload, corrected)}
        />
      )}
      {preview && (
        <ColumnChoice
          key={step.jobId}
          preview={preview}
          reading={reading}
          isPending={steps.isStarting}
          onCorrect={(corrected) => steps.correct(upload, corrected)}
        />
      )}
      {preview?.trades && (
        <UnmappedTrades
          key={`trades ${step.jobId}`}
          trades={preview.trades}
          isPending={steps.isStarting}
          onSaved={() => steps.correct(upload, reading)}
        />
      )}
      {preview && preview.examples.length > 0 && <PreviewExamples examples={preview.examples} />}
      <RefusedGroups groups={preview?.refusedGroups ?? []} />
      {preview && isRead && <PreviewQuality preview={preview} />}
      {(reading.deriveIds || preview?.deriveIds) && isRead && (
        <p className="mt-3 text-xs text-ink-2">{words.ids.derived}</p>
      )}
      {preview?.alike && isRead && (
        <AlikeChoice
          alike={preview.alike}
          leavesOut={leavesOutAlike}
          onChoose={(leavesOutAlike) => queue.choose({ leavesOutAlike })}
        />
      )}
      {(isLooking || isRead) && <ModeChoice mode={mode} onChoose={queue.chooseMode} preview={preview} />}
      {preview && isRead && <HandEdits preview={preview} queue={queue} />}
      {preview && isRead && <PreviewChanges preview={preview} mode={mode} isLifted={liftsHandEdits} />}
      {preview && isRead && mode !== 'skip' && <NotTaken fields={preview.notTaken ?? []} />}
      <StartButtons
        isPending={isPending}
        isLooking={isLooking}
        preview={preview}
        isOneOfSeveral={queue.isSeveral}
        onBegin={() => steps.begin(upload, reading, { mode, liftsHandEdits, leavesOutAlike })}
        onBeginAll={queue.beginAll}
        onGiveUp={steps.reset}
      />
    </section>
  )
}

function HandEdits({ preview, queue }: { readonly preview: ImportPreview; readonly queue: ImportQueue }) {
  const { mode, liftsHandEdits, choose } = queue
  const changes = mode === 'skip' ? undefined : preview.changes?.[mode]
  return (
    <HandEditChoice
      kept={changes?.keptByHand ?? 0}
      fields={changes?.kept ?? []}
      isLifted={liftsHandEdits}
      onChoose={(isLifted) => choose({ liftsHandEdits: isLifted })}
    />
  )
}

/** The sheets that were chosen, and nothing else. */
function sheetsOf({ sheet, sheets }: Reading): Reading {
  return { ...(sheet !== undefined && { sheet }), ...(sheets !== undefined && { sheets }) }
}

interface PreviewStateProps {
  readonly job: JobView | undefined
  readonly preview: ImportPreview | undefined
  readonly isLooking: boolean
}

/** How far the file has been read, or why it cannot be. */
function PreviewState({ job, preview, isLooking }: PreviewStateProps) {
  const messages = useMessages()
  const words = messages.import.preview
  return (
    <>
      {isLooking && (
        <div role="status" className="mt-3">
          <progress
            className="progress"
            max={1}
            aria-label={words.heading}
            {...(job?.share != null && { value: job.share })}
          />
          <p className="mt-1 text-xs text-ink-2">
            {words.looking} {job && progressText(job, messages)}
          </p>
        </div>
      )}
      {job && !isLooking && !preview && (
        <p role="alert" className="mt-3 text-closed">
          {messageOf(job, messages) || words.failed}
        </p>
      )}
      {preview?.problem && (
        <p role="alert" className="mt-3 text-closed">
          {preview.problem[messages.language]}
        </p>
      )}
      {preview?.isPlaceless && (
        <p role="alert" className="mt-3 text-closed">
          {words.placeless}
        </p>
      )}
    </>
  )
}

interface StartButtonsProps {
  readonly isPending: boolean
  readonly isLooking: boolean
  readonly preview: ImportPreview | undefined
  readonly isOneOfSeveral: boolean
  readonly onBegin: () => void
  readonly onBeginAll: () => void
  readonly onGiveUp: () => void
}

/** Starts the import, or says why it cannot start. */
function StartButtons(props: StartButtonsProps) {
  const { isPending, isLooking, preview, isOneOfSeveral } = props
  const messages = useMessages().import
  const words = messages.preview
  const obstacle = preview && obstacleOf(preview)
  const canStart = isLooking || preview !== undefined
  const isBlocked = isPending || obstacle !== undefined
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {canStart && (
          <button
            type="button"
            className="button-primary"
            disabled={isBlocked}
            aria-describedby={obstacle && 'import-blocked'}
            onClick={props.onBegin}
          >
            {isPending ? spec.import.pending : isLooking ? words.importUnseen : words.start}
          </button>
        )}
        {canStart && isOneOfSeveral && (
          <button type="button" className="button-quiet" disabled={isBlocked} onClick={props.onBeginAll}>
            {messages.queue.beginAll}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={props.onGiveUp}>
          {isOneOfSeveral ? messages.queue.skip : words.giveUp}
        </button>
      </div>
      {obstacle && (
        <p id="import-blocked" className="mt-2 text-xs text-ink-2">
          {words.blocked[obstacle]}
        </p>
      )}
    </>
  )
}

interface PreviewFiguresProps {
  readonly preview: ImportPreview
  readonly mode: ImportMode
  readonly isLifted: boolean
}

/** What would become of the rows in this mode. The figures add up to the last one. */
function PreviewFigures({ preview, mode, isLifted }: PreviewFiguresProps) {
  const { common, ...messages } = useMessages()
  const words = messages.import.preview
  const { new: added, refused, repeats = 0, rows } = preview
  const changed = changedIn(preview, mode, isLifted)
  const figures = [
    [words.figures.new, added],
    ...(mode === 'skip' ? [] : [[words.figures.changed, changed] as const]),
    [
      mode === 'skip' ? words.figures.duplicate : words.figures.same,
      rows - added - changed - repeats - refused,
    ],
    ...(repeats > 0 ? [[words.figures.repeats, repeats] as const] : []),
    [words.figures.refused, refused],
    [words.figures.rows, rows],
  ] as const
  return (
    <>
      <dl className="figures" aria-live="polite">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{common.rows(count)}</dd>
          </div>
        ))}
      </dl>
      {preview.closed ? <p className="mt-2 text-xs text-ink-2">{words.closed(preview.closed)}</p> : null}
    </>
  )
}

/** How many known listings an import in this mode would change. */
function changedIn({ changes, changed }: ImportPreview, mode: ImportMode, isLifted: boolean): number {
  if (mode === 'skip') return 0
  return (isLifted ? changes?.lifted : changes)?.[mode].count ?? (mode === 'update' ? changed : 0)
}

interface ModeChoiceProps {
  readonly mode: ImportMode
  readonly onChoose: (mode: ImportMode) => void
  readonly preview: ImportPreview | undefined
}

/** Asks what to do with listings that are stored already. */
function ModeChoice({ mode, onChoose, preview }: ModeChoiceProps) {
  const words = useMessages().import.preview
  return (
    <DescribedChoices
      name="mode"
      legend={preview ? words.knownChanged(preview.changed) : words.known}
      choices={importModes.map((value) => ({ value, ...words.modes[value] }))}
      chosen={mode}
      onChoose={onChoose}
    />
  )
}
