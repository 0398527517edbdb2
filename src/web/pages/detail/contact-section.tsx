import { phoneLink } from '../../../domain/phone/phone-link.ts'
import { pathIn } from '../../../domain/site/language.ts'
import { cardPath } from '../../../domain/site/site-files.ts'
import { useMessages, useSiteContext, useSourceLanguage } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { ContactRound, Copy, ExternalLink } from '../../ui/icons.tsx'
import { ShownCity } from '../../ui/shown-city.tsx'
import type { ShownBusiness } from './detail-queries.ts'
import { detailTexts } from './detail-texts.ts'
import { mapLink } from './map-links.ts'

export function ContactSection({ business }: { readonly business: ShownBusiness }) {
  const { detail, format, unknown } = useMessages()
  const langOf = useSourceLanguage()
  const { language } = useSiteContext()
  const texts = detailTexts(language)
  const map = mapLink(business)
  const { city, localCity, state, near } = business.shownPlace
  const address = business.address && <bdi lang={langOf(business.address)}>{business.address}</bdi>
  const inCity = city ? <ShownCity name={city} local={localCity} /> : near && detail.servedArea(near)
  const facts = [
    [detail.address, address],
    [detail.city, inCity],
    [detail.state, state || business.state],
    [detail.zipCode, business.zipCode],
    [detail.country, format.country(business.countryCode) || business.country],
    [detail.phone, business.phone && <PhoneNumber business={business} />],
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
      <p className="mt-5 text-sm text-ink-3">
        {detail.dataFrom(format.month(business.dataDate))}
        <span className="to-report">
          {'\u00a0· '}
          <a href="#report" className="text-link">
            {texts.report}
          </a>
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {business.address && <CopyAddress address={business.address} />}
        <a href={pathIn(language, cardPath(business.id))} download className="button-quiet">
          <ContactRound size={18} aria-hidden="true" />
          {texts.saveContact}
        </a>
        {map && (
          <a href={map} target="_blank" rel="noopener nofollow" className="button-quiet">
            <ExternalLink size={18} aria-hidden="true" />
            {texts.seeOnMap}
          </a>
        )}
      </div>
    </section>
  )
}

function PhoneNumber({ business }: { readonly business: ShownBusiness }) {
  const link = phoneLink(business)
  return link ? (
    <a href={link} className="text-phone">
      {business.phone}
    </a>
  ) : (
    business.phone
  )
}

function CopyAddress({ address }: { readonly address: string }) {
  const toast = useToast()
  const texts = detailTexts(useSiteContext().language)
  const copy = async () => {
    if (await copyText(address)) toast({ title: texts.addressCopied, text: address })
    else toast({ title: texts.addressNotCopied, text: texts.copyByHand, isError: true })
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      {texts.copyAddress}
    </button>
  )
}
