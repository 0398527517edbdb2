import { ArrowRight } from 'lucide-react'

interface SectionHeadingProps {
  readonly id: string
  /** In English, as the product names it. */
  readonly title: string
  readonly subtitle: string
  readonly more: { readonly label: string; readonly href: string }
}

export function SectionHeading({ id, title, subtitle, more }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={id} lang="en" className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{subtitle}</p>
      </div>
      <a href={more.href} lang="en" className="more-link">
        {more.label}
        <ArrowRight size={16} aria-hidden="true" />
      </a>
    </div>
  )
}
