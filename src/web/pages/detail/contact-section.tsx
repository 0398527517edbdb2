import { Copy, ExternalLink, Flag, Share2 } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { countryName } from '../../format/place.ts'
import { href } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/toast-host.tsx'

export function ContactSection({ business }: { readonly business: Business }) {
  const map = mapUrl(business)
  const facts = [
    ['주소', business.address],
    ['도시', business.city],
    ['지역', business.state],
    ['우편번호', business.zipCode],
    ['국가', countryName(business.countryCode) || business.country],
    ['전화', business.phone],
  ] as const
  return (
    <section aria-labelledby="contact" className="panel">
      <h2 id="contact" className="text-base font-bold">
        연락처와 위치
      </h2>
      <dl className="facts mt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="text-ink-3">알 수 없음</span>}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {business.address && <CopyAddress address={business.address} />}
        {map && (
          <a href={map} target="_blank" rel="noopener nofollow" className="button-quiet">
            <ExternalLink size={18} aria-hidden="true" />
            지도에서 보기
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
  const copy = async () => {
    if (await copyText(address)) toast({ title: '주소를 복사했습니다', text: address })
    else
      toast({ title: '주소를 복사하지 못했습니다', text: '주소를 길게 눌러 복사해 주세요.', isError: true })
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      주소 복사
    </button>
  )
}

/** Opens the device's share dialog, or copies the link if there is none. */
function ShareButton({ business }: { readonly business: Pick<Business, 'name' | 'slug'> }) {
  const { origin } = useSite()
  const toast = useToast()
  const url = origin + href.details(business.slug)
  const copyLink = async () => {
    if (await copyText(url)) toast({ title: '링크를 복사했습니다', text: url })
    else toast({ title: '링크를 복사하지 못했습니다', text: url, isError: true })
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
      공유
    </button>
  )
}

/** A link that opens a mail about wrong facts, with the listing filled in. */
function ReportLink({ business }: { readonly business: Business }) {
  const { contactEmail, origin } = useSite()
  const body = [
    `업체: ${business.name}`,
    ...(business.address ? [`주소: ${business.address}`] : []),
    `링크: ${origin}${href.details(business.slug)}`,
    '',
    '고칠 내용:',
    '',
  ]
  const subject = encodeURIComponent(`정보 수정 요청: ${business.name}`)
  const mail = `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n'))}`
  return (
    <a href={mail} className="button-quiet">
      <Flag size={18} aria-hidden="true" />
      잘못된 정보 알리기
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
