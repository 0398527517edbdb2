import { useMessages } from '../site-context.ts'
import { BadgeCheck } from './icons.tsx'

/** The mark of a listing that the administrator has verified. */
export function VerifiedMark() {
  const { card } = useMessages()
  return (
    <span className="ml-1 inline-block align-[-0.2em] text-brand">
      <BadgeCheck size={18} aria-hidden="true" />
      <span className="sr-only">{card.verified}</span>
    </span>
  )
}
