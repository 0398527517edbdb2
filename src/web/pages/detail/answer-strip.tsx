import { phoneLink } from '../../../domain/phone/phone-link.ts'
import { openStateText } from '../../format/local-time.ts'
import { SaveToggle } from '../../saved/save-toggle.tsx'
import { useHref, useMessages, useSite, useSiteContext } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { Navigation, Phone, Share2 } from '../../ui/icons.tsx'
import type { ShownBusiness } from './detail-queries.ts'
import { detailTexts } from './detail-texts.ts'
import { directionsLink } from './map-links.ts'
import { useLocalDate, useLocalMinutes } from './use-local-time.ts'

/** What most visitors come for, in one line under the hero: open until when, call, the way there, save and share. */
export function AnswerStrip({ business }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  const directions = directionsLink(business)
  return (
    <section aria-label={detail.answer} className="answer-strip">
      <div className="page-width">
        <OpenNow business={business} />
        <div className="answer-actions">
          <CallLink business={business} />
          {directions && (
            <a href={directions} target="_blank" rel="noopener nofollow" className="button-quiet">
              <Navigation size={20} aria-hidden="true" />
              {detail.directions}
            </a>
          )}
          <SaveToggle id={business.id} name={business.name} word={detail.save} />
          <ShareButton business={business} />
        </div>
      </div>
    </section>
  )
}

const stateColour = { open: 'text-open', closed: 'text-closed', unknown: 'text-ink-3' } as const

function OpenNow({ business }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  return (
    <p className="answer-now">
      <span className={`open-badge answer-state ${stateColour[business.openState]}`}>
        {business.usualHours ? detail.hoursUnknown : <KnownState business={business} />}
        {business.usualHours && phoneLink(business) && ` · ${detail.askByPhone}`}
      </span>
      {business.timeZone && business.openState !== 'unknown' && <LocalClock timeZone={business.timeZone} />}
    </p>
  )
}

/** A part of its own, because its words change with the day: a page without it stays valid. */
function KnownState({ business }: { readonly business: ShownBusiness }) {
  const today = useLocalDate(business.timeZone)
  return openStateText(business, today, useMessages())
}

/** The time of day where the business is. Its place is kept until the visitor's clock has told it. */
function LocalClock({ timeZone }: { readonly timeZone: string }) {
  const { language, messages } = useSiteContext()
  const now = useLocalMinutes(timeZone)
  return (
    <small className="local-clock">
      {now !== undefined && detailTexts(language).localTime(messages.format.time(now))}
    </small>
  )
}

/** A `tel:` button, shown only if there is a number that can be dialled. */
export function CallLink({ business }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  const link = phoneLink(business)
  if (!link) return null
  return (
    <a
      href={link}
      className="button-primary"
      aria-label={`${detail.call} ${business.phone}, ${business.name}`}
    >
      <Phone size={20} aria-hidden="true" />
      {detail.call} <span className="call-number">{business.phone}</span>
    </a>
  )
}

/** Opens the device's share dialog, or copies the link if there is none. */
function ShareButton({ business }: { readonly business: Pick<ShownBusiness, 'name' | 'slug'> }) {
  const { origin } = useSite()
  const { detail } = useMessages()
  const href = useHref()
  const toast = useToast()
  const url = origin + href.details(business.slug)
  const copyLink = async () => {
    if (await copyText(url)) toast({ title: detail.linkCopied, text: url })
    else toast({ title: detail.linkNotCopied, text: url, isError: true })
  }
  const share = async () => {
    if (!navigator.share) return copyLink()
    try {
      await navigator.share({ title: business.name, url })
    } catch (error) {
      // AbortError means that the visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
    }
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={share}>
      <Share2 size={20} aria-hidden="true" />
      {detail.share}
    </button>
  )
}
