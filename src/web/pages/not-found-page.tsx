import type { PageDefinition } from '../page.ts'
import { useHref, useMessages } from '../site-context.ts'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: () => [],
  Page: NotFound,
  meta: ({ site, messages: { fixed, notFound }, href }) => ({
    title: `${fixed.notFound} — ${site.name}`,
    description: notFound.description,
    canonical: href.home(),
    status: 404,
    noindex: true,
  }),
}

function NotFound() {
  const { fixed, frame, list, notFound } = useMessages()
  const href = useHref()
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
        <p>{notFound.text}</p>
      </Notice>
    </div>
  )
}
