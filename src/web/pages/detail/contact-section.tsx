import { ExternalLink } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { CopyAddress } from './copy-address.tsx'
import { mapUrl } from './map-url.ts'
import { ReportLink } from './report-link.tsx'
import { ShareButton } from './share-button.tsx'

export function ContactSection({ business }: { readonly business: Business }) {
  const map = mapUrl(business)
  const facts = [
    ['주소', business.address],
    ['도시', business.city],
    ['지역', business.state],
    ['우편번호', business.zipCode],
    ['국가', business.country],
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
