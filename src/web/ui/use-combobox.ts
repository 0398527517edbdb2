import { useEffect, useState } from 'react'
import type { Suggestion } from '../../domain/search/suggestion.ts'

interface ComboboxOptions {
  readonly input: HTMLInputElement
  /** Of the list; its options are `{id}-{index}`. */
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly close: () => void
  readonly open: (suggestion: Suggestion) => void
}

/** Makes a field a combobox over a list that comes and goes; `active` is the chosen option, -1 for none. */
export function useCombobox({ input, id, suggestions, close, open }: ComboboxOptions) {
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has nothing chosen yet
  useEffect(() => setActive(-1), [suggestions])

  useEffect(() => {
    describe(input, { id, isOpen, active })
  }, [input, id, isOpen, active])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chosen = suggestions[active]
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!isOpen) return
      if (step) setActive(nextOption(active, step, suggestions.length))
      else if (event.key === 'Escape') close()
      // Enter that ends the composition of a syllable is none yet.
      else if (event.key === 'Enter' && chosen && !event.isComposing) open(chosen)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
    }
  }, [input, suggestions, isOpen, active, close, open])

  return { active, setActive }
}

/** Around the end to the field itself, and on from there. */
function nextOption(active: number, step: number, count: number): number {
  const next = active + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}

function describe(
  input: HTMLInputElement,
  { id, isOpen, active }: { id: string; isOpen: boolean; active: number },
) {
  input.autocomplete = 'off'
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) input.setAttribute('aria-controls', id)
  else input.removeAttribute('aria-controls')
  if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`)
  else input.removeAttribute('aria-activedescendant')
}
