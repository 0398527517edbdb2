import { href } from '../../routes.ts'
import { ContactLink } from './contact-link.tsx'
import { staticPage, TextPage, TextSection } from './static-page.tsx'

const title = '업체 등록'

export const addBusinessPage = staticPage({
  path: href.addBusiness(),
  title,
  description: '동네 업체를 무료로 등록하는 방법입니다.',
  Page: AddBusiness,
})

function AddBusiness() {
  return (
    <TextPage title={title}>
      <p className="lead">업체 등록은 무료입니다. 아래 내용을 이메일로 보내 주시면 확인한 뒤 올립니다.</p>
      <p>
        <ContactLink subject="업체 등록 신청" />
      </p>
      <TextSection title="꼭 필요한 내용">
        <ul>
          <li>업체 이름과 업종</li>
          <li>주소(우편번호 포함)와 국가</li>
        </ul>
      </TextSection>
      <TextSection title="있으면 좋은 내용">
        <ul>
          <li>전화번호</li>
          <li>요일별 영업시간</li>
          <li>매장 사진이 있는 인터넷 주소</li>
          <li>짧은 소개 글</li>
          <li>지도 링크</li>
        </ul>
      </TextSection>
      <TextSection title="그다음은">
        <p>영업일 기준 24시간 안에 답장을 드립니다. 확인이 끝나면 검색과 목록에 나타납니다.</p>
      </TextSection>
    </TextPage>
  )
}
