import { useCallback, useEffect, useId } from 'react'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import type { MatchRange } from '../../../domain/search-terms/match-ranges.ts'
import { useMessages, useSiteContext, useSourceLanguage } from '../../site-context.ts'
import { MapPin, Search, Store, Tag } from '../icons.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  /** The field that gets the suggestions. */
  readonly input: HTMLInputElement
  /** The field is that of a place: a chosen suggestion becomes its text. */
  readonly isPlace: boolean
}

const icons = { pair: Search, business: Store, category: Tag, attribute: Tag, city: MapPin, district: MapPin }

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
  const { kind, text, detail, businessCount, match } = suggestion
  const { search, places } = useMessages()
  const langOf = useSourceLanguage()
  const count = businessCount && places(businessCount)
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
      <span className="min-w-0 flex-1 leading-tight">
        <bdi className="block truncate" lang={langOf(text)}>
          <HighlightedText text={text} ranges={match} />
        </bdi>
        {kind === 'business' && detail && <bdi className="block truncate text-xs text-ink-2">{detail}</bdi>}
      </span>
      {kind !== 'business' && (
        <span className="max-w-[50%] truncate text-xs text-ink-2">
          {[kind !== 'pair' && search.kinds[kind], count].filter(Boolean).join(' · ')}
        </span>
      )}
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
