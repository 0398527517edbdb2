import { type FormEvent, useRef } from 'react'
import type { EditableBusiness } from '../../../domain/administration/administration.ts'
import { dayNames } from '../../../domain/opening-hours/day-names.ts'
import { weekdayLabels } from '../../format/local-time.ts'
import { EditField } from './edit-field.tsx'
import { basicFields, editOf, type FormValues, hoursField, seoFields, valuesOf } from './edit-fields.ts'
import { useEdit } from './use-edit.ts'

interface EditFormProps {
  readonly loaded: EditableBusiness
  readonly onDone: () => void
}

/** Sends what was changed against the version that was loaded; tells what is wrong, and when somebody was faster. */
export function EditForm({ loaded, onDone }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { base, problems, message, conflict, isPending, save } = useEdit(loaded, onDone)
  const values = valuesOf(base.business)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = await save(editOf(values, valuesIn(event.currentTarget)))
    if (first) form.current?.querySelector<HTMLElement>(`[name^="${first}"]`)?.focus()
  }
  return (
    <form ref={form} className="edit-form" noValidate onSubmit={onSubmit}>
      {message && (
        <p role="alert" className="error-summary">
          {message}
        </p>
      )}
      {conflict.length > 0 && (
        <ul className="edit-conflict" aria-label="다른 곳에서 바뀐 내용">
          {conflict.map(({ label, theirs }) => (
            <li key={label}>
              <b>{label}</b>: {theirs || '(비어 있음)'}
            </li>
          ))}
        </ul>
      )}
      <label className="edit-check">
        <input type="checkbox" name="isVerified" value="1" defaultChecked={base.business.isVerified} />
        <span lang="en">Verified</span>
      </label>
      <div className="edit-grid">
        {basicFields.map((field) => (
          <EditField
            key={field.name}
            {...field}
            value={values[field.name] ?? ''}
            problem={problems[field.name]}
          />
        ))}
      </div>
      <fieldset className="edit-hours">
        <legend>영업시간</legend>
        {problems.openingHours && <p className="field-error text-xs">{problems.openingHours}</p>}
        <div className="edit-grid">
          {dayNames.map((day) => (
            <EditField
              key={day}
              name={hoursField(day)}
              label={weekdayLabels[day]}
              value={values[hoursField(day)] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <details className="edit-seo">
        <summary>SEO 문구</summary>
        {seoFields.map((field) => (
          <EditField
            key={field.name}
            {...field}
            value={values[field.name] ?? ''}
            problem={problems[field.name]}
          />
        ))}
      </details>
      <footer className="edit-foot">
        <button type="submit" className="button-primary" disabled={isPending}>
          {isPending ? '저장하는 중' : '저장'}
        </button>
      </footer>
    </form>
  )
}

function valuesIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const texts = [...data].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])
  return { ...Object.fromEntries(texts), isVerified: data.has('isVerified') ? '1' : '' }
}
