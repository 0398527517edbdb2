import { useCallback, useEffect, useState } from 'react'
import { type Suggestion, suggestedTextLimit } from '../../domain/search/suggestion.ts'

/** Whoever types fast is not asked about every letter. */
const pause = 60
const none: readonly Suggestion[] = []

/** What the server suggests for a field's text, from its next change on; nothing while it cannot be asked. */
export function useSuggestions(input: HTMLInputElement): {
  readonly suggestions: readonly Suggestion[]
  readonly close: () => void
} {
  const [suggestions, setSuggestions] = useState(none)
  const close = useCallback(() => setSuggestions(none), [])
  useEffect(() => {
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const found = await fetchSuggestions(input.value.trim(), asking.signal)
      if (found && document.activeElement === input) setSuggestions(found)
    }
    const stop = () => {
      clearTimeout(timer)
      asking.abort()
      asking = new AbortController()
    }
    const onInput = () => {
      stop()
      timer = setTimeout(ask, pause)
    }
    // What is searched for needs no suggestions: not even those that are on their way.
    const onSubmit = () => {
      stop()
      close()
    }
    const { form } = input
    input.addEventListener('input', onInput)
    form?.addEventListener('submit', onSubmit)
    // What was typed before the script was there.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      stop()
      input.removeEventListener('input', onInput)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [input, close])
  return { suggestions, close }
}

/** undefined where another answer is on its way; none where there is no answer. */
async function fetchSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  if (text === '' || text.length > suggestedTextLimit) return none
  try {
    const answer = await fetch(`/api/suggest?q=${encodeURIComponent(text)}`, { signal })
    if (!answer.ok) return none
    const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] }
    return suggestions
  } catch {
    return signal.aborted ? undefined : none
  }
}
