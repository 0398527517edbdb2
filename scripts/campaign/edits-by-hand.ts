import { setTimeout as wait } from 'node:timers/promises'
import type { AdminCalls } from './admin-calls.ts'
import type { ListingName } from './campaign-workbooks.ts'

/** The text that an edit by hand writes. */
export const editedText = 'Edited by hand in a round of the campaign.'

/** Edits of listings, and which of them the server has answered. */
export class EditsByHand {
  readonly answered: ListingName[] = []
  /** Sent, but without a good answer: they may or may not be stored. */
  readonly open: ListingName[] = []

  /**
   * Edits one listing after the other, with a pause before each, until all are done or it is told to stop. `calls`
   * returns the calls of the present server. Never rejects.
   */
  async run(
    calls: () => AdminCalls,
    listings: readonly ListingName[],
    { signal, pause = 0 }: { readonly signal: AbortSignal; readonly pause?: number },
  ): Promise<void> {
    for (const listing of listings) {
      await wait(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const isAnswered = await editListing(calls(), listing).catch(() => false)
      const list = isAnswered ? this.answered : this.open
      list.push(listing)
    }
  }
}

/** True if the server said that the edit is stored. */
export async function editListing(calls: AdminCalls, { id }: ListingName): Promise<boolean> {
  const present = await calls.send('GET', `/api/admin/businesses/${id}`)
  if (present.status !== 200) return false
  if (isEdited(present.body)) return true
  const payload = { version: present.body.version, edit: { description: editedText } }
  return (await calls.send('PATCH', `/api/admin/businesses/${id}`, { payload })).status === 200
}

export const isEdited = (answer: { business: { description: string } }) =>
  answer.business.description === editedText
