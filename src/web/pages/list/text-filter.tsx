import { useFieldText } from './use-field-text.ts'

interface TextFilterProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly list?: string
}

/** A text condition. */
export function TextFilter({ name, label, value, placeholder, list }: TextFilterProps) {
  const input = useFieldText(value)
  return (
    <label className="field">
      <span>{label}</span>
      <input
        ref={input}
        name={name}
        type="search"
        list={list}
        defaultValue={value}
        placeholder={placeholder}
        enterKeyHint="search"
      />
    </label>
  )
}
