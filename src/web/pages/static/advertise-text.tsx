import { ContactLink } from './contact-link.tsx'
import { TextPage, TextSection } from './text-page.tsx'

const title = '광고 안내'

export function Advertise() {
  return (
    <TextPage title={title}>
      <p className="lead">광고는 업체 상세 화면의 정해진 자리에만 싣고, 광고라고 표시합니다.</p>
      <TextSection title="광고 자리">
        <ul>
          <li>업체 상세 화면 위쪽, 300×250 픽셀</li>
          <li>전화 버튼 아래, 300×250 픽셀</li>
        </ul>
      </TextSection>
      <TextSection title="지키는 것">
        <ul>
          <li>광고는 검색 순서와 평점에 영향을 주지 않습니다.</li>
          <li>목록과 검색 결과 사이에는 광고를 끼워 넣지 않습니다.</li>
        </ul>
      </TextSection>
      <TextSection title="문의">
        <p>
          지역과 기간을 적어 <ContactLink subject="광고 문의" />로 보내 주세요.
        </p>
      </TextSection>
    </TextPage>
  )
}
