import { useRef } from 'react'
import { dayNames } from '../../../domain/opening-hours/day-names.ts'
import { useMessages } from '../messages/messages.tsx'
import { EditField } from './edit-field.tsx'
import { type FormValues, hoursField } from './edit-fields.ts'

interface EditHoursProps {
  readonly values: FormValues
  readonly problem: string | undefined
}

/** The hours of each day, and a button that copies the first day's to the others. */
export function EditHours({ values, problem }: EditHoursProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { businesses, common } = useMessages()
  const words = businesses.edit
  const copy = () => {
    const inputs = dayNames.flatMap((day) => {
      const input = fields.current?.elements.namedItem(hoursField(day))
      return input instanceof HTMLInputElement ? [input] : []
    })
    for (const input of inputs) input.value = inputs[0]?.value ?? ''
    // The form keeps what was typed, and so learns of this too.
    inputs[0]?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <fieldset ref={fields} className="edit-hours">
      <legend>{words.hours}</legend>
      {problem && <p className="field-error text-xs">{problem}</p>}
      <p className="text-xs text-ink-3">{words.hoursHint}</p>
      <button type="button" className="button-small mt-2" onClick={copy}>
        {words.copyHours(common.days.Monday)}
      </button>
      <div className="edit-grid">
        {dayNames.map((day) => (
          <EditField
            key={day}
            name={hoursField(day)}
            label={common.days[day]}
            value={values[hoursField(day)] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  )
}
