import type { FormValues } from './edit-fields.ts'

/** What was typed into the form of a listing and not saved, because the session ended or the page was loaded anew. */
export interface EditDraft {
  readonly id: string
  readonly name: string
  /** The changed fields alone, so that what somebody else changes meanwhile stays. */
  readonly changed: FormValues
}

const key = 'edit-draft'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of this browser tab. There is one at most, because one dialog is open at most. */
export class EditDrafts {
  readonly #store: () => Store

  /** `store`: it throws where the browser forbids storage; then nothing is kept. */
  constructor(store: () => Store) {
    this.#store = store
  }

  /** Keeps what differs; without a difference there is no draft. */
  keep(id: string, name: string, before: FormValues, after: FormValues): void {
    const changed = Object.entries(after).filter(([field, value]) => value !== (before[field] ?? ''))
    const draft: EditDraft = { id, name, changed: Object.fromEntries(changed) }
    if (changed.length === 0) this.forget()
    else this.#attempt((store) => store.setItem(key, JSON.stringify(draft)))
  }

  find(): EditDraft | undefined {
    const text = this.#attempt((store) => store.getItem(key))
    return text ? parseDraft(text) : undefined
  }

  forget(): void {
    this.#attempt((store) => store.removeItem(key))
  }

  #attempt<T>(work: (store: Store) => T): T | undefined {
    try {
      return work(this.#store())
    } catch {
      return undefined
    }
  }
}

function parseDraft(text: string): EditDraft | undefined {
  try {
    return JSON.parse(text) as EditDraft
  } catch {
    return undefined
  }
}

export const editDrafts = new EditDrafts(() => sessionStorage)

/** What was typed before the session ended; undefined: nothing. */
export function draftOf(id: string): FormValues | undefined {
  const draft = editDrafts.find()
  return draft?.id === id ? draft.changed : undefined
}
