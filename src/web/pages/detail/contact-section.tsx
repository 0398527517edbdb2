import { Copy, ExternalLink, Flag, Share2 } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { useHref, useMessages, useSite, useSourceLanguage } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { ShownCity } from '../../ui/shown-city.tsx'
import { useToast } from '../../ui/toast-host.tsx'

export function ContactSection({ business }: { readonly business: Business }) {
  const { detail, format, unknown } = useMessages()
  const langOf = useSourceLanguage()
  const map = mapUrl(business)
  const { city, localCity, state, near } = business.shownPlace
  const address = business.address && <span lang={langOf(business.address)}>{business.address}</span>
  const inCity = city ? <ShownCity name={city} local={localCity} /> : near && detail.servedArea(near)
  const facts = [
    [detail.address, address],
    [detail.city, inCity],
    [detail.state, state || business.state],
    [detail.zipCode, business.zipCode],
    [detail.country, format.country(business.countryCode) || business.country],
    [detail.phone, business.phone],
  ] as const
  return (
    <section aria-labelledby="contact" className="panel">
      <h2 id="contact" className="text-base font-bold">
        {detail.contact}
      </h2>
      <dl className="facts mt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="text-ink-3">{unknown}</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-3">{detail.dataFrom(format.month(business.dataDate))}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {business.address && <CopyAddress address={business.address} />}
        {map && (
          <a href={map} target="_blank" rel="noopener nofollow" className="button-quiet">
            <ExternalLink size={18} aria-hidden="true" />
            {detail.seeOnMap}
          </a>
        )}
        <ShareButton business={business} />
        <ReportLink business={business} />
      </div>
    </section>
  )
}

function CopyAddress({ address }: { readonly address: string }) {
  const toast = useToast()
  const { detail } = useMessages()
  const copy = async () => {
    if (await copyText(address)) toast({ title: detail.addressCopied, text: address })
    else toast({ title: detail.addressNotCopied, text: detail.copyByHand, isError: true })
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      {detail.copyAddress}
    </button>
  )
}

/** Opens the device's share dialog, or copies the link if there is none. */
function ShareButton({ business }: { readonly business: Pick<Business, 'name' | 'slug'> }) {
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
      <Share2 size={18} aria-hidden="true" />
      {detail.share}
    </button>
  )
}

/** A link that opens a mail about wrong facts, with the listing filled in. */
function ReportLink({ business }: { readonly business: Business }) {
  const { contactEmail, origin } = useSite()
  const { detail } = useMessages()
  const href = useHref()
  const body = [
    `${detail.reportBusiness}: ${business.name}`,
    ...(business.address ? [`${detail.address}: ${business.address}`] : []),
    `${detail.reportLink}: ${origin}${href.details(business.slug)}`,
    '',
    `${detail.reportChange}:`,
    '',
  ]
  const subject = encodeURIComponent(detail.reportSubject(business.name))
  const mail = `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n'))}`
  return (
    <a href={mail} className="button-quiet">
      <Flag size={18} aria-hidden="true" />
      {detail.report}
    </a>
  )
}

type Located = Pick<Business, 'locationLink' | 'latitude' | 'longitude' | 'address' | 'name'>

/** The address of a map: the source's own link, or one made from the coordinates or the address. */
function mapUrl({ locationLink, latitude, longitude, address, name }: Located): string | undefined {
  if (/^https?:\/\//i.test(locationLink)) return locationLink
  const place =
    latitude !== null && longitude !== null ? `${latitude},${longitude}` : address && `${name} ${address}`
  if (!place) return undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
