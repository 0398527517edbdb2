import { withTabStorage } from '../../tab-storage.ts'

const previewKey = 'import-preview'
const uploadKey = 'import-upload'

/** A step of an import; all that is kept of a preview is its own. */
interface Step {
  readonly name: string
  readonly fileName?: string
}

/** Keeps the preview of this browser tab, with what was chosen in it, and the name of a file that is being uploaded. Any other step ends both. */
export function keepStep(step: Step): void {
  withTabStorage((storage) => {
    if (step.name === 'preview') storage.setItem(previewKey, JSON.stringify(step))
    else storage.removeItem(previewKey)
    if (step.name === 'uploading' && step.fileName) storage.setItem(uploadKey, step.fileName)
    else storage.removeItem(uploadKey)
  })
}

/** The preview that was open when the page was loaded anew. */
export const keptPreview = <Preview extends Step>() =>
  withTabStorage((storage) => JSON.parse(storage.getItem(previewKey) ?? 'null') as Preview | null) ??
  undefined

/** The name of the file of which only a part had been uploaded when the session ended or the page was loaded anew. */
export const cutUpload = () => withTabStorage((storage) => storage.getItem(uploadKey)) ?? undefined
