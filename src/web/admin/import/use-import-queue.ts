import { useEffect, useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import type { ImportMode, ImportPreview } from '../../../domain/administration/import-preview.ts'
import { useJob } from '../jobs/job-queries.ts'
import { messageOf } from '../jobs/job-words.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'
import { withIds } from './columns/column-choice.tsx'
import { obstacleOf } from './preview-obstacle.ts'
import { type ImportStep, type ImportSteps, type Reading, useImportSteps } from './use-import-steps.ts'

/** How a file of several has ended. */
export type FileEnd =
  | { readonly kind: 'imported' | 'cancelled'; readonly jobId: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'skipped' }

export interface QueuedFile {
  readonly file: File
  /** Absent: it is the present one, or waits. */
  readonly end?: FileEnd
  /** Where its ids come from, if it has none of its own and nobody was asked: the header of a column, or '' if they are made. */
  readonly idsFrom?: string
}

export interface FileChoices {
  /** Whether the file replaces also what was set by hand. */
  readonly liftsHandEdits: boolean
  /** Whether new rows that look like a listing are left out. */
  readonly leavesOutAlike: boolean
}
const unchosen: FileChoices = { liftsHandEdits: false, leavesOutAlike: false }

/** Imports files one after the other. One that fails is named, and does not keep the others from their turn. */
export function useImportQueue() {
  const steps = useImportSteps()
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  /** Whether the rest is imported without asking. */
  const [isUnasked, setIsUnasked] = useState(false)
  const [mode, setMode] = useState<ImportMode>('skip')
  /** Of the present file alone: nobody has seen what it would change in the others. */
  const [choices, setChoices] = useState(unchosen)
  const messages = useMessages()
  const { step } = steps
  const job = useJob('jobId' in step ? step.jobId : undefined)
  const at = files.findIndex(({ end }) => !end)
  const isSeveral = files.length > 1
  useQuestionBeforeLeaving(step.name === 'uploading' || (at >= 0 && at < files.length - 1))

  const chooseMode = (chosen: ImportMode) => {
    setMode(chosen)
    setChoices({ ...choices, liftsHandEdits: false })
  }
  const turnTo = (next: readonly QueuedFile[]) => {
    setFiles(next)
    setChoices(unchosen)
    const file = next.find(({ end }) => !end)?.file
    if (file) steps.pick(file)
    else steps.reset()
  }
  const end = (how: FileEnd) =>
    turnTo(files.map((each, index) => (index === at ? { ...each, end: how } : each)))

  const todo = isSeveral && at >= 0 ? nextOf(step, job, isUnasked ? mode : undefined, messages) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes next follows from these.
  useEffect(() => {
    if (!todo) return
    if (todo.kind !== 'begin' && todo.kind !== 'ids') end(todo)
    else if (steps.isStarting) return
    else if (todo.kind === 'begin') steps.begin(todo.step.upload, todo.step.reading, { mode: todo.mode })
    else {
      setFiles(files.map((each, index) => (index === at ? { ...each, idsFrom: todo.idsFrom } : each)))
      steps.correct(todo.step.upload, todo.reading)
    }
  }, [step, steps.isStarting, job?.state, at, isUnasked, todo?.kind])

  return {
    files,
    isSeveral,
    steps: {
      ...steps,
      reset: () => (isSeveral && at >= 0 ? end({ kind: 'skipped' }) : steps.reset()),
    } satisfies ImportSteps,
    /** Imports the present file, and the others without asking, unless a question is open in one that has no recommended answer. */
    beginAll: () => setIsUnasked(true),
    /** What happens to known listings. */
    mode,
    chooseMode,
    ...choices,
    choose: (chosen: Partial<FileChoices>) => setChoices({ ...choices, ...chosen }),
    pick(picked: readonly File[]) {
      const added = picked.map((file) => ({ file }))
      if (added.length === 0) return
      if (isSeveral && at >= 0) return setFiles([...files, ...added])
      setIsUnasked(false)
      chooseMode('skip')
      turnTo(added)
    },
  }
}

/** Lets the browser ask before the page is left, as the page alone has the files that wait, and the rest of one that is being sent. */
function useQuestionBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}

export type ImportQueue = ReturnType<typeof useImportQueue>

type Todo =
  | FileEnd
  | {
      readonly kind: 'begin'
      readonly step: Extract<ImportStep, { name: 'preview' }>
      readonly mode: ImportMode
    }
  | {
      readonly kind: 'ids'
      readonly step: Extract<ImportStep, { name: 'preview' }>
      readonly reading: Reading
      readonly idsFrom: string
    }

/** What happens to the present file without the administrator: it has ended, it begins unasked, or it gets the ids that the preview recommends. */
function nextOf(
  step: ImportStep,
  job: JobView | undefined,
  unasked: ImportMode | undefined,
  messages: Messages,
): Todo | undefined {
  if (step.name === 'failed') return { kind: 'failed', reason: step.reason }
  if (step.name !== 'preview' && step.name !== 'import') return undefined
  if (!job || job.id !== step.jobId) return undefined
  if (job.state === 'failed') return { kind: 'failed', reason: messageOf(job, messages) }
  if (step.name === 'import') {
    if (job.state === 'done') return { kind: 'imported', jobId: job.id }
    return job.state === 'cancelled' ? { kind: 'cancelled', jobId: job.id } : undefined
  }
  if (unasked === undefined || job.state !== 'done') return undefined
  const preview = job.result as unknown as ImportPreview
  const obstacle = obstacleOf(preview)
  if (obstacle === 'empty' || obstacle === 'noRows')
    return { kind: 'failed', reason: messages.import.preview.blocked[obstacle] }
  if (obstacle === 'noIds' && !hasIds(step.reading)) return recommendedIds(step, preview, messages)
  return obstacle ? undefined : { kind: 'begin', step, mode: unasked }
}

/** Whether somebody has chosen already where the ids come from. */
const hasIds = ({ deriveIds, columns }: Reading) => deriveIds === true || columns?.place_id !== undefined

/** The source's own numbers where a column has them, else ids made of name and address. */
function recommendedIds(
  step: Extract<ImportStep, { name: 'preview' }>,
  preview: ImportPreview,
  messages: Messages,
): Todo {
  const column = preview.idChoices?.[0]
  const header = column === undefined ? '' : preview.headerCells[column]
  const idsFrom = column === undefined ? '' : header || messages.import.preview.untitled(column + 1)
  return { kind: 'ids', step, reading: withIds(preview, step.reading, column), idsFrom }
}
