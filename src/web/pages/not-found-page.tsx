import type { PageDefinition } from '../page.ts'
import { href } from '../routes.ts'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: () => [],
  Page: NotFound,
  meta: ({ site }) => ({
    title: `404 Page Not Found — ${site.name}`,
    description: '주소에 맞는 화면이 없습니다.',
    canonical: href.home(),
    status: 404,
    noindex: true,
  }),
}

function NotFound() {
  return (
    <div className="page-width py-12">
      <Notice
        title="404 Page Not Found"
        titleLang="en"
        actions={
          <>
            <a href={href.home()} className="button-primary">
              홈으로
            </a>
            <a href={href.browse()} className="button-quiet">
              업체 검색
            </a>
          </>
        }
      >
        <p>주소에 맞는 화면이 없습니다. 주소를 다시 확인하거나 아래에서 찾아보세요.</p>
      </Notice>
    </div>
  )
}
