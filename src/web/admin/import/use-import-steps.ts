import { useEffect, useRef, useState } from 'react'
import { hasExtension, tableExtensions } from '../../../domain/administration/import-files.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { type ImportRequest, readJob, startImport, startPreview } from '../admin-api.ts'
import { adviceText, languageHeader, refused } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { cutUpload, keepStep, keptPreview } from './kept-step.ts'

/** The administrator's corrections of the recognised sheet and columns. */
export type Reading = Pick<
  ImportRequest,
  'sheet' | 'sheets' | 'columns' | 'country' | 'trade' | 'city' | 'isAlone' | 'deriveIds'
>

export type ImportStep =
  | { readonly name: 'ready' }
  /** `sent` is the share of the file that has been uploaded, 0 to 1. */
  | { readonly name: 'uploading'; readonly fileName: string; readonly sent: number }
  /** The preview job `jobId` runs, or is done and waits for the administrator to begin the import. */
  | {
      readonly name: 'preview'
      readonly upload: Upload
      readonly reading: Reading
      readonly jobId: string
    }
  | { readonly name: 'import'; readonly fileName: string; readonly jobId: string }
  /** `file` is there if its upload failed, which can be tried again. */
  | { readonly name: 'failed'; readonly fileName: string; readonly reason: string; readonly file?: File }

/** The steps of one import: upload, preview, import. Nothing is stored before `begin`. */
export function useImportSteps() {
  const [isStarting, setIsStarting] = useState(false)
  const startJob = useStartJob()
  const toast = useToast()
  const words = useMessages().import
  const [step, setStep] = useStep(words.upload.cutOff)
  const upload = useRef(new AbortController())
  /** Counts what was begun, so that the end of something that was given up changes nothing any more. */
  const turn = useRef(0)

  const fail = (fileName: string, reason: string, file?: File) => {
    setStep({ name: 'failed', fileName, reason, ...(file && { file }) })
    toast({ title: spec.import.failed, text: reason, about: fileName, isError: true })
  }
  /** Runs one step. An error in it ends the import. */
  const attempt = async (fileName: string, work: (isMine: () => boolean) => Promise<void>) => {
    const mine = ++turn.current
    const isMine = () => mine === turn.current
    setIsStarting(true)
    try {
      await work(isMine)
    } catch (error) {
      const file = error instanceof UploadError ? error.file : undefined
      if (isMine()) fail(fileName, adviceText(error, spec.import.failedText), file)
    } finally {
      if (isMine()) setIsStarting(false)
    }
  }
  const look = async (sent: Upload, reading: Reading, isMine: () => boolean) => {
    const jobId = await startJob(startPreview({ uploadId: sent.uploadId, ...reading }))
    if (isMine()) setStep({ name: 'preview', upload: sent, reading, jobId })
  }

  return {
    step,
    isStarting,
    pick(file: File) {
      const fileName = file.name
      upload.current.abort()
      if (!hasExtension(fileName, tableExtensions)) {
        turn.current++
        return fail(fileName, words.wrongKind)
      }
      upload.current = new AbortController()
      const { signal } = upload.current
      setStep({ name: 'uploading', fileName, sent: 0 })
      return attempt(fileName, async (isMine) => {
        const onSent = (sent: number) => {
          if (isMine()) setStep({ name: 'uploading', fileName, sent })
        }
        const sent = await uploadWorkbook(file, { onSent, signal, words: words.upload })
        if (isMine()) await look(sent, {}, isMine)
      })
    },
    /** Makes the preview again, with other columns or another sheet. */
    correct: (sent: Upload, reading: Reading) =>
      attempt(sent.fileName, (isMine) => look(sent, reading, isMine)),
    begin: (
      sent: Upload,
      reading: Reading,
      how: Pick<ImportRequest, 'mode' | 'liftsHandEdits' | 'leavesOutAlike'>,
    ) =>
      attempt(sent.fileName, async () => {
        const jobId = await startJob(startImport({ uploadId: sent.uploadId, ...how, ...reading }))
        setStep({ name: 'import', fileName: sent.fileName, jobId })
      }),
    reset() {
      turn.current++
      setIsStarting(false)
      upload.current.abort()
      setStep({ name: 'ready' })
    },
  }
}

/**
 * The step, and how to go to another one. A preview is still there when the page is loaded anew, if its job is. Of an upload that was
 * cut off so, `cutOff` is said.
 */
function useStep(cutOff: string) {
  const [step, setStep] = useState<ImportStep>({ name: 'ready' })
  const goTo = (next: ImportStep) => {
    keepStep(next)
    setStep(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there.
  useEffect(() => {
    const kept = keptPreview<Extract<ImportStep, { name: 'preview' }>>()
    const cut = cutUpload()
    const show = () => setStep((now) => (kept && now.name === 'ready' ? kept : now))
    if (kept) readJob(kept.jobId).then(show, () => undefined)
    else if (cut) goTo({ name: 'failed', fileName: cut, reason: cutOff })
  }, [])
  return [step, goTo] as const
}

export type ImportSteps = ReturnType<typeof useImportSteps>

/** A file that the server keeps for a day, or until it is imported. */
interface Upload {
  readonly uploadId: string
  readonly fileName: string
  readonly size: number
}

/** Something else than the product has answered an upload: a proxy, or the page of a sign-in before it. */
class UploadError extends Error {
  readonly file: File
  constructor(message: string, file: File) {
    super(message)
    this.file = file
  }
}

interface Uploading {
  /** Is called with the uploaded share, 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
  readonly words: ReturnType<typeof useMessages>['import']['upload']
}

const { uploadFailed } = spec.import
/** The answer to a body that is too large. */
const tooLarge = 413

/** The object in an answer of the product; undefined if something else has answered. */
function answerIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

const isUpload = (answer: unknown): answer is Upload =>
  typeof answer === 'object' && answer !== null && 'uploadId' in answer

/**
 * Uploads a workbook. Rejects with the server's message, with words about who else has answered, or with `Upload failed` if no answer
 * came or it was empty, or `signal` was aborted.
 */
function uploadWorkbook(file: File, { onSent, signal, words }: Uploading): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>()
  const request = new XMLHttpRequest()
  const fail = () => reject(new UploadError(uploadFailed, file))
  request.open('POST', '/api/admin/uploads')
  request.withCredentials = true
  for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    const { status, statusText, responseText } = request
    const answer = answerIn(responseText)
    if (status === 200 && isUpload(answer)) resolve(answer)
    else if (status === 401 || (answer !== undefined && status !== 200))
      resolve(refused(status, statusText, responseText, uploadFailed))
    else if (status === tooLarge) reject(new UploadError(words.tooLarge, file))
    else if (responseText.trim() === '') fail()
    else reject(new UploadError(words.otherPage(status), file))
  })
  request.addEventListener('error', fail)
  request.addEventListener('abort', fail)
  signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append('excelFile', file)
  request.send(form)
  return promise
}
