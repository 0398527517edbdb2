import { useEffect, useRef } from 'react'
import type { SiteSettings } from '../site-settings.ts'
import { type HeadTag, headTags, type PageMeta } from './page-meta.ts'

/** Keeps `<head>` in step with the page in the browser; the first page came with its own. */
export function usePageMeta(meta: PageMeta, site: SiteSettings): void {
  const tags = headTags(meta, site)
  const text = JSON.stringify(tags)
  const shown = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== text) replaceHead(JSON.parse(text) as HeadTag[])
    shown.current = text
  }, [text])
}

function replaceHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  document.head.append(
    ...tags.map(({ tag, attributes, text }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.setAttribute('data-page', '')
      if (text) element.textContent = text
      return element
    }),
  )
}
