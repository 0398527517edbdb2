import type { ReactNode } from 'react'
import { lazyPage } from '../../lazy-page.tsx'
import type { PageDefinition } from '../../page-definition.ts'

interface StaticPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Imports the text: it is brought with the page only. */
  readonly bring: () => Promise<() => ReactNode>
}

/** A page of text that needs no data. */
export function staticPage({ path, title, description, bring }: StaticPage): PageDefinition {
  return {
    queries: () => [],
    ...lazyPage(bring),
    meta: ({ site }) => ({ title: `${title} — ${site.name}`, description, canonical: path }),
  }
}
