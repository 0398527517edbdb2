import type { ReactNode } from 'react'

interface DescribedChoice<T> {
  readonly value: T
  readonly name: string
  readonly effect: string
}

interface DescribedChoicesProps<T> {
  /** The name of the radio buttons. */
  readonly name: string
  readonly legend: string
  readonly choices: readonly DescribedChoice<T>[]
  readonly chosen: T
  readonly isDisabled?: boolean
  readonly onChoose: (chosen: T) => void
  /** What stands between the question and the answers. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** A question whose answers each say what they do. */
export function DescribedChoices<T>(props: DescribedChoicesProps<T>) {
  const { name: group, legend, choices, chosen, isDisabled, onChoose, before, after } = props
  return (
    <fieldset className="mode-choice" disabled={isDisabled}>
      <legend>{legend}</legend>
      {before}
      {choices.map(({ value, name, effect }) => (
        <label key={String(value)}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            <b>{name}</b>
            <span className="block text-xs text-ink-2">{effect}</span>
          </span>
        </label>
      ))}
      {after}
    </fieldset>
  )
}
