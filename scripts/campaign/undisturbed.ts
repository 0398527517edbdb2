import { AdminCalls } from './admin-calls.ts'
import { environmentOf, openDirectory } from './base-directory.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import { readContent } from './directory-content.ts'
import type { Outcome } from './directory-model.ts'
import { EditsByHand } from './edits-by-hand.ts'
import { readExport } from './exported-content.ts'
import { beginOperation, type OperationName } from './operations.ts'
import { startServer } from './product-server.ts'
import { untilTextsFollow } from './settled-texts.ts'
import { type BasePlace, openWorkplace } from './workplace.ts'

/** Far longer than an operation takes, in ms. */
const operationLimit = 600_000

/** Runs an operation without a fault. Every run with a fault must have the same result. */
export async function runUndisturbed(
  operation: OperationName,
  setting: { readonly root: string; readonly from: BasePlace; readonly workbooks: CampaignWorkbooks },
): Promise<Outcome> {
  const { base } = setting.from
  const place = await openWorkplace(setting.root, setting.from, {})
  const server = await startServer(environmentOf(place))
  const calls = new AdminCalls(server.origin, base.cookie)
  const limit = AbortSignal.timeout(operationLimit)
  try {
    const run = beginOperation(operation, {
      base,
      workbooks: setting.workbooks,
      place,
      edits: new EditsByHand(),
      waits: false,
      mayFail: false,
      calls: () => calls,
      keepServer: async () => undefined,
      report(_, text) {
        throw new Error(`The undisturbed ${operation} went wrong: ${text}`)
      },
      limit,
    })
    const started = Date.now()
    await run.begin(limit)
    await run.complete()
    const milliseconds = Date.now() - started
    const storage = await openDirectory(place)
    try {
      await untilTextsFollow(storage, limit)
      const exported = await readExport(await calls.download('/api/admin/export'), place.dataDir)
      return { content: await readContent(storage), exported, milliseconds }
    } finally {
      await storage.close()
    }
  } finally {
    await server.endBy('SIGKILL')
    await place.remove()
  }
}
