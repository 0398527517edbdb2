const previewKey = 'import-preview'
const uploadKey = 'import-upload'

/** A step of an import; all that is kept of a preview is its own. */
interface Step {
  readonly name: string
  readonly fileName?: string
}

/** Does `work` with the storage of this browser tab; undefined where the browser forbids it, or what is stored cannot be read. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

/** Keeps the preview of this browser tab, with what was chosen in it, and the name of a file that is being uploaded. Any other step ends both. */
export function keepStep(step: Step): void {
  withStorage((storage) => {
    if (step.name === 'preview') storage.setItem(previewKey, JSON.stringify(step))
    else storage.removeItem(previewKey)
    if (step.name === 'uploading' && step.fileName) storage.setItem(uploadKey, step.fileName)
    else storage.removeItem(uploadKey)
  })
}

/** The preview that was open when the page was loaded anew. */
export const keptPreview = <Preview extends Step>() =>
  withStorage((storage) => JSON.parse(storage.getItem(previewKey) ?? 'null') as Preview | null) ?? undefined

/** The name of the file of which only a part had been uploaded when the session ended or the page was loaded anew. */
export const cutUpload = () => withStorage((storage) => storage.getItem(uploadKey)) ?? undefined
