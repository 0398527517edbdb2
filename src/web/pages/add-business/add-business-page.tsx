import type { PageDefinition, PageRequest } from '../../page.ts'
import { href } from '../../routes.ts'
import { useSiteContext } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { SubmissionForm } from './submission-form.tsx'

export const definition: PageDefinition = {
  queries: () => [],
  Page: AddBusiness,
  meta: ({ request, site }) => ({
    title: `업체 등록 — ${site.name}`,
    description: '동네 업체를 무료로 등록합니다. 확인한 뒤 검색과 목록에 올립니다.',
    canonical: href.addBusiness(),
    noindex: request.search.has('submitted'),
  }),
}

function AddBusiness({ request }: { readonly request: PageRequest }) {
  const { form } = useSiteContext()
  if (request.search.has('submitted')) return <Submitted />
  return (
    <div className="page-width py-12">
      <div className="prose">
        <h1>업체 등록</h1>
        <p className="lead">
          등록은 무료입니다. 보내 주신 내용은 확인한 뒤 검색과 목록에 올리며, 영업일 기준 24시간 안에 이메일로
          답장을 드립니다.
        </p>
      </div>
      <SubmissionForm form={form} />
    </div>
  )
}

function Submitted() {
  return (
    <div className="page-width py-12" role="status">
      <Notice
        title="등록 신청을 받았습니다"
        actions={
          <>
            <a href={href.home()} className="button-primary">
              홈으로
            </a>
            <a href={href.addBusiness()} className="button-quiet">
              다른 업체 등록
            </a>
          </>
        }
      >
        <p>영업일 기준 24시간 안에 답장을 드립니다. 확인이 끝나면 검색과 목록에 나타납니다.</p>
      </Notice>
    </div>
  )
}
