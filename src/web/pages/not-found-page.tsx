import type { PageDefinition } from '../page.ts'
import { useSiteContext } from '../site-context.ts'
import { Notice } from '../ui/notice.tsx'
import { notFoundTexts } from './not-found-texts.ts'

export const definition: PageDefinition = {
  queries: () => [],
  Page: NotFound,
  meta: ({ site, language, messages: { fixed }, href }) => ({
    title: `${fixed.notFound} — ${site.name}`,
    description: notFoundTexts(language).description,
    canonical: href.home(),
    status: 404,
    noindex: true,
  }),
}

function NotFound() {
  const { language, messages, href } = useSiteContext()
  const { fixed, frame, list } = messages
  return (
    <div className="page-width py-12">
      <Notice
        title={fixed.notFound}
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
        <p>{notFoundTexts(language).text}</p>
      </Notice>
    </div>
  )
}
