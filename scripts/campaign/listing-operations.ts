import { setTimeout as wait } from 'node:timers/promises'
import type { MergeRequest } from '../../src/domain/administration/duplicates.ts'
import type { AdminCalls } from './admin-calls.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import { EditsByHand, editListing, isEdited } from './edits-by-hand.ts'
import type { OperationRun } from './job-operation.ts'
import type { RoundContext } from './round-context.ts'

const tries = 40
const editsAtOnce = 3

/** Sends a call for each item until all are applied; a call that a fault cuts off is sent again. */
async function applyAll<Item>(
  items: readonly Item[],
  { keepServer, calls, limit, report }: RoundContext,
  apply: (calls: AdminCalls, item: Item) => Promise<boolean>,
): Promise<void> {
  for (const item of items) {
    for (let tried = 0; !(await apply(calls(), item).catch(() => false)); tried++) {
      limit.throwIfAborted()
      if (tried === tries)
        return report('other', `a call was refused ${tries} times: ${JSON.stringify(item)}`)
      await keepServer()
      await wait(50)
    }
  }
}

/** Edits some thirty listings, a few at the same time. */
export function editRun(context: RoundContext): OperationRun {
  const { edited } = context.workbooks
  const lanes = Array.from({ length: editsAtOnce }, () => new EditsByHand())
  return {
    async begin(signal) {
      const runs = lanes.map((lane, index) => {
        const own = edited.filter((_, place) => place % editsAtOnce === index)
        return lane.run(context.calls, own, { signal })
      })
      await Promise.all(runs)
    },
    async complete() {
      await context.keepServer()
      for (const { id } of lanes.flatMap(({ answered }) => answered)) {
        const { status, body } = await context.calls().read(`/api/admin/businesses/${id}`)
        if (status !== 200 || !isEdited(body)) context.report('lost', `the answered edit of ${id}`)
      }
      await applyAll(edited, context, editListing)
      await checkAudit(context)
    },
    cuts: () => lanes.reduce((sum, { open }) => sum + open.length, 0),
  }
}

/** Each stored edit must have an entry in the audit log. */
async function checkAudit({ calls, workbooks, report }: RoundContext): Promise<void> {
  const logged = new Set<string>()
  for (let before = '', pages = 0; pages < 5; pages++) {
    const { entries } = (await calls().get(`/api/admin/audit${before && `?before=${before}`}`)).body
    for (const { action, subjectId } of entries) if (action === 'listing-edited') logged.add(subjectId)
    before = entries.at(-1)?.id ?? ''
    if (!before) break
  }
  const missing = workbooks.edited.filter(({ id }) => !logged.has(id))
  if (missing.length > 0) report('other', `${missing.length} edits are stored without an entry in the log`)
}

type Pair = CampaignWorkbooks['pairs'][number]

async function versionOf(calls: AdminCalls, id: string): Promise<number | undefined> {
  const { status, body } = await calls.read(`/api/admin/businesses/${id}`)
  if (status === 404) return undefined
  if (status !== 200) throw new Error(`The listing could not be read (${status}).`)
  return body.version
}

/** True if one of the two is gone, because they were merged now or before. */
async function mergePair(calls: AdminCalls, { keep, remove }: Pair): Promise<boolean> {
  const [kept, removed] = [await versionOf(calls, keep.id), await versionOf(calls, remove.id)]
  if (removed === undefined) return true
  if (kept === undefined) return false
  const payload: MergeRequest = {
    keep: { id: keep.id, version: kept },
    remove: [{ id: remove.id, version: removed }],
  }
  return (await calls.send('POST', '/api/admin/duplicates/merge', { payload })).status === 200
}

/** Merges a dozen pairs of listings that are one place, one after the other. */
export function mergeRun(context: RoundContext): OperationRun {
  const { pairs } = context.workbooks
  const answered: Pair[] = []
  let cuts = 0
  return {
    async begin(signal) {
      for (const pair of pairs) {
        if (signal.aborted) return
        if (await mergePair(context.calls(), pair).catch(() => false)) answered.push(pair)
        else cuts++
      }
    },
    async complete() {
      await context.keepServer()
      for (const { remove } of answered) {
        if ((await versionOf(context.calls(), remove.id)) !== undefined)
          context.report('lost', `the answered merge of ${remove.id}`)
      }
      await applyAll(pairs, context, mergePair)
    },
    cuts: () => cuts,
  }
}
