import { BadgeCheck } from 'lucide-react'

/** The mark of a listing that the administrator has verified. */
export function VerifiedMark() {
  return (
    <span className="ml-1 inline-block align-[-0.2em] text-brand">
      <BadgeCheck size={18} aria-hidden="true" />
      <span className="sr-only">확인된 업체</span>
    </span>
  )
}

/** The same in a word. */
export function VerifiedBadge() {
  return (
    <span lang="en" className="chip verified-badge">
      <BadgeCheck size={14} aria-hidden="true" />
      Verified
    </span>
  )
}
