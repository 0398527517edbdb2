import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  BusinessEdit,
  EditableBusiness,
  EditProblems,
} from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { editBusiness } from '../admin-api.ts'
import { AdminCallError, failureText } from '../admin-call.ts'
import { basicFields, type FormValues, seoFields, valuesOf } from './edit-fields.ts'

interface Difference {
  readonly label: string
  readonly theirs: string
}

interface EditState {
  /** What the edit is made against. */
  readonly base: EditableBusiness
  readonly problems: Readonly<Record<string, string>>
  readonly message: string
  /** What somebody else has changed meanwhile. */
  readonly conflict: readonly Difference[]
}

/**
 * Saves an edit. Where another editor was faster, shows what they changed; saving again then keeps theirs but for what this editor
 * changed.
 */
export function useEdit(loaded: EditableBusiness, onDone: () => void) {
  const [state, setState] = useState<EditState>({ base: loaded, problems: {}, message: '', conflict: [] })
  const [isPending, setIsPending] = useState(false)
  const client = useQueryClient()
  const toast = useToast()

  /** Resolves with the first field that is wrong. */
  const save = async (edit: BusinessEdit): Promise<string | undefined> => {
    setIsPending(true)
    try {
      const { business } = await editBusiness(loaded.business.id, state.base.version, edit)
      toast({ title: '저장했습니다', text: business.name })
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
      onDone()
      return undefined
    } catch (error) {
      return refused(error)
    } finally {
      setIsPending(false)
    }
  }
  const refused = (error: unknown): string | undefined => {
    const failed = {
      ...state,
      problems: {},
      conflict: [],
      message: failureText(error, '저장하지 못했습니다.'),
    }
    if (error instanceof AdminCallError && error.status === 409) {
      const { current } = error.body as { current: EditableBusiness }
      const conflict = differences(valuesOf(state.base.business), valuesOf(current.business))
      setState({ ...failed, base: { ...state.base, version: current.version }, conflict })
      return undefined
    }
    const { problems = {} } =
      error instanceof AdminCallError ? ((error.body ?? {}) as Partial<EditProblems>) : {}
    setState({ ...failed, problems })
    return Object.keys(problems)[0]
  }
  return { ...state, isPending, save }
}

function differences(before: FormValues, after: FormValues): readonly Difference[] {
  return [...basicFields, ...seoFields, { name: 'isVerified', label: 'Verified' }]
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, label }) => ({ label, theirs: after[name] ?? '' }))
}
