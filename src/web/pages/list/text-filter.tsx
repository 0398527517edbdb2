import { useEffect, useRef } from 'react'

interface TextFilterProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly list?: string
}

/** A text condition: typed freely, and in step with the address when that changes. */
export function TextFilter({ name, label, value, placeholder, list }: TextFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
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
