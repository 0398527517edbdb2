import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EditableBusiness } from '../../../../domain/administration/administration.ts'
import { unreadHours } from '../../../../domain/opening-hours/hours-entry.ts'
import { koreanHref as href } from '../../../routes.ts'
import { useTradeName } from '../../categories.ts'
import type { Messages } from '../../messages/ko.ts'
import { useMessages } from '../../messages/messages.tsx'
import { spec } from '../../messages/spec.ts'
import type { ChangePlace } from '../../panel/made-changes.tsx'
import { useTradeQuestion } from '../../trade-question.ts'
import { ChoiceField } from '../choice-field.tsx'
import { useCitiesBegun, useCityQuestion } from '../city-names.ts'
import { SetClosed } from '../set-closed.tsx'
import { draftOf, editDrafts } from './edit-draft.ts'
import { EditField } from './edit-field.tsx'
import { basicFields, editOf, type FormValues, isOfFormerPlace, seoFields, valuesOf } from './edit-fields.ts'
import { EditHours } from './edit-hours.tsx'
import { useEdit } from './use-edit.ts'

interface EditFormProps {
  readonly loaded: EditableBusiness
  /** Where the edit can be undone. */
  readonly place: ChangePlace
  /** Name of the field that has the focus first. */
  readonly begin?: string | undefined
  /** `changeId` undoes what was stored; undefined: nothing was. */
  readonly onDone: (changeId: string | undefined) => void
}

/** Sends what was changed, with the version that was loaded. Shows errors, and conflicts with other editors. */
export function EditForm({ loaded, place, begin = 'name', onDone }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { businesses } = useMessages()
  const words = businesses.edit
  const { base, problems, message, conflict, isPending, save } = useEdit(loaded, place, onDone)
  const values = valuesOf(base.business)
  const mayKeep = useTradeQuestion()
  const mayKeepCity = useCityQuestion()
  const isAsking = useRef(false)
  const [draft] = useState(() => draftOf(loaded.business.id))
  const shown = { ...values, ...draft }
  const [typed, setTyped] = useState(shown)
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const present = valuesIn(currentTarget)
    setTyped(present)
    editDrafts.keep(loaded.business.id, loaded.business.name, values, present)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const present = valuesIn(event.currentTarget)
    const edit = editOf(values, present)
    if (isAsking.current) return
    isAsking.current = true
    const isTrade = await mayKeep(edit.category, words.askTrade)
    const isKept = isTrade && (await mayKeepCity({ ...edit, country: present.country }, words.askCity))
    isAsking.current = false
    if (isKept) await save(edit)
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
      <BasicFields listing={base} shown={shown} stored={values} typed={typed} problems={problems} />
      <EditHours
        values={shown}
        stored={values}
        unread={unreadHours(base.business.openingHours)}
        problem={problems.openingHours}
      />
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

interface BasicFieldsProps {
  readonly listing: EditableBusiness
  /** What the form begins with, what the listing has, and what is in the form now. */
  readonly shown: FormValues
  readonly stored: FormValues
  readonly typed: FormValues
  readonly problems: Readonly<Record<string, string>>
}

function BasicFields({ listing: { business }, shown, stored, typed, problems }: BasicFieldsProps) {
  const words = useMessages().businesses.edit
  const trade = useTradeName()(business)
  const cities = useCitiesBegun(typed.city, typed.country)
  return (
    <div className="edit-grid">
      {basicFields.map((field) => {
        const shared = {
          label: words.fields[field.name],
          hint: hintOf(field.name, words),
          warning: isOfFormerPlace(field.name, stored, typed) ? words.former[field.name] : undefined,
          value: shown[field.name] ?? '',
          problem: problems[field.name],
        }
        return field.name === 'category' || field.name === 'country' ? (
          <ChoiceField
            key={field.name}
            name={field.name}
            stored={field.name === 'category' ? { value: business.category, name: trade } : undefined}
            {...shared}
          />
        ) : (
          <EditField
            key={field.name}
            {...field}
            {...shared}
            choices={field.name === 'city' ? cities : undefined}
          />
        )
      })}
    </div>
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
