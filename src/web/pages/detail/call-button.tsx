import { Phone } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'

/** A `tel:` button, only where there is a number that can be dialled; stays at the bottom of the screen on phones. */
export function CallButton({ business }: { readonly business: Business }) {
  if (!business.phoneE164) return null
  return (
    <div className="call-bar">
      <a href={`tel:${business.phoneE164}`} className="button-primary h-12 w-full text-base">
        <Phone size={20} aria-hidden="true" />
        전화하기
        <span className="tabular-nums font-normal">{business.phone}</span>
      </a>
    </div>
  )
}
