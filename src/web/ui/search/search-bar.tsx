import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useHref, useMessages } from '../../site-context.ts'
import { MapPin, Search } from '../icons.tsx'
import type { SuggestionListProps } from './suggestion-list.tsx'
import { useFieldText } from './use-field-text.ts'

interface SearchBarProps {
  readonly keyword: string
  readonly place: string
}

/** Keyword and location. They are sent by GET to the search page with a full load, only if there is a keyword. */
export function SearchBar({ keyword, place }: SearchBarProps) {
  const { search } = useMessages()
  const href = useHref()
  return (
    <search aria-label={search.form}>
      <form action={href.search()} method="get" className="search-bar" onSubmit={needsKeyword}>
        <SearchFields keyword={keyword} place={place} />
        <button type="submit" className="button-primary h-12 px-8">
          {search.submit}
        </button>
      </form>
    </search>
  )
}

/** Keeps a form without a keyword from being sent. */
export function needsKeyword(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('q')
  if (!(field instanceof HTMLInputElement) || field.value.trim()) return
  event.preventDefault()
  field.focus()
}

interface SearchFieldsProps extends SearchBarProps {
  /** The keyword's parameter. A search page needs a keyword (`q`), and a list to narrow (`search`) does not. */
  readonly name?: 'q' | 'search'
}

/** The fields of a search, which follow the address. Suggestions for the first stand between them. */
export function SearchFields({ keyword, place, name = 'q' }: SearchFieldsProps) {
  const { search, browse } = useMessages()
  const keywordInput = useFieldText(keyword)
  const placeInput = useFieldText(place)
  return (
    <>
      <Suggesting>
        <label className="search-field">
          <Search size={20} aria-hidden="true" className="text-brand" />
          <span className="sr-only">{search.keyword}</span>
          <input
            ref={keywordInput}
            name={name}
            type="search"
            required={name === 'q'}
            defaultValue={keyword}
            placeholder={name === 'q' ? search.keywordHint : browse.hint}
            enterKeyHint="search"
          />
        </label>
      </Suggesting>
      <Suggesting isPlace>
        <label className="search-field">
          <MapPin size={20} aria-hidden="true" className="text-brand" />
          <span className="sr-only">{search.place}</span>
          <input
            ref={placeInput}
            name="location"
            type="search"
            defaultValue={place}
            placeholder={search.placeHint}
            enterKeyHint="search"
          />
        </label>
      </Suggesting>
    </>
  )
}

interface SuggestingProps {
  readonly children: ReactNode
  /** Whether the field is that of a place. */
  readonly isPlace?: boolean
}

/**
 * Wraps a label with its text field, and shows suggestions below. Their code is loaded when the field is first
 * focused. Until then, and without JavaScript, it is a plain field.
 */
function Suggesting({ children, isPlace = false }: SuggestingProps) {
  const box = useRef<HTMLDivElement>(null)
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const bring = useCallback(async () => {
    const { SuggestionList } = await import('./suggestion-list.tsx')
    setInput(box.current?.querySelector('input') ?? null)
    setList(() => SuggestionList)
  }, [])
  // The field may have been focused before this script ran.
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) bring().catch(letGo)
  }, [bring])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what gets the focus
    <div ref={box} className="suggesting" onFocus={() => bring().catch(letGo)}>
      {children}
      {List && input && <List input={input} isPlace={isPlace} />}
    </div>
  )
}

/** If the code cannot be loaded, the field stays a plain field. */
function letGo(): void {}
