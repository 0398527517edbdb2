import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type {
  BusinessEdit,
  EditableBusiness,
  EditProblems,
} from '../../../domain/administration/administration.ts'
import { koreanHref as href } from '../../routes.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { editBusiness, readBusiness, undoChange } from '../admin-api.ts'
import { AdminCallError, adviceText } from '../admin-call.ts'
import { useTradeName } from '../categories.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { FormDialog } from '../panel/form-dialog.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { type ChangePlace, useMadeChanges } from '../panel/made-changes.tsx'
import { useTradeQuestion } from '../trade-question.ts'
import { ChoiceField } from './choice-field.tsx'
import { editDrafts } from './edit-draft.ts'
import { EditField } from './edit-field.tsx'
import { basicFields, editOf, type FormValues, seoFields, valuesOf } from './edit-fields.ts'
import { EditHours } from './edit-hours.tsx'
import { SetClosed } from './set-closed.tsx'

interface EditDialogProps {
  readonly id: string
  readonly name: string
  /** Where the edit can be undone. */
  readonly place: ChangePlace
  /** Name of the field that has the focus first. */
  readonly begin?: string | undefined
  /** Shown above the fields, for example why the listing is edited. */
  readonly children?: ReactNode
  /** `changeId` undoes what was stored. */
  readonly onSaved?: (changeId: string) => void
  readonly onClose: () => void
}

/** A dialog with a listing's fields, which are loaded again each time it opens. */
export function EditDialog({ id, name, place, begin, children, onSaved, onClose }: EditDialogProps) {
  const words = useMessages().businesses.edit
  const loaded = useQuery({
    queryKey: ['admin', 'business', id],
    queryFn: () => readBusiness(id),
    staleTime: 0,
    gcTime: 0,
  })
  // A dialog that leaves the page with the whole panel, or that the browser closes unasked, does not come here: its draft stays.
  const forget = () => {
    if (draftOf(id)) editDrafts.forget()
  }
  const mayLeave = () => {
    if (draftOf(id) && !window.confirm(words.leave)) return false
    forget()
    return true
  }
  return (
    <FormDialog heading={words.heading(name)} mayLeave={mayLeave} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <Loaded query={loaded} what={words.loaded}>
            {(current) => (
              <EditForm
                key={current.version}
                loaded={current}
                place={place}
                begin={begin}
                onDone={(changeId) => {
                  if (changeId !== undefined) onSaved?.(changeId)
                  forget()
                  close()
                }}
              />
            )}
          </Loaded>
        </>
      )}
    </FormDialog>
  )
}

interface EditFormProps extends Pick<EditDialogProps, 'place' | 'begin'> {
  readonly loaded: EditableBusiness
  /** `changeId` undoes what was stored; undefined: nothing was. */
  readonly onDone: (changeId: string | undefined) => void
}

/** Sends what was changed, with the version that was loaded. Shows errors, and conflicts with other editors. */
function EditForm({ loaded, place, begin = 'name', onDone }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { businesses } = useMessages()
  const words = businesses.edit
  const { base, problems, message, conflict, isPending, save } = useEdit(loaded, place, onDone)
  const values = valuesOf(base.business)
  const trade = useTradeName()(base.business)
  const mayKeep = useTradeQuestion()
  const [draft] = useState(() => draftOf(loaded.business.id))
  const shown = { ...values, ...draft }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    editDrafts.keep(loaded.business.id, loaded.business.name, values, valuesIn(currentTarget))
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const edit = editOf(values, valuesIn(event.currentTarget))
    if (mayKeep(edit.category, words.askTrade)) await save(edit)
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(fieldSelector(begin))?.focus()
  }, [begin])
  // Once the fields are marked; the object is another one each time.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  return (
    <form ref={form} className="edit-form" noValidate onInput={onInput} onSubmit={onSubmit}>
      {draft && (
        <p role="status" className="panel-notice">
          {words.restored}
        </p>
      )}
      {message && (
        <p role="alert" className="error-summary">
          {message}
        </p>
      )}
      {conflict.length > 0 && (
        <ul className="edit-conflict" aria-label={words.conflict}>
          {conflict.map(({ name, theirs }) => (
            <li key={name}>
              <b>{fieldName(name, words)}</b>: {theirs || words.empty}
            </li>
          ))}
        </ul>
      )}
      <EditTop listing={base} isVerified={shown.isVerified === '1'} />
      <div className="edit-grid">
        {basicFields.map((field) => {
          const shared = {
            label: words.fields[field.name],
            hint: hintOf(field.name, words),
            value: shown[field.name] ?? '',
            problem: problems[field.name],
          }
          return field.name === 'category' || field.name === 'country' ? (
            <ChoiceField
              key={field.name}
              name={field.name}
              stored={field.name === 'category' ? { value: base.business.category, name: trade } : undefined}
              {...shared}
            />
          ) : (
            <EditField key={field.name} {...field} {...shared} />
          )
        })}
      </div>
      <EditHours values={shown} stored={values} problem={problems.openingHours} />
      <details className="edit-seo">
        <summary>{words.seo}</summary>
        {seoFields.map((field) => (
          <EditField
            key={field.name}
            {...field}
            label={words.fields[field.name]}
            hint={hintOf(field.name, words)}
            value={shown[field.name] ?? ''}
            problem={problems[field.name]}
          />
        ))}
      </details>
      <footer className="edit-foot">
        {base.status !== 'pending' && (
          <SetClosed
            listing={base}
            mayDo={() => !draftOf(loaded.business.id) || window.confirm(words.leave)}
            onDone={onDone}
          />
        )}
        <button type="submit" className="button-primary" disabled={isPending}>
          {isPending ? words.saving : words.save}
        </button>
      </footer>
    </form>
  )
}

interface EditTopProps {
  readonly listing: EditableBusiness
  readonly isVerified: boolean
}

function EditTop({ listing, isVerified }: EditTopProps) {
  const { publicPage } = useMessages().businesses.edit
  return (
    <div className="edit-top">
      <label className="edit-check">
        <input type="checkbox" name="isVerified" value="1" defaultChecked={isVerified} />
        <span lang="en">{spec.businesses.statuses.verified}</span>
      </label>
      {listing.status !== 'pending' && (
        <a href={href.details(listing.business.slug)} target="_blank" rel="noopener" className="public-link">
          {publicPage}
        </a>
      )}
    </div>
  )
}

/** Where somebody fills in a field: it may be kept in a hidden one. */
const fieldSelector = (name: string) => `[data-field="${name}"], [name="${name}"]:not([hidden])`

/** What was typed before the session ended; undefined: nothing. */
function draftOf(id: string): FormValues | undefined {
  const draft = editDrafts.find()
  return draft?.id === id ? draft.changed : undefined
}

type Words = Messages['businesses']['edit']

function fieldName(name: string, { fields }: Words): string {
  return Object.entries(fields).find(([field]) => field === name)?.[1] ?? spec.businesses.statuses.verified
}

function hintOf(name: string, { hints }: Words): string | undefined {
  return Object.entries(hints).find(([field]) => field === name)?.[1]
}

function valuesIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const texts = [...data].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])
  return { ...Object.fromEntries(texts), isVerified: data.has('isVerified') ? '1' : '' }
}

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
function useEdit(loaded: EditableBusiness, place: ChangePlace, onDone: EditFormProps['onDone']) {
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
      toast({ title: hasChanged ? words.saved : words.unchanged, text: business.name })
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

function differences(before: FormValues, after: FormValues): readonly Difference[] {
  return [...basicFields, ...seoFields, { name: 'isVerified' }]
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name }) => ({ name, theirs: after[name] ?? '' }))
}
