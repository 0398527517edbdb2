import { type MouseEvent, useContext, useEffect } from 'react'
import { DirectoryContext } from '../../api/directory-query.ts'
import { useAddress } from '../../navigation.ts'
import { useHref, useMessages, useSiteContext } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { detailTexts } from './detail-texts.ts'

/** The business could not be read, which says nothing about it. It is read again when asked, and when the connection is back. */
export function NotLoaded() {
  const { list } = useMessages()
  const { language } = useSiteContext()
  const texts = detailTexts(language)
  const href = useHref()
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
      <Notice
        title={texts.notLoadedTitle}
        actions={
          <>
            <a href={pathname} onClick={retry} className="button-primary">
              {list.retry}
            </a>
            <a href={href.home()} className="button-quiet">
              {list.toHome}
            </a>
          </>
        }
      >
        <p>{texts.notLoaded}</p>
      </Notice>
    </div>
  )
}
