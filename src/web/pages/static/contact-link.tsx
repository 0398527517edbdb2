import { useSite } from '../../site-context.ts'

/** The contact address as a mail link. */
export function ContactLink({ subject }: { readonly subject?: string }) {
  const { contactEmail } = useSite()
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${contactEmail}${query}`} className="text-link">
      {contactEmail}
    </a>
  )
}
