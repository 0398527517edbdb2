import { AdminCallError } from '../admin-call.ts'
import type { ImportAnswer } from './import-answer.ts'

/**
 * Sends a workbook. `onSent` hears the share of the upload, 0 to 1; the answer comes when the rows are in. Rejects with
 * the server's message, with '' where it gave none, and with `Upload failed` where no answer came.
 */
export function uploadWorkbook(file: File, onSent: (share: number) => void): Promise<ImportAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportAnswer>()
  const request = new XMLHttpRequest()
  request.open('POST', '/api/admin/import')
  request.withCredentials = true
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  request.upload.addEventListener('load', () => onSent(1))
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300)
      resolve(JSON.parse(request.responseText) as ImportAnswer)
    else reject(new AdminCallError(request.status, messageOf(request.responseText)))
  })
  request.addEventListener('error', () => reject(new AdminCallError(0, 'Upload failed')))
  const form = new FormData()
  form.append('excelFile', file)
  request.send(form)
  return promise
}

/** The `message` of a JSON body; '' for any other body. */
function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
