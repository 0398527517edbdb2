import { useRef } from 'react'
import { useCategories, useCountries, useCountryName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { DescribedField, type DescribedFieldProps } from '../panel/described-field.tsx'

/** Fields that offer what the directory has. */
export type ChoiceName = 'category' | 'country'

/** What is offered for a field: the name in the panel's language, and the value that is stored. */
export function useChoices(): Readonly<
  Record<ChoiceName, readonly (readonly [name: string, value: string])[]>
> {
  const { language } = useMessages()
  const countryName = useCountryName()
  return {
    category: useCategories().map(({ category, label }) => [label[language], category]),
    country: useCountries().map(({ country }) => [countryName(country), country]),
  }
}

interface ChoiceFieldProps extends Pick<DescribedFieldProps, 'label' | 'hint' | 'problem'> {
  readonly name: ChoiceName
  readonly value: string
  /** What the stored value is called, if that is known otherwise: a source may have another name for it. */
  readonly stored?: { readonly value: string; readonly name: string } | undefined
}

/**
 * A trade or a country by its name in the panel's language, with the directory's as suggestions. Any other text is taken as it is. The
 * form has the stored value in a hidden field.
 */
export function ChoiceField({ name, value, stored: known, ...field }: ChoiceFieldProps) {
  const stored = useRef<HTMLInputElement>(null)
  const choices = useChoices()[name]
  const nameOf = (one: string) =>
    one === known?.value ? known.name : (choices.find(([, choice]) => choice === one)?.[0] ?? one)
  /** A name that was not changed keeps its value, which may be another one of the same name. */
  const valueNamed = (text: string) =>
    text === nameOf(value) ? value : (choices.find(([choice]) => choice === text.trim())?.[1] ?? text)
  return (
    <DescribedField {...field}>
      {(described) => (
        <>
          <input
            // The name is known when the choices are.
            key={choices.length > 0 ? 'named' : 'raw'}
            data-field={name}
            defaultValue={nameOf(value)}
            list={`${described.id}-choices`}
            autoComplete="off"
            onInput={({ currentTarget }) => {
              if (stored.current) stored.current.value = valueNamed(currentTarget.value)
            }}
            {...described}
          />
          {/* No field of the type hidden: rendering would give it the value from before again. */}
          <input ref={stored} hidden name={name} defaultValue={value} aria-hidden="true" tabIndex={-1} />
          <datalist id={`${described.id}-choices`}>
            {choices.map(([choice, one]) => (
              <option key={one} value={choice} />
            ))}
          </datalist>
        </>
      )}
    </DescribedField>
  )
}
