import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  BusinessEdit,
  EditableBusiness,
  EditProblems,
} from '../../../../domain/administration/administration.ts'
import type { Business } from '../../../../domain/directory/directory.ts'
import { useToast } from '../../../ui/frame/toast-host.tsx'
import { editBusiness, undoChange } from '../../admin-api.ts'
import { AdminCallError, adviceText } from '../../admin-call.ts'
import { useMessages } from '../../messages/messages.tsx'
import { type ChangePlace, useMadeChanges } from '../../panel/made-changes.tsx'
import { basicFields, type FormValues, seoFields, valuesOf } from './edit-fields.ts'

interface Difference {
  readonly name: string
  readonly theirs: string
}

interface EditState {
  /** The listing that the edit is compared with. */
  readonly base: EditableBusiness
  readonly problems: Readonly<Record<string, string>>
  readonly message: string
  /** What somebody else has changed meanwhile. */
  readonly conflict: readonly Difference[]
}

/**
 * Saves an edit. If another editor was faster, it shows their changes. Saving again keeps their changes, except in
 * the fields that this editor changed.
 */
export function useEdit(
  loaded: EditableBusiness,
  place: ChangePlace,
  onDone: (changeId: string | undefined) => void,
) {
  const [state, setState] = useState<EditState>({ base: loaded, problems: {}, message: '', conflict: [] })
  const [isPending, setIsPending] = useState(false)
  const client = useQueryClient()
  const toast = useToast()
  const { add } = useMadeChanges()
  const words = useMessages().businesses.edit

  const save = async (edit: BusinessEdit): Promise<void> => {
    setIsPending(true)
    try {
      const { business, changeId } = await editBusiness(loaded.business.id, state.base.version, edit)
      const hasChanged = changeId !== undefined
      if (hasChanged) add({ place, text: words.changed(business.name), undo: () => undoChange(changeId) })
      const dropped = droppedOf(state.base.business, business, edit).map((field) => words.dropped[field])
      toast({
        title: hasChanged ? words.saved : words.unchanged,
        text: [business.name, ...dropped].join(' · '),
      })
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
      onDone(changeId)
    } catch (error) {
      refused(error)
    } finally {
      setIsPending(false)
    }
  }
  const refused = (error: unknown) => {
    const failed = {
      ...state,
      problems: {},
      conflict: [],
      message: adviceText(error, words.notSaved),
    }
    if (error instanceof AdminCallError && error.status === 409) {
      const { current } = error.body as { current: EditableBusiness }
      const conflict = differences(valuesOf(state.base.business), valuesOf(current.business))
      setState({ ...failed, base: { ...state.base, version: current.version }, conflict })
      return
    }
    const { problems = {} } =
      error instanceof AdminCallError ? ((error.body ?? {}) as Partial<EditProblems>) : {}
    setState({ ...failed, problems })
  }
  return { ...state, isPending, save }
}

/** What the former place had and that of the new address has not, although nobody emptied it. */
const droppedOf = (before: Business, after: Business, edit: BusinessEdit) =>
  (['zipCode', 'locationLink'] as const).filter(
    (field) => before[field] !== '' && after[field] === '' && edit[field] === undefined,
  )

function differences(before: FormValues, after: FormValues): readonly Difference[] {
  return [...basicFields, ...seoFields, { name: 'isVerified' }]
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name }) => ({ name, theirs: after[name] ?? '' }))
}
