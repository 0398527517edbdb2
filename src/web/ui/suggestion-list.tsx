import { MapPin, Store, Tag } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { type Suggestion, suggestedTextLimit } from '../../domain/search/suggestion.ts'
import type { MatchRange } from '../../domain/search-terms/match-ranges.ts'
import { defaultLanguage, type Language } from '../../domain/site/language.ts'
import { useMessages, useSiteContext, useSourceLanguage } from '../site-context.ts'

export interface SuggestionListProps {
  /** The field that gets the suggestions. */
  readonly input: HTMLInputElement
  /** The field is that of a place: a chosen suggestion becomes its text. */
  readonly isPlace: boolean
}

const icons = { business: Store, category: Tag, attribute: Tag, city: MapPin, district: MapPin }

/** The list of a combobox. Arrow keys choose, Enter opens the chosen option, Escape closes the list. */
export function SuggestionList({ input, isPlace }: SuggestionListProps) {
  const id = useId()
  const { language, messages } = useSiteContext()
  const { search } = messages
  const { suggestions, close } = useSuggestions(input, { isPlace, language })
  const choose = useCallback(
    ({ href, text }: Suggestion) => {
      if (!isPlace) return location.assign(href)
      input.value = text
      close()
    },
    [input, isPlace, close],
  )
  const { active, setActive } = useCombobox({ input, id, suggestions, close, open: choose })
  const isOpen = suggestions.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && search.suggested(suggestions.length)}
      </p>
      {isOpen && (
        <div
          role="listbox"
          id={id}
          aria-label={isPlace ? search.suggestedPlaces : search.suggestions}
          className="suggestions"
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.href}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onPoint={() => setActive(index)}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: (suggestion: Suggestion) => void
}

function Option({ id, suggestion, isActive, onPoint, onChoose }: OptionProps) {
  const { kind, text, detail, businessCount = 0, match } = suggestion
  const { search, places } = useMessages()
  const langOf = useSourceLanguage()
  const Icon = icons[kind]
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is never focused itself
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className="suggestion"
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={() => onChoose(suggestion)}
    >
      <Icon size={18} aria-hidden="true" className="text-ink-3" />
      <span className="min-w-0 flex-1 truncate" lang={langOf(text)}>
        <HighlightedText text={text} ranges={match} />
      </span>
      <span className="max-w-[50%] truncate text-xs text-ink-2">
        {kind === 'business' ? detail : `${search.kinds[kind]} · ${places(businessCount)}`}
      </span>
    </div>
  )
}

interface HighlightedTextProps {
  readonly text: string
  /** In order, not overlapping. */
  readonly ranges: readonly MatchRange[]
}

/** A text with parts of it marked. */
function HighlightedText({ text, ranges }: HighlightedTextProps) {
  const lastEnd = ranges.at(-1)?.[1] ?? 0
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(lastEnd)}
    </>
  )
}

interface AskedSuggestions {
  readonly isPlace: boolean
  readonly language: Language
}

/** Delay after a keystroke, in ms, so that fast typing does not send a request for every letter. */
const pause = 60
const none: readonly Suggestion[] = []

/** The server's suggestions for a field's text, from its next change on; none if the server cannot be asked. */
function useSuggestions(
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
    const ask = async () => {
      const found = await fetchSuggestions(input.value.trim(), { isPlace, language }, asking.signal)
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

/** undefined if the request was aborted; an empty list if there is no answer. */
async function fetchSuggestions(
  text: string,
  { isPlace, language }: AskedSuggestions,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  if (text === '' || text.length > suggestedTextLimit) return none
  try {
    const ofPlaces = isPlace ? '&of=places' : ''
    const inLanguage = language === defaultLanguage ? '' : `&lang=${language}`
    const query = `q=${encodeURIComponent(text)}${ofPlaces}${inLanguage}`
    const answer = await fetch(`/api/suggest?${query}`, { signal })
    if (!answer.ok) return none
    const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] }
    return suggestions
  } catch {
    return signal.aborted ? undefined : none
  }
}

interface ComboboxOptions {
  readonly input: HTMLInputElement
  /** Id of the list. Its options have the ids `{id}-{index}`. */
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly close: () => void
  readonly open: (suggestion: Suggestion) => void
}

/** Makes a field a combobox over a list that opens and closes; `active` is the chosen option, -1 for none. */
function useCombobox({ input, id, suggestions, close, open }: ComboboxOptions) {
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
      // An Enter that ends the composition of a syllable does not count.
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
