import type { PageDefinition } from '../page.ts'
import { useSiteContext } from '../site-context.ts'
import { Notice } from '../ui/notice.tsx'
import { notFoundTexts } from './not-found-texts.ts'

export const definition: PageDefinition = {
  queries: () => [],
  Page: NotFound,
  meta({ site, language, href }) {
    const { title, description } = notFoundTexts(language)
    return {
      title: `${title} — ${site.name}`,
      description,
      canonical: href.home(),
      status: 404,
      noindex: true,
    }
  },
}

function NotFound() {
  const { language, messages, href } = useSiteContext()
  const { fixed, frame, list } = messages
  const { title, text } = notFoundTexts(language)
  return (
    <div className="page-width py-12">
      <Notice
        title={title}
        titleLang={fixed.lang}
        actions={
          <>
            <a href={href.home()} className="button-primary">
              {list.toHome}
            </a>
            <a href={href.browse()} className="button-quiet">
              {frame.browse}
            </a>
          </>
        }
      >
        <p>{text}</p>
      </Notice>
    </div>
  )
}
