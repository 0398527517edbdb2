import { useId } from 'react'
import {
  type ClockRange,
  type HoursEntry,
  hoursEntry,
  hoursKinds,
} from '../../../../domain/opening-hours/hours-entry.ts'
import type { DayName } from '../../../../domain/opening-hours/weekdays.ts'
import { useMessages } from '../../messages/messages.tsx'

const rangeLimit = 6
const emptyRange: ClockRange = { from: '', to: '' }

interface DayHoursProps {
  readonly day: DayName
  /** Of the text field. */
  readonly name: string
  readonly entry: HoursEntry & { readonly text: string }
  /** The text that the form begins with. */
  readonly initial: string
  /** The id of the error that names this day. */
  readonly problemId: string | undefined
  /** `text`: as typed, if it was. */
  readonly onChange: (entry: HoursEntry, text?: string) => void
}

/** One day's hours: what kind of day it is, and its ranges or its text. */
export function DayHours({ day, name, entry, initial, problemId, onChange }: DayHoursProps) {
  const id = useId()
  const { businesses, common } = useMessages()
  const words = businesses.edit.hoursPicker
  const label = common.days[day]
  const wrong = problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }
  const setKind = (kind: HoursEntry['kind']) => {
    const read = hoursEntry(entry.text)
    const ranges = read.ranges.length > 0 ? read.ranges : [emptyRange]
    onChange({ kind, ranges: kind === 'ranges' ? ranges : [] })
  }
  return (
    <div className="field day-hours">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        data-field={name}
        value={entry.kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as HoursEntry['kind'])}
        {...(entry.kind === 'ranges' || entry.kind === 'text' ? {} : wrong)}
      >
        {hoursKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      {entry.kind === 'ranges' && (
        <DayRanges
          label={label}
          ranges={entry.ranges}
          wrong={wrong}
          onChange={(ranges) => onChange({ kind: ranges.length > 0 ? 'ranges' : 'unknown', ranges })}
        />
      )}
      <input
        name={name}
        defaultValue={initial}
        hidden={entry.kind !== 'text'}
        aria-label={words.textOf(label)}
        placeholder="11:00-15:00, 17:00-02:00"
        className="day-hours-text"
        onInput={({ currentTarget }) => {
          if (entry.kind === 'text') onChange(entry, currentTarget.value)
        }}
        {...wrong}
      />
    </div>
  )
}

interface DayRangesProps {
  readonly label: string
  readonly ranges: readonly ClockRange[]
  readonly wrong: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
  readonly onChange: (ranges: readonly ClockRange[]) => void
}

function DayRanges({ label, ranges, wrong, onChange }: DayRangesProps) {
  const words = useMessages().businesses.edit.hoursPicker
  return (
    <div className="day-ranges">
      {ranges.map((range, index) => {
        const edit = (change: Partial<ClockRange>) => onChange(ranges.with(index, { ...range, ...change }))
        const part = words.rangeOf(label, ranges.length > 1 ? index + 1 : undefined)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other name than its place.
          <div key={index} className="day-range">
            <TimeInput
              label={words.from(part)}
              value={range.from}
              wrong={wrong}
              onChange={(from) => edit({ from })}
            />
            <span aria-hidden="true">–</span>
            <TimeInput
              label={words.to(part)}
              value={range.to}
              wrong={wrong}
              onChange={(to) => edit({ to })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove(part)}
              onClick={() => onChange(ranges.toSpliced(index, 1))}
            >
              <span aria-hidden="true">×</span>
            </button>
            {range.from !== '' && range.to !== '' && range.to <= range.from && range.from !== '00:00' && (
              <span className="day-range-note text-xs text-ink-3">{words.nextDay}</span>
            )}
          </div>
        )
      })}
      {ranges.length < rangeLimit && (
        <button
          type="button"
          className="button-small"
          aria-label={words.addOf(label)}
          onClick={() => onChange([...ranges, emptyRange])}
        >
          {words.add}
        </button>
      )}
    </div>
  )
}

interface TimeInputProps {
  readonly label: string
  readonly value: string
  readonly wrong: DayRangesProps['wrong']
  readonly onChange: (time: string) => void
}

function TimeInput({ label, value, wrong, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.slice(0, 5))}
      {...(value === '' ? wrong : {})}
    />
  )
}
