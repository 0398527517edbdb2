import { useCallback, useEffect, useState } from 'react'
import { type Suggestion, suggestedTextLimit } from '../../../domain/search/suggestion.ts'
import { defaultLanguage, type Language } from '../../../domain/site/language.ts'

interface AskedSuggestions {
  readonly isPlace: boolean
  readonly language: Language
}

/** Delay after a keystroke, in ms, so that fast typing does not send a request for every letter. */
const pause = 60
const none: readonly Suggestion[] = []

/** The server's suggestions for a field's text, from its next change on; none if the server cannot be asked. */
export function useSuggestions(
  input: HTMLInputElement,
  { isPlace, language }: AskedSuggestions,
): {
  readonly suggestions: readonly Suggestion[]
  readonly close: () => void
} {
  const [suggestions, setSuggestions] = useState(none)
  const close = useCallback(() => setSuggestions(none), [])
  useEffect(() => {
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: string | undefined
    const ask = async (query: string) => {
      const found = query === '' ? none : await fetchSuggestions(query, asking.signal)
      if (found && document.activeElement === input) setSuggestions(found)
    }
    const stop = () => {
      clearTimeout(timer)
      asking.abort()
      asking = new AbortController()
    }
    const onInput = () => {
      const query = queryOf(input, { isPlace, language })
      // The end of a syllable's composition comes as a change, and changes nothing.
      if (query === asked) return
      asked = query
      stop()
      timer = setTimeout(() => ask(query), pause)
    }
    // A submitted search needs no suggestions, not even those that are still loading.
    const onSubmit = () => {
      stop()
      close()
    }
    const { form } = input
    input.addEventListener('input', onInput)
    form?.addEventListener('submit', onSubmit)
    // Text that was typed before the script was loaded.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      stop()
      input.removeEventListener('input', onInput)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [input, isPlace, language, close])
  return { suggestions, close }
}

/** What the server is asked about the field's text; '' if nothing. */
function queryOf(input: HTMLInputElement, { isPlace, language }: AskedSuggestions): string {
  const text = input.value.trim()
  if (text === '' || text.length > suggestedTextLimit) return ''
  const place = isPlace ? '' : placeBeside(input)
  const parameters = new URLSearchParams({ q: text })
  if (isPlace) parameters.set('of', 'places')
  if (place) parameters.set('location', place)
  if (language !== defaultLanguage) parameters.set('lang', language)
  return parameters.toString()
}

/** The text of the place in the same form; '' if there is none. */
function placeBeside({ form }: HTMLInputElement): string {
  const field = form?.elements.namedItem('location')
  return field instanceof HTMLInputElement ? field.value.trim().slice(0, suggestedTextLimit) : ''
}

/** undefined if the request was aborted; an empty list if there is no answer. */
async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  try {
    const answer = await fetch(`/api/suggest?${query}`, { signal })
    if (!answer.ok) return none
    const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] }
    return suggestions
  } catch {
    return signal.aborted ? undefined : none
  }
}
