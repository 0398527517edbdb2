import type { ComponentType, ReactNode } from 'react'
import type { PageDefinition } from '../../page-definition.ts'

interface StaticPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly Body: ComponentType
}

/** A page of text that needs no data. */
export function staticPage({ path, title, description, Body }: StaticPage): PageDefinition {
  return {
    queries: () => [],
    Page: () => (
      <div className="page-width py-12">
        <article className="prose">
          <h1>{title}</h1>
          <Body />
        </article>
      </div>
    ),
    meta: ({ site }) => ({ title: `${title} — ${site.name}`, description, canonical: path }),
  }
}

/** A part of a text with its heading. */
export function TextSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
