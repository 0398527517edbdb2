import { type JobOperation, JobOperationRun, type OperationRun } from './job-operation.ts'
import { editRun, mergeRun } from './listing-operations.ts'
import type { RoundContext } from './round-context.ts'

const inBackground = { prefer: 'respond-async' }

const headersOf = ({ waits }: RoundContext) => (waits ? {} : { headers: inBackground })

/** An import in another mode than the synchronous call has: the file is uploaded first, then the job is started. */
const importAs = (mode: 'update' | 'fill'): JobOperation => ({
  kind: 'import',
  async submit({ calls, workbooks }, signal) {
    const upload = await calls().upload('/api/admin/uploads', workbooks[mode], { signal })
    if (upload.status !== 200) return upload
    const payload = { uploadId: upload.body.uploadId, mode }
    return calls().send('POST', '/api/admin/imports', { payload, signal })
  },
})

const jobOperations = {
  import: {
    kind: 'import',
    submit: (context, signal) =>
      context.calls().upload('/api/admin/import', context.workbooks.skip, { ...headersOf(context), signal }),
  },
  update: importAs('update'),
  fill: importAs('fill'),
  undo: {
    kind: 'undo',
    submit: ({ calls, base }, signal) =>
      calls().send('POST', `/api/admin/jobs/${base.undoJob}/undo`, { signal }),
    async isDone({ calls, base }) {
      const { status, body } = await calls().send('GET', `/api/admin/jobs/${base.undoJob}`)
      return status === 200 && body.undoneAt !== null
    },
  },
  'delete-all': {
    kind: 'delete-all',
    submit: (context, signal) =>
      context.calls().send('DELETE', '/api/admin/delete-all', { ...headersOf(context), signal }),
  },
  restore: {
    kind: 'restore',
    submit: ({ calls, base }, signal) =>
      calls().send('POST', `/api/admin/snapshots/${base.snapshot}/restore`, { signal }),
  },
  bulk: {
    kind: 'bulk',
    submit: ({ calls }, signal) =>
      calls().send('POST', '/api/admin/businesses/bulk', {
        payload: { action: 'verify', filter: {} },
        signal,
      }),
  },
  export: {
    kind: 'export',
    submit: ({ calls }, signal) =>
      calls().send('GET', '/api/admin/export', { headers: inBackground, signal }),
  },
  seo: {
    kind: 'seo',
    submit: (context, signal) =>
      context.calls().send('POST', '/api/admin/generate-seo', { ...headersOf(context), signal }),
  },
} satisfies Record<string, JobOperation>

const listingOperations = { merge: mergeRun, edit: editRun }

export type OperationName = keyof typeof jobOperations | keyof typeof listingOperations
export const operationNames = [
  ...Object.keys(jobOperations),
  ...Object.keys(listingOperations),
] as OperationName[]

/** Operations during which listings are edited by hand. The result does not depend on which comes first. */
export const bearsEdits: ReadonlySet<OperationName> = new Set([
  'import',
  'undo',
  'delete-all',
  'restore',
  'export',
  'seo',
] as const)

/** Operations that begin with a file. */
export const sendsFile: ReadonlySet<OperationName> = new Set(['import', 'update', 'fill'] as const)

export function beginOperation(name: OperationName, context: RoundContext): OperationRun {
  if (name === 'merge' || name === 'edit') return listingOperations[name](context)
  return new JobOperationRun(jobOperations[name], context)
}
