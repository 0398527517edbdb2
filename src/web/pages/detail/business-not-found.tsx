import { slugWords } from '../../../domain/slug/slug-words.ts'
import { cutText } from '../../../domain/text/cut-text.ts'
import { useHref, useMessages, useSiteContext } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { detailTexts } from './detail-texts.ts'

/** What of a name fits on a button. */
const shownLength = 40

/** There is no such business. A link that lost some letters still names it: `/details/okay-kitchen-zurich`. */
export function BusinessNotFound({ slug }: { readonly slug: string }) {
  const { frame, list } = useMessages()
  const texts = detailTexts(useSiteContext().language)
  const href = useHref()
  const words = slugWords(slug)
  const shown = cutText(words, shownLength)
  const find = words ? (
    <a href={href.search({ search: words })} className="button-primary">
      {texts.findByName(shown === words ? shown : `${shown}…`)}
    </a>
  ) : (
    <a href={href.browse()} className="button-primary">
      {frame.browse}
    </a>
  )
  return (
    <div className="page-width py-12">
      <Notice
        title={texts.notFoundTitle}
        actions={
          <>
            {find}
            <a href={href.home()} className="button-quiet">
              {list.toHome}
            </a>
          </>
        }
      >
        <p>{texts.notFound}</p>
      </Notice>
    </div>
  )
}
