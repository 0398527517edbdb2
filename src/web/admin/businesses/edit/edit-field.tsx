import { DescribedField, type DescribedFieldProps } from '../../panel/described-field.tsx'

interface EditFieldProps extends Pick<DescribedFieldProps, 'label' | 'hint' | 'warning' | 'problem'> {
  readonly name: string
  readonly kind?: 'lines' | 'url' | 'number'
  readonly value: string
  /** Suggestions; undefined: this field has none at any time. */
  readonly choices?: readonly string[] | undefined
}

const inputModes = { url: 'url', number: 'decimal' } as const

/** One field of the form of a listing, with its label, hint and error. */
export function EditField({ name, kind, value, choices, ...field }: EditFieldProps) {
  return (
    <DescribedField {...field} isWide={kind === 'lines' || kind === 'url'}>
      {(described) =>
        kind === 'lines' ? (
          <textarea name={name} defaultValue={value} rows={4} {...described} />
        ) : (
          <>
            <input
              name={name}
              defaultValue={value}
              inputMode={kind ? inputModes[kind] : 'text'}
              {...(choices && { list: `${described.id}-choices`, autoComplete: 'off' })}
              {...described}
            />
            {choices && (
              <datalist id={`${described.id}-choices`}>
                {choices.map((choice) => (
                  <option key={choice} value={choice} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </DescribedField>
  )
}
