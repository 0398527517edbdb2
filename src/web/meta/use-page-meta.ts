import { useEffect, useRef } from 'react'
import type { SiteSettings } from '../site-settings.ts'
import { type HeadTag, headTags, type PageMeta } from './page-meta.ts'

/** Keeps `<head>` in step with the page in the browser; the first page came with its own. undefined: not known yet. */
export function usePageMeta(meta: PageMeta | undefined, site: SiteSettings): void {
  const text = meta && JSON.stringify(headTags(meta, site))
  const shown = useRef(text)
  useEffect(() => {
    if (text === undefined || shown.current === text) return
    shown.current = text
    replaceHead(JSON.parse(text) as HeadTag[])
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
