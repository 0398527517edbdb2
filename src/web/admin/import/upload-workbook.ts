import { AdminCallError, failureOf } from '../admin-call.ts'

/** A file that the server holds until it is imported, for a day. */
export interface Upload {
  readonly uploadId: string
  readonly fileName: string
  readonly size: number
}

/** Spec §8. */
const uploadFailed = 'Upload failed'

/**
 * Sends a workbook. `onSent` hears the share of the upload, 0 to 1. Rejects with the server's message, and with
 * `Upload failed` where it gave none, no answer came, or `signal` was aborted.
 */
export function uploadWorkbook(
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>()
  const request = new XMLHttpRequest()
  const fail = () => reject(new AdminCallError(0, uploadFailed))
  request.open('POST', '/api/admin/uploads')
  request.withCredentials = true
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    if (request.status === 200) resolve(JSON.parse(request.responseText) as Upload)
    else reject(failureOf(request.status, request.statusText, request.responseText, uploadFailed))
  })
  request.addEventListener('error', fail)
  request.addEventListener('abort', fail)
  signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append('excelFile', file)
  request.send(form)
  return promise
}
