import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { matchRoute } from '../domain/site/match-route.ts'

/** Follows links between public pages without reloading, for every plain `<a>` at once. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event)
      if (!url) return
      event.preventDefault()
      navigate(url.pathname + url.search)
      window.scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** Where a plain click on a link to one of our pages leads; undefined for every other click. */
function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.hash) return undefined
  return matchRoute(url.pathname) ? url : undefined
}
