import type { BusinessSummary } from '../api/business-summary.ts'
import { changeText } from '../format/open-change.ts'
import { useMessages } from '../site-context.ts'

interface OpenStateProps {
  readonly business: Pick<BusinessSummary, 'openState' | 'openChange'>
  readonly words: { readonly open: string; readonly closed: string; readonly lang: string | undefined }
}

/** Open or closed by a dot and a word, and until when: `영업 중 22:00까지`. Nothing if it is unknown. */
export function OpenState({ business: { openState, openChange: change }, words }: OpenStateProps) {
  const messages = useMessages()
  if (openState === 'unknown') return null
  const isOpen = openState === 'open'
  const until = changeText(openState, change, messages)
  // A word that the specification fixes stays; the colour and the time say that it closes soon.
  const isSoon = isOpen && change?.closesSoon
  const word = isSoon && !words.lang ? messages.open.closesSoon : isOpen ? words.open : words.closed
  return (
    <span className={`state ${isSoon ? 'state-soon' : isOpen ? 'text-open' : 'text-closed'}`}>
      <b lang={words.lang}>{word}</b> {until && <span>{until}</span>}
    </span>
  )
}
