import { href } from '../../routes.ts'
import { Notice } from '../../ui/notice.tsx'

export function CategoryNotFound() {
  return (
    <Notice title="Category Not Found" titleLang="en" actions={<Links />}>
      <p>이 이름의 카테고리가 없습니다. 홈에서 다른 카테고리를 골라 보세요.</p>
    </Notice>
  )
}

export function EmptyCategory() {
  return (
    <Notice title="아직 등록된 업체가 없습니다" headingLevel="h2" actions={<Links />}>
      <p>이 카테고리의 업체가 등록되면 여기에 나타납니다.</p>
    </Notice>
  )
}

function Links() {
  return (
    <>
      <a href={href.home()} lang="en" className="button-primary">
        Browse All Categories
      </a>
      <a href={href.browse()} className="button-quiet">
        모든 업체 보기
      </a>
    </>
  )
}
