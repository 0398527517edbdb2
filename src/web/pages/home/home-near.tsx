import { useState } from 'react'
import { navigate } from '../../navigation.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { MapPin } from '../../ui/icons.tsx'
import { useHomeTexts } from './home-texts.ts'

/** Three decimals are about a hundred metres, which is near enough. */
const rounded = (degrees: number) => String(Math.round(degrees * 1000) / 1000)

/** Asks for the visitor's position only on a click, and answers in its own line. Without JavaScript there is none. */
export function HomeNear() {
  const { sort: words } = useMessages()
  const { near } = useHomeTexts()
  const href = useHref()
  const [said, setSaid] = useState('')
  const ask = () => {
    setSaid(words.locating)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        navigate(href.browse({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })),
      () => setSaid(words.noPosition),
      { maximumAge: 300_000, timeout: 15_000 },
    )
  }
  return (
    <div className="board-near needs-script">
      <button type="button" onClick={ask}>
        <MapPin size={18} aria-hidden="true" />
        {said || near}
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
