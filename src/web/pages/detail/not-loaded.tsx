import { type MouseEvent, useContext, useEffect } from 'react'
import { DirectoryContext } from '../../api/directory-query.ts'
import { useAddress } from '../../navigation.ts'
import { useSiteContext } from '../../site-context.ts'
import { LoadingError } from '../../ui/notice.tsx'
import { detailTexts } from './detail-texts.ts'

/** The business could not be read, which says nothing about it. It is read again when asked, and when the connection is back. */
export function NotLoaded() {
  const { language } = useSiteContext()
  const texts = detailTexts(language)
  const { pathname } = useAddress()
  const { cache } = useContext(DirectoryContext)
  useEffect(() => {
    const retry = () => cache.forgetFailures()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [cache])
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    cache.forgetFailures()
  }
  return (
    <div className="page-width py-12">
      <LoadingError title={texts.notLoadedTitle} address={pathname} onRetry={retry}>
        <p>{texts.notLoaded}</p>
      </LoadingError>
    </div>
  )
}
