import { href } from '../../routes.ts'
import { Notice } from '../../ui/notice.tsx'

export function BusinessNotFound() {
  return (
    <div className="page-width py-12">
      <Notice
        title="업체를 찾을 수 없습니다"
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
        <p>주소가 바뀌었거나 삭제된 업체입니다. 이름으로 다시 찾아보세요.</p>
      </Notice>
    </div>
  )
}
