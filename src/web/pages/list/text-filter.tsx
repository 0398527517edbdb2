import { type FilterName, filters } from '../../../domain/directory/filters.ts'
import { useFieldText } from './use-field-text.ts'

interface TextFilterProps {
  readonly filter: FilterName
  readonly value: string | undefined
  readonly placeholder: string
  readonly list?: string
}

/** A text condition. */
export function TextFilter({ filter, value = '', placeholder, list }: TextFilterProps) {
  const input = useFieldText(value)
  return (
    <label className="field">
      <span>{filters[filter].label}</span>
      <input
        ref={input}
        name={filters[filter].parameter}
        type="search"
        list={list}
        defaultValue={value}
        placeholder={placeholder}
        enterKeyHint="search"
      />
    </label>
  )
}
