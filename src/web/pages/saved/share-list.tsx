import { useId, useState } from 'react'
import type { SavedPlace } from '../../saved/saved-store.ts'
import { useHref, useMessages, useSite } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { Copy, Share } from '../../ui/icons.tsx'
import { useSavedTexts } from './saved-texts.ts'

/** Gives the address of the list to the device's own sharing. Where there is none, it is shown in a field, to copy. */
export function ShareList({ places }: { readonly places: readonly SavedPlace[] }) {
  const { saved } = useMessages()
  const texts = useSavedTexts()
  const { origin } = useSite()
  const href = useHref()
  const [isShown, setShown] = useState(false)
  const url = origin + href.saved(places.map(({ id }) => id))
  const share = async () => {
    if (!navigator.share) return setShown(true)
    try {
      await navigator.share({ title: saved.title, url })
    } catch (error) {
      // AbortError means that the visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(true)
    }
  }
  return (
    <>
      <button type="button" className="button-quiet" aria-expanded={isShown} onClick={share}>
        <Share size={18} aria-hidden="true" />
        {texts.share}
      </button>
      {isShown && <ListAddress url={url} />}
    </>
  )
}

/** The address is chosen already, so that it can be copied where the button may not. */
function ListAddress({ url }: { readonly url: string }) {
  const texts = useSavedTexts()
  const toast = useToast()
  const field = useId()
  const copy = async () => {
    if (await copyText(url)) return toast({ title: texts.copied, text: texts.notesStay })
    document.getElementById(field)?.focus()
  }
  return (
    <div className="saved-address field">
      <label htmlFor={field}>{texts.address}</label>
      <input
        id={field}
        readOnly
        value={url}
        aria-describedby={`${field}-notes`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it
        autoFocus
      />
      <button type="button" className="button-primary" onClick={copy}>
        <Copy size={18} aria-hidden="true" />
        {texts.copy}
      </button>
      <p id={`${field}-notes`}>{texts.notesStay}</p>
    </div>
  )
}
