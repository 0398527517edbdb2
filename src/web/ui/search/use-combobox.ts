import { useEffect, useEffectEvent, useState } from 'react'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { listenForKeys } from '../listen-for-keys.ts'

interface ComboboxOptions {
  readonly input: HTMLInputElement
  /** Id of the list. Its options have the ids `{id}-{index}`. */
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly close: () => void
  readonly open: (suggestion: Suggestion) => void
}

/** Makes a field a combobox over a list that opens and closes; `active` is the chosen option, -1 for none. */
export function useCombobox({ input, id, suggestions, close, open }: ComboboxOptions) {
  const [chosen, setChosen] = useState<string>()
  const active = suggestions.findIndex(({ href }) => href === chosen)
  const isOpen = suggestions.length > 0
  const setActive = (index: number) => setChosen(suggestions[index]?.href)

  useEffect(() => {
    describe(input, { id, isOpen, active })
  }, [input, id, isOpen, active])

  useEffect(() => closeAfterwards(input, close), [input, close])

  // Another text, or another list after this one, has nothing chosen yet. A list that comes late keeps what was chosen.
  useEffect(() => {
    let text = input.value
    const onInput = () => {
      if (input.value !== text) setChosen(undefined)
      text = input.value
    }
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [input])
  useEffect(() => {
    if (!isOpen) setChosen(undefined)
  }, [isOpen])

  const onKey = useEffectEvent((key: string) => {
    const option = suggestions[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!isOpen) return false
    if (step) setActive(nextOption(active, step, suggestions.length))
    else if (key === 'Escape') close()
    else if (key === 'Enter' && option) open(option)
    else return false
    return true
  })
  useEffect(() => listenForKeys(input, onKey), [input])

  return { active, setActive }
}

/**
 * Calls `close` when the field loses the focus. If a press takes it away, then only when the press is over: what is below the list
 * moves up, and must not slip away under the finger.
 */
function closeAfterwards(input: HTMLInputElement, close: () => void): () => void {
  let isPressed = false
  const onPress = () => {
    isPressed = true
  }
  const onRelease = () =>
    setTimeout(() => {
      isPressed = false
      if (document.activeElement !== input) close()
    })
  const onBlur = () => {
    if (!isPressed) close()
  }
  document.addEventListener('mousedown', onPress, true)
  document.addEventListener('mouseup', onRelease, true)
  document.addEventListener('dragend', onRelease, true)
  input.addEventListener('blur', onBlur)
  return () => {
    document.removeEventListener('mousedown', onPress, true)
    document.removeEventListener('mouseup', onRelease, true)
    document.removeEventListener('dragend', onRelease, true)
    input.removeEventListener('blur', onBlur)
  }
}

/** The next option. After the last one comes the field itself (-1), then the first one. */
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
