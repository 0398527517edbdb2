import type { ReactNode } from 'react'
import type { PageDefinition } from '../../page.ts'
import { useSite } from '../../site-context.ts'

interface StaticPage {
  readonly page: 'about' | 'advertise' | 'contact' | 'privacyPolicy' | 'termsOfService'
  readonly title: string
  readonly description: string
  readonly Text: () => ReactNode
}

/** A page of text that needs no data. */
export function staticPage({ page, title, description, Text }: StaticPage): PageDefinition {
  return {
    queries: () => [],
    Page: Text,
    meta: ({ site, href }) => ({ title: `${title} — ${site.name}`, description, canonical: href[page]() }),
  }
}

/** A text under its heading, in a narrow column. */
export function TextPage({ title, children }: TextProps) {
  return (
    <div className="page-width py-12">
      <article className="prose">
        <h1>{title}</h1>
        {children}
      </article>
    </div>
  )
}

/** A section of a text with its heading. */
export function TextSection({ title, children }: TextProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface TextProps {
  readonly title: string
  readonly children: ReactNode
}

/** The contact address as a mail link. */
export function ContactLink({ subject }: { readonly subject?: string }) {
  const { contactEmail } = useSite()
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${contactEmail}${query}`} className="text-link py-2.5">
      {contactEmail}
    </a>
  )
}
