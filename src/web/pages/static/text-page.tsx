import type { ReactNode } from 'react'

/** A text under its heading, at reading width. */
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

/** A part of a text with its heading. */
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
