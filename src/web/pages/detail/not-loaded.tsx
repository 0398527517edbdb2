import { useSiteContext } from '../../site-context.ts'
import { LoadingError } from '../../ui/notice.tsx'
import { detailTexts } from './detail-texts.ts'

/** The business could not be read, which says nothing about it. */
export function NotLoaded() {
  const texts = detailTexts(useSiteContext().language)
  return (
    <div className="page-width py-12">
      <LoadingError title={texts.notLoadedTitle}>
        <p>{texts.notLoaded}</p>
      </LoadingError>
    </div>
  )
}
