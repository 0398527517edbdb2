import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { SuggestionListProps } from './suggestion-list.tsx'

/**
 * Around a label with its text field: offers suggestions below. They are brought when the field is first entered;
 * until then, and without JavaScript, it is a plain field.
 */
export function Suggesting({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const bring = useCallback(async () => {
    const { SuggestionList } = await import('./suggestion-list.tsx')
    setInput(box.current?.querySelector('input') ?? null)
    setList(() => SuggestionList)
  }, [])
  // The field may have been entered before this script ran.
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) bring().catch(letGo)
  }, [bring])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what gets the focus
    <div ref={box} className="suggesting" onFocus={() => bring().catch(letGo)}>
      {children}
      {List && input && <List input={input} />}
    </div>
  )
}

/** Where the file cannot be brought, the field stays what it is. */
function letGo(): void {}
