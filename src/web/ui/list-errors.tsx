import { href } from '../routes.ts'
import { Notice } from './notice.tsx'

/** The list could not be loaded. */
export function LoadingError() {
  return (
    <Notice
      title="Error Loading Businesses"
      titleLang="en"
      headingLevel="h2"
      actions={
        <>
          <a href={href.browse()} className="button-primary">
            다시 시도
          </a>
          <a href={href.home()} className="button-quiet">
            홈으로
          </a>
        </>
      }
    >
      <p lang="en">Unable to load businesses. Please try again later.</p>
    </Notice>
  )
}
