import { useId, useRef, useState } from 'react'
import { faultsOfHours } from '../../../../domain/business/hours-faults.ts'
import { type HoursEntry, hoursEntry, hoursEntryText } from '../../../../domain/opening-hours/hours-entry.ts'
import { type DayName, dayNames } from '../../../../domain/opening-hours/weekdays.ts'
import { useMessages } from '../../messages/messages.tsx'
import { DayHours } from './day-hours.tsx'
import { type FormValues, hoursField } from './edit-fields.ts'

interface EditHoursProps {
  /** What the form begins with. */
  readonly values: FormValues
  /** What the listing has: these texts are no errors, even if they cannot be read. */
  readonly stored: FormValues
  /** What the source says without days, and that cannot be read; '' if it is nothing. */
  readonly unread: string
  readonly problem: string | undefined
}

interface DayEntry extends HoursEntry {
  readonly text: string
}

/** The hours of each day, with pickers. The form has each day's text in a text field, which is shown where a picker cannot say it. */
export function EditHours({ values, stored, unread, problem }: EditHoursProps) {
  const id = useId()
  const { days, fields, change } = useDayEntries(values)
  const words = useMessages().businesses.edit
  const textsOf = (textOf: (day: DayName) => string) =>
    Object.fromEntries(dayNames.map((day) => [day, textOf(day)]))
  const faults = faultsOfHours(
    textsOf((day) => days[day].text.trim()),
    textsOf((day) => stored[hoursField(day)] ?? ''),
  )
  const isWrong = (day: DayName) => problem !== undefined && faults.has(day)
  return (
    <fieldset ref={fields} className="edit-hours">
      <legend>{words.hours}</legend>
      {problem && (
        <p id={`${id}-problem`} className="field-error text-xs">
          {problem}
        </p>
      )}
      {unread && (
        <div className="hours-unread">
          <p className="text-sm">
            <b>{words.hoursPicker.unread}</b> <q>{unread}</q>
          </p>
          <p className="text-xs text-ink-2">{words.hoursPicker.unreadHelp}</p>
        </div>
      )}
      <p className="text-xs text-ink-3">{words.hoursPicker.hint}</p>
      <CopyHours
        onCopy={(from, to) => {
          for (const day of to) if (day !== from) change(day, days[from], days[from].text)
        }}
      />
      {dayNames.map((day) => (
        <DayHours
          key={day}
          day={day}
          name={hoursField(day)}
          entry={days[day]}
          initial={values[hoursField(day)] ?? ''}
          problemId={isWrong(day) ? `${id}-problem` : undefined}
          onChange={(entry, text) => change(day, entry, text ?? days[day].text)}
        />
      ))}
    </fieldset>
  )
}

/** What the pickers show, and how a change of theirs gets into the fields of the form. */
function useDayEntries(values: FormValues) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [days, setDays] = useState(
    () =>
      Object.fromEntries(
        dayNames.map((day) => {
          const text = values[hoursField(day)] ?? ''
          return [day, { ...hoursEntry(text), text }]
        }),
      ) as Record<DayName, DayEntry>,
  )
  /** `before`: the text that the field of the form has now. */
  const change = (day: DayName, entry: HoursEntry, before: string) => {
    const text = hoursEntryText(entry, before)
    setDays((present) => ({ ...present, [day]: { ...entry, text } }))
    const input = fields.current?.elements.namedItem(hoursField(day))
    if (!(input instanceof HTMLInputElement) || input.value === text) return
    input.value = text
    // The form keeps what was typed, and so learns of this too.
    fields.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { days, fields, change }
}

const copyTargets = {
  all: dayNames,
  workdays: dayNames.slice(0, 5),
  weekend: dayNames.slice(5),
} as const
type CopyTarget = keyof typeof copyTargets

interface CopyHoursProps {
  readonly onCopy: (from: DayName, to: readonly DayName[]) => void
}

/** Gives one day's hours to other days. */
function CopyHours({ onCopy }: CopyHoursProps) {
  const [from, setFrom] = useState<DayName>('Monday')
  const [target, setTarget] = useState<CopyTarget>('all')
  const { businesses, common } = useMessages()
  const words = businesses.edit.hoursPicker
  return (
    <div className="field hours-copy">
      <select
        aria-label={words.copyFrom}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value as DayName)}
      >
        {dayNames.map((day) => (
          <option key={day} value={day}>
            {words.hoursOf(common.days[day])}
          </option>
        ))}
      </select>
      <select
        aria-label={words.copyTo}
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value as CopyTarget)}
      >
        {Object.entries(words.targets).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" className="button-small" onClick={() => onCopy(from, copyTargets[target])}>
        {words.copy}
      </button>
    </div>
  )
}
