import { MapPin, Store, Tag } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { Suggestion } from '../../domain/search/suggestion.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  /** The field that the suggestions are for. */
  readonly input: HTMLInputElement
}

const icons = { business: Store, category: Tag, city: MapPin }

/** The list of a combobox: the arrow keys choose, Enter opens what is chosen, Escape closes. */
export function SuggestionList({ input }: SuggestionListProps) {
  const id = useId()
  const { suggestions, close } = useSuggestions(input)
  const { active, setActive } = useCombobox({ input, id, suggestions, close, open })
  const isOpen = suggestions.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && `추천 ${suggestions.length}개. 위아래 화살표로 고를 수 있습니다.`}
      </p>
      {isOpen && (
        <div role="listbox" id={id} aria-label="추천 검색어" className="suggestions">
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.href}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onPoint={() => setActive(index)}
            />
          ))}
        </div>
      )}
    </>
  )
}

function open({ href }: Suggestion): void {
  location.assign(href)
}

interface OptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onPoint: () => void
}

function Option({ id, suggestion, isActive, onPoint }: OptionProps) {
  const { kind, text, detail, match } = suggestion
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
      onClick={() => open(suggestion)}
    >
      <Icon size={18} aria-hidden="true" className="text-ink-3" />
      <span className="min-w-0 flex-1 truncate">
        <HighlightedText text={text} ranges={match} />
      </span>
      <span className="max-w-[50%] truncate text-xs text-ink-2">{detail}</span>
    </div>
  )
}
