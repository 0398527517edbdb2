import type { UploadRequest } from '../import/import-request.ts'

/** The workbooks that jobs read. */
export interface UploadStore {
  pathOf(request: UploadRequest): string
  /** Another text once the file has changed; undefined where it is gone. */
  identify(path: string): Promise<string | undefined>
}
